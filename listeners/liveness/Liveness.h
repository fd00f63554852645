#pragma once

// What goes wrong for ever: looked for in the cycles of the state space, when all of it is known.
//
// | among search.properties | is a fair cycle in which                                         |
// |-------------------------|------------------------------------------------------------------|
// | livelock                | a thread goes on and on, and never calls Verify.progress()       |
// | starvation              | a thread waits for what never comes to it, while others go on    |
//
// and for each formula of spec.ltl (Formula.h) a fair path, with a cycle or to the program's end,
// that violates it.
//
// Daemons may do either. A thread that waits for the end of another one (Thread.join) does not
// starve. Fair: see Lasso.h. What is found is a path to the cycle and twice round it; it counts
// where, walked again, it comes back to the same state.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "listeners/liveness/Formula.h"
#include "listeners/liveness/Lasso.h"
#include "search/Listener.h"
#include "search/config/Config.h"

namespace clew::listeners {

class Liveness : public search::Listener {
  public:
    explicit Liveness(const search::Config& config);
    static bool isWanted(const search::Config& config);

    bool wantsMethods() const override { return livelock_; }
    bool wantsInstructions() const override { return formula_ && formula_->hasConditions(); }
    std::optional<std::vector<std::uint32_t>> pathToReport() override;
    void searchStarted() override;
    void searchRestarted() override { forget(); }
    void restore(const std::shared_ptr<const void>&) override;
    void classLoaded(const vm::types::Class& klass) override;
    void choiceAdvanced(const vm::state::LiveState& state, std::uint32_t) override;
    void stateAdvanced(const vm::state::LiveState& state,
                       const search::Transition& transition) override;
    void fieldAccess(const vm::state::LiveState&, const vm::types::Field& field, vm::values::Ref,
                     bool write) override;
    void arrayAccess(const vm::state::LiveState&, vm::values::Ref, std::uint32_t,
                     bool write) override;
    void executeInstruction(const vm::state::LiveState& state, const vm::types::Method&,
                            const vm::interpreter::Instruction*) override;
    void objectLocked(const vm::state::LiveState& state, vm::values::Ref object) override;
    void synchronizingAccess(const vm::state::LiveState& state, vm::values::Ref object,
                             std::uint64_t, vm::interpreter::AccessOrder order) override;
    void methodEntered(const vm::state::LiveState& state, const vm::types::Method& method) override;
    void callObserved(const vm::state::LiveState& state, std::uint64_t bits) override;
    search::Section explain() override;

  private:
    struct Found {
        std::string kind;
        std::size_t thread; // of a livelock or a starvation
        Lasso lasso;
    };
    std::optional<Found> find() const;
    Vertex vertexOf(vm::state::Hash128 key);
    Place placeOf(const vm::state::LiveState& state) const;
    static bool isOver(const vm::state::LiveState& state);
    void look(const vm::state::LiveState& state);
    void forget();
    std::uint32_t wordOf(std::vector<std::uint64_t> word);

    const bool livelock_, starvation_, isFair_;
    bool explores_ = false; // otherwise a single path is walked again
    bool tooManyThreads_ = false;
    StateSpace graph_;
    struct LowBits {
        std::size_t operator()(const vm::state::Hash128& key) const { return key.low; }
    };
    std::unordered_map<vm::state::Hash128, Vertex, LowBits> vertices_;
    std::uint64_t progressed_ = 0, paused_ = 0;     // in the transition under way
    std::uint64_t mayNotWait_ = 0;                  // threads that a cycle can be wrong for
    std::unique_ptr<Formula> formula_;              // null: there is none
    std::vector<std::vector<std::uint64_t>> words_; // by Step::word
    std::map<std::vector<std::uint64_t>, std::uint32_t> numbers_;
    std::vector<std::uint64_t> word_; // of the transition under way
    bool mayHaveChanged_ = false;
    const vm::types::Class* last_ = nullptr; // whose code was executed
    std::optional<search::Section> cycle_;
};

} // namespace clew::listeners
