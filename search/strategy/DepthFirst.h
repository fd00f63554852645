#pragma once

#include <vector>

#include "search/strategy/Strategy.h"

namespace clew::search {

// The state reached last is gone on with first. Needs memory for one path only.
class DepthFirst : public Strategy {
  public:
    void push(Entry entry) override { stack_.push_back(std::move(entry)); }
    Entry& top() override { return stack_.back(); }
    void pop() override { stack_.pop_back(); }
    bool empty() override { return stack_.empty(); }
    Division division() const override { return Division::Own; }

  private:
    std::vector<Entry> stack_;
};

} // namespace clew::search
