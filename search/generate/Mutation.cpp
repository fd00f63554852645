#include "search/generate/Mutation.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "search/generate/GenericTypes.h"
#include "vm/interpreter/decode/CoverageFilters.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/symbolic/InputInitializers.h"

namespace clew::search::generate {

using vm::interpreter::Code;
using vm::interpreter::Instruction;
using vm::interpreter::Operation;

namespace {

constexpr std::size_t kMostMutants = 2'000; // of a class; of more, every second or third one
constexpr std::size_t kMostTests = 10;      // that are run with a mutant
constexpr std::size_t kShortText = 40;      // that is read at a glance
// Instructions, beside many times what a test takes: what takes longer goes on for ever.
constexpr std::uint64_t kMore = 20'000, kTimes = 20;

using enum Operation;
constexpr std::pair<Operation, Operation> kOperators[] = {
    {IntAdd, IntSub},
    {IntSub, IntAdd},
    {IntMul, IntDiv},
    {IntDiv, IntMul},
    {IntRem, IntMul},
    {IntShl, IntShr},
    {IntShr, IntShl},
    {IntUshr, IntShl},
    {IntAnd, IntOr},
    {IntOr, IntAnd},
    {IntXor, IntAnd},
    {IntNeg, Nop},
    {LongAdd, LongSub},
    {LongSub, LongAdd},
    {LongMul, LongDiv},
    {LongDiv, LongMul},
    {LongRem, LongMul},
    {LongShl, LongShr},
    {LongShr, LongShl},
    {LongUshr, LongShl},
    {LongAnd, LongOr},
    {LongOr, LongAnd},
    {LongXor, LongAnd},
    {LongNeg, Nop},
    {FloatAdd, FloatSub},
    {FloatSub, FloatAdd},
    {FloatMul, FloatDiv},
    {FloatDiv, FloatMul},
    {FloatNeg, Nop},
    {DoubleAdd, DoubleSub},
    {DoubleSub, DoubleAdd},
    {DoubleMul, DoubleDiv},
    {DoubleDiv, DoubleMul},
    {DoubleNeg, Nop},
    // The opposite, and whether the limit itself belongs to it.
    {IfEq, IfNe},
    {IfNe, IfEq},
    {IfLt, IfGe},
    {IfGe, IfLt},
    {IfGt, IfLe},
    {IfLe, IfGt},
    {IfLt, IfLe},
    {IfLe, IfLt},
    {IfGt, IfGe},
    {IfGe, IfGt},
    {IfIntEq, IfIntNe},
    {IfIntNe, IfIntEq},
    {IfIntLt, IfIntGe},
    {IfIntGe, IfIntLt},
    {IfIntGt, IfIntLe},
    {IfIntLe, IfIntGt},
    {IfIntLt, IfIntLe},
    {IfIntLe, IfIntLt},
    {IfIntGt, IfIntGe},
    {IfIntGe, IfIntGt},
};

// Of the class file: what a Const stands for.
enum Bytecode : std::uint8_t {
    kIconstM1 = 0x02,
    kIconst5 = 0x08,
    kLconst0 = 0x09,
    kLconst1 = 0x0a,
    kBipush = 0x10,
    kSipush = 0x11,
    kPop = 0x57,
    kPop2 = 0x58,
    kInvokeVirtual = 0xb6,
    kInvokeSpecial = 0xb7,
    kInvokeStatic = 0xb8,
    kInvokeInterface = 0xb9,
};

unsigned slotsOf(std::string_view descriptor) {
    return descriptor == "V" ? 0 : descriptor == "J" || descriptor == "D" ? 2 : 1;
}

// A call for its effect alone is left out: it returns nothing, or nobody looks at that.
std::optional<Instruction> withoutCall(const Instruction& at, const Code& code,
                                       std::size_t number) {
    const vm::classfile::Bytes& bytecode = code.method->info->code->bytecode;
    const std::size_t where = code.bytecodeIndex.at(number);
    const std::uint8_t byte = bytecode[where];
    if (byte < kInvokeVirtual || byte > kInvokeInterface) return std::nullopt;
    const std::size_t next = where + (byte == kInvokeInterface ? 5 : 3);
    const auto constant =
        static_cast<std::uint16_t>(bytecode[where + 1] << 8 | bytecode[where + 2]);
    const vm::classfile::MemberRef called = code.method->holder->file->constants.member(constant);
    const MethodSignature signature = parseMethodSignature(called.descriptor);
    const unsigned result = slotsOf(signature.result);
    const bool isDropped = next < bytecode.size() && bytecode[next] == (result == 2 ? kPop2 : kPop);
    if (called.name == "<init>" || (result != 0 && !isDropped)) return std::nullopt;
    unsigned arguments = byte == kInvokeStatic ? 0 : 1;
    for (const std::string& parameter : signature.parameters) arguments += slotsOf(parameter);
    Instruction changed = at;
    changed.op = static_cast<std::uint16_t>(OmitCall);
    changed.a = static_cast<std::uint16_t>(arguments);
    changed.b = static_cast<std::int32_t>(result);
    return changed;
}

std::optional<Instruction> withOtherConstant(const Instruction& at, const Code& code,
                                             std::size_t number) {
    Instruction changed = at;
    switch (static_cast<Operation>(at.op)) {
        case Increment:
        case IncrementGoto:
            changed.b = -at.b;
            return changed;
        case Const: {
            const std::uint8_t byte =
                code.method->info->code->bytecode[code.bytecodeIndex.at(number)];
            const bool isInt =
                (byte >= kIconstM1 && byte <= kIconst5) || byte == kBipush || byte == kSipush;
            if (!isInt) return std::nullopt;
            const auto value = static_cast<std::uint32_t>(at.bits);
            changed.bits = value == 1 ? 0 : static_cast<std::uint32_t>(value + 1);
            return changed;
        }
        case Const2: {
            const std::uint8_t byte =
                code.method->info->code->bytecode[code.bytecodeIndex.at(number)];
            if (byte != kLconst0 && byte != kLconst1) return std::nullopt;
            changed.bits = 1 - at.bits;
            return changed;
        }
        default:
            return std::nullopt;
    }
}

// What kills a mutant in a test: all of it, or some of its observations.
struct Kills {
    std::size_t test;
    ConcreteRun::Differences seen;
};

bool showsNothingElse(const TestCase& test) {
    const Outcome& outcome = test.outcome;
    const bool isReceiver = outcome.sameAs && test.act().receiver == Argument(*outcome.sameAs);
    return outcome.kind == Outcome::Kind::Returned && (!outcome.sameAs || isReceiver) &&
           (!outcome.value || outcome.value->kind == JavaValue::Kind::Object);
}

// Where nobody knows which of them are needed: the first ones of each object.
void keepFirst(std::vector<TestCase>& tests) {
    constexpr std::size_t kMost = 3;
    for (TestCase& test : tests) {
        std::vector<Observation::Subject> subjects;
        std::erase_if(test.observations, [&](const Observation& observation) {
            subjects.push_back(observation.subject);
            return static_cast<std::size_t>(std::ranges::count(subjects, observation.subject)) >
                   kMost;
        });
    }
}

bool isShort(const Observation& observation) {
    return observation.expected.kind != JavaValue::Kind::String ||
           observation.expected.text.size() <= kShortText;
}

bool isGiven(const JavaValue& value, const TestCase& test) {
    return std::ranges::any_of(test.steps, [&](const Step& step) {
        return std::ranges::find(step.arguments, Argument(value)) != step.arguments.end();
    });
}

// One that kills most mutants; that asks about what was given to the test, or tells it; that is
// short.
std::size_t mostTelling(const TestCase& test, const std::vector<std::size_t>& kills) {
    std::size_t best = 0;
    const auto worth = [&](std::size_t i) {
        const Observation& observation = test.observations[i];
        return std::tuple(kills[i], observation.argument.has_value(),
                          isGiven(observation.expected, test), isShort(observation));
    };
    for (std::size_t i = 1; i < kills.size(); ++i)
        if (worth(i) > worth(best)) best = i;
    return best;
}

// Of observations that are counted by how many mutants they kill: in how many tests, and where.
// Long texts, which tell all there is, where nothing shorter does.
void keepNeeded(std::vector<TestCase>& tests, std::vector<std::vector<Kills>> mutants) {
    std::vector<std::vector<bool>> kept;
    std::vector<std::vector<std::size_t>> all;
    kept.reserve(tests.size());
    for (const TestCase& test : tests) kept.emplace_back(test.observations.size());
    const auto count = [&] {
        std::vector<std::vector<std::size_t>> counts;
        counts.reserve(tests.size());
        for (const TestCase& test : tests) counts.emplace_back(test.observations.size());
        for (const std::vector<Kills>& kills : mutants)
            for (const Kills& kill : kills)
                for (std::size_t i = 0; i < kill.seen.observations.size(); ++i)
                    counts[kill.test][i] += kill.seen.observations[i];
        return counts;
    };
    all = count();
    for (;;) { // the one that kills most of those that are left; set cover, greedily
        const auto counts = count();
        std::pair<bool, std::size_t> best = {false, 0};
        std::size_t test = 0, observation = 0;
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (std::size_t k = 0; k < counts[i].size(); ++k)
                if (const std::pair of(isShort(tests[i].observations[k]), counts[i][k]);
                    of.second != 0 && of > best) {
                    best = of;
                    test = i;
                    observation = k;
                }
        if (best.second == 0) break;
        kept[test][observation] = true;
        std::erase_if(mutants, [&](const std::vector<Kills>& kills) {
            return std::ranges::any_of(kills, [&](const Kills& kill) {
                return kill.test == test && kill.seen.observations[observation];
            });
        });
    }
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const bool isAny = std::ranges::find(kept[i], true) != kept[i].end();
        if (!isAny && !kept[i].empty() && showsNothingElse(tests[i]))
            kept[i][mostTelling(tests[i], all[i])] = true;
        std::size_t next = 0;
        std::erase_if(tests[i].observations, [&](const Observation&) { return !kept[i][next++]; });
    }
}

// What is asked may change what is asked after it: where what is left does not come out as before,
// all is asked.
void restoreChanged(std::vector<TestCase>& tests, std::vector<std::vector<Observation>> all,
                    ConcreteRun& run) {
    for (std::size_t i = 0; i < tests.size(); ++i) {
        if (tests[i].observations.size() == all[i].size()) continue;
        const std::vector<bool> differs = run.differences(tests[i], ~0ull).observations;
        if (std::ranges::find(differs, true) != differs.end())
            tests[i].observations = std::move(all[i]);
    }
}

} // namespace

