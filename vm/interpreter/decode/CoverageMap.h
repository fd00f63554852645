#pragma once

// Which ways control has gone through the methods of chosen classes: on all paths, and on the path
// that is being executed. Fed by an observer that hands on what it is told (Observer.h); read by
// reports, by searches that prefer new branches and by test writers, which keep the tests that add
// branches.
//
// A point is a way out of an instruction (CoveragePoints.h). The points of all classes are numbered
// in the order in which the classes were added: what is known of a point never changes its number,
// and a CoverageSet made earlier stays valid.
//
// Not thread-safe: one for each worker; `merge` puts them together.

#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/CoveragePoints.h"
#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// Numbers of points.
class CoverageSet {
  public:
    bool contains(std::uint32_t point) const {
        return point / 64 < words_.size() && (words_[point / 64] >> point % 64 & 1) != 0;
    }
    void insert(std::uint32_t point) {
        if (point / 64 >= words_.size()) words_.resize(point / 64 + 1);
        words_[point / 64] |= std::uint64_t(1) << point % 64;
    }
    void include(const CoverageSet& other);
    std::size_t size() const;
    // How many of these the other set lacks.
    std::size_t sizeWithout(const CoverageSet& other) const;
    // Those, in ascending order.
    std::vector<std::uint32_t> pointsWithout(const CoverageSet& other) const;
    CoverageSet intersection(const CoverageSet& other) const;
    bool operator==(const CoverageSet& other) const {
        return sizeWithout(other) == 0 && other.sizeWithout(*this) == 0;
    }

  private:
    std::vector<std::uint64_t> words_;
};

class CoverageMap {
  public:
    struct MethodEntry {
        const types::Method* method;
        CoveragePoints points;
        std::uint32_t firstPoint;        // number of points.points[0]
        std::vector<std::uint8_t> marks; // of each instruction: Mark
    };
    struct ClassEntry {
        const types::Class* type;
        std::vector<std::unique_ptr<MethodEntry>>
            methods; // by position in Class::methods; null: without code
    };

    // Instructions that have points, and those of them that leave the method.
    enum Mark : std::uint8_t { None, Source, Exit };

    // A class of the class path, once. Adding it again does nothing.
    void add(const types::Class& type);
    const std::vector<std::unique_ptr<ClassEntry>>& classes() const { return classes_; }

    // What an observer that wants instructions is told: executeInstruction, exceptionHandled.
    void executed(const state::LiveState& state, const types::Method& method,
                  const Instruction* pc) {
        const auto at = static_cast<std::size_t>(pc - last_.begin);
        // A frame is entered at its first instruction.
        if (at - 1 >= last_.end || state.current != last_.thread) [[unlikely]]
            arrive(state, method, pc);
        else if (last_.entry)
            step(static_cast<std::uint32_t>(at));
    }
    void exceptionHandled(const state::LiveState& state);

    const CoverageSet& covered() const { return covered_; }
    // The points that are branches: two of each conditional jump, one for each distinct target of
    // each switch.
    const CoverageSet& branches() const { return branches_; }
    // Branches in a set.
    std::size_t branchesIn(const CoverageSet& set) const {
        return set.intersection(branches_).size();
    }
    void include(const CoverageSet& other) { covered_.include(other); }
    // What another one has covered, whichever classes it was given.
    void merge(const CoverageMap& other);

    // Where the threads of a path are: to be kept with a state that the
    // search will return to, and to be given back then, to this map or to another one. Null is the
    // start of all paths.
    std::shared_ptr<const void> savePath() const;
    void restorePath(const std::shared_ptr<const void>& saved);

  private:
    static constexpr std::uint32_t kNowhere = CoveragePoint::kNowhere;

    // Where a thread was last seen in a method that is measured.
    struct Position {
        std::uint32_t thread = 0;              // its number: places are used again
        const types::Method* method = nullptr; // null: it is not known where
        std::uint32_t depth = 0;               // of the frame
        std::uint32_t source = kNowhere;       // the instruction executed last, where it has points
        bool hasReturned =
            false; // that frame is gone by a return: its caller goes on behind the call
    };
    struct Path {
        std::vector<Position> threads; // by place
    };

    const MethodEntry* entryOf(const types::Method& method) const {
        const std::uint32_t id = method.holder->id;
        if (id >= byClass_.size() || !byClass_[id]) return nullptr;
        // The VM makes methods of its own for a class, whose positions there mean nothing.
        const auto& methods = byClass_[id]->methods;
        if (method.indexInHolder >= methods.size()) return nullptr;
        const MethodEntry* entry = methods[method.indexInHolder].get();
        return entry && entry->method == &method ? entry : nullptr;
    }
    Position& positionOf(const state::LiveState& state) {
        if (state.current >= path_.threads.size()) path_.threads.resize(state.current + 1);
        Position& position = path_.threads[state.current];
        const std::uint32_t number = state.threads[state.current].data.number;
        if (position.thread != number) position = {.thread = number};
        return position;
    }
    void arrive(const state::LiveState& state, const types::Method& method, const Instruction* pc);
    // The next instruction in the frame that `last_` knows.
    void step(std::uint32_t at) {
        if (last_.position->source != kNowhere) [[unlikely]]
            goOn(at);
        if (last_.entry->marks[at] != None) [[unlikely]]
            meet(at);
    }
    void goOn(std::uint32_t at);
    void meet(std::uint32_t at);
    void cover(std::uint32_t point);

    // The frame that executed the last instruction, so that most need no look-up: while the thread
    // is the same and executes other instructions of the method than the first, it is still there,
    // or was left by a return or an exception.
    struct Last {
        const Instruction* begin = nullptr;
        std::size_t end = 0; // number of instructions less one; 0: there is no such frame
        std::size_t thread = 0;
        const MethodEntry* entry = nullptr; // null: the method is not measured
        Position* position = nullptr;
    };

    std::vector<std::unique_ptr<ClassEntry>> classes_;
    std::vector<const ClassEntry*> byClass_; // by Class::id
    std::uint32_t pointCount_ = 0;
    CoverageSet covered_, branches_;
    Path path_;
    Last last_;
};

} // namespace clew::vm::interpreter
