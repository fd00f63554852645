#pragma once

// Makes a path that leads to a violation easier to read: with fewer switches of threads, to the
// same violation. Schedules near the one that was found are executed, and the best of those that
// lead there is gone on from (Jalbert, Sen: A Trace Simplification Technique for Effective
// Debugging of Concurrent Programs, FSE 2010): parts of it without a thread's turns in between, or
// left out.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/Replay.h"

namespace clew::search {

using ValuesOfInputs = std::shared_ptr<const vm::state::InputValues>;

// `path` and `inputs` as replay() takes them, to a violation of this identity. At most for so many
// seconds of the processor's time. Nothing: none that is better was found. Where Vm::sharingChanges
// has become more meanwhile, so that paths have other numbers, it is the path that was given, at
// least; nothing then: it could not be found again.
std::optional<std::vector<std::uint32_t>> shorterPath(vm::Vm& vm, const vm::state::State& root,
                                                      const std::vector<std::uint32_t>& path,
                                                      const ValuesOfInputs& inputs,
                                                      const std::string& identity,
                                                      const std::vector<Reporter>& reporters,
                                                      Properties properties, double seconds);

} // namespace clew::search
