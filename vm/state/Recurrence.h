#pragma once

// Whether a running state looks as it did when it was last loaded or frozen: the same frames of the
// current thread, and the same contents of the objects that have changed since, where new objects
// may stand for old ones. For loops without end, whose states are worth a fingerprint only then.
//
// It is a hint, which the fingerprints confirm: what else a state is made of is not looked at, and
// neither are fields that do not count. It costs what is compared until the first difference.

#include <cstddef>

#include "vm/state/LiveState.h"

namespace clew::vm::state {

// `work` is how much may be compared, in words; it gets less by what was. Where that is not enough,
// no.
bool looksAsLoaded(const LiveState& state, std::size_t& work);

} // namespace clew::vm::state
