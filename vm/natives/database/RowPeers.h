#pragma once

// The row of a generated query that a path is at (Tuples.h), for peers.

#include "vm/natives/database/DriverPeers.h"

namespace clew::vm::natives::database {

// Gives the variable its value, which is the row's that the path is at.
void assign(NativeContext& ctx, values::Expression variable, std::uint64_t bits);

// The row that the path is at.
Tuples::Row presentRow(NativeContext& ctx);

} // namespace clew::vm::natives::database
