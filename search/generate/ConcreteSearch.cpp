#include "search/generate/ConcreteSearch.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "search/generate/FieldReads.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/InheritedMethods.h"
#include "search/generate/Lambda.h"
#include "search/generate/Serialization.h"
#include "search/generate/SmallerNumbers.h"

namespace clew::search::generate {

using search::generate::Outcome;
using search::generate::TestCase;

namespace {

constexpr std::size_t kSmall = 4;          // numbers, from 0
constexpr std::ptrdiff_t kMostUnended = 3; // of one method
constexpr unsigned kTriesOfReceiver = 6;   // before it is left out
constexpr unsigned kMostTakenBack = 8;     // tests that reach the same, before it is given up
constexpr std::uint64_t kShareInVain = 4;  // one part of so many of all instructions

constexpr std::string_view kContainers[] = {"Ljava/util/", "Ljava/lang/ref/",
                                            "Ljava/lang/StringBu"};

// In static fields, from one call of its methods to the next.
bool keepsSomething(const Class* type) {
    const auto isContainer = [&](const vm::types::Field& field) {
        const std::string_view descriptor = field.descriptor.view();
        return std::ranges::any_of(kContainers, [&](std::string_view start) {
            return descriptor.starts_with(start) && descriptor != "Ljava/util/regex/Pattern;";
        });
    };
    return std::ranges::any_of(type->fields, [&](const vm::types::Field& field) {
        return field.isStatic() && field.info && (!field.isFinal() || isContainer(field));
    });
}

} // namespace

bool isUsed(const std::vector<Step>& steps, std::size_t result) {
    const Argument wanted = ResultOf{result};
    return std::ranges::any_of(steps, [&](const Step& step) {
        return step.receiver == wanted ||
               std::ranges::find(step.arguments, wanted) != step.arguments.end();
    });
}

std::vector<Step> without(std::vector<Step> steps, std::size_t removed) {
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(removed));
    const auto move = [&](Argument& argument) {
        if (ResultOf* result = std::get_if<ResultOf>(&argument); result && result->step > removed)
            --result->step;
    };
    for (Step& step : steps) {
        if (step.receiver) move(*step.receiver);
        for (Argument& argument : step.arguments) move(argument);
    }
    return steps;
}

// What is done between calls is for the one behind it.
static std::vector<Step> withoutLastCall(std::vector<Step> steps) {
    steps.pop_back();
    while (!steps.empty() && !steps.back().isCall()) steps.pop_back();
    return steps;
}

static std::string endOf(const TestCase& test) {
    const Executable& act = test.act().executable;
    return act.name + act.descriptor + " " +
           (test.outcome.kind == Outcome::Kind::DoesNotEnd ? "does not end"
                                                           : test.outcome.exception);
}

void addEnd(TestCase& test, BranchGoals& goals, const TypeKnowledge& types) {
    const Executable& act = test.act().executable;
    if (!test.breaks.empty() || test.isToFail() ||
        !goals.isFor({act.holder, act.name, act.descriptor}))
        return;
    const Class& holder = types.linker().load(act.holder);
    const bool isInherited = holder.fromJdk && !types.underTest().fromJdk;
    if (test.ofAct.size() == 0 && (isInherited || !types.underTest().isAssignableTo(holder)))
        return;
    const auto reach = [&](std::size_t goal) {
        test.coverage.add(goal);
        test.ofAct.add(goal);
    };
    // Of one method: to return after each of its lines and branches. Of a class, the lines of what
    // it calls tell apart an exception that is thrown there.
    const bool isOfMethod = !goals.isFor({});
    if (isOfMethod && test.outcome.kind == Outcome::Kind::Returned) {
        const Coverage reached = test.ofAct;
        for (std::size_t goal = 0, left = reached.size(); left > 0; ++goal)
            if (reached.contains(goal)) {
                reach(goals.named(fmt::format("returns after {}", goal)));
                --left;
            }
    }
    reach(goals.named(endOf(test)));
}

