// Where a program's classes come from, as the program sees it: protection domains, and what a jar's
// manifest says of its packages. The objects are made by the JDK's own code, each in one piece.

#include <algorithm>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"
#include "vm/natives/lang/Resources.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

namespace {

// The folder or jar that a class of the class path is in; empty: it is not from there.
std::string placeOf(const Class& klass) {
    if (!klass.file || klass.fromJdk || isDefinedByProgram(klass) || klass.isHiddenClass) return {};
    // "dir/pkg/Foo.class" or "x.jar!/pkg/Foo.class"
    const std::string& location = klass.location;
    if (const std::size_t inJar = location.find("!/"); inJar != std::string::npos)
        return location.substr(0, inJar);
    const std::string path = klass.name.str() + ".class";
    if (!location.ends_with(path)) return {};
    const std::string folder = location.substr(0, location.size() - path.size());
    return folder.empty() ? "." : folder;
}

// Calls Java methods one after the other; the first exception ends it.
class Sequence {
  public:
    explicit Sequence(NativeContext& ctx) : ctx_(ctx), interpreter_(ctx.vm, ctx.state) {}

    Ref call(const Method* method, std::span<const Slot> arguments) {
        Slot result = 0;
        if (exception_ != 0) return 0;
        if (!method) {
            ctx_.vm.approximated(Approximation::CodeSource);
            return 0;
        }
        if (!interpreter_.call(*method, arguments, result, exception_)) return 0;
        return values::toRef(result);
    }
    Ref exception() const { return exception_; }

  private:
    NativeContext& ctx_;
    interpreter::Interpreter interpreter_;
    Ref exception_ = 0;
};

Ref urlOf(NativeContext& ctx, Sequence& sequence, const std::string& place) {
    const Slot path[] = {ctx.newString(place)};
    return sequence.call(ctx.vm.linker->load("jdk/internal/loader/URLClassPath")
                             .methodNamed("toFileURL", "(Ljava/lang/String;)Ljava/net/URL;"),
                         path);
}

bool areInitialized(NativeContext& ctx, std::initializer_list<std::string_view> classes) {
    for (const std::string_view name : classes) {
        if (!ctx.initialized(ctx.vm.linker->load(name))) return false;
    }
    return true;
}

// Class.getProtectionDomain0(), or Class.getProtectionDomain() where a newer JDK has only a field:
// of a program's class, what its loader makes of its place. The loader keeps it.
NativeOutcome protectionDomain(NativeContext& ctx) {
    const Class& klass = ctx.classOf(ctx.refAt(0));
    const Ref loader = applicationLoader(ctx);
    const std::string place = placeOf(klass);
    if (place.empty() || loader == 0) {
        if (ctx.method.isNative()) return ctx.returnRef(0);
        const Class& holder = ctx.vm.linker->load("java/lang/Class$Holder");
        if (!ctx.initialized(holder)) return ctx.blocked();
        return ctx.returnRef(getStatic<Ref>(ctx.state, holder, "allPermDomain"));
    }
    constexpr std::string_view kCodeSource = "java/security/CodeSource",
                               kLoader = "java/security/SecureClassLoader";
    if (!areInitialized(ctx, {kCodeSource, kLoader, "jdk/internal/loader/URLClassPath"}))
        return ctx.blocked();
    const Class& codeSource = ctx.vm.linker->load(kCodeSource);
    Sequence sequence(ctx);
    const Ref url = urlOf(ctx, sequence, place);
    const Ref source = ctx.newObject(codeSource);
    const Slot construction[] = {source, url, 0};
    sequence.call(
        codeSource.methodNamed("<init>", "(Ljava/net/URL;[Ljava/security/cert/Certificate;)V"),
        construction);
    const Slot asked[] = {loader, source};
    const Ref domain = sequence.call(
        ctx.vm.linker->load(kLoader).methodNamed(
            "getProtectionDomain", "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;"),
        asked);
    return sequence.exception() ? ctx.throwRef(sequence.exception()) : ctx.returnRef(domain);
}

// ClassLoader.definePackage(Class): the package of a class, which the loader's map of packages then
// has. For a class of a jar with a manifest it is put there first as the built-in loader would have
// done when it defined the class.
NativeOutcome definePackage(NativeContext& ctx) {
    const Class& klass = ctx.classOf(ctx.refAt(1));
    if (klass.isPrimitive() || klass.isArray()) return ctx.returnRef(0);
    std::string packageName = klass.packageName();
    std::replace(packageName.begin(), packageName.end(), '/', '.');
    const Ref name = ctx.vm.intern(utf16(fromModifiedUtf8(packageName)));
    const std::string place = placeOf(klass);
    if (place.ends_with(".jar") && ctx.refAt(0) == applicationLoader(ctx)) {
        if (!areInitialized(ctx, {"java/util/jar/Manifest", "jdk/internal/loader/URLClassPath"}))
            return ctx.blocked();
        for (const auto& entry : ctx.vm.linker->classPath().entries()) {
            if (entry->location() != place) continue;
            const auto bytes = entry->find("META-INF/MANIFEST.MF");
            if (!bytes) break;
            Sequence sequence(ctx);
            const Class& manifestClass = ctx.vm.linker->load("java/util/jar/Manifest");
            const Ref manifest = ctx.newObject(manifestClass);
            const Slot construction[] = {manifest, newByteArrayInputStream(ctx, bytes->bytes)};
            sequence.call(manifestClass.methodNamed("<init>", "(Ljava/io/InputStream;)V"),
                          construction);
            const Ref url = urlOf(ctx, sequence, place);
            const Slot definition[] = {ctx.refAt(0), name, manifest, url};
            sequence.call(ctx.vm.linker->load("jdk/internal/loader/BuiltinClassLoader")
                              .methodNamed("defineOrCheckPackage",
                                           "(Ljava/lang/String;Ljava/util/jar/Manifest;Ljava/net/"
                                           "URL;)Ljava/lang/Package;"),
                          definition);
            if (sequence.exception()) return ctx.throwRef(sequence.exception());
            break;
        }
    }
    const Method* define =
        ctx.vm.linker->load("java/lang/ClassLoader")
            .methodNamed("definePackage",
                         "(Ljava/lang/String;Ljava/lang/Module;)Ljava/lang/Package;");
    const Slot arguments[] = {ctx.refAt(0), name, Shared::of(ctx.vm).moduleOf(klass).object};
    return ctx.call(*define, arguments);
}

constexpr NativePeer kPeers[] = {
    {"java/lang/Class", "getProtectionDomain0", "()Ljava/security/ProtectionDomain;",
     protectionDomain, Before25},
    {"java/lang/Class", "getProtectionDomain", "()Ljava/security/ProtectionDomain;",
     protectionDomain, After17},
    {"java/lang/ClassLoader", "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;",
     definePackage},
};

} // namespace

NativeTable codeSourcePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
