#pragma once

// Breadth first, in bounded memory: of the frontier, what comes first has its states; what comes
// later is kept as paths, and its states are made again when their turn comes, all of a block at
// once, since most of their paths are the same (Explorer::makeAgain).

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "search/strategy/Strategy.h"

namespace clew::search {

// An entry without its state and its choice: enough to make it again.
struct PutAway {
    explicit PutAway(const Entry& entry);

    vm::state::Hash128 fingerprint; // of the state, with what is known of the inputs
    vm::state::Hash128 key;         // as matched
    Path path;
    std::uint32_t depth, next, end, node; // as in the entry
    // Which alternatives are left. Of inputs, by their identities; else in their order, and null
    // where that is the one in which they are numbered.
    std::unique_ptr<const std::vector<std::uint32_t>> left;
    bool isOfInputs;
    decltype(Entry::listeners) listeners;
};

// Of a state, with what is known about the inputs there.
vm::state::Hash128 fingerprintWithInputs(const vm::state::State& state);

class BreadthFirstOnPaths : public Strategy {
  public:
    // `isFull`: no more states are to be kept than there are now. It is asked now and then.
    void setFull(std::function<bool()> isFull) { isFull_ = std::move(isFull); }

    void push(Entry entry) override;
    Entry& top() override { return kept_.front(); } // not where it lacks states
    void pop() override { kept_.pop_front(); }
    bool empty() override { return kept_.empty() && away_.empty(); }
    Division division() const override { return Division::LevelSynchronous; }

    // What comes next has no state.
    bool lacksStates() const { return kept_.empty() && !away_.empty(); }
    // The next block of those, which are no longer in it.
    std::vector<PutAway> takeBlock();
    // In the place where the block was.
    void giveBack(std::vector<Entry> block);
    void giveBack(std::vector<PutAway> block);
    const std::deque<PutAway>& away() const { return away_; }
    std::deque<PutAway>& away() { return away_; }

  private:
    static constexpr std::size_t kLeast = 64;          // states are kept at any rate
    static constexpr std::size_t kPushesBetween = 256; // that it is asked

    bool isFullNow();

    std::deque<Entry> kept_;
    std::deque<PutAway> away_; // after all that are kept
    std::function<bool()> isFull_;
    std::size_t most_ = ~std::size_t(0); // that are kept; set when it was full for the first time
    std::size_t pushes_ = 0;
    bool keepsAll_ = false; // something was read that other paths have left (Path::read)
};

} // namespace clew::search
