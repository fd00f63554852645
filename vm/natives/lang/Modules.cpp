// java.lang.Module. The JDK's module system is not booted: which module a class is in, and what a
// module exports, comes from the runtime image; a program cannot change it. What only a program
// that looks at modules asks for (descriptors, the boot layer's configuration and its modules) is
// made by the JDK's own code when it asks.

#include <algorithm>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

namespace {

NativeOutcome returnSelf(NativeContext& ctx) {
    return ctx.returnRef(ctx.refAt(0));
}
// Module.implIsExportedOrOpen(String packageName, Module other, boolean open)
NativeOutcome isExportedOrOpen(NativeContext& ctx) {
    Shared& shared = Shared::of(ctx.vm);
    const ModuleInfo* module = shared.moduleOfObject(ctx.refAt(0));
    if (!module || module->name.empty()) return ctx.returnBoolean(true);
    if (ctx.refAt(1) == 0 || ctx.refAt(2) == 0) return ctx.throwNullPointer();
    std::string package = ctx.stringOf(ctx.refAt(1));
    std::ranges::replace(package, '.', '/');
    const Ref otherName = getField<Ref>(ctx.state, ctx.refAt(2), "name");
    return ctx.returnBoolean(module->allows(
        package, otherName ? ctx.stringOf(otherName) : std::string(), ctx.booleanAt(3)));
}

NativeOutcome getClassLoader(NativeContext& ctx) {
    const ModuleInfo* module = Shared::of(ctx.vm).moduleOfObject(ctx.refAt(0));
    if (!module) return ctx.returnRef(getField<Ref>(ctx.state, ctx.refAt(0), "loader"));
    if (module->name.empty()) return ctx.returnRef(applicationLoader(ctx));
    return ctx.returnRef(loaderOfModule(ctx, module->name));
}

bool isNamed(NativeContext& ctx, Ref module) {
    const ModuleInfo* known = Shared::of(ctx.vm).moduleOfObject(module);
    return known && !known->name.empty();
}

// A module that a program's proxies are in is not one of ours.
NativeOutcome getLayer(NativeContext& ctx) {
    if (!Shared::of(ctx.vm).moduleOfObject(ctx.refAt(0)))
        return ctx.returnRef(getField<Ref>(ctx.state, ctx.refAt(0), "layer"));
    return ctx.returnRef(isNamed(ctx, ctx.refAt(0))
                             ? getStatic<Ref>(ctx.state, *ctx.vm.linker->known.system, "bootLayer")
                             : 0);
}

// Methods of the JDK that a peer calls, one after the other. After an exception nothing more is
// called, and all results are null.
class Calls {
  public:
    explicit Calls(NativeContext& ctx) : ctx_(ctx), nested_(ctx.vm, ctx.state) {}

    // Methods of this class, which is initialized first. False: not yet.
    bool isReady(std::string_view className) {
        return ctx_.initialized(ctx_.vm.linker->load(className));
    }
    Ref call(std::string_view className, std::string_view name, std::string_view descriptor,
             std::initializer_list<Slot> arguments) {
        const Method* method = ctx_.vm.linker->load(className).methodNamed(name, descriptor);
        if (!method->isStatic() && !exception)
            method = ctx_.state.object(values::toRef(*arguments.begin()))->klass->select(*method);
        Slot result = 0;
        if (exception ||
            !nested_.call(*method, {arguments.begin(), arguments.size()}, result, exception))
            return 0;
        return values::toRef(result);
    }

    Ref exception = 0;

