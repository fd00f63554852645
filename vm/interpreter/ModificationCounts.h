#pragma once

// How often a collection has been modified (AbstractList.modCount and its like) goes up for ever.
// All that the class library does with it is to compare it with what an iterator, a view or a local
// variable took it for, and to throw ConcurrentModificationException where they differ. So states
// differ by it only where such differences do (types::Class::ModificationCounts): what iterators
// and views expect counts relative to their collection. While a method is under way that may have a
// copy in a local variable or an operand, all counts are part of the state as they are.
//
// Where a program can see a count itself (a subclass of AbstractList that reads it, reflection), or
// a class of the library keeps it in a field that is not known here, counts are part of all states,
// and what was explored before is explored again (state::GlobalObjects::modificationsCount).

#include "vm/Vm.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// Sets Class::modifications and Method::copiesCounts of a new class, whose fields have offsets.
void markModificationCounts(Vm& vm, types::Class& made);
// The program gets hold of the field as such.
void fieldIsReflected(Vm& vm, const types::Field& field);

} // namespace clew::vm::interpreter
