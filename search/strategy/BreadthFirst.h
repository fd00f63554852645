#pragma once

#include <deque>

#include "search/strategy/Strategy.h"

namespace clew::search {

// States in the order in which they were reached: the first violation found has the shortest path.
class BreadthFirst : public Strategy {
  public:
    void push(Entry entry) override { queue_.push_back(std::move(entry)); }
    Entry& top() override { return queue_.front(); }
    void pop() override { queue_.pop_front(); }
    bool empty() override { return queue_.empty(); }
    Division division() const override { return Division::LevelSynchronous; }

  private:
    std::deque<Entry> queue_;
};

} // namespace clew::search
