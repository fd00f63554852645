#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <unordered_map>

#include "search/strategy/Strategy.h"

namespace clew::search {

// What says which state is gone on with first; the first one that makes a difference counts.
struct Heuristics {
    bool specification = false; // where a monitor of a specification is nearest to rejecting
    // Where the way has just reached branches that no path had reached before; then at the place of
    // the program that was met least often.
    bool coverage = true;
};

// By heuristics, in their order; then with the shortest path. Now and then (`randomPercent` of the
// times) anywhere, since what looks best may lead nowhere.
class Priority : public Strategy {
  public:
    Priority(Heuristics heuristics, unsigned randomPercent, std::uint64_t seed)
        : heuristics_(heuristics), randomPercent_(randomPercent), random_(seed) {}

    void push(Entry entry) override {
        const std::uint64_t number = next_++;
        Rank rank{.depth = entry.depth, .number = number};
        if (heuristics_.specification) rank.distance = entry.distance;
        if (heuristics_.coverage) {
            rank.gain = -std::int64_t(gain_);
            rank.met = met_[entry.place]++;
        }
        gain_ = 0;
        entries_.emplace(number, Waiting{rank, std::move(entry)});
        ranks_.emplace(rank, number);
        chosen_.reset();
    }
    Entry& top() override {
        if (!chosen_) choose();
        return entries_.at(*chosen_).entry;
    }
    void pop() override {
        top();
        const auto at = entries_.find(*chosen_);
        ranks_.erase(at->second.rank);
        entries_.erase(at);
        chosen_.reset();
    }
    bool empty() override { return entries_.empty(); }
    void pathEnded() override { chosen_.reset(); }
    bool wantsCoverage() const override { return heuristics_.coverage; }
    bool wantsDistances() const override { return heuristics_.specification; }
    void reachedNew(std::uint32_t branches) override { gain_ = branches; }
    Division division() const override { return Division::Asynchronous; }

  private:
    // The least goes first.
    struct Rank {
        std::uint32_t distance = 0;
        std::int64_t gain = 0; // of branches, negative
        std::uint64_t met = 0; // how often the place was met before
        std::uint32_t depth = 0;
        std::uint64_t number = 0;
        auto operator<=>(const Rank&) const = default;
    };
    struct Waiting {
        Rank rank;
        Entry entry;
    };

    void choose() {
        chosen_ = ranks_.begin()->second;
        if (randomPercent_ == 0 || random_() % 100 >= randomPercent_) return;
        // Nearly uniform: numbers that are gone make those after them a little likelier.
        const std::uint64_t first = entries_.begin()->first,
                            last = std::prev(entries_.end())->first;
        chosen_ = entries_.lower_bound(first + random_() % (last - first + 1))->first;
    }

    const Heuristics heuristics_;
    const unsigned randomPercent_;
    std::mt19937_64 random_;
    std::map<std::uint64_t, Waiting> entries_; // by number
    std::map<Rank, std::uint64_t> ranks_;
    std::unordered_map<std::uint64_t, std::uint64_t> met_; // by place
    std::uint64_t next_ = 0;
    std::uint32_t gain_ = 0;
    std::optional<std::uint64_t> chosen_;
};

} // namespace clew::search
