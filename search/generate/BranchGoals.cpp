#include "search/generate/BranchGoals.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "search/generate/DisabledAssertions.h"
#include "vm/interpreter/decode/CoverageFilters.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/symbolic/InputInitializers.h"

namespace clew::search::generate {

using vm::interpreter::Code;
using vm::interpreter::Instruction;
using vm::interpreter::Operation;
using vm::types::Method;

namespace {

// Of FNV-1a, 64 bits.
constexpr std::uint64_t kPathPrime = 0x100000001b3;

// Of a decoded instruction, which may begin a combined one: the operation that stands there alone.
// Jumps are never the first of a combined operation, except the unconditional one of IncrementGoto,
// which is no goal.
bool isConditionalJump(const Instruction& instruction) {
    const auto op = static_cast<Operation>(instruction.op);
    return op >= Operation::IfEq && op <= Operation::IfIntLe;
}

bool isSwitch(const Instruction& instruction) {
    const auto op = static_cast<Operation>(instruction.op);
    return op == Operation::TableSwitch || op == Operation::LookupSwitch;
}

bool isInvoke(const Instruction& instruction) {
    const auto op = static_cast<Operation>(instruction.op);
    return op >= Operation::InvokeVirtualUnresolved && op <= Operation::InvokePolymorphic;
}

} // namespace

std::vector<std::int32_t> BranchGoals::targetsOf(const Instruction& instruction) {
    const auto& table = *static_cast<const std::vector<std::int32_t>*>(instruction.pointer);
    std::vector<std::int32_t> targets;
    if (static_cast<Operation>(instruction.op) == Operation::TableSwitch)
        targets.assign(table.begin() + 1, table.end());
    else
        for (std::size_t i = 0; i < table.size(); i += 2) targets.push_back(table[i]);
    std::ranges::sort(targets);
    targets.erase(std::ranges::unique(targets).begin(), targets.end());
    return targets;
}

std::size_t BranchGoals::sidesOf(const Instruction& instruction) {
    if (isSwitch(instruction)) return targetsOf(instruction).size();
    return isConditionalJump(instruction) ? 2 : 0;
}

BranchGoals::BranchGoals(const std::vector<const vm::types::Class*>& classes,
                         std::vector<MethodName> only)
    : only_(std::move(only)) {
    for (const vm::types::Class* klass : classes) {
        isOfJdk_ |= klass->fromJdk;
        for (const Method& method : klass->methods)
            if (method.info && method.info->code) addMethod(method);
    }
}

bool BranchGoals::isFor(const MethodName& method) const {
    if (only_.empty()) return true;
    return std::ranges::any_of(only_, [&](const MethodName& each) {
        return method == each || (method.holder == each.holder &&
                                  method.name.starts_with("lambda$" + each.name + "$"));
    });
}

void BranchGoals::addMethod(const Method& method) {
    const Code& code = vm::interpreter::codeOf(method);
    const bool isCompilers = method.accessFlags & vm::classfile::access::Synthetic &&
                             !method.name.view().starts_with("lambda$");
    const bool isLeftOut =
        isCompilers || vm::interpreter::isInputInitializer(method) ||
        !isFor({method.holder->name.str(), method.name.str(), method.descriptor.str()});
    MethodGoals goals{&method, &code};
    const std::size_t count = code.instructions.size();
    goals.line.assign(count, kNone);
    goals.done.assign(count, kNone);
    goals.branch.assign(count, kNone);
    const std::vector<bool> isIgnored = vm::interpreter::ignoredIn(method);
    std::map<int, std::uint32_t> lines;
    std::map<int, std::size_t> lastCalls;
    for (std::size_t i = 0; i < count && !isLeftOut; ++i) {
        const Instruction& instruction = code.instructions[i];
        const int line = code.lineOf(&instruction);
        if (const auto [known, isNew] = lines.emplace(line, isBranch_.size()); isNew) {
            isBranch_.push_back(false);
            goals.line[i] = known->second;
        } else {
            goals.line[i] = known->second;
        }
        if (!only_.empty() && isInvoke(instruction) && i + 1 < count) lastCalls[line] = i;
        const std::size_t sides = sidesOf(instruction);
        if (sides < 2 || isIgnored[i]) continue;
        goals.branch[i] = static_cast<std::uint32_t>(isBranch_.size());
        isBranch_.insert(isBranch_.end(), sides, true);
        branches_ += sides;
    }
    for (const auto& [line, call] : lastCalls) {
        goals.done[call + 1] = static_cast<std::uint32_t>(isBranch_.size());
        isBranch_.push_back(false);
    }
    ofCode_ = isBranch_.size();
    if (method.holder->module.view() == "java.base") addImpossible(goals);
    order_.push_back(&method);
    methods_.emplace(&method, std::move(goals));
}

void BranchGoals::addImpossible(const MethodGoals& goals) {
    const DisabledAssertions assertions(*goals.method);
    for (std::size_t i = 0; i < goals.branch.size(); ++i) {
        if (goals.branch[i] == kNone) continue;
        const Instruction& instruction = goals.code->instructions[i];
        const std::uint32_t at = goals.code->bytecodeIndex[i];
        const bool isExecuted = assertions.isExecuted(at);
        for (std::size_t side = 0; side < sidesOf(instruction); ++side) {
            const bool isTaken = isSwitch(instruction) ||
                                 (side == 0 ? assertions.mayGoOn(at) : assertions.mayJump(at));
            if (!isExecuted || !isTaken) impossible_.add(goals.branch[i] + side);
        }
    }
}

void BranchGoals::begin(std::uint64_t instructions) {
    reached_ = Coverage();
    path_ = 0;
    limit_ = left_ = instructions;
    executed_ = 0;
    isStartUp_ = false;
    pending_ = nullptr;
    thrown_ = thrownByProgram_ = 0;
    monitorSteps_.clear();
}

void BranchGoals::goOnFrom(const Progress& progress) {
    reached_ = progress.reached;
    path_ = progress.path;
    executed_ = progress.executed;
    if (progress.counted >= limit_) throw TooLong{};
    left_ = limit_ - progress.counted;
}

const BranchGoals::MethodGoals* BranchGoals::goalsOf(const Method& method) const {
    Looked& looked =
        looked_[reinterpret_cast<std::uintptr_t>(&method) / sizeof(Method) % looked_.size()];
    if (looked.method == &method) return looked.goals;
    const auto found = methods_.find(&method);
    looked = {&method, found == methods_.end() ? nullptr : &found->second};
    return looked.goals;
}

void BranchGoals::instructionsPassed(const vm::state::LiveState& state, std::uint64_t count) {
    executed_ += count;
    if (state.threads[state.current].data.atomicDepth > 0) {
        isStartUp_ = true;
    } else if (std::exchange(isStartUp_, false)) {
        left_ = limit_;
    } else if (left_ <= count) {
        throw TooLong{};
    } else {
        left_ -= count;
    }
    if (executed_ > std::max(kStartUp, limit_)) throw TooLong{};
}

void BranchGoals::executeInstruction(const vm::state::LiveState& state, const Method& method,
                                     const Instruction* pc) {
    if (pending_) [[unlikely]] {
        std::size_t side = pc == pending_ + 1 ? 0 : 1;
        if (isSwitch(*pending_)) {
            const std::vector<std::int32_t> targets = targetsOf(*pending_);
            const auto distance = static_cast<std::int32_t>(pc - pending_);
            side = static_cast<std::size_t>(std::ranges::find(targets, distance) - targets.begin());
        }
        reached_.add(pendingGoal_ + side);
        path_ = (path_ ^ (pendingGoal_ + side)) * kPathPrime;
        pending_ = nullptr;
    }
    instructionsPassed(state, 1);
    const MethodGoals* goals = goalsOf(method);
    if (!goals) return;
    const std::uint32_t index = goals->code->indexOf(pc);
    if (goals->line[index] != kNone) reached_.add(goals->line[index]);
    if (goals->done[index] != kNone) reached_.add(goals->done[index]);
    if (goals->branch[index] != kNone) {
        pending_ = pc;
        pendingGoal_ = goals->branch[index];
    }
}

void BranchGoals::exceptionThrown(const vm::state::LiveState& state, vm::values::Ref exception) {
    const vm::state::Frame* frame = state.threads[state.current].top;
    if (!frame || static_cast<Operation>(frame->pc->op) != Operation::Throw) return;
    thrown_ = exception;
    if (!frame->method->holder->fromJdk) thrownByProgram_ = exception;
}

std::size_t BranchGoals::branchesIn(const Coverage& coverage, const Coverage& without) const {
    std::size_t count = 0;
    for (std::size_t goal = 0; goal < isBranch_.size(); ++goal)
        count += isBranch_[goal] && coverage.contains(goal) && !without.contains(goal);
    return count;
}

bool BranchGoals::missesLinesOfMethods(const Coverage& coverage) const {
    if (only_.empty()) return false;
    for (std::size_t goal = 0; goal < ofCode_; ++goal)
        if (!isBranch_[goal] && !coverage.contains(goal)) return true;
    return false;
}

std::size_t BranchGoals::named(const std::string& text) {
    const auto [found, isNew] = named_.emplace(text, isBranch_.size());
    if (isNew) isBranch_.push_back(false);
    return found->second;
}

Coverage BranchGoals::allNamed() const {
    Coverage result;
    for (const auto& [text, goal] : named_) result.add(goal);
    return result;
}

std::size_t BranchGoals::missingIn(const Method& method, const Coverage& coverage) const {
    const auto found = methods_.find(&method);
    if (found == methods_.end()) return 0;
    const MethodGoals& goals = found->second;
    std::size_t missing = 0;
    for (std::size_t i = 0; i < goals.branch.size(); ++i) {
        if (goals.branch[i] == kNone) continue;
        const std::size_t sides = sidesOf(goals.code->instructions[i]);
        for (std::size_t side = 0; side < sides; ++side) {
            const std::size_t goal = goals.branch[i] + side;
            missing += !coverage.contains(goal) && !impossible_.contains(goal);
        }
    }
    return missing;
}

std::size_t BranchGoals::missingIn(const Coverage& coverage) const {
    std::size_t missing = 0;
    for (std::size_t goal = 0; goal < isBranch_.size(); ++goal)
        missing += isBranch_[goal] && !coverage.contains(goal) && !impossible_.contains(goal);
    return missing;
}

bool BranchGoals::reaches(const Method& method, std::size_t instruction,
                          const Coverage& coverage) const {
    const auto found = methods_.find(&method);
    if (found == methods_.end()) return false;
    const std::uint32_t goal = found->second.line[instruction];
    return goal != kNone && coverage.contains(goal);
}

Coverage BranchGoals::goalsIn(const Method& method) const {
    Coverage all;
    const auto found = methods_.find(&method);
    if (found == methods_.end()) return all;
    const MethodGoals& goals = found->second;
    for (std::size_t i = 0; i < goals.line.size(); ++i) {
        if (goals.line[i] != kNone) all.add(goals.line[i]);
        if (goals.done[i] != kNone) all.add(goals.done[i]);
        for (std::size_t side = 0;
             goals.branch[i] != kNone && side < sidesOf(goals.code->instructions[i]); ++side)
            all.add(goals.branch[i] + side);
    }
    return all;
}

std::vector<const Method*> BranchGoals::methodsIn(const Coverage& coverage) const {
    std::vector<const Method*> methods;
    for (const Method* method : order_) {
        const std::vector<std::uint32_t>& lines = methods_.at(method).line;
        if (std::ranges::any_of(lines, [&](std::uint32_t goal) {
                return goal != kNone && coverage.contains(goal);
            }))
            methods.push_back(method);
    }
    return methods;
}

std::vector<BranchGoals::Missing> BranchGoals::missing(const Coverage& coverage) const {
    std::vector<Missing> result;
    for (const Method* method : order_) {
        const MethodGoals& goals = methods_.at(method);
        const bool isEntered = std::ranges::any_of(goals.line, [&](std::uint32_t goal) {
            return goal != kNone && coverage.contains(goal);
        });
        for (std::size_t i = 0; i < goals.branch.size(); ++i) {
            if (goals.branch[i] == kNone) continue;
            const Instruction& instruction = goals.code->instructions[i];
            const std::size_t sides = sidesOf(instruction);
            const auto isReached = [&](std::size_t side) {
                return coverage.contains(goals.branch[i] + side);
            };
            bool isMet = false;
            for (std::size_t side = 0; side < sides; ++side) isMet = isMet || isReached(side);
            for (std::size_t side = 0; side < sides; ++side)
                if (!isReached(side))
                    result.push_back({method,
                                      fmt::format("{}:{} (side {})", method->describe(),
                                                  goals.code->lineOf(&instruction), side),
                                      isEntered, isMet,
                                      impossible_.contains(goals.branch[i] + side)});
        }
    }
    return result;
}

} // namespace clew::search::generate
