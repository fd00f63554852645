#pragma once

// Follows one path from the root to its end; then another one, and so on. How an alternative is
// picked is what the walks differ in.

#include <cstdint>
#include <optional>
#include <utility>

#include "search/strategy/Strategy.h"

namespace clew::search {

// Who goes on with an alternative of a choice between threads, and how. That a time limit passes,
// or that a thread wakes up for no reason, is up to somebody else than the thread.
struct Runner {
    enum class Way : std::uint8_t { goesOn, timesOut, wakesSpuriously };
    std::uint32_t thread; // its number on the path
    Way way = Way::goesOn;
    auto operator<=>(const Runner&) const = default;
};
Runner runnerOf(const Entry& entry, std::size_t place);
inline Runner runnerOf(const Entry& entry, std::uint32_t alternative) {
    return runnerOf(entry, entry.choice.thread(alternative));
}

// The thread that has run could go on, and the alternative lets another one go on.
bool preempts(const Entry& entry, std::uint32_t alternative);

// From one state to the next: nobody else can go on, and who does has come back to where it was, so
// that it goes round for ever.
bool goesRound(const Entry& from, const vm::state::Hash128& key, const vm::state::State& state,
               const choice::Choice& choice);

class Walk : public Strategy {
  public:
    explicit Walk(std::uint64_t walks) : left_(walks) {}

    void push(Entry entry) override {
        if (!root_) {
            root_ = entry;
            walkBegins();
        }
        goOn(std::move(entry));
    }
    Entry& top() override { return *current_; }
    void pop() override { current_.reset(); }
    void pathEnded() override {
        current_.reset();
        walkEnded();
        if (left_ > 0) --left_;
        if (left_ > 0 && root_) {
            walkBegins();
            goOn(*root_);
        }
    }
    bool empty() override { return !current_ || left_ == 0; }
    bool matches() const override { return false; }

  protected:
    virtual void walkBegins() {}
    virtual void walkEnded() {}
    // The alternative to take, of those between entry.next and entry.end: a position.
    virtual std::uint32_t pick(const Entry& entry) = 0;

  private:
    void goOn(Entry entry) {
        const std::uint32_t alternative = entry.at(pick(entry));
        entry.order = {alternative};
        entry.next = 0;
        entry.end = 1;
        current_ = std::move(entry);
    }

    std::uint64_t left_;
    std::optional<Entry> root_, current_;
};

} // namespace clew::search
