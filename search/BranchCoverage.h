#pragma once

// Which branches of the program some path has reached, while the search goes on: scores for
// strategies, and the goal at which it may end. Counted as CoverageAnalyzer does, of all classes of
// the program of which a method was executed.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "search/Listener.h"
#include "vm/interpreter/decode/CoverageMap.h"

namespace clew::search {

// Those that all workers together have reached. Each worker has a map with numbers of its own: here
// a class has its points where the worker that came upon it first has added it. Thread-safe.
class ReachedBranches {
  public:
    // The number of the first of its points, which follow each other.
    std::uint32_t add(const vm::types::Class& type, std::uint32_t points, std::size_t branches);
    // How many of these no worker had reached before.
    std::uint32_t reach(std::span<const std::uint32_t> branches);
    void clear();
    // Where set, before the search: is told of the branches that each worker comes to first, by
    // their numbers among the points of their class.
    std::function<void(const vm::types::Class&, std::uint32_t point)> told;
    std::size_t reached() const { return reachedCount_.load(std::memory_order_relaxed); }
    std::size_t total() const { return total_.load(std::memory_order_relaxed); }

  private:
    std::mutex mutex_; // guards what follows, and changes of the counts
    std::unordered_map<const vm::types::Class*, std::uint32_t> firstPoint_;
    std::uint32_t pointCount_ = 0;
    vm::interpreter::CoverageSet reached_;
    std::atomic<std::size_t> reachedCount_{0}, total_{0};
};

class BranchCoverage : public Listener {
    using LiveState = vm::state::LiveState;

  public:
    BranchCoverage() : ofAll_(std::make_shared<ReachedBranches>()) {}

    bool wantsInstructions() const override { return true; }
    void executeInstruction(const LiveState& state, const vm::types::Method& method,
                            const vm::interpreter::Instruction* pc) override {
        if (method.holder != last_) consider(*method.holder);
        map_.executed(state, method, pc);
    }
    void exceptionHandled(const LiveState& state, vm::values::Ref) override {
        consider(*state.threads[state.current].top->method->holder); // others have come to it
        map_.exceptionHandled(state);
    }
    void searchRestarted() override;
    std::shared_ptr<const void> save() override { return map_.savePath(); }
    void restore(const std::shared_ptr<const void>& saved) override { map_.restorePath(saved); }
    // It shares with this one what all of them have reached: nothing is left to merge.
    std::unique_ptr<Listener> forWorker() const override;

    ReachedBranches& ofAll() { return *ofAll_; }
    // Branches that were reached here since this was last asked, and never before by anybody.
    std::uint32_t takeNew();
    // By all workers, as far as they have taken them.
    std::size_t reached() const { return ofAll_->reached(); }
    std::size_t total() const { return ofAll_->total(); }
    // In percent. Nothing is reached of a program without branches.
    double percent() const {
        return total() == 0 ? 0 : 100.0 * double(reached()) / double(total());
    }

  private:
    struct AddedClass {
        const vm::types::Class* type;
        std::uint32_t firstPoint, firstOfAll; // in map_, and in ofAll_
    };

    explicit BranchCoverage(std::shared_ptr<ReachedBranches> ofAll) : ofAll_(std::move(ofAll)) {}
    void consider(const vm::types::Class& type);

    vm::interpreter::CoverageMap map_;
    const vm::types::Class* last_ = nullptr; // of the method executed last: it was considered
    std::vector<AddedClass> classes_;        // in the order of their points
    std::uint32_t pointCount_ = 0;
    vm::interpreter::CoverageSet taken_;
    std::shared_ptr<ReachedBranches> ofAll_;
};

} // namespace clew::search
