#pragma once

// What java.util.concurrent does while it waits for another thread for a short time, made such that
// states do not differ by it. Such loops count down, or draw random numbers by xorshift (Marsaglia,
// "Xorshift RNGs", 2003), so that each round of them leads to a state of its own, though nothing
// has happened. Neither is part of what the library promises: how long it spins is a matter of
// speed, and any number would do for a random one.
// - A number that is drawn by xorshift is the one before, with its sign set, as half of all have it
// (Exchanger counts its rounds by that).
// - Exchanger spins once, and AbstractQueuedSynchronizer not at all after it has been unparked.

#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// Rewrites the bytecode of a new class of java.util.concurrent. All instructions behind what was
// rewritten are where they were.
void shortenSpinLoops(types::Class& made);

} // namespace clew::vm::interpreter
