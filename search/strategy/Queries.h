#pragma once

#include <algorithm>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <vector>

#include "choice/TupleTree.h"
#include "search/strategy/Strategy.h"

namespace clew::search {

// The tree over the tuples of a database is the frontier (Li, Csallner: Dynamic Symbolic Database
// Application Testing, DBTest 2010, section 4): what tuples that are there are known to take goes
// first, depth first. Then the database is asked, for what the tree says of all that is open.
class Queries : public Strategy {
  public:
    void push(Entry entry) override {
        if (entry.order.empty()) {
            entry.order.resize(entry.choice.count());
            std::iota(entry.order.begin(), entry.order.end(), 0u);
        }
        std::stable_partition(
            entry.order.begin() + entry.next, entry.order.begin() + entry.end,
            [&](std::uint32_t alternative) { return !entry.choice.leaf(alternative); });
        entries_.push_back(std::move(entry));
        known_.push_back(std::prev(entries_.end()));
    }
    Entry& top() override {
        if (asked_ && asked_->entry->next != asked_->next) leaveAsked();
        if (!done_.empty()) return *(top_ = done_.back());
        for (; !known_.empty(); known_.pop_back()) {
            top_ = known_.back();
            if (top_->isDone() || !top_->choice.leaf(top_->at(top_->next))) return *top_;
            for (std::uint32_t i = top_->next; i < top_->end; ++i)
                open_.emplace(top_->choice.leaf(top_->at(i))->number(), Open{top_, top_->at(i)});
        }
        choose();
        return *(top_ = asked_->entry);
    }
    void pop() override {
        std::erase(known_, top_);
        std::erase(done_, top_);
        std::erase_if(open_, [&](const auto& open) { return open.second.entry == top_; });
        if (asked_ && asked_->entry == top_) asked_.reset();
        entries_.erase(top_);
    }
    bool empty() override { return entries_.empty(); }
    bool asksTree() const override { return true; }
    Division division() const override { return Division::Asynchronous; }

  private:
    using Position = std::list<Entry>::iterator;
    struct Open {
        Position entry;
        std::uint32_t alternative;
    };
    struct Asked {
        std::uint64_t leaf;
        Position entry;
        std::uint32_t next; // where its alternative stands
    };

    void choose() {
        const auto number = choice::TupleTree::ofRun().next(
            [&](std::uint64_t leaf) { return open_.contains(leaf); });
        const auto chosen = number ? open_.find(*number) : open_.begin();
        Entry& entry = *chosen->second.entry;
        const auto first = entry.order.begin() + entry.next;
        std::iter_swap(first, std::find(first, entry.order.end(), chosen->second.alternative));
        asked_ = Asked{chosen->first, chosen->second.entry, entry.next};
    }
    void leaveAsked() {
        open_.erase(asked_->leaf);
        if (asked_->entry->isDone()) done_.push_back(asked_->entry);
        asked_.reset();
    }

    std::list<Entry> entries_;
    std::vector<Position> known_, done_; // what can be gone on with; where nothing is left
    std::map<std::uint64_t, Open> open_; // by number of the leaf
    std::optional<Asked> asked_;
    Position top_;
};

} // namespace clew::search
