#pragma once

// What HotSpot keeps of a failed class initialization, to name it as the cause of every later
// NoClassDefFoundError: "Could not initialize class ...".

#include "vm/state/LiveState.h"

namespace clew::vm::objects {

// A failure belongs to a path. Those of hidden classes are not kept.
bool keepsInitializationFailure(const state::LiveState& state, const types::Class& klass);

// The ExceptionInInitializerError for the class; 0: none was kept.
values::Ref initializationFailureOf(const state::LiveState& state, const types::Class& klass);
void setInitializationFailure(state::LiveState& state, const types::Class& klass,
                              values::Ref error);

} // namespace clew::vm::objects
