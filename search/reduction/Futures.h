#pragma once

// What threads may still do: for one thread, the sequences of steps that have been seen to follow
// on a point of it, each step as what it touches. A value that is kept once and known by a number;
// so is one for each thread together. Not thread-safe.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/interpreter/Access.h"

namespace clew::search {

class Futures {
  public:
    // Of one thread. A tree: each alternative is a step and what may follow on it.
    using Id = std::uint32_t;
    static constexpr Id kNothing = 0;

    // What a step touches. Where it is not known which object an access is to, `object` is its
    // class: it may be any of that.
    struct Step {
        vm::interpreter::Accesses accesses;
        std::vector<std::uint32_t> classes; // of the objects
        std::vector<bool> isOfClass;
    };
    // Of references, in their order: what to say in place of each. What is not among them is not
    // known any more.
    using Renaming = std::vector<std::pair<vm::values::Ref, vm::values::Ref>>;
    struct Alternative {
        std::uint32_t step;
        Id next;
    };

    std::uint32_t numberOf(const Step& step);
    const Step& step(std::uint32_t number) const { return steps_[number]; }

    Id after(std::uint32_t step, Id next);
    Id unite(Id some, Id others);
    // The same steps, in any order: each is an alternative that nothing follows on.
    Id inAnyOrder(Id future);
    Id renamed(Id future, const Renaming& renaming);
    std::size_t alternatives(Id future) const { return nodes_[future].size() / 2; }
    Alternative alternative(Id future, std::size_t i) const {
        return {nodes_[future][2 * i], nodes_[future][2 * i + 1]};
    }

    // Of several threads.
    std::uint32_t together(const std::vector<Id>& threads) { return groups_.insert(threads); }
    std::span<const std::uint32_t> group(std::uint32_t number) const { return groups_[number]; }

    std::size_t bytes() const;
    void clear();

    // Lists of numbers, each kept once.
    class Lists {
        using List = std::span<const std::uint32_t>;

      public:
        Lists() { insert(List()); } // number 0
        std::uint32_t insert(List list);
        List operator[](std::uint32_t number) const { return *lists_[number]; }
        std::size_t size() const { return lists_.size(); }
        std::size_t bytes() const { return bytes_; }

      private:
        struct Hash {
            using is_transparent = void;
            std::size_t operator()(List list) const;
        };
        struct Equal {
            using is_transparent = void;
            bool operator()(List a, List b) const { return std::ranges::equal(a, b); }
        };
        std::unordered_map<std::vector<std::uint32_t>, std::uint32_t, Hash, Equal> numbers_;
        std::vector<const std::vector<std::uint32_t>*> lists_;
        std::size_t bytes_ = 0;
    };

  private:
    // Longer ones lose their order, so that nothing here is deeper than this.
    static constexpr std::uint16_t kLongest = 1000;

    Id node(std::span<const std::uint32_t> alternatives);

    Lists nodes_;                        // pairs of a step and what follows on it, in their order
    std::vector<std::uint16_t> lengths_; // by node: of its longest sequence
    Lists keys_;                         // of steps
    std::vector<Step> steps_{1};
    std::vector<std::array<std::uint32_t, 4>> touched_; // scratch of numberOf
    std::vector<std::uint32_t> key_;
    Lists groups_;
    std::unordered_map<std::uint64_t, Id> united_;
    std::unordered_map<Id, Id> inAnyOrder_;
    std::unordered_map<Id, Id> renamed_; // by the last renaming
    Renaming renaming_;
};

} // namespace clew::search
