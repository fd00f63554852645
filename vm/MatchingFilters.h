#pragma once

// What a program wants to be left out where states are matched, by the annotations of Java
// PathFinder: @FilterField (a field; with a condition, where the configuration says so) and
// @FilterFrame (of a method's frames: their data, their instruction, the frames above them).

#include "vm/Vm.h"

namespace clew::vm {

// Called once, when the class has been linked. What is left out is noted: `safe` rests on it.
void applyMatchingFilters(Vm& vm, types::Class& made);

} // namespace clew::vm
