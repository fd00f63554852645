#pragma once

// Annotations of a class that an input stands for, as objects whose elements are inputs, named
// "type.getAnnotation(pkg.Checked).id"; and with their values, as the class of a mock has them.

#include <optional>
#include <string>
#include <string_view>

#include "vm/Vm.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

// By its retention. No class shows others.
bool isSeenAtRunTime(const types::Class& annotation);

// The annotation of the class that the input stands for. The same object each time; 0: no room.
Ref annotationInput(Vm& vm, state::LiveState& state, std::uint32_t input,
                    const types::Class& annotation);

// What a class says that has the annotation: the elements that the path has asked for, and those
// that have no default. `input`: that of annotationInput(); empty: there is none. Nothing: no class
// can have it, or show it when the program runs, or it has elements of a kind that is not followed.
std::optional<AnnotationElements> givenElements(Vm& vm, const types::Class& annotation,
                                                const std::string& input,
                                                const state::InputValues& values);
// By its constant of java.lang.annotation.ElementType: TYPE, METHOD, FIELD.
bool mayStandOn(const types::Class& annotation, std::string_view target);
// What an annotation says of which only elements are given that have no default. Nothing: as above,
// whatever it stands on.
std::optional<AnnotationElements> leastElements(Vm& vm, const types::Class& annotation);

// A class whose members, as far as they may, have the annotation: a public method getValue() and a
// public field value. Null: the class is no annotation, or none that members can have and show.
// Thread-safe.
const types::Class* annotatedMembers(Vm& vm, const types::Class& annotation);

// The class with the elements of its annotations as they have turned out, where it is a mock: of
// the input; `name`: that of the input of type Class.
const types::Class& withElements(Vm& vm, std::uint32_t input, const std::string& name,
                                 const types::Class& klass, const state::InputValues& values);

} // namespace clew::vm::interpreter