void addEndToShow(TestCase& test, BranchGoals& goals, const TypeKnowledge& types) {
    if (!test.outcome.isUnchecked) addEnd(test, goals, types);
}

ConcreteSearch::ConcreteSearch(ConcreteRun& run, BranchGoals& goals, Builders& builders,
                               const TypeKnowledge& types, Values& values,
                               const std::vector<const Class*>& covered, std::size_t sequenceLength)
    : run_(run),
      goals_(goals),
      builders_(builders),
      types_(types),
      values_(values),
      type_(*covered.front()),
      covered_(covered),
      sequenceLength_(sequenceLength),
      fieldUses_(covered),
      mocks_(builders, types, values),
      environment_(types, covered),
      hasOwnSerialization_(hasOwnSerialization(covered)) {
    const bool hasInstances = !builders_.forReceiver(type_).empty();
    const bool keeps = std::ranges::any_of(covered_, keepsSomething);
    executables_ = types_.constructors(type_);
    for (const Method* method : types_.methods(type_)) {
        if (!method->isStatic() && !hasInstances) continue;
        executables_.push_back(method);
        if (!method->isStatic())
            instanceMethods_.push_back(method);
        else if (keeps)
            staticMethods_.push_back(method);
    }
    if (hasInstances) {
        const std::vector<const Method*> inherited = changingMethods(types_, type_);
        instanceMethods_.insert(instanceMethods_.end(), inherited.begin(), inherited.end());
    }
    std::erase_if(executables_, [&](const Method* method) {
        return !goals_.isFor(
            {method->holder->name.str(), method->name.str(), method->descriptor.str()});
    });
    for (const Method* method : executables_)
        if (method->isStatic() || method->isInitializer)
            targets_.add(*method, {Targets::Way::kNone, Targets::Way::kNone, method});
    targets_.update(goals_, reached_);
}

Argument ConcreteSearch::concrete(Argument argument) {
    const Input* input = std::get_if<Input>(&argument);
    if (!input) return argument;
    std::optional<JavaValue> mock = mockFor(*input);
    return mock ? *std::move(mock) : values_.any(input->descriptor);
}

void ConcreteSearch::appendCall(std::vector<Step>& steps, const Method& method,
                                std::optional<Argument> receiver, const std::string& as) {
    appendWithArguments(steps, method, std::move(receiver), true, as);
    makeAllConcrete(steps);
}

void ConcreteSearch::makeAllConcrete(std::vector<Step>& steps) {
    std::vector<const JavaValue*> before;
    for (Step& made : steps) {
        if (made.receiver) made.receiver = concrete(*made.receiver);
        makeSmall(made);
        makeConcrete(made, before);
    }
}

void ConcreteSearch::appendWithArguments(std::vector<Step>& steps, const Method& method,
                                         std::optional<Argument> receiver, bool changesArguments,
                                         const std::string& as) {
    Step step;
    step.executable = types_.executable(method);
    const ResultOf* object = receiver ? std::get_if<ResultOf>(&*receiver) : nullptr;
    if (object && method.holder->fromJdk && !type_.fromJdk)
        step.executable.parameterTypes = parameterTypesIn(resultType(steps[object->step]), method,
                                                          step.executable.parameterTypes);
    if (object && erased(as) == "L" + method.holder->name.str() + ";" && method.holder->file)
        for (std::string& parameter : step.executable.parameterTypes)
            parameter = substituted(parameter, typeParameters(method.holder->file->signature),
                                    typeArguments(as));
    step.receiver = std::move(receiver);
    for (std::size_t i = 0; i < step.executable.parameterTypes.size(); ++i) {
        std::optional<Argument> given = objectFor(erased(step.executable.parameterTypes[i]), steps);
        if (!given) given = fieldFor(erased(step.executable.parameterTypes[i]), steps);
        if (!given)
            given = environment_.file(erased(step.executable.parameterTypes[i]), steps, values_);
        // What it is cast to, other objects may not be.
        if (!given && !builders_.castsOf(erased(step.executable.parameterTypes[i])).empty() &&
            values_.oneIn(2))
            given = mocks_.draw(erased(step.executable.parameterTypes[i]));
        if (!given) {
            const std::vector<Builder>& choices =
                builders_.forParameter(step.executable.parameterTypes[i]);
            given = Builders::append(chosenOf(choices), steps);
            if (changesArguments)
                changeArgument(steps, *given, method, step.executable.parameterTypes[i]);
        }
        step.arguments.push_back(std::move(*given));
    }
    steps.push_back(std::move(step));
}