  private:
    NativeContext& ctx_;
    interpreter::Interpreter nested_;
};

constexpr std::string_view kFinder = "java/lang/module/ModuleFinder";

// Of one of the JDK's modules. Null: its classes are not initialized yet, or there is an exception.
Ref descriptorOf(NativeContext& ctx, Calls& calls, Ref module) {
    if (!calls.isReady(kFinder)) return 0;
    const Ref finder = calls.call(kFinder, "ofSystem", "()Ljava/lang/module/ModuleFinder;", {});
    const Ref name = ctx.newString(Shared::of(ctx.vm).moduleOfObject(module)->name);
    const Ref found =
        calls.call(kFinder, "find", "(Ljava/lang/String;)Ljava/util/Optional;", {finder, name});
    const Ref reference = calls.call("java/util/Optional", "get", "()Ljava/lang/Object;", {found});
    return calls.call("java/lang/module/ModuleReference", "descriptor",
                      "()Ljava/lang/module/ModuleDescriptor;", {reference});
}

NativeOutcome getDescriptor(NativeContext& ctx) {
    if (!isNamed(ctx, ctx.refAt(0)))
        return ctx.returnRef(getField<Ref>(ctx.state, ctx.refAt(0), "descriptor"));
    Calls calls(ctx);
    const Ref descriptor = descriptorOf(ctx, calls, ctx.refAt(0));
    if (calls.exception) return ctx.throwRef(calls.exception);
    return descriptor ? ctx.returnRef(descriptor) : ctx.blocked();
}

NativeOutcome getPackages(NativeContext& ctx) {
    if (!isNamed(ctx, ctx.refAt(0))) return NativeOutcome::Declined;
    Calls calls(ctx);
    const Ref descriptor = descriptorOf(ctx, calls, ctx.refAt(0));
    if (!descriptor && !calls.exception) return ctx.blocked();
    const Ref packages = calls.call("java/lang/module/ModuleDescriptor", "packages",
                                    "()Ljava/util/Set;", {descriptor});
    return calls.exception ? ctx.throwRef(calls.exception) : ctx.returnRef(packages);
}

// Module.ensureNativeAccess: those of the JDK have it.
NativeOutcome ensureNativeAccess(NativeContext& ctx) {
    return isNamed(ctx, ctx.refAt(0)) ? ctx.returnVoid() : NativeOutcome::Declined;
}

// StackTraceElement.isHashedInJavaBase(Module): all modules of the JDK are.
NativeOutcome isHashed(NativeContext& ctx) {
    return ctx.returnBoolean(isNamed(ctx, ctx.refAt(0)));
}

// Class.isOpenToCaller(String resource, Class caller), of a class in a named module
NativeOutcome isOpenToCaller(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const ModuleInfo& module = Shared::of(ctx.vm).moduleOf(ctx.classOf(ctx.refAt(0)));
    const std::string name = ctx.stringOf(ctx.refAt(1));
    const auto slash = name.rfind('/');
    const std::string package =
        slash == std::string::npos || slash + 1 == name.size() ? "" : name.substr(0, slash);
    const auto owner = ctx.vm.linker->image().moduleOfPackage(package);
    if (!owner || *owner != module.name) return ctx.returnBoolean(true);
    const std::string caller =
        ctx.refAt(2) ? Shared::of(ctx.vm).moduleOf(ctx.classOf(ctx.refAt(2))).name : std::string();
    return ctx.returnBoolean(module.allows(package, caller, true));
}

NativeOutcome unnamedModule(NativeContext& ctx) {
    if (const Ref own = ownUnnamedModule(ctx, ctx.refAt(0))) return ctx.returnRef(own);
    return ctx.returnRef(Shared::of(ctx.vm).module("").object);
}

// ServiceLoader.ModuleServicesLookupIterator.iteratorFor(ClassLoader): what the JDK's modules of
// that loader provide, an Iterator<ServicesCatalog.ServiceProvider>.
NativeOutcome providersOfLoader(NativeContext& ctx) {
    LiveState& state = ctx.state;
    const Ref serviceLoader = getField<Ref>(state, ctx.refAt(0), "this$0");
    const Class& service = ctx.classOf(getField<Ref>(state, serviceLoader, "service"));
    std::vector<std::pair<Ref, std::string>> found; // module, provider
    for (const ModuleInfo* module : Shared::of(ctx.vm).providersOf(service.name.str())) {
        if (loaderOfModule(ctx, module->name) != ctx.refAt(1)) continue;
        for (const std::string& provider : module->provides.at(service.name.str())) {
            found.emplace_back(module->object, types::externalName(provider));
        }
    }
    const Class& providerClass =
        ctx.vm.linker->load("jdk/internal/module/ServicesCatalog$ServiceProvider");
    const Class& arrays = ctx.vm.linker->load("java/util/Arrays");
    if (!ctx.initialized(arrays)) return ctx.blocked();
    const Ref array =
        ctx.newArray(*ctx.vm.linker->known.objectArray, static_cast<std::uint32_t>(found.size()));
    for (std::uint32_t i = 0; i < found.size(); ++i) {
        const Ref provider = ctx.newObject(providerClass);
        setField<Ref>(state, provider, "module", found[i].first);
        setField<Ref>(state, provider, "providerName", ctx.newString(found[i].second));
        setElement(state, array, i, provider);
    }
    interpreter::Interpreter nested(ctx.vm, state);
    const Slot elements[] = {array};
    Slot list = 0;
    Ref exception = 0;
    const Method* asList = arrays.methodNamed("asList", "([Ljava/lang/Object;)Ljava/util/List;");
    if (!nested.call(*asList, elements, list, exception)) return ctx.throwRef(exception);
    const Method* iterator =
        ctx.vm.linker->load("java/util/List").methodNamed("iterator", "()Ljava/util/Iterator;");
    const Slot receiver[] = {list};
    return ctx.call(*state.object(values::toRef(list))->klass->select(*iterator), receiver);
}

// ServiceLoader.inExplicitModule(Class): the named modules are those of the image, and none of them
// is automatic. Their descriptors are not objects here.
NativeOutcome inExplicitModule(NativeContext& ctx) {
    return ctx.returnBoolean(
        ctx.classOf(ctx.refAt(ctx.method.isStatic() ? 0 : 1)).module.view().size() > 0);
}

// System.initPhase2(boolean, boolean): in the place of booting the module system. There is a boot
// layer, whose modules are made when they are asked for.
NativeOutcome initPhase2(NativeContext& ctx) {
    const Class& layer = ctx.vm.linker->load("java/lang/ModuleLayer");
    const Ref boot = ctx.newObject(layer), empty = getStatic<Ref>(ctx.state, layer, "EMPTY_LAYER");
    for (const types::Field& field : layer.fields)
        if (!field.isStatic() && field.type == values::BasicType::Reference)
            ctx.state.writable(boot)->at<Ref>(field.offset) =
                ctx.state.object(empty)->at<Ref>(field.offset);
    setStatic<Ref>(ctx.state, *ctx.vm.linker->known.system, "bootLayer", boot);
    setStatic<std::int32_t>(ctx.state, ctx.vm.linker->load("jdk/internal/misc/VM"), "initLevel", 2);
    return ctx.returnInt(0);
}

// What the peer of a method of ModuleLayer has to do before the JDK's own code goes on with the
// boot layer: its configuration is that of a program on the class path, its modules are those
// objects that classes have.
NativeOutcome withBootLayer(NativeContext& ctx) {
    LiveState& state = ctx.state;
    const Ref layer = ctx.refAt(0);
    const Ref empty = getStatic<Ref>(state, *ctx.method.holder, "EMPTY_LAYER");
    const auto configurationOf = [&](Ref of) { return getField<Ref>(state, of, "cf"); };
    if (layer != getStatic<Ref>(state, *ctx.vm.linker->known.system, "bootLayer") ||
        configurationOf(layer) != configurationOf(empty))
        return NativeOutcome::Declined;
    constexpr std::string_view roots = "jdk/internal/module/DefaultRoots",
                               modules = "jdk/internal/module/Modules", map = "java/util/HashMap";
    Calls calls(ctx);
    for (const std::string_view name :
         {kFinder, roots, modules, map, std::string_view("java/util/List")})
        if (!calls.isReady(name)) return ctx.blocked();
    const Ref finder = calls.call(kFinder, "ofSystem", "()Ljava/lang/module/ModuleFinder;", {});
    const Ref names =
        calls.call(roots, "compute", "(Ljava/lang/module/ModuleFinder;)Ljava/util/Set;", {finder});
    const Ref configuration =
        calls.call(modules, "newBootLayerConfiguration",
                   "(Ljava/lang/module/ModuleFinder;Ljava/util/Collection;Ljava/io/PrintStream;)"
                   "Ljava/lang/module/Configuration;",
                   {finder, names, 0});
    const Ref resolved = calls.call("java/lang/module/Configuration", "modules",
                                    "()Ljava/util/Set;", {configuration});
    const Ref array = calls.call("java/util/Set", "toArray", "()[Ljava/lang/Object;", {resolved});
    const Ref byName = ctx.newObject(ctx.vm.linker->load(map));
    calls.call(map, "<init>", "()V", {byName});
    const std::uint32_t count = calls.exception ? 0 : state.object(array)->length;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Ref name = calls.call("java/lang/module/ResolvedModule", "name",
                                    "()Ljava/lang/String;", {elementAt(state, array, i)});
        if (calls.exception) break;
        const ModuleInfo& module = Shared::of(ctx.vm).module(ctx.stringOf(name));
        calls.call(map, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                   {byName, name, module.object});
    }
    const Ref parents =
        calls.call("java/util/List", "of", "(Ljava/lang/Object;)Ljava/util/List;", {empty});
    if (calls.exception) return ctx.throwRef(calls.exception);
    setField<Ref>(state, layer, "parents", parents);
    setField<Ref>(state, layer, "nameToModule", byName);
    setField<Ref>(state, layer, "cf", configuration);
    return NativeOutcome::Declined;
}

