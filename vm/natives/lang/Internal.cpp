// jdk.internal.*: what the JDK asks its own virtual machine.

#include <sys/utsname.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "vm/natives/Peers.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::natives {

namespace {

NativeOutcome returnMinusOne(NativeContext& ctx) {
    return ctx.returnInt(-1);
}

// ---- system properties

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += ':';
        text += part;
    }
    return text;
}

// SystemProps.Raw.vmProperties: names and values in turn. The program's own come last and win.
NativeOutcome vmProperties(NativeContext& ctx) {
    const Options& options = ctx.vm.options;
    const std::string home = options.jdkHome.string();
    const std::string feature = std::to_string(ctx.vm.jdkFeature);
    std::vector<std::string> list = {
        "java.home",
        home,
        "java.vm.specification.name",
        "Java Virtual Machine Specification",
        "java.vm.specification.vendor",
        "Oracle Corporation",
        "java.vm.specification.version",
        feature,
        "java.vm.name",
        "OpenJDK 64-Bit Server VM",
        "java.vm.vendor",
        "OpenJDK",
        "java.vm.version",
        jdkVersion(ctx.vm),
        "java.vm.info",
        "mixed mode, sharing",
        "jdk.debug",
        "release",
        "sun.boot.library.path",
        home + "/lib",
        "java.library.path",
        "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib",
        "java.class.path",
        joined(options.classPath),
        "sun.nio.MaxDirectMemorySize",
        "-1",
        "sun.nio.PageAlignDirectMemory",
        "false",
        "sun.management.compiler",
        "HotSpot 64-Bit Tiered Compilers",
        "sun.java.launcher",
        "SUN_STANDARD",
        // Of the image of the class library only the index is mapped: a mapping is a copy.
        "jdk.image.map.all",
        "false",
        // Core reflection stays on native accessors, which are peers.
        "jdk.reflect.useNativeAccessorOnly",
        "true",
        "jdk.reflect.useDirectMethodHandle",
        "false",
    };
    for (const auto& [name, value] : options.properties) {
        list.push_back(name);
        list.push_back(value);
    }
    const Ref array = newStringArray(ctx, list);
    // The list ends with a null key.
    const Ref ended = ctx.newArray(*ctx.vm.linker->known.stringArray,
                                   static_cast<std::uint32_t>(list.size()) + 2);
    for (std::uint32_t i = 0; i < list.size(); ++i)
        setElement(ctx.state, ended, i, elementAt(ctx.state, array, i));
    return ctx.returnRef(ended);
}

// SystemProps.Raw.platformProperties: an array indexed by the constants _name_NDX of the class.
NativeOutcome platformProperties(NativeContext& ctx) {
    utsname system{};
    uname(&system);
    const auto environment = [](const char* name, const char* otherwise) {
        const char* value = std::getenv(name);
        return std::string(value ? value : otherwise);
    };
    std::error_code ignored;
    const std::pair<std::string_view, std::string> values[] = {
        {"display_language", "en"},
        {"file_encoding", "UTF-8"},
        {"native_encoding", "UTF-8"},
        {"sun_jnu_encoding", "UTF-8"},
        {"stdin_encoding", "UTF-8"},
        {"stdout_encoding", "UTF-8"},
        {"stderr_encoding", "UTF-8"},
        {"file_separator", "/"},
        {"path_separator", ":"},
        {"line_separator", "\n"},
        {"java_io_tmpdir", "/tmp"},
        {"os_arch", "amd64"},
        {"os_name", "Linux"},
        {"os_version", system.release},
        {"sun_arch_data_model", "64"},
        {"sun_cpu_endian", "little"},
        {"sun_io_unicode_encoding", "UnicodeLittle"},
        {"user_dir", std::filesystem::current_path(ignored).string()},
        {"user_home", environment("HOME", "/")},
        {"user_name", environment("USER", getuid() == 0 ? "root" : "user")},
    };
    const Class& raw = *ctx.method.holder;
    std::uint32_t length = 0;
    const auto indexOf = [](const Field& field) -> int {
        if (!field.info || field.info->constantValue == 0 || field.type != BasicType::Int)
            return -1;
        return field.holder->file->constants.integer(field.info->constantValue);
    };
    for (const Field& field : raw.fields) {
        if (field.name.view().ends_with("_NDX")) {
            length = std::max(length, static_cast<std::uint32_t>(indexOf(field) + 1));
        }
    }
    const Ref array = ctx.newArray(*ctx.vm.linker->known.stringArray, length);
    for (const auto& [name, value] : values) {
        const Field* field = raw.fieldNamed("_" + std::string(name) + "_NDX");
        if (!field) continue;
        const Ref text = ctx.newString(value);
        setElement(ctx.state, array, static_cast<std::uint32_t>(indexOf(*field)), text);
    }
    return ctx.returnRef(array);
}

// ---- VM

NativeOutcome runtimeArguments(NativeContext& ctx) {
    return ctx.returnRef(newStringArray(ctx, {}));
}
NativeOutcome latestUserDefinedLoader(NativeContext& ctx) {
    return ctx.returnRef(applicationLoader(ctx));
}
NativeOutcome userId(NativeContext& ctx) {
    return ctx.returnLong(getuid());
}

// ---- signals: none is ever delivered

NativeOutcome findSignal(NativeContext& ctx) {
    constexpr std::pair<std::string_view, int> signals[] = {
        {"HUP", 1}, {"INT", 2}, {"QUIT", 3}, {"TERM", 15}};
    const std::string name = ctx.stringOf(ctx.refAt(0));
    for (const auto& [known, number] : signals) {
        if (known == name) return ctx.returnInt(number);
    }
    return ctx.returnInt(-1);
}