// Before the first search has come to its end, no mock where there are objects, unless a mock is
// the simplest one: of a database.
const Builder& ConcreteSearch::chosenOf(const std::vector<Builder>& choices) {
    const Builder& first =
        values_.oneIn(2) ? choices.front() : choices[values_.below(choices.size())];
    const Input* input = std::get_if<Input>(&first.value);
    const bool isPreferred = std::holds_alternative<Input>(choices.front().value);
    if (triesMocks_ || !input || isInputType(input->descriptor) || isPreferred) return first;
    for (const Builder& builder : choices)
        if (makesObject(builder)) return builder;
    return first;
}

// Now and then, a few calls on an object before it becomes an argument: a crate that nothing was
// put into shows little of what takes crates. What they take may itself have been changed before.
void ConcreteSearch::changeArgument(std::vector<Step>& steps, const Argument& object,
                                    const Method& act, const std::string& as) {
    const ResultOf* made = std::get_if<ResultOf>(&object);
    if (!made) return;
    const Class& type = resultType(steps[made->step]);
    const std::vector<const Method*>& methods = changing(type);
    if (methods.empty() || values_.oneIn(2)) return;
    for (std::size_t calls = 1 + values_.below(sequenceLength_ + 1);
         calls > 0 && steps.size() < kMostSteps; --calls)
        appendWithArguments(steps, oneBefore(act, type, methods), object, values_.oneIn(3), as);
}

// Methods that may change an object of the class path that is not under test: those that take
// something, or return nothing.
const std::vector<const Method*>& ConcreteSearch::changing(const Class& type) {
    const auto [found, isNew] = changing_.try_emplace(&type);
    if (!isNew || type.fromJdk || type.isArray() || type.isPrimitive() || type.isEnum() ||
        std::ranges::find(covered_, &type) != covered_.end())
        return found->second;
    found->second = types_.callable(type);
    std::erase_if(found->second, [](const Method* method) {
        const std::string_view name = method->name.view();
        const bool isGetter =
            method->signature->parameters.empty() && method->result != vm::values::BasicType::Void;
        return isGetter || name == "equals" || name == "compareTo";
    });
    const std::vector<const Method*> inherited = changingMethods(types_, type);
    found->second.insert(found->second.end(), inherited.begin(), inherited.end());
    return found->second;
}

// How much there is to be of something that becomes an argument: mostly little, or making it takes
// longer than all that is done with it.
void ConcreteSearch::makeSmall(Step& step) {
    if (!step.executable.isConstructor() || step.executable.holder == type_.name.view()) return;
    for (Argument& argument : step.arguments)
        if (const Input* input = std::get_if<Input>(&argument);
            input && input->descriptor == "I" && !values_.oneIn(4))
            argument = JavaValue::ofInt(static_cast<std::int32_t>(values_.below(kSmall)));
}

