#include "vm/objects/Loaders.h"

#include <algorithm>

#include "vm/objects/JavaObjects.h"
#include "vm/objects/MockTypes.h"

namespace clew::vm::objects {

namespace {

constexpr std::string_view kPlatformModules[] = {
    "java.net.http",     "java.scripting",    "java.security.jgss",  "java.smartcardio",
    "java.sql",          "java.sql.rowset",   "java.transaction.xa", "java.xml.crypto",
    "jdk.accessibility", "jdk.charsets",      "jdk.crypto.cryptoki", "jdk.crypto.ec",
    "jdk.dynalink",      "jdk.httpserver",    "jdk.jsobject",        "jdk.localedata",
    "jdk.naming.dns",    "jdk.security.auth", "jdk.security.jgss",   "jdk.xml.dom",
    "jdk.zipfs",
};
constexpr std::string_view kApplicationModules[] = {
    "jdk.attach",      "jdk.compiler",     "jdk.editpad", "jdk.internal.ed", "jdk.internal.jvmstat",
    "jdk.internal.le", "jdk.internal.opt", "jdk.jartool", "jdk.javadoc",     "jdk.jconsole",
    "jdk.jcmd",        "jdk.jdeps",        "jdk.jdi",     "jdk.jdwp.agent",  "jdk.jlink",
    "jdk.jpackage",    "jdk.jshell",       "jdk.jstatd",
};

Ref builtinLoader(ObjectAccess& access, std::string_view field) {
    const Class* loaders = access.vm.linker->find("jdk/internal/loader/ClassLoaders");
    return loaders && loaders->fieldNamed(field) ? getStatic<Ref>(access.state, *loaders, field)
                                                 : 0;
}

} // namespace

Ref applicationLoader(ObjectAccess& access) {
    return builtinLoader(access, "APP_LOADER");
}

Ref ownUnnamedModule(ObjectAccess& access, Ref loader) {
    if (loader == 0 ||
        access.object(loader)->klass->name.view().starts_with("jdk/internal/loader/ClassLoaders$"))
        return 0;
    return getField<Ref>(access.state, loader, "unnamedModule");
}

Ref loaderOf(ObjectAccess& access, const Class& klass) {
    const Class* of = &klass;
    while (of->element) of = of->element;
    if (of->isPrimitive()) return 0;
    while (of->host && (of->nameSpace != 0 || standsWithHost(*of))) {
        if (standsWithHost(*of) && of->host->module) return applicationLoader(access); // a mock
        of = of->host;
    }
    const Class& classClass = *access.vm.linker->known.klass;
    if (const Field* field = classClass.fieldNamed("classLoader")) {
        if (const Ref own = access.state.object(of->mirror)->at<Ref>(field->offset)) return own;
    }
    if (!of->fromJdk) {
        // What a boot class has made (lambda forms, proxies of the JDK's own) stands in the boot
        // loader.
        if (of->isHiddenClass && of->module && of->module.view() == "java.base") return 0;
        return applicationLoader(access);
    }
    return loaderOfModule(access, of->module.view());
}

std::uint32_t nameSpaceOf(ObjectAccess& access, Ref loader) {
    constexpr std::string_view kNumber = "clew$nameSpace";
    if (loader == 0) return 0;
    for (const Class* klass = access.state.object(loader)->klass; klass; klass = klass->super) {
        if (klass->name.view() == "jdk/internal/loader/BuiltinClassLoader") return 0;
    }
    auto number = getField<std::int32_t>(access.state, loader, kNumber);
    if (number == 0) {
        const Ref counter = applicationLoader(access);
        number = getField<std::int32_t>(access.state, counter, kNumber) + 1;
        setField<std::int32_t>(access.state, counter, kNumber, number);
        setField<std::int32_t>(access.state, loader, kNumber, number);
    }
    return static_cast<std::uint32_t>(number);
}

bool isDefinedHere(ObjectAccess& access, const Class& klass) {
    return klass.nameSpace == 0 || getField<Ref>(access.state, klass.mirror, "classLoader") != 0;
}

Ref loaderOfModule(ObjectAccess& access, std::string_view module) {
    if (module == "java.base" || module.empty()) return 0;
    const auto isIn = [&](const auto& list) {
        return std::ranges::find(list, module) != std::end(list);
    };
    if (isIn(kPlatformModules)) return builtinLoader(access, "PLATFORM_LOADER");
    if (isIn(kApplicationModules)) return applicationLoader(access);
    return 0;
}

} // namespace clew::vm::objects
