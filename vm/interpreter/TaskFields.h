#pragma once

// What grows with each round of a task that the class library does again and again (a Timer's, a
// ScheduledThreadPoolExecutor's) and says nothing about the program.
//
// When a task is due is kept by the clock, which goes on. All that is done with it is to compare it
// with the present time and with when others are due: in fingerprints counts what is left until
// then. Of tasks that are due already it counts how they lie to each other, which is the order in
// which they are done, but not for how long they are: as for a thread whose wait is over.
//
// How many tasks a pool has completed does not count.
//
// Where somebody asks for either of them, both are part of all states as they are, and what was
// explored before is explored again (state::GlobalObjects::tasksCount).

#include "vm/Vm.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// Sets Class::tasks of a new class, whose fields have offsets.
void markTaskFields(const Vm& vm, types::Class& made);
void tasksAreSeen(Vm& vm);

} // namespace clew::vm::interpreter
