#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

#include "search/strategy/Heuristics.h"

namespace clew::search {

// By heuristics: the first one in their order that makes a difference counts; then with the
// shortest path. Now and then (`randomPercent` of the times) anywhere, since what looks best may
// lead nowhere.
class Priority : public Strategy {
  public:
    // Stands among the heuristics for what is counted here: where the way has just reached branches
    // that no path had reached before; then at the place of the program that was met least often.
    inline static const HeuristicPointer kCoverage = nullptr;

    Priority(std::vector<HeuristicPointer> heuristics, unsigned randomPercent, std::uint64_t seed)
        : heuristics_(std::move(heuristics)), randomPercent_(randomPercent), random_(seed) {}

    void push(Entry entry) override {
        const std::uint64_t number = next_++;
        entry.measures.resize(heuristics_.size()); // those of the root, which is alone, are 0
        const std::int64_t met = wantsCoverage() ? met_[entry.place]++ : 0;
        Waiting waiting{.gain = gain_, .met = met, .rankedFor = entry.next};
        waiting.rank = rankOf(entry, waiting, number);
        gain_ = 0;
        ranks_.emplace(waiting.rank, number);
        waiting.entry.emplace(std::move(entry));
        entries_.emplace(number, std::move(waiting));
        chosen_.reset();
    }
    Entry& top() override {
        if (chosen_ && entries_.at(*chosen_).entry->next != chosenFor_) chosen_.reset();
        if (!chosen_) choose();
        return *entries_.at(*chosen_).entry;
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
    bool wantsCoverage() const override {
        return std::ranges::any_of(heuristics_, [](const HeuristicPointer& heuristic) {
            return heuristic == kCoverage || heuristic->wantsCoverage();
        });
    }
    void measure(Entry& reached, const Entry& from, std::uint32_t alternative, vm::Vm& vm,
                 vm::state::LiveState& live) const override {
        reached.measures.resize(heuristics_.size());
        for (std::size_t i = 0; i < heuristics_.size(); ++i) {
            if (heuristics_[i] == kCoverage) continue;
            const Measure before = i < from.measures.size() ? from.measures[i] : Measure();
            reached.measures[i] =
                heuristics_[i]->measure({reached, from, alternative, vm, live}, before);
        }
    }
    void reachedNew(std::uint32_t branches) override { gain_ = branches; }
    Division division() const override { return Division::Asynchronous; }

  private:
    // The least goes first.
    struct Rank {
        std::vector<std::int64_t> values; // of the heuristics; coverage has two
        std::uint32_t depth = 0;
        std::uint64_t number = 0;
        auto operator<=>(const Rank&) const = default;
    };
    struct Waiting {
        std::int64_t gain = 0, met = 0; // new branches; how often the place was met before
        std::uint32_t rankedFor = 0;    // the position of the alternative that was next then
        Rank rank = {};
        std::optional<Entry> entry = {};
    };

    Rank rankOf(const Entry& entry, const Waiting& waiting, std::uint64_t number) const {
        Rank rank{{}, entry.depth, number};
        for (std::size_t i = 0; i < heuristics_.size(); ++i) {
            const HeuristicPointer& heuristic = heuristics_[i];
            if (heuristic == kCoverage)
                rank.values.insert(rank.values.end(), {-waiting.gain, waiting.met});
            else
                rank.values.push_back(entry.isDone() ? entry.measures[i].value
                                                     : heuristic->ofNext(entry, entry.measures[i]));
        }
        return rank;
    }

    void choose() {
        for (;;) { // whose next alternative counts for more is put back
            chosen_ = ranks_.begin()->second;
            Waiting& first = entries_.at(*chosen_);
            if (first.rankedFor == first.entry->next) break;
            first.rankedFor = first.entry->next;
            Rank now = rankOf(*first.entry, first, *chosen_);
            if (now == first.rank) break;
            ranks_.erase(ranks_.begin());
            first.rank = std::move(now);
            ranks_.emplace(first.rank, *chosen_);
        }
        if (randomPercent_ != 0 && random_() % 100 < randomPercent_) {
            // Nearly uniform: numbers that are gone make those after them a little likelier.
            const std::uint64_t first = entries_.begin()->first,
                                last = std::prev(entries_.end())->first;
            chosen_ = entries_.lower_bound(first + random_() % (last - first + 1))->first;
        }
        chosenFor_ = entries_.at(*chosen_).entry->next;
    }

    const std::vector<HeuristicPointer> heuristics_;
    const unsigned randomPercent_;
    std::mt19937_64 random_;
    std::map<std::uint64_t, Waiting> entries_; // by number
    std::map<Rank, std::uint64_t> ranks_;
    std::unordered_map<std::uint64_t, std::int64_t> met_; // by place
    std::uint64_t next_ = 0;
    std::uint32_t gain_ = 0;
    std::optional<std::uint64_t> chosen_;
    std::uint32_t chosenFor_ = 0; // the position of its next alternative then
};

} // namespace clew::search
