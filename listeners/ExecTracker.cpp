#include "listeners/ExecTracker.h"

#include <fmt/format.h>

#include <cstdio>

#include "listeners/Positions.h"
#include "vm/classfile/Opcodes.h"

namespace clew::listeners {

using namespace vm;

namespace {

template <class... Arguments>
void step(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::print(stdout, "---- {}\n", fmt::format(format, std::forward<Arguments>(arguments)...));
}

} // namespace

std::string_view mnemonicOf(const types::Method& method, int bytecodeIndex) {
    if (bytecodeIndex < 0 || !method.info || !method.info->code) return {};
    const auto bytecode = method.info->code->bytecode;
    const auto index = static_cast<std::size_t>(bytecodeIndex);
    if (index >= bytecode.size()) return {};
    return classfile::kOpcodeTable[static_cast<std::uint8_t>(bytecode[index])].mnemonic;
}

std::span<const search::ConfigKey> ExecTracker::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "et.print_jdk",
         .type = search::ValueType::boolean,
         .defaultValue = "false",
         .help = "the JDK's own code too"},
    };
    return kKeys;
}

ExecTracker::ExecTracker(const search::Config& config)
    : printJdk_(config.boolean("et.print_jdk")) {}

void ExecTracker::executeInstruction(const LiveState& state, const types::Method& method,
                                     const interpreter::Instruction* pc) {
    if (method.holder->fromJdk && !printJdk_) return;
    const int index = interpreter::codeOf(method).bytecodeIndexOf(pc);
    if (index < 0) return; // the VM's own code
    if (pc == last_ && lastThread_ == state.current) return;
    last_ = pc;
    lastThread_ = state.current;
    fmt::print(stdout, "{:<15} {}  [{}] {}\n", threadName(state, state.current),
               positionOf(&method, pc), index, mnemonicOf(method, index));
}

void ExecTracker::threadStarted(const LiveState& state, std::size_t thread) {
    step("{} is started", threadName(state, thread));
}
void ExecTracker::threadTerminated(const LiveState& state, std::size_t thread) {
    step("{} has ended", threadName(state, thread));
}
void ExecTracker::exceptionThrown(const LiveState& state, values::Ref exception) {
    const types::Class& klass = *state.object(exception)->klass;
    step("{} throws {}", threadName(state, state.current), klass.externalName());
}

void ExecTracker::searchStarted() {
    step("search started");
}
void ExecTracker::searchRestarted() {
    step("search started again: something matters that was left out");
}
void ExecTracker::searchFinished() {
    step("search finished");
}

void ExecTracker::stateAdvanced(const LiveState&, const search::Transition& transition) {
    last_ = nullptr;
    step("depth {}: {} state{}{}{}", transition.depth, transition.isNew ? "new" : "known",
         transition.isEnd ? ", end" : "", transition.choice.empty() ? "" : ", after the choice ",
         transition.choice);
}

void ExecTracker::stateRestored(std::size_t depth) {
    step("restored, depth {}", depth);
}
void ExecTracker::stateBacktracked(std::size_t depth) {
    step("backtracked to depth {}", depth);
}
void ExecTracker::stateProcessed(std::size_t depth) {
    step("done with the state at depth {}", depth);
}
void ExecTracker::choiceAdvanced(const LiveState&, std::uint32_t alternative) {
    step("alternative {}", alternative);
}
void ExecTracker::constraintHit(std::string_view limit) {
    step("limit reached: {}", limit);
}

} // namespace clew::listeners
