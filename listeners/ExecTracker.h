#pragma once

// Prints on standard output each bytecode that is executed, and each step of the search:
//
//     main            Foo.main(Foo.java:3)  [4] invokevirtual
//     ---- advanced to state 3, depth 2: new
//
// A thread, the position, the index of the bytecode in its method, its mnemonic. The JDK's own code
// is left out unless `et.print_jdk=true`.

#include <span>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class ExecTracker : public search::Listener {
    using LiveState = vm::state::LiveState;

  public:
    explicit ExecTracker(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool wantsInstructions() const override { return true; }
    bool wantsChoiceText() const override { return true; }

    void executeInstruction(const LiveState&, const vm::types::Method&,
                            const vm::interpreter::Instruction* pc) override;
    void threadStarted(const LiveState&, std::size_t) override;
    void threadTerminated(const LiveState&, std::size_t) override;
    void exceptionThrown(const LiveState&, vm::values::Ref) override;

    void searchStarted() override;
    void searchRestarted() override;
    void searchFinished() override;
    void stateAdvanced(const LiveState&, const search::Transition&) override;
    void stateRestored(std::size_t depth) override;
    void stateBacktracked(std::size_t depth) override;
    void stateProcessed(std::size_t depth) override;
    void choiceAdvanced(const LiveState&, std::uint32_t alternative) override;
    void constraintHit(std::string_view limit) override;

  private:
    bool printJdk_ = false;
    // What was printed last: an instruction is executed again after what it refers to has been
    // resolved or initialized, or when its thread had to stop before it.
    const vm::interpreter::Instruction* last_ = nullptr;
    std::size_t lastThread_ = 0;
};

// "invokevirtual"; empty for code that the VM makes.
std::string_view mnemonicOf(const vm::types::Method& method, int bytecodeIndex);

} // namespace clew::listeners