// Arguments of one call often have to do with each other.
// `before`: arguments of the steps before it. Its own are added.
void ConcreteSearch::makeConcrete(Step& step, std::vector<const JavaValue*>& before) {
    if (step.receiver)
        if (JavaValue* value = std::get_if<JavaValue>(&*step.receiver);
            value && value->isClassOfMock())
            drawAnnotations(value->elements.front());
    std::vector<const JavaValue*> earlier;
    for (std::size_t i = 0; i < step.arguments.size(); ++i) {
        Argument& argument = step.arguments[i];
        if (std::optional<JavaValue> same = mockGivenAgain(step, i)) argument = *std::move(same);
        if (std::optional<JavaValue> both = mockOfBounds(step, i)) argument = *std::move(both);
        if (const Input* input = std::get_if<Input>(&argument)) {
            const std::vector<const JavaValue*>& others = earlier.empty() ? before : earlier;
            std::optional<JavaValue> value;
            if (!others.empty() && values_.oneIn(3))
                value = values_.related(*others[values_.below(others.size())], input->descriptor);
            if (value)
                argument = std::move(*value);
            else
                argument = concrete(argument);
        }
        if (JavaValue* value = std::get_if<JavaValue>(&argument);
            value && value->kind == JavaValue::Kind::Lambda && values_.oneIn(3))
            *value =
                withConstant(*value, [&](std::string_view of) { return values_.constant(of); });
        if (const JavaValue* value = std::get_if<JavaValue>(&argument)) earlier.push_back(value);
    }
    before.insert(before.end(), earlier.begin(), earlier.end());
}

const Method& ConcreteSearch::oneBefore(const Method& act, const Class& type,
                                        const std::vector<const Method*>& methods) {
    if (values_.oneIn(2))
        if (const auto& preparing = preparing_.of(act, type, methods); !preparing.empty())
            return *preparing[values_.below(preparing.size())];
    return *methods[values_.below(methods.size())];
}

bool ConcreteSearch::canMake(const Builder& receiver) {
    if (receiver.steps.empty()) return true;
    for (unsigned tries = 0; tries < kTriesOfReceiver; ++tries) {
        std::vector<Step> steps = receiver.steps;
        makeAllConcrete(steps);
        run_.bringIntoRange(steps);
        const std::optional<TestCase> made = run_.run(steps, false, run_.limits());
        if (made && made->outcome.kind == Outcome::Kind::Returned) return true;
    }
    return false;
}

void ConcreteSearch::chooseReceivers(double seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    const std::vector<Builder>& all = builders_.forReceiver(type_);
    for (const Builder& receiver : all)
        if (all.size() == 1 || std::chrono::steady_clock::now() > end || canMake(receiver))
            receivers_.push_back(&receiver);
    if (receivers_.empty())
        for (const Builder& receiver : all) receivers_.push_back(&receiver);
}

std::vector<Step> ConcreteSearch::fresh() {
    const Method& method = *executables_[values_.below(executables_.size())];
    std::vector<Step> steps;
    if (method.isStatic() || method.isInitializer) {
        if (!staticMethods_.empty() && values_.oneIn(4)) appendStaticCalls(steps, &method);
        appendCall(steps, method, std::nullopt);
        return steps;
    }
    const Argument receiver =
        Builders::append(*receivers_[values_.below(receivers_.size())], steps);
    for (std::size_t calls = values_.below(sequenceLength_ + 1); calls > 0; --calls)
        appendCall(steps, oneBefore(method, type_, instanceMethods_), receiver);
    appendCall(steps, method, receiver);
    return steps;
}

void ConcreteSearch::noteEndOf(const std::vector<Step>& steps) {
    if (givenUp_.note(steps, run_.cameToNoEnd())) forgetAhead();
}

void ConcreteSearch::appendStaticCalls(std::vector<Step>& steps, const Method* act) {
    for (std::size_t calls = 1 + values_.below(std::max<std::size_t>(sequenceLength_, 1));
         calls > 0 && sequenceLength_ > 0; --calls)
        appendCall(steps,
                   act ? oneBefore(*act, type_, staticMethods_)
                       : *staticMethods_[values_.below(staticMethods_.size())],
                   std::nullopt);
}

