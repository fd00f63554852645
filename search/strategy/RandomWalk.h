#pragma once

#include <optional>
#include <random>

#include "search/strategy/Strategy.h"

namespace clew::search {

// Follows one path from the root, each time with a random alternative; then another one, and so on.
class RandomWalk : public Strategy {
  public:
    RandomWalk(std::uint64_t walks, std::uint64_t seed) : left_(walks), random_(seed) {}

    void push(Entry entry) override {
        if (!root_) root_ = entry;
        begin(std::move(entry));
    }
    Entry& top() override { return *current_; }
    void pop() override { current_.reset(); }
    void pathEnded() override {
        current_.reset();
        if (left_ > 0) --left_;
        if (left_ > 0 && root_) begin(*root_);
    }
    bool empty() override { return !current_ || left_ == 0; }
    std::string_view cut() const override { return "random walks do not take every path"; }
    bool matches() const override { return false; }

  private:
    void begin(Entry entry) {
        entry.order = {
            std::uniform_int_distribution<std::uint32_t>(0, entry.choice.count() - 1)(random_)};
        entry.next = 0;
        entry.end = 1;
        current_ = std::move(entry);
    }

    std::uint64_t left_;
    std::mt19937_64 random_;
    std::optional<Entry> root_, current_;
};

} // namespace clew::search
