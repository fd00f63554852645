#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/strategy/Strategy.h"

namespace clew::search {

// Generational search (Godefroid, Levin, Molnar: Automated Whitebox Fuzz Testing, NDSS 2008,
// section 3): a path is walked to its end with one set of inputs; then all of its branches are
// negated, one after the other, and each of these children is walked to its end in turn and scored
// by the branches that no path had reached before. The one with the highest score has children
// next. A child has none at the branches that its parent has (the bound of the paper): these are
// the parent's. Walks go from the state at the branch, not from the start, and so cannot diverge
// from what was predicted.
class Generational : public Strategy {
  public:
    void push(Entry entry) override {
        isWalking_ = true;
        walked_.branches.push_back(std::move(entry));
    }
    Entry& top() override { return isWalking_ ? walked_.branches.back() : toExpand(); }
    void pop() override {
        top();
        (isWalking_ ? walked_ : expanded_).branches.pop_back();
        if (walked_.branches.empty()) isWalking_ = false;
    }
    bool empty() override {
        return walked_.branches.empty() && expanded_.branches.empty() && paths_.empty();
    }
    void pathEnded() override {
        isWalking_ = false;
        add(std::exchange(walked_, {}));
    }
    bool wantsCoverage() const override { return true; }
    void reachedNew(std::uint32_t branches) override { walked_.score += branches; }
    Division division() const override { return Division::Paths; }

    // For several workers (search/workers/Frontier.h), each of which walks a path of its own.
    struct Walked {
        std::vector<Entry> branches; // where alternatives are left; the last one is expanded first
        std::uint64_t score = 0;     // branches of the program that it was the first to reach
        std::uint64_t number = 0;
        bool operator<(const Walked& other) const { // of equal ones the older goes first
            return score != other.score ? score < other.score : number > other.number;
        }
    };
    // That has come to its end.
    void add(Walked walked) {
        std::erase_if(walked.branches, [](const Entry& entry) { return entry.isDone(); });
        walked.number = next_++;
        if (walked.branches.empty()) return;
        paths_.push_back(std::move(walked));
        std::push_heap(paths_.begin(), paths_.end());
    }
    // Where the next child branches off, of the best of the paths that have come to their end.
    // Null: nothing is left of them. `left` grows by the states that were left for good meanwhile.
    Entry* nextToExpand(std::uint64_t& left) {
        for (; !expanded_.branches.empty() && expanded_.branches.back().isDone(); ++left)
            expanded_.branches.pop_back();
        return expanded_.branches.empty() && paths_.empty() ? nullptr : &toExpand();
    }

  private:
    Entry& toExpand() {
        while (expanded_.branches.empty()) {
            std::pop_heap(paths_.begin(), paths_.end());
            expanded_ = std::move(paths_.back());
            paths_.pop_back();
        }
        return expanded_.branches.back();
    }

    Walked walked_;             // the path that is under way
    Walked expanded_;           // the one that has children now
    std::vector<Walked> paths_; // a heap
    std::uint64_t next_ = 0;
    bool isWalking_ = false;
};

} // namespace clew::search
