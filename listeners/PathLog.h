#pragma once

// What a listener that explains violations has seen on the path that is walked, line by line, with
// a rule where another thread goes on or another transition begins.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "vm/state/LiveState.h"

namespace clew::listeners {

class PathLog {
  public:
    // Of the last lines `most` are kept.
    explicit PathLog(std::size_t most) : most_(most) {}

    void clear();
    // `transition`: how many have been told before on this path.
    void add(std::size_t thread, std::size_t transition, std::string text);
    // "0: text"; a rule with its number before each transition, or else where the thread changes.
    std::vector<std::string> lines(bool withTransitions) const;

    // "Fork@2": the second Fork that is named on the path; for the mirror of a class "class Fork".
    std::string nameOf(const vm::state::LiveState& state, vm::values::Ref object);
    // Its Ref may come back for another object.
    void forget(vm::values::Ref object);

  private:
    struct Line {
        std::size_t thread, transition;
        std::string text;
    };
    std::size_t most_;
    std::size_t leftOut_ = 0;
    std::deque<Line> lines_;
    std::map<vm::values::Ref, std::string> names_;
    std::map<std::string, std::size_t> named_; // how many of a class
};

} // namespace clew::listeners