std::vector<Mutant> mutantsOf(const std::vector<const Class*>& classes) {
    std::vector<Mutant> mutants;
    for (const Class* type : classes)
        for (const Method& method : type->methods) {
            if (!method.info || !method.info->code || method.isClassInitializer ||
                vm::interpreter::isInputInitializer(method))
                continue;
            const Code& code = vm::interpreter::codeOf(method);
            const std::vector<bool> isIgnored = vm::interpreter::ignoredIn(method);
            for (std::size_t i = 0; i < code.instructions.size(); ++i) {
                if (isIgnored[i]) continue;
                const Instruction& at = code.instructions[i];
                for (const auto& [from, to] : kOperators) {
                    if (at.op != static_cast<std::uint16_t>(from)) continue;
                    mutants.push_back({&method, i, at});
                    mutants.back().changed.op = static_cast<std::uint16_t>(to);
                }
                if (const auto changed = withOtherConstant(at, code, i))
                    mutants.push_back({&method, i, *changed});
                if (const auto changed = withoutCall(at, code, i))
                    mutants.push_back({&method, i, *changed});
            }
        }
    return mutants;
}

AppliedMutant::AppliedMutant(const Mutant& mutant)
    : place_(const_cast<Instruction&>(
          vm::interpreter::codeOf(*mutant.method).instructions[mutant.instruction])),
      original_(place_) {
    place_ = mutant.changed;
}