// By name. The boot layer has what exports something to all, but for what is in incubation; of what
// exports nothing, only what others need or provide for.
NativeOutcome findModule(NativeContext& ctx) {
    const Ref boot = getStatic<Ref>(ctx.state, *ctx.vm.linker->known.system, "bootLayer");
    const std::string name = ctx.refAt(1) == 0 ? std::string() : ctx.stringOf(ctx.refAt(1));
    Ref found = 0;
    if (ctx.refAt(0) != boot || name.empty()) return NativeOutcome::Declined;
    if (ctx.vm.linker->image().findResource(name, "module-info.class")) {
        const ModuleInfo& module = Shared::of(ctx.vm).module(name);
        const bool exports = std::ranges::any_of(
            module.exports, [](const auto& package) { return package.second.empty(); });
        if (!exports || name.starts_with("jdk.incubator.")) return withBootLayer(ctx);
        found = module.object;
    }
    const Slot module[] = {found};
    return ctx.call(*ctx.vm.linker->load("java/util/Optional")
                         .methodNamed("ofNullable", "(Ljava/lang/Object;)Ljava/util/Optional;"),
                    module);
}

// SecurityManager.addNonExportedPackages(ModuleLayer): the JDK's packages that are neither exported
// nor opened to all, as keys of SecurityManager.nonExportedPkgs.
NativeOutcome addNonExportedPackages(NativeContext& ctx) {
    const auto isForAll = [](const auto& packages, const std::string& package) {
        const auto found = packages.find(package);
        return found != packages.end() && found->second.empty();
    };
    const Ref map = getStatic<Ref>(ctx.state, *ctx.method.holder, "nonExportedPkgs");
    const Class& mapClass = *ctx.state.object(map)->klass;
    const Method* put =
        mapClass.methodNamed("put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
    const Ref present = getStatic<Ref>(ctx.state, ctx.vm.linker->load("java/lang/Boolean"), "TRUE");
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    for (const auto& package : ctx.vm.linker->image().packages()) {
        const ModuleInfo& module = Shared::of(ctx.vm).module(package.module);
        if (module.open || isForAll(module.exports, package.name) ||
            isForAll(module.opens, package.name) ||
            loaderOfModule(ctx, module.name) == applicationLoader(ctx))
            continue;
        const Slot arguments[] = {map, ctx.newString(types::externalName(package.name)), present};
        Slot previous = 0;
        Ref exception = 0;
        if (!nested.call(*put, arguments, previous, exception)) return ctx.throwRef(exception);
    }
    return ctx.returnVoid();
}

// Module.implAddExportsOrOpens(String package, Module other, boolean open, boolean syncVM)
NativeOutcome addExportsOrOpens(NativeContext& ctx) {
    return isNamed(ctx, ctx.refAt(0)) ? ctx.returnVoid() : NativeOutcome::Declined;
}

constexpr std::string_view kModule = "java/lang/Module", kLayer = "java/lang/ModuleLayer";

constexpr NativePeer kPeers[] = {
    {kModule, "defineModule0",
     "(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V", nothing},
    {kModule, "addReads0", "(Ljava/lang/Module;Ljava/lang/Module;)V", nothing},
    {kModule, "addExports0", "(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V", nothing},
    {kModule, "addExportsToAll0", "(Ljava/lang/Module;Ljava/lang/String;)V", nothing},
    {kModule, "addExportsToAllUnnamed0", "(Ljava/lang/Module;Ljava/lang/String;)V", nothing},
    {kModule, "implIsExportedOrOpen", "(Ljava/lang/String;Ljava/lang/Module;Z)Z", isExportedOrOpen},
    {kModule, "canRead", "(Ljava/lang/Module;)Z", returnTrue},
    {kModule, "canUse", "(Ljava/lang/Class;)Z", returnTrue},
    {kModule, "getClassLoader", "()Ljava/lang/ClassLoader;", getClassLoader},
    {kModule, "getLayer", "()Ljava/lang/ModuleLayer;", getLayer},
    {kModule, "getDescriptor", "()Ljava/lang/module/ModuleDescriptor;", getDescriptor},
    {kModule, "getPackages", "()Ljava/util/Set;", getPackages},
    {"java/lang/StackTraceElement", "isHashedInJavaBase", "(Ljava/lang/Module;)Z", isHashed},
    {"java/lang/Class", "isOpenToCaller", "(Ljava/lang/String;Ljava/lang/Class;)Z", isOpenToCaller},
    {kModule, "implAddReads", "(Ljava/lang/Module;)V", nothing},
    {kModule, "implAddReads", "(Ljava/lang/Module;Z)V", nothing},
    {kModule, "implAddReadsNoSync", "(Ljava/lang/Module;)V", nothing},
    {kModule, "implAddReadsAllUnnamed", "()V", nothing},
    {kModule, "implAddExports", "(Ljava/lang/String;)V", nothing},
    {kModule, "implAddExports", "(Ljava/lang/String;Ljava/lang/Module;)V", nothing},
    {kModule, "implAddExportsNoSync", "(Ljava/lang/String;)V", nothing},
    {kModule, "implAddExportsNoSync", "(Ljava/lang/String;Ljava/lang/Module;)V", nothing},
    {kModule, "implAddExportsToAllUnnamed", "(Ljava/lang/String;)V", nothing},
    {kModule, "implAddExportsOrOpens", "(Ljava/lang/String;Ljava/lang/Module;ZZ)V",
     addExportsOrOpens},
    {kModule, "implAddOpens", "(Ljava/lang/String;)V", nothing},
    {kModule, "implAddOpens", "(Ljava/lang/String;Ljava/lang/Module;)V", nothing},
    {kModule, "implAddOpensToAllUnnamed", "(Ljava/lang/String;)V", nothing},
    {kModule, "implAddOpensToAllUnnamed", "(Ljava/util/Set;Ljava/util/Map;)V", nothing, Before25},
    {kModule, "implAddOpensToAllUnnamed", "(Ljava/util/Set;Ljava/util/Set;)V", nothing, Before25},
    {kModule, "implAddUses", "(Ljava/lang/Class;)V", nothing},
    {kModule, "addUses", "(Ljava/lang/Class;)Ljava/lang/Module;", returnSelf},
    {kModule, "ensureNativeAccess", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;Z)V",
     ensureNativeAccess, After17},
    {kModule, "implAddEnableNativeAccess", "()Ljava/lang/Module;", returnSelf},
    {"java/lang/ClassLoader", "getUnnamedModule", "()Ljava/lang/Module;", unnamedModule},
    {"jdk/internal/loader/BootLoader", "setBootLoaderUnnamedModule0", "(Ljava/lang/Module;)V",
     nothing},
    {"java/util/ServiceLoader$ModuleServicesLookupIterator", "iteratorFor",
     "(Ljava/lang/ClassLoader;)Ljava/util/Iterator;", providersOfLoader},
    {"java/util/ServiceLoader", "inExplicitModule", "(Ljava/lang/Class;)Z", inExplicitModule},
    {"java/lang/System", "initPhase2", "(ZZ)I", initPhase2},
    {kLayer, "configuration", "()Ljava/lang/module/Configuration;", withBootLayer},
    {kLayer, "parents", "()Ljava/util/List;", withBootLayer},
    {kLayer, "modules", "()Ljava/util/Set;", withBootLayer},
    {kLayer, "findLoader", "(Ljava/lang/String;)Ljava/lang/ClassLoader;", withBootLayer},
    {kLayer, "findModule", "(Ljava/lang/String;)Ljava/util/Optional;", findModule},
    {"java/lang/SecurityManager", "addNonExportedPackages", "(Ljava/lang/ModuleLayer;)V",
     addNonExportedPackages, Before25},
};

} // namespace

NativeTable modulePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