// Now and then, an object that is there already: what was added is asked for, or two parameters are
// one. One of the class under test may be a new one, too: for equals, compareTo, putAll.
std::optional<Argument> ConcreteSearch::objectFor(std::string_view descriptor,
                                                  std::vector<Step>& steps) {
    const Class* type = types_.classOf(descriptor);
    if (!type || type->isPrimitive()) return std::nullopt;
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Class& result = resultType(steps[i]);
        if (!result.isPrimitive() && result.isAssignableTo(*type)) fitting.push_back(i);
    }
    const bool isOfClass = type_.isAssignableTo(*type);
    if ((!isOfClass && fitting.empty()) || !values_.oneIn(4)) return std::nullopt;
    if (!fitting.empty() && (!isOfClass || values_.oneIn(3)))
        return ResultOf{fitting[values_.below(fitting.size())]};
    if (values_.oneIn(2))
        if (std::optional<Argument> object = keptObject(*type, steps)) return object;
    const std::vector<Builder>& objects = builders_.forReceiver(type_);
    if (objects.empty()) return std::nullopt;
    return Builders::append(objects[values_.below(objects.size())], steps);
}

// Now and then, what a field holds of an object that is there already: the head of a list, for a
// method that takes one of its nodes.
std::optional<Argument> ConcreteSearch::fieldFor(std::string_view descriptor,
                                                 std::vector<Step>& steps) {
    const Class* type = types_.classOf(descriptor);
    if (!type || type->fromJdk || type->isPrimitive() || type->isArray()) return std::nullopt;
    std::vector<Step> reads;
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (const vm::types::Field* field : readableFields(resultType(steps[i]), *type, types_))
            reads.push_back(readingOf(*field, ResultOf{i}));
    if (reads.empty() || !values_.oneIn(4)) return std::nullopt;
    steps.push_back(reads[values_.below(reads.size())]);
    return ResultOf{steps.size() - 1};
}

// With the calls that have been made on it.
std::optional<Argument> ConcreteSearch::keptObject(const Class& type, std::vector<Step>& steps) {
    if (kept_.empty()) return std::nullopt;
    const Kept& kept = kept_[values_.below(kept_.size())];
    std::vector<std::size_t> fitting;
    for (const std::size_t object : kept.objects)
        if (resultType(kept.steps[object]).isAssignableTo(type)) fitting.push_back(object);
    if (fitting.empty() || kept.threw || steps.size() + kept.steps.size() > kMostSteps)
        return std::nullopt;
    return Builders::append({kept.steps, ResultOf{fitting[values_.below(fitting.size())]}}, steps);
}

const Class& ConcreteSearch::resultType(const Step& step) const {
    const Executable& executable = step.executable;
    if (step.kind == Step::Kind::AssignField || step.kind == Step::Kind::SetField)
        return types_.linker().primitive(vm::values::BasicType::Void);
    if (executable.isConstructor()) return types_.linker().load(executable.holder);
    return types_.linker().fromDescriptor(
        std::string_view(executable.descriptor).substr(executable.descriptor.find(')') + 1));
}

// Precondition: the steps were run last.
std::vector<std::size_t> ConcreteSearch::objectsIn(const std::vector<Step>& steps) const {
    std::vector<std::size_t> objects;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Class* made = run_.classOfResult(i);
        if (!made || steps[i].kind != Step::Kind::Call) continue;
        const Class& type = resultType(steps[i]);
        if (!types_.canName(type) || type.name.view() == "java/lang/Object") continue;
        // A stream of the JDK's over a spliterator of the class.
        const bool leadsBack =
            steps[i].executable.holder == type_.name.view() && type.isInterface();
        if (leadsBack || std::ranges::find(covered_, made) != covered_.end()) objects.push_back(i);
    }
    return objects;
}

std::vector<std::vector<Step>> ConcreteSearch::kept() const {
    std::vector<std::vector<Step>> result;
    result.reserve(kept_.size());
    for (const Kept& kept : kept_) result.push_back(kept.steps);
    return result;
}