AppliedMutant::~AppliedMutant() {
    place_ = original_;
}

MutationScore chooseObservations(std::vector<TestCase>& tests,
                                 const std::vector<const Class*>& classes, ConcreteRun& run,
                                 const BranchGoals& goals,
                                 const std::function<bool()>& isTimeOver) {
    MutationScore score;
    std::vector<std::uint64_t> limits(tests.size()); // 0: the test is none that can be trusted
    for (std::size_t i = 0; i < tests.size(); ++i) {
        if (tests[i].outcome.kind == Outcome::Kind::DoesNotEnd) continue;
        const std::uint64_t before = run.instructions();
        if (run.differences(tests[i], ~0ull).isAny()) continue;
        limits[i] = (run.instructions() - before) * kTimes + kMore;
    }
    std::vector<Mutant> mutants = mutantsOf(classes);
    std::erase_if(mutants, [&](const Mutant& mutant) {
        const Method& method = *mutant.method;
        return !goals.isFor(
            {method.holder->name.str(), method.name.str(), method.descriptor.str()});
    });
    const std::size_t step = mutants.size() / kMostMutants + 1;
    std::vector<std::vector<Kills>> onlyObserved; // by mutant
    std::vector<std::vector<Observation>> all;
    std::ranges::transform(tests, std::back_inserter(all), &TestCase::observations);
    bool isOver = false;
    for (std::size_t m = 0; m < mutants.size() && !isOver; m += step) {
        const Mutant& mutant = mutants[m];
        ++score.mutants;
        std::vector<Kills> kills;
        bool isKilled = false;
        const AppliedMutant applied(mutant);
        std::size_t tried = 0;
        for (std::size_t i = 0; i < tests.size() && tried < kMostTests && !isKilled; ++i) {
            if (limits[i] == 0 ||
                !goals.reaches(*mutant.method, mutant.instruction, tests[i].coverage))
                continue;
            isOver = isTimeOver();
            if (isOver) break;
            ++tried;
            ConcreteRun::Differences seen = run.differences(tests[i], limits[i]);
            isKilled = seen.whole;
            if (seen.isAny()) kills.push_back({i, std::move(seen)});
        }
        score.killed += !kills.empty();
        if (!isKilled && !kills.empty()) onlyObserved.push_back(std::move(kills));
    }
    score.isComplete = !isOver;
    if (isOver)
        keepFirst(tests);
    else
        keepNeeded(tests, std::move(onlyObserved));
    restoreChanged(tests, std::move(all), run);
    return score;
}

} // namespace clew::search::generate
