// A class among its supertypes: the checks of JVMS 5.3.5 and 5.4.4, and the tables that subtype
// tests use.

#include <algorithm>

#include "vm/types/Linker.h"

namespace clew::vm::types {
namespace {

std::string moduleWithLoader(const Class& klass) {
    if (!klass.module) return "unnamed module of loader 'app'";
    return "module " + klass.module.str() + " of loader 'bootstrap'";
}

std::string inModules(const Class& a, const Class& b) {
    if (a.module == b.module)
        return a.externalName() + " and " + b.externalName() + " are in " + moduleWithLoader(a);
    return a.externalName() + " is in " + moduleWithLoader(a) + "; " + b.externalName() +
           " is in " + moduleWithLoader(b);
}

LinkageError incompatible(const std::string& message) {
    return {"java/lang/IncompatibleClassChangeError", message};
}

// Why a class must not extend a sealed one, in the words of JDK 25; empty where it may.
std::string refusalOfSealed(const Class& made, const Class& super) {
    if (!super.file || !super.file->isSealed) return {};
    const auto compare = [&](const char* what, const char* subclass, const auto& of) {
        const auto place = [&](const Class& klass) {
            const std::string name = of(klass);
            return klass.externalName() + " is in " + what + " '" +
                   (name.empty() ? "unnamed" : name) + "' with " +
                   (what[0] == 'm' ? "loader " : "classloader ") +
                   (klass.module ? "'bootstrap'" : "'app'");
        };
        return std::string("Failed same ") + what + " check: " + subclass + " " + place(made) +
               ", and sealed class " + place(super);
    };
    if (made.module != super.module)
        return compare("module", "subclass",
                       [](const Class& klass) { return klass.module ? klass.module.str() : ""; });
    if (!(made.accessFlags & classfile::access::Public) && !made.samePackage(super))
        return compare("package", "non-public subclass",
                       [](const Class& klass) { return klass.packageName(); });
    const auto& permitted = super.file->permittedSubclasses;
    if (std::find(permitted.begin(), permitted.end(), made.name.view()) != permitted.end())
        return {};
    return "Failed listed permitted subclass check: class " + made.externalName() +
           " is not a permitted subclass of " + super.externalName();
}

void checkAccess(const Class& made, const Class& super, const char* role) {
    if ((super.accessFlags & classfile::access::Public) || made.samePackage(super)) return;
    throw LinkageError("java/lang/IllegalAccessError",
                       "class " + made.externalName() + " cannot access its " + role + " " +
                           super.externalName() + " (" + inModules(made, super) + ")");
}

} // namespace

void Linker::checkSupertypes(const Class& made) {
    if (made.isArray()) return;
    const std::string name = made.externalName();
    if (const Class* super = made.super) {
        if (super->isInterface())
            throw incompatible("class " + name + " has interface " + super->externalName() +
                               " as super class");
        if (super->accessFlags & classfile::access::Final)
            throw incompatible("class " + name + " cannot inherit from final class " +
                               super->externalName());
        if (const std::string refusal = refusalOfSealed(made, *super); !refusal.empty())
            throw incompatible(jdkFeature_ >= 25
                                   ? refusal
                                   : "class " + name + " cannot inherit from sealed class " +
                                         super->externalName());
        checkAccess(made, *super, "superclass");
    }
    for (const Class* interface : made.interfaces) {
        if (!interface->isInterface())
            throw incompatible("class " + name + " can not implement " + interface->externalName() +
                               ", because it is not an interface (" + interface->externalName() +
                               " is in " + moduleWithLoader(*interface) + ")");
        if (const std::string refusal = refusalOfSealed(made, *interface); !refusal.empty())
            throw incompatible(jdkFeature_ >= 25
                                   ? refusal
                                   : "class " + name + " cannot " +
                                         (made.isInterface() ? "extend" : "implement") +
                                         " sealed interface " + interface->externalName());
        checkAccess(made, *interface, "superinterface");
    }
}

void Linker::buildHierarchy(Class& made) {
    if (made.super) {
        made.superChain.reserve(made.super->superChain.size() + 1);
        made.superChain = made.super->superChain;
        made.allInterfaces = made.super->allInterfaces;
    }
    made.superChain.push_back(&made);
    const auto add = [&](Class* interface) {
        auto& all = made.allInterfaces;
        if (std::find(all.begin(), all.end(), interface) == all.end()) all.push_back(interface);
    };
    for (Class* interface : made.interfaces) {
        add(interface);
        for (Class* inherited : interface->allInterfaces) add(inherited);
    }
}

} // namespace clew::vm::types