// How each method can end is a goal, too; and to have an object of each class at hand: where a view
// was only used inside of another call, nothing can be called on it. Precondition: the test was run
// last.
void ConcreteSearch::addGoals(TestCase& test) const {
    addEnd(test, goals_, types_);
    if (!test.breaks.empty() || test.isToFail()) return;
    const bool threw = test.outcome.kind != Outcome::Kind::Returned;
    for (const std::size_t object : objectsIn(test.steps))
        if (!threw || object + 1 < test.steps.size()) {
            const std::size_t goal =
                goals_.named("at hand: " + run_.classOfResult(object)->name.str());
            test.coverage.add(goal);
            test.ofAct.add(goal);
        }
}

TestCase ConcreteSearch::shortened(TestCase test, Wanted wanted) {
    for (std::size_t i = test.steps.size() - 1; i-- > 0;) {
        if (isUsed(test.steps, i)) continue;
        std::optional<TestCase> other = run_.run(without(test.steps, i), false);
        if (!other || !run_.isTidy() || other->outcome.kind != test.outcome.kind) continue;
        addGoals(*other);
        if (gainsAsMuch(other->coverage, test.coverage, wanted)) test = std::move(*other);
    }
    run_.runPatiently(test.steps); // objectsIn() asks for the classes of its results
    return test;
}

std::size_t ConcreteSearch::gainOf(const Coverage& coverage, Wanted wanted) const {
    return wanted == Wanted::Branches ? goals_.branchesIn(coverage, reached_)
                                      : coverage.sizeWithout(reached_);
}

bool ConcreteSearch::gainsAsMuch(const Coverage& coverage, const Coverage& as,
                                 Wanted wanted) const {
    if (gainOf(coverage, wanted) < gainOf(as, wanted)) return false;
    Coverage both = reached_;
    both.add(coverage);
    return wanted == Wanted::Branches ? goals_.branchesIn(as, both) == 0
                                      : as.sizeWithout(both) == 0;
}

bool ConcreteSearch::offer(const std::vector<Step>& steps, Wanted wanted, bool isOneOfMany) {
    std::optional<TestCase> test =
        isOneOfMany ? run_.run(steps, false, run_.limits()) : run_.run(steps, false);
    if (run_.startsFasterAfter(steps)) {
        forgetAhead();
        if (ahead_) ahead_->initializeAlso(run_.alsoInitialized());
        test = run_.run(steps, false);
    }
    return judge(steps, std::move(test), wanted);
}

void ConcreteSearch::draw(const Driver& driver) {
    if (givenUp_.areIn(driver.steps)) return;
    std::vector<Step> steps = driver.steps;
    makeAllConcrete(steps);
    run_.bringIntoRange(steps);
    offer(steps, Wanted::Branches, true);
}

// Where branches are missing, a call may be one of the few that take long.
bool ConcreteSearch::mayTakeLong() const {
    return goals_.missingIn(reached_) > 0 && waitedInVain_ * kShareInVain <= run_.instructions();
}

