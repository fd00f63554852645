#pragma once

// What threads may still do: for one thread, the sequences of steps that have been seen to follow
// on a point of it, each step as what it touches. A value that is kept once and known by a number;
// so is one for each thread together. Not thread-safe.

#include <tsl/robin_map.h>
#include <tsl/robin_set.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "search/checkpoint/StoredNumbers.h"
#include "vm/interpreter/Access.h"

namespace clew::search {

class Futures {
  public:
    // Of one thread. A tree: each alternative is a step and what may follow on it.
    using Id = std::uint32_t;
    static constexpr Id kNothing = 0;

    // What a step touches, in this order. Where it is not known which object an access is to,
    // `object` is its class: it may be any of that. `isFixed`: the object has this reference in all
    // states.
    struct Touch {
        vm::interpreter::Access access;
        std::uint32_t klass = 0; // of the object
        bool isOfClass = false, isFixed = false;
    };
    using Step = std::span<const Touch>;
    // The objects that some steps touch, hashed to bits: where two do not meet, no step of one
    // depends on a step of the other.
    struct Touched {
        std::uint64_t read = 0, written = 0;
        bool meets(const Touched& other) const {
            return (written & (other.written | other.read)) != 0 || (read & other.written) != 0;
        }
        void add(const Touched& other) {
            read |= other.read;
            written |= other.written;
        }
        static Touched of(const vm::interpreter::Access& access);
        static Touched ofAll() { return {~std::uint64_t(0), ~std::uint64_t(0)}; }
    };
    // Of references, in their order: what to say in place of each. What is not among them is not
    // known any more.
    using Renaming = std::vector<std::pair<vm::values::Ref, vm::values::Ref>>;
    static constexpr std::uint32_t kNothingKnown = 0; // the number of the empty one
    struct Alternative {
        std::uint32_t step;
        Id next;
    };

    std::uint32_t numberOf(Step step);
    // As long as no step gets a number.
    Step step(std::uint32_t number) const { return steps_[number]; }

    Id after(std::uint32_t step, Id next);
    Id unite(Id some, Id others);
    // The same steps, in any order: each is an alternative that nothing follows on.
    Id inAnyOrder(Id future);
    std::uint32_t numberOf(const Renaming& renaming);
    Id renamed(Id future, std::uint32_t renaming);
    std::uint32_t renamedStep(std::uint32_t number, std::uint32_t renaming);
    // By a step, and by all of a future.
    const Touched& touchedBy(std::uint32_t step) const { return touchedByStep_[step]; }
    const Touched& touchedByAll(Id future) const { return touchedByAll_[future]; }
    std::size_t count() const { return nodes_.size(); }
    std::size_t countOfSteps() const { return steps_.size(); }
    std::size_t alternatives(Id future) const { return nodes_[future].size() / 2; }
    Alternative alternative(Id future, std::size_t i) const {
        return {nodes_[future][2 * i], nodes_[future][2 * i + 1]};
    }

    // Of several threads.
    std::uint32_t together(std::span<const Id> threads) { return groups_.insert(threads); }
    std::span<const std::uint32_t> group(std::uint32_t number) const { return groups_[number]; }
    std::size_t countOfGroups() const { return groups_.size(); }

    std::size_t bytes() const;
    void clear();
    // With the same numbers; renamings are left out, they are found again.
    void store(NumberWriter& to) const;
    void restore(NumberReader& from);

    // Lists of numbers, each kept once.
    class Lists {
        using List = std::span<const std::uint32_t>;

      public:
        Lists() { insert(List()); } // number 0
        std::uint32_t insert(List list);
        // As long as none is inserted.
        List operator[](std::uint32_t number) const { return kept_->list(number); }
        std::size_t size() const { return kept_->ends.size(); }
        std::size_t bytes() const;
        void store(NumberWriter& to) const;
        // insert(list) keeps one of those that were stored, and returns its number.
        template <class Insert>
        static void restore(NumberReader& from, Insert&& insert) {
            const std::size_t count = from.nextSize();
            for (std::size_t number = 1; number <= count; ++number)
                NumberReader::check(insert(from.take(from.next())) == number);
        }

      private:
        struct Kept {
            std::vector<std::uint32_t> numbers; // of all lists
            std::vector<std::size_t> ends;      // of each
            List list(std::uint32_t number) const {
                const std::size_t begin = number == 0 ? 0 : ends[number - 1];
                return {numbers.data() + begin, ends[number] - begin};
            }
        };
        struct Hash {
            using is_transparent = void;
            const Kept* kept;
            std::size_t operator()(List list) const;
            std::size_t operator()(std::uint32_t number) const {
                return (*this)(kept->list(number));
            }
        };
        struct Equal {
            using is_transparent = void;
            const Kept* kept;
            bool operator()(std::uint32_t a, std::uint32_t b) const { return a == b; }
            bool operator()(List list, std::uint32_t number) const {
                return std::ranges::equal(list, kept->list(number));
            }
            bool operator()(std::uint32_t number, List list) const { return (*this)(list, number); }
        };
        std::unique_ptr<Kept> kept_ = std::make_unique<Kept>();
        tsl::robin_set<std::uint32_t, Hash, Equal, std::allocator<std::uint32_t>, true> numbers_{
            0, Hash{kept_.get()}, Equal{kept_.get()}};
    };

  private:
    // Longer ones lose their order, so that nothing here is deeper than this.
    static constexpr std::uint16_t kLongest = 1000;

    Id node(std::span<const std::uint32_t> alternatives);
    std::uint32_t numberOfKey();

    Lists nodes_;                        // pairs of a step and what follows on it, in their order
    std::vector<std::uint16_t> lengths_; // by node: of its longest sequence
    std::vector<Touched> touchedByAll_{1};
    Lists keys_; // of steps
    std::vector<std::vector<Touch>> steps_{1};
    std::vector<Touched> touchedByStep_{1};
    using Key = std::array<std::uint32_t, 4>; // of a touch
    struct Place {
        Key touched;
        std::uint32_t index; // in the step
        auto operator<=>(const Place&) const = default;
    };
    std::vector<Place> places_;      // scratch of numberOf
    std::vector<std::uint32_t> key_; // likewise
    Lists groups_;
    struct HashOfPair {
        std::size_t operator()(std::uint64_t pair) const;
    };
    tsl::robin_map<std::uint64_t, Id, HashOfPair> united_;
    std::vector<std::uint32_t> uniting_; // scratch of unite, a stack
    tsl::robin_map<Id, Id> inAnyOrder_;
    Lists renamings_;                                       // pairs of references
    tsl::robin_map<std::uint64_t, Id, HashOfPair> renamed_; // by renaming and future
    tsl::robin_map<std::uint64_t, std::uint32_t, HashOfPair> renamedSteps_; // likewise
    std::vector<Touch> renaming_;                                           // scratch
};

} // namespace clew::search
