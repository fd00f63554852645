#pragma once

// Threads that go round in a loop and do nothing: no call, no store into a field or an array. A
// thread that waits for another one in such a loop needs no help here: others go on at its
// boundaries, and it ends where its states match. Where they are not stored, or where a loop only
// counts, idle.action=prune ends the path; the verdict is then unknown at best. JPF's keys:
//
// | key                  |                                                       |
// |----------------------|-------------------------------------------------------|
// | `idle.max_backjumps` | how many times a thread may go round                  |
// | `idle.action`        | what then: others go on (break, yield), or the path ends (prune) |

#include <cstdint>
#include <map>
#include <memory>
#include <span>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class IdleFilter : public search::Listener {
  public:
    static std::span<const search::ConfigKey> keys();
    explicit IdleFilter(const search::Config& config);

    bool wantsInstructions() const override { return prunes_; }
    bool wantsMethods() const override { return prunes_; }

    void instructionExecuted(const vm::state::LiveState&, const vm::types::Method&,
                             const vm::interpreter::Instruction* pc) override;
    void methodEntered(const vm::state::LiveState&, const vm::types::Method&) override;
    void fieldAccess(const vm::state::LiveState&, const vm::types::Field&, vm::values::Ref,
                     bool write) override;
    void arrayAccess(const vm::state::LiveState&, vm::values::Ref, std::uint32_t,
                     bool write) override;
    void searchRestarted() override { threads_.clear(); }
    // All that it knows it keeps with states.
    std::optional<std::string> stored() const override { return std::string(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<IdleFilter>(*this);
    }
    std::shared_ptr<const void> save() override;
    void restore(const std::shared_ptr<const void>& saved) override;

  private:
    struct Thread {
        const vm::types::Method* method = nullptr; // that the loop is in
        std::uint32_t depth = 0;                   // of its frame
        std::uint32_t last = 0;                    // the instruction executed last, by index
        std::uint32_t first = 0, end = 0;          // of the loop
        std::int64_t backJumps = 0;                // 0: in no loop
    };
    void isBusy(const vm::state::LiveState& state);

    const bool prunes_;
    const std::int64_t most_;
    std::map<std::size_t, Thread> threads_; // by index
};

} // namespace clew::listeners