bool ConcreteSearch::judge(const std::vector<Step>& steps, std::optional<TestCase> test,
                           Wanted wanted) {
    noteEndOf(steps);
    if (!test) return false;
    if (!run_.isTidy()) return true; // no test may do that
    if (test->outcome.kind == Outcome::Kind::DoesNotEnd &&
        gainOf(test->coverage, Wanted::Branches) > 0) {
        const std::vector<Step> smaller = withSmallerNumbers(steps);
        if (!smaller.empty() && offer(smaller, Wanted::Branches) &&
            gainOf(test->coverage, Wanted::Branches) == 0)
            return true;
    }
    if (test->outcome.kind == Outcome::Kind::DoesNotEnd && mayTakeLong()) {
        const std::uint64_t before = run_.instructions();
        if (std::optional<TestCase> whole = run_.runPatiently(steps)) test = std::move(whole);
        if (test->outcome.kind == Outcome::Kind::DoesNotEnd)
            waitedInVain_ += run_.instructions() - before;
    }
    if (test->outcome.kind == Outcome::Kind::DoesNotEnd) {
        ++longRuns_;
        // What a mock answers may keep it going for ever: nobody would give it such a one.
        if (!answeringIn(test->steps).empty()) return false;
        const auto known = std::ranges::count_if(unended_, [&](const TestCase& other) {
            return other.act().executable == test->act().executable;
        });
        if (known < kMostUnended) unended_.push_back(std::move(*test));
        return false;
    }
    addGoals(*test);
    if (wanted != Wanted::EveryTest) {
        const std::size_t gain = gainOf(test->coverage, wanted);
        if (gain == 0) return true;
        // A test shows what its last call does: where a former one takes a new branch, that is
        // another test.
        if (const std::vector<Step> former = withoutLastCall(steps);
            !former.empty() && gainOf(test->ofAct, wanted) < gain) {
            offer(former, Wanted::Branches);
            if (gainOf(test->coverage, wanted) == 0) return true;
        }
        test = plainer(shortened(std::move(*test), wanted), wanted);
    }
    forgetAhead();
    reached_.add(test->coverage);
    Kept kept{test->steps, objectsIn(test->steps), test->outcome.kind != Outcome::Kind::Returned};
    if (kept.threw) std::erase(kept.objects, kept.steps.size() - 1);
    kept.coverage = test->coverage;
    kept_.push_back(std::move(kept));
    addTargets();
    if (const Method* implementation = implementationOf(test->steps))
        targets_.led(*implementation, goals_.methodsIn(test->coverage));
    targets_.update(goals_, reached_);
    return true;
}

Coverage ConcreteSearch::reachedAtAll() const {
    Coverage reached = reached_;
    for (const Kept& kept : kept_) reached.add(kept.coverage);
    return reached;
}

void ConcreteSearch::takeBack(const std::vector<std::size_t>& places) {
    for (const std::size_t place : places) kept_[place].isTakenBack = true;
    Coverage left = elsewhere_;
    for (const Kept& kept : kept_)
        if (!kept.isTakenBack) left.add(kept.coverage);
    Coverage lost;
    for (const std::size_t place : places) lost.add(kept_[place].coverage);
    for (const std::size_t goal : lost.goals())
        if (!left.contains(goal)) ++takenBack_[goal];
    for (const auto& [goal, times] : takenBack_)
        if (times >= kMostTakenBack) left.add(goal); // no other will do better
    reached_ = std::move(left);
    targets_.update(goals_, reached_);
}

const std::vector<const Method*>& ConcreteSearch::callable(const Class& type) {
    const auto [found, isNew] = callable_.try_emplace(&type);
    if (!isNew) return found->second;
    found->second = types_.callable(type);
    const std::vector<const Method*> inherited = changingMethods(types_, type);
    found->second.insert(found->second.end(), inherited.begin(), inherited.end());
    return found->second;
}

const Method* ConcreteSearch::methodOf(const Executable& executable) const {
    return types_.linker()
        .load(executable.holder)
        .methodNamed(executable.name, executable.descriptor);
}

// Precondition: the steps were run last.
const Method* ConcreteSearch::implementationOf(const std::vector<Step>& steps) const {
    const Step& act = steps.back();
    const Method* method = methodOf(act.executable);
    const ResultOf* receiver = act.receiver ? std::get_if<ResultOf>(&*act.receiver) : nullptr;
    const Class* made = receiver ? run_.classOfResult(receiver->step) : nullptr;
    if (!method || !made || method->isPrivate()) return method;
    return made->select(*method);
}

// Precondition: what was kept last was run last.
void ConcreteSearch::addTargets() {
    const Kept& kept = kept_.back();
    for (const std::size_t object : kept.objects) {
        const Class& made = *run_.classOfResult(object);
        for (const Method* method : callable(resultType(kept.steps[object]))) {
            const Method* implementation = method->isPrivate() ? method : made.select(*method);
            if (implementation &&
                std::ranges::find(covered_, implementation->holder) != covered_.end())
                targets_.add(*implementation, {kept_.size() - 1, object, method});
        }
    }
}

} // namespace clew::search::generate
