#pragma once

// Which method the next call should be of: the more of its branches are missing, the more often;
// less and less where calls of it bring nothing new. Branches of a method that no test can call
// itself count for those that lead there.

#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/Values.h"

namespace clew::search::generate {

using vm::types::Method;

class Targets {
  public:
    // To execute a method: a call of `method` on the result of a step of a test that was kept, or
    // where `object` is none without a receiver.
    struct Way {
        static constexpr std::size_t kNone = ~std::size_t(0);
        std::size_t test, object;
        const Method* method;
    };

    void add(const Method& implementation, Way way);
    // A test whose last call was of this method has come to these as well.
    void led(const Method& from, const std::vector<const Method*>& to);
    // What is missing has changed.
    void update(const BranchGoals& goals, const Coverage& reached);
    // Null: nothing is missing that there is a way to. Good until the next add().
    const Way* pick(Values& values);
    // Since update(). What was picked after so many picks was not.
    std::size_t picks() const { return picked_.size(); }
    void forgetPicksAfter(std::size_t count);

  private:
    struct Target {
        std::vector<Way> ways;
        std::vector<const Method*> callees; // that are no targets
        std::size_t missing = 0;
        std::uint64_t tries = 0; // since something was found
    };
    std::vector<const Method*> order_; // of their first appearance: the same in every run
    std::unordered_map<const Method*, Target> targets_;
    std::vector<Target*> picked_;
};

} // namespace clew::search::generate
