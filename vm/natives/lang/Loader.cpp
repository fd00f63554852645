// java.lang.ClassLoader and jdk.internal.loader. What the built-in loaders find is found by
// types/Linker, in one name space. A loader of the program's own has a name space to itself
// (interpreter/ClassLoading); which loader has defined a class of the program's own making stands
// in the class's mirror.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"
#include "vm/natives/lang/ClassRenaming.h"
#include "vm/natives/lang/Resources.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

Ref newByteArrayInputStream(NativeContext& ctx, std::span<const std::uint8_t> bytes) {
    const Ref buffer = newByteArray(ctx, bytes);
    const Ref stream = ctx.newObject(ctx.vm.linker->load("java/io/ByteArrayInputStream"));
    setField<Ref>(ctx.state, stream, "buf", buffer);
    setField<std::int32_t>(ctx.state, stream, "count", static_cast<std::int32_t>(bytes.size()));
    return stream;
}

namespace {

// ---- finding classes

// The class that a built-in loader finds under an external name, or null.
const Class* findVisible(NativeContext& ctx, Ref name) {
    const std::string external = ctx.stringOf(name);
    if (external.empty() || external[0] == '[' || external.find('/') != std::string::npos)
        return nullptr;
    const Class* klass = ctx.vm.linker->find(types::internalName(external));
    return klass && !isDefinedByProgram(*klass) ? klass : nullptr;
}

NativeOutcome findBootstrapClass(NativeContext& ctx) {
    try {
        const Class* klass = findVisible(ctx, ctx.refAt(0));
        return ctx.returnRef(klass && loaderOf(ctx, *klass) == 0 ? klass->mirror : 0);
    } catch (const types::LinkageError& error) {
        return ctx.throwNew(error.exceptionClass, error.what());
    }
}

// BuiltinClassLoader.loadClassOrNull(String, boolean): a loader sees the classes of its own and of
// those that it delegates to.
NativeOutcome loadClassOrNull(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    try {
        const Class* klass = findVisible(ctx, ctx.refAt(1));
        if (!klass) return ctx.returnRef(0);
        const Ref loader = loaderOf(ctx, *klass);
        const bool visible =
            loader == 0 || loader == ctx.refAt(0) || ctx.refAt(0) == applicationLoader(ctx);
        return ctx.returnRef(visible ? klass->mirror : 0);
    } catch (const types::LinkageError& error) {
        return ctx.throwNew(error.exceptionClass, error.what());
    }
}

// BuiltinClassLoader.findClass(String module, String name): a class of that module, which the
// loader defines.
NativeOutcome findClassInModule(NativeContext& ctx) {
    if (ctx.refAt(2) == 0) return ctx.throwNullPointer();
    try {
        const Class* klass = findVisible(ctx, ctx.refAt(2));
        const std::string module = ctx.refAt(1) ? ctx.stringOf(ctx.refAt(1)) : std::string();
        return ctx.returnRef(klass && klass->module.view() == module ? klass->mirror : 0);
    } catch (const types::LinkageError& error) {
        return ctx.throwNew(error.exceptionClass, error.what());
    }
}

NativeOutcome findLoadedClass(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.returnRef(0);
    const std::string external = ctx.stringOf(ctx.refAt(1));
    const types::Symbol name = types::Symbol::of(types::internalName(external));
    if (const std::uint32_t nameSpace = nameSpaceOf(ctx, ctx.refAt(0))) {
        const Class* klass = ctx.vm.linker->initiated(nameSpace, name);
        return ctx.returnRef(klass && isDefinedHere(ctx, *klass) ? klass->mirror : 0);
    }
    const Class* klass = ctx.vm.linker->loaded(name);
    return ctx.returnRef(klass && loaderOf(ctx, *klass) == ctx.refAt(0) ? klass->mirror : 0);
}

// ---- defining classes

constexpr unsigned kHiddenClass = 2; // of the flags of Lookup.defineHiddenClass

// Classes are shared by all states, but what a program defines is a matter of the path that it is
// on: where another path has defined another class of this name (numbered names of proxies), the
// class gets a name of its own.
Class& defineForThisPath(NativeContext& ctx, const std::vector<std::uint8_t>& bytes,
                         const Class* host, bool hidden) {
    types::Linker& linker = *ctx.vm.linker;
    try {
        return linker.define(bytes, std::string(kDefinedByProgram), host, hidden);
    } catch (const types::LinkageError& error) {
        if (hidden || error.exceptionClass != "java/lang/LinkageError") throw;
        const std::string name(
            classfile::ClassFile::parse(bytes, kDefinedByProgram, classfile::Checks::Structure)
                .name);
        const Class* known = linker.loaded(types::Symbol::of(name));
        if (!known || !isDefinedByProgram(*known)) throw;
        if (getField<Ref>(ctx.state, known->mirror, "classLoader") != 0) throw; // on this path
        if (name.find("$Proxy") == std::string::npos) {
            ctx.vm.approximated(Approximation::RenamedClass, types::externalName(name));
        }
        for (int number = 1;; ++number) {
            const std::string other = name + "_" + std::to_string(number);
            const Class* taken = linker.loaded(types::Symbol::of(other));
            const std::vector<std::uint8_t> renamed = renameClass(bytes, name, other);
            if (taken && !std::ranges::equal(taken->file->bytes, renamed)) continue;
            return linker.define(renamed, std::string(kDefinedByProgram), host, hidden);
        }
    }
}

// In the name space of a loader of the program's own; another path may have defined the same class,
// or another one of the same name.
Class& defineIn(NativeContext& ctx, Ref loader, std::uint32_t nameSpace,
                const std::vector<std::uint8_t>& bytes) {
    types::Linker& linker = *ctx.vm.linker;
    std::string name;
    try {
        name = classfile::ClassFile::parse(bytes, kDefinedByProgram, classfile::Checks::Structure)
                   .name;
    } catch (const classfile::FormatError&) {
        // The Linker says what is wrong.
    }
    const types::Symbol symbol = types::Symbol::of(name);
    for (Class* known : linker.definedIn(nameSpace, symbol)) {
        if (getField<Ref>(ctx.state, known->mirror, "classLoader") == loader) {
            throw types::LinkageError("java/lang/LinkageError",
                                      "loader " + ctx.state.object(loader)->klass->externalName() +
                                          " attempted duplicate class definition for " +
                                          known->externalName() + ".");
        }
    }
    bool others = false;
    for (Class* known : linker.definedIn(nameSpace, symbol)) {
        if (!known->file) continue;
        if (std::ranges::equal(known->file->bytes, bytes)) {
            linker.initiate(nameSpace, symbol, *known);
            return *known;
        }
        others = true;
    }
    if (others) ctx.vm.approximated(Approximation::ClassOfOtherPath, types::externalName(name));
    return linker.define(bytes, std::string(kDefinedByProgram), nullptr, false, nameSpace);
}

NativeOutcome define(NativeContext& ctx, Ref loader, Ref nameRef, Ref bytes, std::int32_t offset,
                     std::int32_t length, const Class* host, bool hidden, const Class*& defined) {
    if (bytes == 0) return ctx.throwNullPointer();
    const Object* array = ctx.state.object(bytes);
    if (offset < 0 || length < 0 || std::uint32_t(offset) + std::uint32_t(length) > array->length) {
        return ctx.throwNew("java/lang/ArrayIndexOutOfBoundsException");
    }
    const auto* begin = array->elements<std::uint8_t>() + offset;
    const std::uint32_t nameSpace = nameSpaceOf(ctx, loader);
    try {
        Class& made = nameSpace != 0 && !hidden
                          ? defineIn(ctx, loader, nameSpace, {begin, begin + length})
                          : defineForThisPath(ctx, {begin, begin + length}, host, hidden);
        if (nameRef != 0 && !hidden) {
            const std::string expected = types::internalName(ctx.stringOf(nameRef));
            if (!made.name.view().starts_with(expected)) {
                return ctx.throwNew("java/lang/NoClassDefFoundError",
                                    expected + " (wrong name: " + made.name.str() + ")");
            }
        }
        if (!hidden && nameSpace == 0) {
            const Ref before = getField<Ref>(ctx.state, made.mirror, "classLoader");
            if (!isDefinedByProgram(made) || (before != 0 && before != loader)) {
                ctx.vm.approximated(Approximation::ClassOfSeveralLoaders, made.externalName());
            }
        }
        if (loader != 0) setField<Ref>(ctx.state, made.mirror, "classLoader", loader);
        defined = &made;
        return NativeOutcome::Returned;
    } catch (const types::NeedsLoading& needed) {
        if (needed.from) throw;
        return ctx.askLoader(loader, needed.nameSpace, needed.name, true);
    } catch (const types::LinkageError& error) {
        return ctx.throwNew(error.exceptionClass, error.what());
    } catch (const classfile::FormatError& error) {
        return ctx.throwNew("java/lang/ClassFormatError", error.what());
    }
}

// (ClassLoader, String, byte[], int, int, ProtectionDomain, String)
NativeOutcome defineClass1(NativeContext& ctx) {
    const Class* defined = nullptr;
    const NativeOutcome outcome = define(ctx, ctx.refAt(0), ctx.refAt(1), ctx.refAt(2),
                                         ctx.intAt(3), ctx.intAt(4), nullptr, false, defined);
    return defined ? ctx.returnRef(defined->mirror) : outcome;
}

// (ClassLoader, Class lookup, String, byte[], int, int, ProtectionDomain, boolean initialize, int
// flags, Object data)
NativeOutcome defineClass0(NativeContext& ctx) {
    const bool hidden = ctx.intAt(8) & kHiddenClass;
    const Class& lookup = ctx.classOf(ctx.refAt(1));
    const Class* defined = nullptr;
    const NativeOutcome outcome = define(ctx, ctx.refAt(0), ctx.refAt(2), ctx.refAt(3),
                                         ctx.intAt(4), ctx.intAt(5), &lookup, hidden, defined);
    if (!defined) return outcome;
    if (ctx.refAt(9) != 0) setField<Ref>(ctx.state, defined->mirror, "classData", ctx.refAt(9));
    // The class is initialized when it is first used; Lookup asks for it earlier only for the sake
    // of order.
    if (ctx.booleanAt(7) && !hidden && !ctx.initialized(*defined)) return ctx.blocked();
    return ctx.returnRef(defined->mirror);
}

NativeOutcome defineClass2(NativeContext& ctx) {
    return ctx.throwNew("java/lang/UnsupportedOperationException",
                        "a class defined from a direct buffer");
}

// ---- packages

// BootLoader.getSystemPackageLocation(String)
NativeOutcome packageLocation(NativeContext& ctx) {
    const auto module = ctx.vm.linker->image().moduleOfPackage(ctx.stringOf(ctx.refAt(0)));
    return ctx.returnRef(module ? ctx.newString("jrt:/" + std::string(*module)) : 0);
}

NativeOutcome packageNames(NativeContext& ctx) {
    return ctx.returnRef(newStringArray(ctx, {}));
}

// BootLoader.PackageHelper.findModule(String location)
NativeOutcome moduleAtLocation(NativeContext& ctx) {
    const std::string location = ctx.stringOf(ctx.refAt(0));
    if (!location.starts_with("jrt:/")) return ctx.returnRef(0);
    return ctx.returnRef(Shared::of(ctx.vm).module(location.substr(5)).object);
}

// BootLoader.definePackage(Class): also reached for a program's class, because mirrors do not name
// their loader.
NativeOutcome definePackage(NativeContext& ctx) {
    const Class& klass = ctx.classOf(ctx.refAt(0));
    const Ref loader = loaderOf(ctx, klass);
    if (loader != 0) {
        const Method* method =
            ctx.vm.linker->load("java/lang/ClassLoader")
                .methodNamed("definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;");
        const Slot arguments[] = {loader, ctx.refAt(0)};
        return ctx.call(*method, arguments);
    }
    std::string name = klass.packageName();
    std::ranges::replace(name, '/', '.');
    const Method* method = ctx.method.holder->methodNamed(
        "getDefinedPackage", "(Ljava/lang/String;)Ljava/lang/Package;");
    const Slot arguments[] = {ctx.vm.intern(utf16(fromModifiedUtf8(name)))};
    return ctx.call(*method, arguments);
}

// ---- resources of the JDK's modules

NativeOutcome moduleResource(NativeContext& ctx, Ref module, Ref name) {
    if (module == 0 || name == 0) return ctx.returnRef(0);
    const auto found =
        ctx.vm.linker->image().findResource(ctx.stringOf(module), ctx.stringOf(name));
    return ctx.returnRef(found ? newByteArrayInputStream(ctx, found->bytes) : 0);
}

NativeOutcome bootResourceAsStream(NativeContext& ctx) {
    return moduleResource(ctx, ctx.refAt(0), ctx.refAt(1));
}

// Module.getResourceAsStream(String): of a named module; for the unnamed one, what is on the class
// path.
NativeOutcome moduleResourceAsStream(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    std::string name = ctx.stringOf(ctx.refAt(1));
    if (name.starts_with('/')) name.erase(0, 1);
    const ModuleInfo* module = Shared::of(ctx.vm).moduleOfObject(ctx.refAt(0));
    if (module && !module->name.empty()) {
        const auto found = ctx.vm.linker->image().findResource(module->name, name);
        return ctx.returnRef(found ? newByteArrayInputStream(ctx, found->bytes) : 0);
    }
    if (!module) { // of a loader of the program's own
        const Ref loader = getField<Ref>(ctx.state, ctx.refAt(0), "loader");
        const Slot arguments[] = {loader, ctx.newString(name)};
        const Method& declared =
            *ctx.vm.linker->load("java/lang/ClassLoader")
                 .methodNamed("getResourceAsStream", "(Ljava/lang/String;)Ljava/io/InputStream;");
        if (loader != 0) return ctx.call(*ctx.object(loader)->klass->select(declared), arguments);
    }
    const auto found = ctx.vm.linker->classPath().find(name);
    return ctx.returnRef(found ? newByteArrayInputStream(ctx, found->bytes) : 0);
}

// The loader of the module; a BootClassLoader stands for that of the boot modules.
bool isLoaderOf(NativeContext& ctx, Ref loader, std::string_view module) {
    const Ref found = loaderOfModule(ctx, module);
    if (found != 0) return found == loader;
    return ctx.object(loader)->klass->name.view() ==
           "jdk/internal/loader/ClassLoaders$BootClassLoader";
}

// A java.net.URL. False: `outcome` is what the peer leaves with.
bool makeModuleUrl(NativeContext& ctx, std::string_view module, std::string_view name, Ref& url,
                   NativeOutcome& outcome) {
    const Class& urlClass = ctx.vm.linker->load("java/net/URL");
    if (!ctx.initialized(urlClass)) {
        outcome = ctx.blocked();
        return false;
    }
    url = ctx.newObject(urlClass);
    const Slot arguments[] = {url, ctx.newString(fmt::format("jrt:/{}/{}", module, name))};
    Slot nothingReturned = 0;
    Ref exception = 0;
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    if (nested.call(*urlClass.methodNamed("<init>", "(Ljava/lang/String;)V"), arguments,
                    nothingReturned, exception))
        return true;
    outcome = ctx.throwRef(exception);
    return false;
}

// The library opens one jar of the class path after the other until it finds what it looks for:
// where there is nothing to be found, all of them.
bool mayBeOnClassPath(NativeContext& ctx, const std::string& name) {
    return name.find("..") != std::string::npos ||
           std::ranges::any_of(ctx.vm.linker->classPath().entries(),
                               [&](const auto& entry) { return entry->mayHold(name); });
}

// By the method of the loader that does it, with its descriptor.
NativeOutcome findOnClassPath(NativeContext& ctx, std::string_view method,
                              std::string_view descriptor, Ref name) {
    const Slot arguments[] = {ctx.refAt(0), name};
    return ctx.call(*ctx.method.holder->methodNamed(method, descriptor), arguments);
}
NativeOutcome findOneOnClassPath(NativeContext& ctx, Ref name) {
    if (name != 0 && !mayBeOnClassPath(ctx, ctx.stringOf(name))) return ctx.returnRef(0);
    return findOnClassPath(ctx, "findResourceOnClassPath", "(Ljava/lang/String;)Ljava/net/URL;",
                           name);
}

// BuiltinClassLoader.findResource(String module, String name)
NativeOutcome findResourceInModule(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return findOneOnClassPath(ctx, ctx.refAt(2));
    const std::string module = ctx.stringOf(ctx.refAt(1)), name = ctx.stringOf(ctx.refAt(2));
    if (!isLoaderOf(ctx, ctx.refAt(0), module) ||
        !ctx.vm.linker->image().findResource(module, name))
        return ctx.returnRef(0);
    Ref url = 0;
    NativeOutcome outcome{};
    return makeModuleUrl(ctx, module, name, url, outcome) ? ctx.returnRef(url) : outcome;
}

// The module of this loader with the resource, which all may have: a class, or what is in a package
// that is open to all. Empty: none.
std::string moduleWithResource(NativeContext& ctx, Ref loader, const std::string& name) {
    const std::size_t slash = name.rfind('/');
    if (slash == std::string::npos) return {};
    const std::string package = name.substr(0, slash);
    const auto module = ctx.vm.linker->image().moduleOfPackage(package);
    if (!module || !isLoaderOf(ctx, loader, *module) ||
        !ctx.vm.linker->image().findResource(*module, name))
        return {};
    const ModuleInfo& info = Shared::of(ctx.vm).module(*module);
    const auto opened = info.opens.find(package);
    const bool isOpen = info.open || (opened != info.opens.end() && opened->second.empty());
    return name.ends_with(".class") || isOpen ? std::string(*module) : std::string();
}

NativeOutcome findResource(NativeContext& ctx) {
    const std::string name = ctx.stringOf(ctx.refAt(1));
    const std::string module = moduleWithResource(ctx, ctx.refAt(0), name);
    if (module.empty()) return findOneOnClassPath(ctx, ctx.refAt(1));
    Ref url = 0;
    NativeOutcome outcome{};
    return makeModuleUrl(ctx, module, name, url, outcome) ? ctx.returnRef(url) : outcome;
}

NativeOutcome findResources(NativeContext& ctx) {
    const std::string name = ctx.stringOf(ctx.refAt(1));
    const std::string module = moduleWithResource(ctx, ctx.refAt(0), name);
    const Class& collections = ctx.vm.linker->load("java/util/Collections");
    if (!ctx.initialized(collections)) return ctx.blocked();
    if (module.empty() && !mayBeOnClassPath(ctx, name))
        return ctx.call(*collections.methodNamed("emptyEnumeration", "()Ljava/util/Enumeration;"),
                        {});
    if (module.empty())
        return findOnClassPath(ctx, "findResourcesOnClassPath",
                               "(Ljava/lang/String;)Ljava/util/Enumeration;", ctx.refAt(1));
    Ref url = 0;
    NativeOutcome outcome{};
    if (!makeModuleUrl(ctx, module, name, url, outcome)) return outcome;
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    const Slot element[] = {url};
    Slot set = 0;
    Ref exception = 0;
    if (!nested.call(*collections.methodNamed("singleton", "(Ljava/lang/Object;)Ljava/util/Set;"),
                     element, set, exception))
        return ctx.throwRef(exception);
    return ctx.call(
        *collections.methodNamed("enumeration", "(Ljava/util/Collection;)Ljava/util/Enumeration;"),
        {&set, 1});
}

// sun.net.www.protocol.jrt.JavaRuntimeURLConnection, behind a URL jrt:/module/name
NativeOutcome streamOfModuleUrl(NativeContext& ctx) {
    const Ref module = getField<Ref>(ctx.state, ctx.refAt(0), "module"),
              name = getField<Ref>(ctx.state, ctx.refAt(0), "name");
    return moduleResource(ctx, module, name);
}

// ClassLoader.retrieveDirectives(): what -ea and -da have said of classes and packages.
NativeOutcome assertionDirectives(NativeContext& ctx) {
    const Class& klass = ctx.vm.linker->load("java/lang/AssertionStatusDirectives");
    const Ref made = ctx.newObject(klass);
    for (const std::string_view names : {"classes", "packages"})
        setField<Ref>(ctx.state, made, names,
                      ctx.newArray(ctx.vm.linker->load("[Ljava/lang/String;"), 0));
    for (const std::string_view values : {"classEnabled", "packageEnabled"})
        setField<Ref>(ctx.state, made, values, ctx.newArray(ctx.vm.linker->load("[Z"), 0));
    setField<std::int8_t>(ctx.state, made, "deflt", ctx.vm.options.assertions ? 1 : 0);
    return ctx.returnRef(made);
}

// NativeLibraries.load(NativeLibraryImpl, String file, …): that of a library of the JDK's is
// nothing to be done, as its native methods have peers. No other one can be had.
NativeOutcome loadLibrary(NativeContext& ctx) {
    const std::string file = ctx.stringOf(ctx.refAt(1));
    std::error_code ignored;
    const auto inJdk = std::filesystem::relative(file, ctx.vm.options.jdkHome, ignored);
    if (!inJdk.empty() && *inJdk.begin() != "..") return ctx.returnBoolean(true);
    ctx.vm.approximated(Approximation::NativeLibrary, file);
    return ctx.returnBoolean(false);
}

constexpr std::string_view kLoader = "java/lang/ClassLoader",
                           kBoot = "jdk/internal/loader/BootLoader",
                           kBuiltin = "jdk/internal/loader/BuiltinClassLoader",
                           kLibraries = "jdk/internal/loader/NativeLibraries";

constexpr NativePeer kPeers[] = {
    {kLoader, "registerNatives", "()V", nothing},
    {kLoader, "findBootstrapClass", "(Ljava/lang/String;)Ljava/lang/Class;", findBootstrapClass},
    {kLoader, "findLoadedClass0", "(Ljava/lang/String;)Ljava/lang/Class;", findLoadedClass},
    {kLoader, "defineClass0",
     "(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/"
     "ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;",
     defineClass0},
    {kLoader, "defineClass1",
     "(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/"
     "String;)Ljava/lang/Class;",
     defineClass1},
    {kLoader, "defineClass2",
     "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/ByteBuffer;IILjava/security/"
     "ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
     defineClass2},
    {kLoader, "retrieveDirectives", "()Ljava/lang/AssertionStatusDirectives;", assertionDirectives},
    {kBuiltin, "findResource", "(Ljava/lang/String;Ljava/lang/String;)Ljava/net/URL;",
     findResourceInModule},
    {kBuiltin, "findResource", "(Ljava/lang/String;)Ljava/net/URL;", findResource},
    {kBuiltin, "findResources", "(Ljava/lang/String;)Ljava/util/Enumeration;", findResources},
    {"jdk/internal/jimage/ImageReaderFactory", "getImageReader",
     "()Ljdk/internal/jimage/ImageReader;", returnNull},
    {"sun/net/www/protocol/jrt/JavaRuntimeURLConnection", "connect", "()V", nothing},
    {"sun/net/www/protocol/jrt/JavaRuntimeURLConnection", "getInputStream",
     "()Ljava/io/InputStream;", streamOfModuleUrl},
    {kBuiltin, "loadClassOrNull", "(Ljava/lang/String;Z)Ljava/lang/Class;", loadClassOrNull},
    {kBuiltin, "findClass", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Class;",
     findClassInModule},
    {kBoot, "getSystemPackageLocation", "(Ljava/lang/String;)Ljava/lang/String;", packageLocation},
    {kBoot, "getSystemPackageNames", "()[Ljava/lang/String;", packageNames},
    {kBoot, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", definePackage},
    {"jdk/internal/loader/BootLoader$PackageHelper", "findModule",
     "(Ljava/lang/String;)Ljava/lang/Module;", moduleAtLocation},
    {kBoot, "loadLibrary", "(Ljava/lang/String;)V", nothing},
    {kBoot, "findResourceAsStream", "(Ljava/lang/String;Ljava/lang/String;)Ljava/io/InputStream;",
     bootResourceAsStream},
    {"java/lang/Module", "getResourceAsStream", "(Ljava/lang/String;)Ljava/io/InputStream;",
     moduleResourceAsStream},
    {kLibraries, "findBuiltinLib", "(Ljava/lang/String;)Ljava/lang/String;", returnNull},
    {kLibraries, "load",
     "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZ)Z", loadLibrary,
     After17},
    {kLibraries, "load",
     "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z", loadLibrary,
     Before25},
    {kLibraries, "unload", "(Ljava/lang/String;ZJ)V", nothing, After17},
    {kLibraries, "unload", "(Ljava/lang/String;ZZJ)V", nothing, Before25},
    {kLibraries, "unload", "(Ljdk/internal/loader/NativeLibrary;)V", nothing, Before25},
    {kLibraries, "findEntry0",
     "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;)J", returnZeroLong,
     Before25},
    {"jdk/internal/loader/NativeLibrary", "findEntry0", "(JLjava/lang/String;)J", returnZeroLong,
     After17},
};

} // namespace

NativeTable loaderPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
