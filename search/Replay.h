#pragma once

// Walks a path again from the root: to make sure of a violation before it is reported, and to see
// what the path does.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "search/Judge.h"
#include "search/Listener.h"
#include "search/trace/Tracer.h"

namespace clew::search {

// A listener whose report is to be made again, and what it kept at the root.
struct Reporter {
    Listener* listener;
    std::size_t number;
    std::shared_ptr<const void> atRoot;
};

struct Replayed {
    std::optional<Violation> violation; // with its path, trace and threads
    std::string problem;                // why there is none
    bool wasInterrupted = false;        // before the end of the path
    // Where there is none: as far as the path has been walked, as if it were one, without a kind.
    Violation walked;
};

// The inputs on the path that the state has come; null where it has had none.
std::shared_ptr<const vm::state::InputValues> valuesOfInputs(vm::Vm& vm,
                                                             const vm::state::LiveState& state);

// With the inputs given, takes the alternatives of `path` from the root on, one for each choice
// that has more than one; the program reads from outside the state what it read when the path was
// found (Path::read). The program's output is the violation's. The Vm's observer and output, and
// what the reporter keeps, are as before afterwards. Throws nothing but errors of ours.
Replayed replay(vm::Vm& vm, const vm::state::State& root, const std::vector<std::uint32_t>& path,
                const std::shared_ptr<const vm::state::InputValues>& inputs,
                const std::vector<std::int64_t>& read, const std::vector<Reporter>& reporters,
                Sources& sources, Properties properties);

// What a path with inputs needs to be walked again.
struct InputsAlong {
    std::shared_ptr<const vm::state::InputValues> values;
    std::vector<std::string> hiddenFields; // Violation::hiddenFields
    bool isThere = false;                  // there is such a path
};

// Finds inputs that lead along a path, whose steps are all those from the root on
// (Transition::step). Leaves the Vm as replay does.
InputsAlong inputsAlong(vm::Vm& vm, const vm::state::State& root,
                        const std::vector<std::uint32_t>& steps,
                        const std::vector<Reporter>& reporters, choice::SolverOptions solver);

} // namespace clew::search
