#pragma once

// When a task of a ScheduledThreadPoolExecutor or a Timer is due, the class library keeps by the
// clock, which goes on with each round of what is done again and again. All that it does with it is
// to compare it with the present time and with others. So states differ by it only where what is
// left until then differs (types::Class::DueTime): what a program has read from the clock itself is
// part of the state as it is.

#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// Sets Class::dueTime of a new class, whose fields have offsets.
void markDueTimes(types::Class& made);

} // namespace clew::vm::interpreter
