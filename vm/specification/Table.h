#pragma once

// A deterministic automaton as a table, the smallest that there is.

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "vm/specification/Machine.h"

namespace clew::vm::specification {

// As it is built: states in any order, the first is the initial one.
struct RawTable {
    static constexpr std::size_t kMostEntries = std::size_t{1} << 22;

    std::uint32_t letters = 0;
    std::vector<std::uint32_t> next;           // by state * letters + letter
    std::vector<std::uint8_t> rejects, isOpen; // by state

    // All states that `step` leads to from `initial`. Returns false where there are too many. Of
    // two equal contents one is kept.
    template <class Content>
    bool build(std::uint32_t size, Content initial,
               const std::function<Content(const Content&, std::uint32_t letter)>& step,
               const std::function<bool(const Content&)>& isRejecting,
               const std::function<bool(const Content&)>& isOpenThere) {
        letters = size;
        std::map<Content, std::uint32_t> known;
        std::vector<const Content*> contents;
        const auto numberOf = [&](Content&& content) {
            const auto [at, isNew] =
                known.emplace(std::move(content), static_cast<std::uint32_t>(contents.size()));
            if (isNew) contents.push_back(&at->first);
            return at->second;
        };
        numberOf(std::move(initial));
        for (std::size_t state = 0; state < contents.size(); state++) {
            if (contents.size() * letters > kMostEntries) return false;
            const Content& content = *contents[state];
            rejects.push_back(isRejecting(content));
            isOpen.push_back(!rejects.back() && isOpenThere(content));
            for (std::uint32_t letter = 0; letter < letters; letter++)
                next.push_back(rejects.back() ? static_cast<std::uint32_t>(state)
                                              : numberOf(step(content, letter)));
        }
        return true;
    }
};

class Table final : public Machine {
  public:
    // States that behave alike become one; they are numbered in the order in which a breadth-first
    // search that takes the letters in order comes to them.
    Table(Alphabet alphabet, const RawTable& raw);

    const Alphabet& alphabet() const { return alphabet_; }
    std::uint32_t states() const { return static_cast<std::uint32_t>(rejects_.size()); }
    State next(State state, std::uint32_t letter) const {
        return next_[state * alphabet_.size() + letter];
    }
    // Of two over one alphabet.
    bool behavesAs(const Table& other) const {
        return next_ == other.next_ && rejects_ == other.rejects_ && isOpen_ == other.isOpen_;
    }
    // A shortest word that leads to the state: letters.
    std::vector<std::uint32_t> wordTo(State state) const;

    bool isTable() const override { return true; }
    State initial() const override { return 0; }
    State step(State state, std::uint64_t valuation) const override {
        return next(state, alphabet_.letterOf(valuation));
    }
    bool rejects(State state) const override { return rejects_[state] != 0; }
    bool isInert(State state) const override { return isInert_[state] != 0; }
    bool isOpenAtEnd(State state) const override { return isOpen_[state] != 0; }
    std::uint32_t distance(State state) const override { return distance_[state]; }

  private:
    // Steps backwards from the states that are marked; kNever where there is no way.
    std::vector<std::uint32_t> distancesTo(const std::vector<std::uint8_t>& goals) const;

    Alphabet alphabet_;
    std::vector<std::uint32_t> next_;
    std::vector<std::uint8_t> rejects_, isOpen_, isInert_;
    std::vector<std::uint32_t> distance_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> cameFrom_; // state, letter
};

} // namespace clew::vm::specification
