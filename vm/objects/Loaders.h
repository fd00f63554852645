#pragma once

// Which class loader a class has.

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::objects {

// The class loader object of a class: 0 for the boot loader's. A class that the program defined
// through a loader of its own has it in its mirror.
Ref loaderOf(ObjectAccess& access, const Class& klass);
Ref loaderOfModule(ObjectAccess& access, std::string_view module); // of the JDK
Ref applicationLoader(ObjectAccess& access);
// The unnamed module of a loader of the program's own, which its constructor has made; 0 for the
// built-in ones, which share one (Shared::module).
Ref ownUnnamedModule(ObjectAccess& access, Ref loader);

// Class::location of classes that the program has made while it ran. Built-in loaders do not find
// them.
constexpr std::string_view kDefinedByProgram = "made by the program";
inline bool isDefinedByProgram(const Class& klass) {
    return klass.location == kDefinedByProgram;
}

// The name space of a loader object: 0 for the built-in ones and null. A loader of the program gets
// its number when it is first asked for, in the order of the path.
std::uint32_t nameSpaceOf(ObjectAccess& access, Ref loader);
// A class of the program's own making may have been defined on another path only.
bool isDefinedHere(ObjectAccess& access, const Class& klass);

} // namespace clew::vm::objects
