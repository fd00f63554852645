#pragma once

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

// The enums that an object of the declared type can refer to, directly or not, are initialized: if
// there is a constant to be found in an input, its class must be. Otherwise the peer leaves with
// blocked(). Of very many types the nearest ones are looked at.
bool inputEnumsInitialized(NativeContext& ctx, const Class& declared);

} // namespace clew::vm::natives
