#pragma once

// The order of exploration: which of the states that still have untaken alternatives is next.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "choice/Choice.h"
#include "search/strategy/Path.h"
#include "vm/interpreter/Access.h"
#include "vm/state/State.h"

namespace clew::search {

// Of a heuristic, for a state that was reached: how much it counts, and what is to be remembered
// for those that come after it.
struct Measure {
    std::int64_t value = 0;
    std::int64_t memory = 0;
};

// A state before a choice, and which of the alternatives have been taken. The choice says what its
// alternatives are (Choice::kind), and which thread goes on with each (Choice::thread).
struct Entry {
    vm::state::State state;
    choice::Choice choice;
    Path path;
    std::uint32_t depth = 0;
    std::uint32_t next = 0;           // alternatives before it have been taken
    std::uint32_t end = 0;            // those from here on are not to be taken
    std::vector<std::uint32_t> order; // empty: as they are numbered
    std::size_t last = 0;             // place of the thread that has run before the choice
    vm::state::Hash128 key;           // the state's, as matched
    std::uint32_t node = 0;           // its number in the count of paths
    static constexpr std::uint32_t kNoPoint = ~std::uint32_t(0);
    std::uint32_t steps = 0, point = kNoPoint; // where it is on the path of a DynamicReduction
    std::uint64_t place =
        0; // in the program: equal for the same instruction; where the strategy wants coverage
    std::vector<Measure> measures; // by which it is ranked (Strategy::measure)
    std::shared_ptr<const std::vector<std::shared_ptr<const void>>>
        listeners; // what they keep with the state

    Entry(vm::state::State before, choice::Choice toTake, Path walked, std::uint32_t itsDepth)
        : state(std::move(before)),
          choice(std::move(toTake)),
          path(std::move(walked)),
          depth(itsDepth),
          end(choice.count()) {}
    bool isDone() const { return next == end; }
    std::uint32_t at(std::uint32_t position) const {
        return order.empty() ? position : order[position];
    }
    std::uint32_t take() { return at(next++); }
    // Where the alternative has led: what is forced is no step. `read`: see Path::then.
    Path pathBy(std::uint32_t alternative, std::vector<std::int64_t>&& read) const {
        return path.then(stepBy(alternative), std::move(read));
    }
    std::optional<std::uint32_t> stepBy(std::uint32_t alternative) const {
        if (choice.isSymbolic()) return Path::ofInputs(choice.identityOf(alternative));
        return choice.count() > 1 ? std::optional(alternative) : std::nullopt;
    }
    // The state that it has led to, where there is something to choose again.
    Entry by(std::uint32_t alternative, vm::state::State reached, choice::Choice there,
             vm::state::LiveState& live) const {
        Entry led(std::move(reached), std::move(there),
                  pathBy(alternative, std::move(live.readOutside)), depth + 1);
        led.last = live.current;
        return led;
    }
};

class Strategy {
  public:
    virtual ~Strategy() = default;
    virtual void push(Entry entry) = 0;
    // The entry of which an alternative is to be taken now. The reference is good until the next
    // push or pop.
    virtual Entry& top() = 0;
    // Drops top(), which is done.
    virtual void pop() = 0;
    virtual bool empty() = 0;
    // Tells that the path which was under way has come to its end; a strategy that follows one path
    // may begin another.
    virtual void pathEnded() {}
    // Why what was explored is not all there is; empty: it is.
    virtual std::string cut() const { return {}; }
    // Whether it is told of branches, and entries have their place.
    virtual bool wantsCoverage() const { return false; }
    // Fills Entry::measures of what was reached from an entry by one of its alternatives, and is to
    // be pushed: `live` is its state. By all workers at once.
    virtual void measure(Entry& /*reached*/, const Entry& /*from*/, std::uint32_t /*alternative*/,
                         vm::Vm& /*vm*/, vm::state::LiveState& /*live*/) const {}
    // So many branches were reached by what was executed just now, and by no path before; then
    // comes push or pathEnded.
    virtual void reachedNew(std::uint32_t branches) { (void)branches; }
    // How several workers may explore by it: each with entries of its own, in the same order as far
    // as they go; all from one queue, level by level, so that what is deeper waits for all that is
    // not; all from one queue, whatever the others are at; each a whole path to its end, of the
    // branches of one that was walked before (Generational); or not at all, since what comes next
    // depends on what came last.
    enum class Division { Own, LevelSynchronous, Asynchronous, Paths, None };
    virtual Division division() const { return Division::None; }
    // Whether what is next is what the tree of tuples says (choice/TupleTree.h).
    virtual bool asksTree() const { return false; }
    // Whether states that were seen before are to be dropped.
    virtual bool matches() const { return true; }
    // Whether states that differ in the thread that has run last are told apart.
    virtual bool tellsLastApart() const { return false; }
    // Whether it is told what a transition has touched; then comes push or pathEnded.
    virtual bool wantsAccesses() const { return false; }
    virtual void executed(const vm::interpreter::Accesses& made) { (void)made; }
};

} // namespace clew::search
