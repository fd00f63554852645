// java.security.AccessController of JDK 17 (later ones check nothing). Contexts are not kept: a
// permission is asked for where all that runs is the JDK's, and then it is there, or where the
// program's own code runs; that has what the JDK's own policy file grants to everybody, and what
// the loader of the class path adds.

#include <algorithm>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

constexpr std::string_view kAccess = "java/security/AccessController";

// Up to the one that has called doPrivileged.
bool runsProgram(const state::Thread& thread) {
    enum class Seen { Nothing, Privileged, All } seen = Seen::Nothing;
    bool found = false;
    const auto look = [&](const types::Method& method) {
        if (seen == Seen::All) return;
        const bool isController = method.holder->name.view() == kAccess;
        if (isController && (method.name.view() == "doPrivileged" ||
                             method.name.view() == "doPrivilegedWithCombiner")) {
            seen = Seen::Privileged;
            return;
        }
        if (isController) return;
        found |= !method.holder->fromJdk;
        if (seen == Seen::Privileged) seen = Seen::All;
    };
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller) look(*frame->method);
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        look(*frame->method);
    return found;
}

// conf/security/java.policy
constexpr std::string_view kReadable[] = {"file.separator",
                                          "java.class.version",
                                          "java.specification.maintenance.version",
                                          "java.specification.name",
                                          "java.specification.vendor",
                                          "java.specification.version",
                                          "java.vendor",
                                          "java.vendor.url",
                                          "java.version",
                                          "java.vm.name",
                                          "java.vm.specification.name",
                                          "java.vm.specification.vendor",
                                          "java.vm.specification.version",
                                          "java.vm.vendor",
                                          "java.vm.version",
                                          "line.separator",
                                          "os.arch",
                                          "os.name",
                                          "os.version",
                                          "path.separator"};

// static void checkPermission(Permission permission)
NativeOutcome checkPermission(NativeContext& ctx) {
    if (ctx.vm.jdkFeature >= 24) return NativeOutcome::Declined; // always refused, from then on
    const Ref permission = ctx.refAt(0);
    if (permission == 0)
        return ctx.throwNew("java/lang/NullPointerException", "permission can't be null");
    if (!runsProgram(ctx.state.thread())) return ctx.returnVoid();
    const Class& klass = *ctx.state.object(permission)->klass;
    const std::string_view kind = klass.name.view();
    const Ref nameObject = getField<Ref>(ctx.state, permission, "name");
    const std::string name = nameObject ? ctx.stringOf(nameObject) : std::string();
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    const auto textOf = [&](std::string_view method, std::string& text) {
        const Slot receiver[] = {permission};
        Slot result = 0;
        Ref exception = 0;
        const Method* getter =
            klass.findMethod(types::Symbol::of(method), types::Symbol::of("()Ljava/lang/String;"));
        if (!nested.call(*getter, receiver, result, exception)) return exception;
        text = result ? ctx.stringOf(values::toRef(result)) : std::string();
        return Ref(0);
    };
    std::string actions, shown;
    if (const Ref failure = textOf("getActions", actions)) return ctx.throwRef(failure);
    // What lies beside the classes may be read.
    if (kind == "java/io/FilePermission" && actions == "read")
        throw interpreter::Interpreter::Unsupported{
            {Approximation::FileOperation, "permissions to read"}};
    const bool isGranted =
        (kind == "java/lang/RuntimePermission" && name.starts_with("exitVM")) ||
        (kind == "java/util/PropertyPermission" && actions == "read" &&
         std::ranges::find(kReadable, name) != std::end(kReadable)) ||
        (kind == "java/net/SocketPermission" && name == "localhost:0" && actions == "listen");
    if (isGranted) return ctx.returnVoid();
    if (const Ref failure = textOf("toString", shown)) return ctx.throwRef(failure);
    const NativeOutcome outcome =
        ctx.throwNew("java/security/AccessControlException", "access denied " + shown);
    setField<Ref>(ctx.state, ctx.thrown(), "perm", permission);
    return outcome;
}

// static void Policy.setPolicy(Policy policy)
NativeOutcome setPolicy(NativeContext& ctx) {
    if (ctx.vm.jdkFeature >= 24) return NativeOutcome::Declined;
    throw interpreter::Interpreter::Unsupported{{Approximation::SecurityPolicy, {}}};
}

constexpr NativePeer kPeers[] = {
    {"java/security/Policy", "setPolicy", "(Ljava/security/Policy;)V", setPolicy},
    {kAccess, "checkPermission", "(Ljava/security/Permission;)V", checkPermission},
    {kAccess, "getStackAccessControlContext", "()Ljava/security/AccessControlContext;", returnNull,
     Before25},
    {kAccess, "getInheritedAccessControlContext", "()Ljava/security/AccessControlContext;",
     returnNull, Before25},
    {kAccess, "getProtectionDomain", "(Ljava/lang/Class;)Ljava/security/ProtectionDomain;",
     returnNull, Before25},
    {kAccess, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", nothing, Before25},
};

} // namespace

NativeTable accessControlPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