NativeOutcome temporaryDirectory(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString("/tmp"));
}
NativeOutcome emptyString(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString(""));
}

constexpr std::string_view kRaw = "jdk/internal/util/SystemProps$Raw", kVm = "jdk/internal/misc/VM",
                           kCds = "jdk/internal/misc/CDS", kSignal = "jdk/internal/misc/Signal";

// A JVM says so when its start-up ends.
constexpr NativePeer kPeers[] = {
    {"jdk/internal/misc/VM", "isJavaLangInvokeInited", "()Z", returnTrue, After17},
    {kRaw, "vmProperties", "()[Ljava/lang/String;", vmProperties},
    {kRaw, "platformProperties", "()[Ljava/lang/String;", platformProperties},
    {kVm, "initialize", "()V", nothing},
    {kVm, "getRuntimeArguments", "()[Ljava/lang/String;", runtimeArguments},
    {kVm, "latestUserDefinedLoader0", "()Ljava/lang/ClassLoader;", latestUserDefinedLoader},
    {kVm, "getuid", "()J", userId},
    {kVm, "geteuid", "()J", userId},
    {kVm, "getgid", "()J", userId},
    {kVm, "getegid", "()J", userId},
    {kCds, "isDumpingClassList0", "()Z", returnFalse, Before25},
    {kCds, "isDumpingArchive0", "()Z", returnFalse, Before25},
    {kCds, "isSharingEnabled0", "()Z", returnFalse, Before25},
    {kCds, "getCDSConfigStatus", "()I", returnZeroLong, After17},
    {kCds, "getRandomSeedForDumping", "()J", returnZeroLong},
    {kCds, "initializeFromArchive", "(Ljava/lang/Class;)V", nothing},
    {kCds, "defineArchivedModules", "(Ljava/lang/ClassLoader;Ljava/lang/ClassLoader;)V", nothing},
    {kCds, "logLambdaFormInvoker", "(Ljava/lang/String;)V", nothing},
    {kCds, "logLambdaFormInvoker",
     "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)V", nothing,
     After17},
    {kCds, "needsClassInitBarrier0", "(Ljava/lang/Class;)Z", returnFalse, After17},
    {"java/lang/invoke/LambdaProxyClassArchive", "addToArchive",
     "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/"
     "MethodType;Ljava/lang/invoke/MemberName;Ljava/lang/invoke/MethodType;Ljava/lang/Class;)V",
     nothing},
    {"java/lang/invoke/LambdaProxyClassArchive", "findFromArchive",
     "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/"
     "MethodType;Ljava/lang/invoke/MemberName;Ljava/lang/invoke/MethodType;)Ljava/lang/Class;",
     returnNull},
    {kSignal, "findSignal0", "(Ljava/lang/String;)I", findSignal},
    {kSignal, "handle0", "(IJ)J", returnZeroLong},
    {kSignal, "raise0", "(I)V", nothing},
    {"jdk/internal/misc/PreviewFeatures", "isPreviewEnabled", "()Z", returnFalse, After17},
    {"jdk/internal/misc/ScopedMemoryAccess", "registerNatives", "()V", nothing},
    {"jdk/internal/misc/ScopedMemoryAccess", "closeScope0",
     "(Ljdk/internal/foreign/MemorySessionImpl;)Z", returnTrue, Between},
    {"jdk/internal/misc/ScopedMemoryAccess", "closeScope0",
     "(Ljdk/internal/foreign/MemorySessionImpl;Ljdk/internal/misc/"
     "ScopedMemoryAccess$ScopedAccessError;)V",
     nothing, After17},
    {"jdk/internal/misc/ScopedMemoryAccess", "closeScope0",
     "(Ljdk/internal/misc/ScopedMemoryAccess$Scope;Ljdk/internal/misc/"
     "ScopedMemoryAccess$Scope$ScopedAccessError;)Z",
     returnTrue, Before25},
    // Virtual threads are run on threads of their own: ThreadBuilders.BoundVirtualThread.
    {"jdk/internal/vm/ContinuationSupport", "isSupported0", "()Z", returnFalse, After17},
    {"jdk/internal/vm/Continuation", "registerNatives", "()V", nothing, After17},
    {"jdk/internal/vm/Continuation", "pin", "()V", nothing, After17},
    {"jdk/internal/vm/Continuation", "unpin", "()V", nothing, After17},
    {"jdk/internal/vm/ForeignLinkerSupport", "isSupported0", "()Z", returnFalse, After17},
    {"jdk/internal/vm/VMSupport", "getVMTemporaryDirectory", "()Ljava/lang/String;",
     temporaryDirectory},
    {"jdk/internal/vm/vector/VectorSupport", "registerNatives", "()I", returnZeroLong},
    {"jdk/internal/vm/vector/VectorSupport", "getMaxLaneCount", "(Ljava/lang/Class;)I",
     returnMinusOne},
    {"jdk/internal/vm/vector/VectorSupport", "getCPUFeatures", "()Ljava/lang/String;", emptyString,
     After17},
    {"jdk/internal/perf/Perf", "registerNatives", "()V", nothing},
    {"jdk/internal/platform/CgroupMetrics", "isUseContainerSupport", "()Z", returnFalse},
    {"jdk/internal/platform/CgroupMetrics", "isContainerized0", "()Z", returnFalse, After17},
    {"jdk/internal/jimage/NativeImageBuffer", "getNativeMap",
     "(Ljava/lang/String;)Ljava/nio/ByteBuffer;", returnNull},
};

} // namespace

NativeTable internalPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
