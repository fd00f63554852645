#pragma once

// Which branches of the program some path has reached, while the search goes on: scores for
// strategies, and the goal at which it may end. Counted as CoverageAnalyzer does, of all classes of
// the program that are loaded.

#include <utility>

#include "search/Listener.h"
#include "vm/interpreter/decode/CoverageMap.h"

namespace clew::search {

class BranchCoverage : public Listener {
    using LiveState = vm::state::LiveState;

  public:
    bool wantsInstructions() const override { return true; }
    void executeInstruction(const LiveState& state, const vm::types::Method& method,
                            const vm::interpreter::Instruction* pc) override {
        if (method.holder != last_) consider(*method.holder);
        map_.executed(state, method, pc);
    }
    void exceptionHandled(const LiveState& state, vm::values::Ref) override {
        map_.exceptionHandled(state);
    }
    void searchRestarted() override;
    std::shared_ptr<const void> save() override { return map_.savePath(); }
    void restore(const std::shared_ptr<const void>& saved) override { map_.restorePath(saved); }

    // Branches that were reached since this was last asked, and never before.
    std::uint32_t takeNew();
    std::size_t reached() const { return map_.branchesIn(map_.covered()); }
    std::size_t total() const { return map_.branches().size(); }
    // In percent. Nothing is reached of a program without branches.
    double percent() const {
        return total() == 0 ? 0 : 100.0 * double(reached()) / double(total());
    }

  private:
    void consider(const vm::types::Class& type);

    vm::interpreter::CoverageMap map_;
    const vm::types::Class* last_ = nullptr; // of the method executed last: it was considered
    std::size_t taken_ = 0;
};

} // namespace clew::search
