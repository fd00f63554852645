#pragma once

// The paths over the tuples of a database: those that were walked, with a tuple each, and those
// that no tuple takes. They are the leaves of the execution tree and of its complement (Li,
// Csallner, DBTest 2010, section 3). Thread-safe.

#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "vm/natives/database/Tuples.h"
#include "vm/state/LiveState.h"

namespace clew::choice {

using vm::values::Assignment;
using vm::values::Expression;

class TuplePaths {
  public:
    static TuplePaths& ofRun();
    static bool areKept(); // queries are generated

    enum class End {
        Walked,
        Violating, // walked, to a violation
        NoTuple,   // takes it
        Dropped    // nobody knows whether one does; or it was cut off
    };
    struct Path {
        std::vector<Expression> conjuncts; // in the order of the program
        End end;
        std::string what; // the tuple; why it was dropped
    };

    // A path has come to its end. Nothing where they are not kept.
    void ended(const vm::state::LiveState& state, End end, std::string why = {});
    // One that was asked for, and is not walked.
    void notWalked(std::vector<Expression> conjuncts, End end, std::string why = {});

    struct Report {
        std::vector<Path> paths; // as they came; no more than kMost
        std::size_t more = 0;
    };
    Report report() const;

  private:
    static constexpr std::size_t kMost = 10'000;

    void add(Path path);

    mutable std::mutex mutex_;
    std::vector<Path> paths_;
    std::set<std::vector<Expression>> known_;
    std::size_t more_ = 0;
};

} // namespace clew::choice
