#pragma once

#include <boost/container/deque.hpp>

#include "search/strategy/Strategy.h"

namespace clew::search {

// In blocks: a path can be millions of entries long, which are not moved where it grows.
using EntryStack = boost::container::deque<
    Entry, void, boost::container::deque_options<boost::container::block_size<64u>>::type>;

// The state reached last is gone on with first. Needs memory for one path only.
class DepthFirst : public Strategy {
  public:
    void push(Entry entry) override { stack_.push_back(std::move(entry)); }
    Entry& top() override { return stack_.back(); }
    void pop() override { stack_.pop_back(); }
    bool empty() override { return stack_.empty(); }
    Division division() const override { return Division::Own; }

  private:
    EntryStack stack_;
};

} // namespace clew::search
