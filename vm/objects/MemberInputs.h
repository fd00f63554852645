#pragma once

// Inputs of type java.lang.reflect.Method and Field: members of classes that there are, one of each
// kind that code usually tells apart. What else they could be is left out; the verdict says so.

#include <functional>
#include <string>
#include <vector>

#include "vm/objects/ObjectAccess.h"
#include "vm/state/Symbolic.h"

namespace clew::vm::objects {

bool isMethodClass(const Class& klass);
bool isFieldClass(const Class& klass);
// Method, Field and Class, where the type is an interface or a class of java.lang.reflect that is
// above them, or one of them.
std::vector<const Class*> reflectedTypesBelow(Vm& vm, const Class& declared);

// Of the program's classes that the class names, itself among them, and of a few that everybody
// has: at most so many, those whose names are like its texts first. Of members that name another
// class than canUse allows, none.
using CanUse = std::function<bool(const Class&)>;
std::vector<const Method*> methodsOfEachKind(Vm& vm, const Class& user, std::size_t most,
                                             const CanUse& canUse);
std::vector<const Field*> fieldsOfEachKind(Vm& vm, const Class& user, std::size_t most,
                                           const CanUse& canUse);

inline bool isMember(const state::Binding& binding) {
    return binding.kind == state::Binding::Kind::Method ||
           binding.kind == state::Binding::Kind::Field;
}
// Of such a binding: a new object, for which there must be room;
// "pkg.Bean.getName()", "pkg.Bean.name", or of a class that was made for it "getValue() with
// @pkg.A".
Ref newMember(Vm& vm, LiveState& state, const state::Binding& member);
std::string describeMember(const state::Binding& member);

} // namespace clew::vm::objects
