// ConcreteRun: what holds in every run of a test, and what changes with its last call.

#include <algorithm>

#include "search/generate/ConcreteRun.h"
#include "search/generate/FieldUses.h"

namespace clew::search::generate {

namespace {

constexpr std::size_t kSaidOfObject = 6;
// In nanoseconds, after kLater (OtherWorld.cpp): other hours, days of the week, months and
// quarters, and a year of 53 weeks.
constexpr std::int64_t kHour = 3'600'000'000'000, kDay = 24 * kHour;
constexpr std::int64_t kOtherTimes[] = {5 * kHour,
                                        14 * kHour,
                                        3 * kDay + 19 * kHour,
                                        65 * kDay + 9 * kHour + 7,
                                        158 * kDay + 22 * kHour + 123'456'789,
                                        400 * kDay + 2 * kHour + 999'999'999,
                                        1'650 * kDay + 11 * kHour + 7};
constexpr unsigned kOtherTurns = 12; // of threads

// Whether a method assigns to static fields of its class, as far as the code says.
bool assignsStatics(const Method* method) {
    if (!method) return false;
    const Class& type = *method->holder;
    FieldUses uses({&type});
    const auto& writes = uses.of(*method, type).writes;
    return std::ranges::any_of(type.fields, [&](const vm::types::Field& field) {
        return field.isStatic() && writes.contains({field.name.view(), field.descriptor.view()});
    });
}

} // namespace

// Of objects that were there before the last call, and of its class, what it has changed is worth
// saying; of the receiver of a method that returns nothing, or of the class where that is static
// and assigns to fields, also that nothing has.
void ConcreteRun::keepChanges(TestCase& test) {
    const Step& act = test.act();
    if (test.outcome.kind != Outcome::Kind::Returned) return;
    std::vector<Observation::Subject> subjects{ClassOfLast{}};
    for (const std::size_t object : objectsOf(act)) subjects.emplace_back(ResultOf{object});
    TestCase asked = test;
    std::erase_if(asked.observations, [&](const Observation& observation) {
        return std::ranges::find(subjects, observation.subject) == subjects.end();
    });
    if (asked.observations.empty()) return;
    const std::vector<Step> before(test.steps.begin(), test.steps.end() - 1);
    const Stay stay(*this, World::Here);
    std::optional<TestCase> prefix =
        before.empty() ? TestCase() : executeHere(before, false, limitsWith(longLimit_));
    if (!prefix) return;
    if (!observeAsBefore(*prefix, asked)) prefix->observations.clear();

    const bool saysNothing = act.isCall() && !act.executable.isConstructor() && !test.outcome.value;
    for (const Observation::Subject& subject : subjects) {
        const auto isUnchanged = [&](const Observation& observation) {
            return observation.subject == subject &&
                   std::ranges::any_of(prefix->observations, [&](const Observation& first) {
                       return first.subject == subject && first.getter == observation.getter &&
                              first.argument == observation.argument &&
                              first.expected == observation.expected;
                   });
        };
        const bool hasChanged =
            std::ranges::any_of(test.observations, [&](const Observation& observation) {
                return observation.subject == subject && !isUnchanged(observation);
            });
        const ResultOf* object = std::get_if<ResultOf>(&subject);
        const bool isReceiver = object ? act.receiver == Argument(*object) : !act.receiver;
        const bool areAllWorthSaying = isReceiver && saysNothing && !hasChanged &&
                                       (object || assignsStatics(find(act.executable)));
        if (!areAllWorthSaying) std::erase_if(test.observations, isUnchanged);
        std::size_t left = kSaidOfObject;
        std::erase_if(test.observations, [&](const Observation& observation) {
            if (observation.subject != subject) return false;
            if (left == 0) return true;
            --left;
            return false;
        });
    }
}

bool weaken(TestCase& test, const TestCase& other) {
    Outcome& outcome = test.outcome;
    const Outcome& second = other.outcome;
    if (outcome.kind != second.kind || outcome.exception != second.exception) return false;
    if (outcome.value && outcome.value != second.value) {
        outcome.value.reset();
        // What comes about in one way here and in another there is not shown by the test.
        test.coverage.keepOnly(other.coverage);
        test.ofAct.keepOnly(other.ofAct);
    }
    if (outcome.message != second.message) outcome.message.reset();
    if (outcome.sameAs != second.sameAs) outcome.sameAs.reset();
    std::erase_if(test.observations, [&](const Observation& observation) {
        return std::ranges::find(other.observations, observation) == other.observations.end();
    });
    return true;
}

ConcreteRun::Differences ConcreteRun::differences(const TestCase& test,
                                                  std::uint64_t instructions) {
    Differences result;
    result.observations.resize(test.observations.size());
    const Stay stay(*this, World::Here);
    // What a mutant comes to, the code does not.
    const std::map<std::string, std::uint64_t> unsupported = unsupported_;
    std::map<std::string, Coverage> inVain = reachedInVain_;
    std::optional<TestCase> other =
        executeHere(test.steps, false, limitsWith(std::min(instructions, longLimit_)));
    reachedInVain_ = std::move(inVain);
    if (std::exchange(unsupported_, unsupported) != unsupported) return result; // who knows
    const Outcome& outcome = test.outcome;
    result.whole = !other || other->outcome.kind != outcome.kind ||
                   other->outcome.exception != outcome.exception ||
                   (outcome.value && other->outcome.value != outcome.value) ||
                   (outcome.message && other->outcome.message != outcome.message) ||
                   (outcome.sameAs && other->outcome.sameAs != outcome.sameAs);
    if (result.whole || !observeAsBefore(*other, test)) return result;
    for (std::size_t i = 0; i < test.observations.size(); ++i)
        result.observations[i] = std::ranges::find(other->observations, test.observations[i]) ==
                                 other->observations.end();
    return result;
}

bool ConcreteRun::holdsWithoutLiterals(const TestCase& test) {
    hasLiterals_ = false;
    const std::optional<TestCase> other = execute(test.steps, true, World::Here);
    hasLiterals_ = true;
    if (!other || goals_.branchesIn(test.ofAct, other->ofAct) > 0 ||
        goals_.branchesIn(other->ofAct, test.ofAct) > 0)
        return false;
    TestCase weakened = test;
    return weaken(weakened, *other) && weakened.outcome.value == test.outcome.value &&
           weakened.outcome.message == test.outcome.message &&
           weakened.outcome.sameAs == test.outcome.sameAs &&
           weakened.observations.size() == test.observations.size();
}

static std::uint64_t askedNetwork(const vm::Vm& vm) {
    std::uint64_t times = 0;
    for (const vm::Approximated& noted : vm.approximations.list())
        if (noted.which == vm::Approximation::NoNetwork) times += noted.times;
    return times;
}

std::optional<TestCase> ConcreteRun::runStable(const std::vector<Step>& steps) {
    // What the VM only approximates, the JVM does in another way.
    const std::uint64_t approximated = vm_.approximations.total(), asked = askedNetwork(vm_);
    std::optional<TestCase> test = execute(steps, true, World::Here);
    if (!test || !isTidy_) return std::nullopt;
    const bool dependsOnClock = hasReadClock_, dependsOnNetwork = askedNetwork(vm_) != asked;
    const bool dependsOnThreads = hasThreads_;
    const bool hasValue = test->outcome.value.has_value();
    const auto holds = [&](World world, std::int64_t later) {
        const std::optional<TestCase> other = execute(steps, true, world, later);
        return other && weaken(*test, *other);
    };
    if (!holds(World::Elsewhere, 0) || !holds(World::OnLargeMachine, 0)) return std::nullopt;
    for (unsigned i = 0; dependsOnThreads && i < kOtherTurns; ++i) {
        observesAtOnce_ = i % 2 == 1; // the test does not wait for them
        const bool isTheSame = holds(World::Interleaved, (i + 1) * kHour);
        observesAtOnce_ = false;
        if (!isTheSame) return std::nullopt;
    }
    if (dependsOnClock)
        for (const std::int64_t later : kOtherTimes)
            if (!holds(World::Elsewhere, later)) return std::nullopt;
    if (vm_.approximations.total() != approximated) return std::nullopt;
    // No test asks the real clock, or the network, for nothing.
    const bool showsLess = hasValue && !test->outcome.value;
    if (showsLess && (dependsOnClock || dependsOnNetwork)) return std::nullopt;
    keepChanges(*test);
    const auto isTheSameIn = [&](World world) {
        TestCase there = *test;
        const std::optional<TestCase> other = execute(steps, true, world);
        return other && weaken(there, *other) && there.outcome.value == test->outcome.value &&
               there.outcome.message == test->outcome.message &&
               there.observations.size() == test->observations.size();
    };
    test->needsPinning = !isTheSameIn(World::Abroad) || !isTheSameIn(World::Translated);
    return test;
}

} // namespace clew::search::generate
