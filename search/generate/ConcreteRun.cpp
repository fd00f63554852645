#include "search/generate/ConcreteRun.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/generate/Environment.h"
#include "search/generate/FirstUses.h"
#include "search/generate/Lambda.h"
#include "search/generate/Promises.h"
#include "search/generate/TestNames.h"
#include "vm/Startup.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/interpreter/specification/ViolatedInCall.h"
#include "vm/natives/io/FileTree.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::search::generate {

using search::generate::ArgumentOfLast;
using search::generate::Observation;
using search::generate::Outcome;
using search::generate::TestCase;
using vm::interpreter::Interpreter;
using vm::interpreter::NativeContext;
using vm::natives::FileTree;
using vm::state::Object;
namespace objects = vm::objects;

namespace {

// Instructions: of the first use of a part of the class library; of the steps before the last one
// that they may take, and by how many the state after them is worth keeping, so that no more of
// them count; and of those that have taken longer than the last one may and come to no test, beside
// a share of all.
constexpr std::uint64_t kFirstUse = 100'000'000, kLongestSetUp = 60'000'000;
constexpr std::uint64_t kWorthKeeping = 300'000;
constexpr std::uint64_t kLongInVain = 120'000'000, kShareInVain = 4;
// The same of those that have come to the last step, too, beside a share of what was executed.
constexpr std::uint64_t kLongAnyway = 240'000'000, kShareOfLong = 2;
// So many calls may come to the limit, whatever part of all they are; then it is so much lower.
constexpr std::uint64_t kGivenUpAnyway = 30, kShorter = 10;
constexpr std::uint64_t kOutOfMemory = 500'000; // takes as long as so many instructions

// JUnit chooses random ones: neither their length is known nor in how many folders they are.
constexpr std::string_view kFolders = "/tmp/junit463928571036", kOtherFolders = "/tmp/junit-9128";

constexpr std::int64_t kOtherSizeOfFolder = 60; // bytes

// All times are in nanoseconds.
constexpr std::int64_t kClockStep = 1'000, kOtherClockStep = 3'456'789;
constexpr std::int64_t kLongestWait = 1'000'000'000, kHour = 3'600'000'000'000;

// A worker of the JDK's that waits for something to do, as that of the common pool does.
bool isIdle(const vm::state::LiveState& live, const vm::state::Thread& thread) {
    const vm::state::ThreadData& data = thread.data;
    const bool waits = data.status == vm::state::ThreadStatus::Waiting ||
                       data.status == vm::state::ThreadStatus::Parked;
    const Class& klass = *live.object(data.object)->klass;
    const bool isForkJoin = klass.name.view() == "java/util/concurrent/ForkJoinWorkerThread";
    if (!data.daemon || !waits || !klass.fromJdk || (data.timed && !isForkJoin)) return false;
    for (const vm::state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (!frame->method->holder->fromJdk) return false;
    for (const auto* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (!frame->method->holder->fromJdk) return false;
    return true;
}

} // namespace

const Method* ConcreteRun::find(const Executable& executable) const {
    return types_.linker()
        .load(executable.holder)
        .methodNamed(executable.name, executable.descriptor);
}

bool ConcreteRun::call(const Method& method, const std::vector<Slot>& arguments, Slot& result) {
    result = 0;
    exception_ = 0;
    if (interpreter_->call(method, arguments, result, exception_)) {
        if (method.result == BasicType::Reference)
            live_.temporaryRoots.push_back(vm::values::toRef(result));
        return true;
    }
    live_.temporaryRoots.push_back(exception_);
    result = 0;
    return false;
}

ConcreteRun::Stay::Stay(ConcreteRun& run, const vm::state::State& root, World world)
    : run_(run),
      interpreter_(run.vm_, run.live_),
      observer_(std::exchange(run.vm_.observer, &run.goals_)),
      clockStep_(std::exchange(run.vm_.options.clockStep,
                               world == World::Here ? kClockStep : kOtherClockStep)),
      isObserving_(run.vm_.specifications->isObserving()) {
    run_.live_.load(root);
    run_.live_.prepareToRun(0);
    run_.folders_ = world == World::Here ? kFolders : kOtherFolders;
    run_.folder_ = 0;
    if (world != World::Here)
        machine_.emplace(
            run.vm_,
            world == World::OnLargeMachine ? OtherMachine::Size::Large : OtherMachine::Size::Small,
            run.variables_);
    interpreter_.collectInCalls = true;
    using Turns = Interpreter::Turns;
    interpreter_.turnsInCalls = world == World::Elsewhere        ? Turns::LastFirst
                                : world == World::OnLargeMachine ? Turns::OthersFirst
                                : world == World::Interleaved    ? Turns::Drawn
                                                                 : Turns::WhereBlocked;
    run_.interpreter_ = &interpreter_;
}

ConcreteRun::Stay::Stay(ConcreteRun& run, World world, std::int64_t later)
    : Stay(run, run.roots_[world], world) {
    if (later == 0) return;
    run_.live_.scalars.clock += later;
    interpreter_.drawnTurns.seed(static_cast<unsigned>(later / kHour));
    changeOrderOfSets(run.vm_, run.live_, static_cast<std::uint64_t>(later / kHour));
}

ConcreteRun::Stay::Stay(ConcreteRun& run, const vm::state::State& root)
    : Stay(run, root, World::Here) {}

ConcreteRun::Stay::~Stay() {
    run_.vm_.observer = observer_;
    run_.vm_.options.clockStep = clockStep_;
    run_.vm_.specifications->observe(isObserving_);
    run_.interpreter_ = nullptr;
    run_.live_.temporaryRoots.clear();
}

std::vector<Step> ConcreteRun::pinning(std::u16string language) const {
    std::vector<Step> steps;
    const auto call = [&](std::string_view holder, std::string_view name,
                          std::string_view descriptor, Argument argument) {
        Step step;
        step.executable =
            types_.executable(*types_.linker().load(holder).methodNamed(name, descriptor));
        step.arguments = {std::move(argument)};
        steps.push_back(std::move(step));
        return ResultOf{steps.size() - 1};
    };
    call("java/util/Locale", "setDefault", "(Ljava/util/Locale;)V",
         call("java/util/Locale", "forLanguageTag", "(Ljava/lang/String;)Ljava/util/Locale;",
              JavaValue::string(std::move(language))));
    call("java/util/TimeZone", "setDefault", "(Ljava/util/TimeZone;)V",
         call("java/util/TimeZone", "getTimeZone", "(Ljava/lang/String;)Ljava/util/TimeZone;",
              JavaValue::string(u"UTC")));
    return steps;
}

// Texts that look like names of variables of the environment.
static std::vector<std::string> variablesNamedBy(const Class& type) {
    constexpr std::string_view kChars = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
    std::vector<std::string> names;
    if (!type.file) return names;
    const auto& constants = type.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i) {
        if (constants.kind(i) != vm::classfile::ConstantKind::String) continue;
        const std::string_view text = constants.string(i);
        if (text.size() > 1 && text.find_first_not_of(kChars) == std::string_view::npos)
            names.emplace_back(text);
    }
    return names;
}

bool ConcreteRun::initialize(const std::vector<const Class*>& classes) {
    covered_ = classes;
    variables_ = variablesNamedBy(*classes.front());
    const std::vector<Step> pins = pinning(), uses = firstUses(types_, classes);
    const auto pin = [&] {
        goals_.begin(kFirstUse);
        return performAll(pins) && performAll(uses);
    };
    const auto enterOther = [&] {
        goals_.begin(kFirstUse);
        enterOtherWorld(vm_, live_, *interpreter_);
        return performAll(uses);
    };
    const auto initializeIt = [&] { // what is approximated is noted in each execution
        goals_.begin(kFirstUse);
        const std::uint64_t approximated = vm_.approximations.total();
        return initializeClass(*classes.front()) && vm_.approximations.total() == approximated;
    };
    const auto keep = [&](World world, const std::function<bool()>& prepare) {
        std::optional<vm::state::State> state = after(world, prepare);
        if (state) roots_[world] = std::move(*state);
        return state.has_value();
    };
    keep(World::Here, pin);
    keep(World::Abroad, enterOther);
    const vm::state::State here = roots_[World::Here];
    const bool isInitializedHere = keep(World::Here, initializeIt);
    if (isInitializedHere) reachedByInitialization_ = goals_.takeReached();
    forCovered_ = isInitializedHere ? goals_.executed() : 0;
    const bool isInitialized = isInitializedHere && keep(World::Abroad, initializeIt);
    if (!isInitialized) roots_[World::Here] = here;
    roots_[World::Elsewhere] = roots_[World::Abroad];
    keep(World::Elsewhere, pin);
    roots_[World::Translated] = roots_[World::Here];
    keep(World::Translated, [&] { return performAll(pinning(u"de-DE")); });
    return isInitialized;
}

std::optional<vm::state::State> ConcreteRun::after(World world,
                                                   const std::function<bool()>& prepare) {
    const Stay stay(*this, world);
    try {
        if (!prepare()) return std::nullopt;
    } catch (const Interpreter::Unsupported&) {
        return std::nullopt;
    } catch (const BranchGoals::TooLong&) {
        return std::nullopt;
    } catch (const vm::interpreter::OutOfMemory&) {
        return std::nullopt;
    }
    live_.temporaryRoots.clear();
    return live_.freeze();
}

bool ConcreteRun::isInitialized(const Class& type) const {
    return live_.object(type.statics)->flags & Object::Initialized;
}

// False: `exception_` was thrown.
bool ConcreteRun::initializeClass(const Class& type) {
    const Class& unsafe = types_.linker().load("jdk/internal/misc/Unsafe");
    const Method* ensure = unsafe.methodNamed("ensureClassInitialized0", "(Ljava/lang/Class;)V");
    Slot ignored = 0;
    return call(*ensure, {live_.allocateInstance(unsafe), type.mirror}, ignored);
}

ConcreteRun::Slot ConcreteRun::argument(const Argument& argument, std::string_view) {
    if (const ResultOf* result = std::get_if<ResultOf>(&argument)) return results_[result->step];
    return materialize(std::get<JavaValue>(argument));
}

// Reads or writes a field. False: its class cannot be initialized.
bool ConcreteRun::accessField(const Step& step, Slot& result) {
    if (isTestFolder(step)) {
        result = testFolder();
        return true;
    }
    const Class& holder = types_.linker().load(step.executable.holder);
    const vm::types::Field* field = holder.fieldNamed(step.executable.name);
    if (!step.receiver && !isInitialized(holder) && !initializeClass(holder)) return false;
    const Ref target =
        step.receiver ? vm::values::toRef(argument(*step.receiver, {})) : holder.statics;
    if (!field || target == 0) throw SetUpFailed{};
    if (step.arguments.empty()) {
        result = objects::readSlot(live_.object(target)->payload() + field->offset, field->type);
        return true;
    }
    const Slot value = argument(step.arguments.at(0), step.executable.descriptor);
    objects::writeSlot(live_.writable(target)->payload() + field->offset, field->type, value);
    return true;
}

ConcreteRun::Slot ConcreteRun::newArray(const Step& step) {
    const Class& type = types_.linker().fromDescriptor(step.executable.descriptor);
    const Ref array = live_.allocateArray(type, static_cast<std::uint32_t>(step.arguments.size()));
    if (array == 0) throw vm::interpreter::OutOfMemory{};
    live_.temporaryRoots.push_back(array);
    for (std::size_t i = 0; i < step.arguments.size(); ++i) {
        const Slot element = argument(step.arguments[i], type.element->name.view());
        objects::setElement(live_, array, static_cast<std::uint32_t>(i),
                            vm::values::toRef(element));
    }
    return array;
}

ConcreteRun::Slot ConcreteRun::newLambda(const Step& step) {
    const Class& type = answeringClass(vm_, step.executable.descriptor);
    const Ref lambda = live_.allocateInstance(type);
    if (lambda == 0) throw vm::interpreter::OutOfMemory{};
    live_.temporaryRoots.push_back(lambda);
    const vm::types::Field& answer = *type.fieldNamed(kAnswer);
    const Slot value = argument(step.arguments.front(), answer.descriptor.view());
    objects::writeSlot(live_.writable(lambda)->payload() + answer.offset, answer.type, value);
    return lambda;
}

// The Path of a folder that is another one for each test.
ConcreteRun::Slot ConcreteRun::testFolder() {
    const std::uint64_t uses = FileTree::outerUses();
    NativeContext context(vm_, live_, *vm_.linker->known.object->methodNamed("<init>", "()V"),
                          nullptr);
    const std::string path = fmt::format("{}{}", folders_, folder_);
    FileTree files(context);
    vm::natives::Place place = files.find(path);
    if (place.canBeMade) files.make(place, S_IFDIR | S_IRWXU);
    // What the size of a folder is, its file system decides.
    if (place.node && folders_ != kFolders)
        objects::setField<std::int64_t>(live_, place.node, "size", kOtherSizeOfFolder);
    FileTree::outerUses() = uses; // of its own
    const Class& paths = types_.linker().load("java/nio/file/Path");
    const Method* of =
        paths.methodNamed("of", "(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;");
    const Slot text = materialize(JavaValue::string(std::u16string(path.begin(), path.end()))),
               none = materialize(JavaValue::array("[Ljava/lang/String;", {}));
    Slot result = 0;
    if (!isInitialized(paths) && !initializeClass(paths)) throw SetUpFailed{};
    if (!call(*of, {text, none}, result)) throw SetUpFailed{};
    return result;
}

// The result of a constructor is the object. False: `exception_` was thrown.
bool ConcreteRun::perform(const Step& step, Slot& result) {
    if (step.kind == Step::Kind::NewArray) {
        result = newArray(step);
        return true;
    }
    if (step.kind == Step::Kind::NewLambda) {
        result = newLambda(step);
        return true;
    }
    if (!step.isCall()) return accessField(step, result);
    const Method* method = find(step.executable);
    if (!method) throw SetUpFailed{};
    std::vector<Slot> slots;
    Ref receiver = 0;
    if (step.receiver) {
        receiver = vm::values::toRef(argument(*step.receiver, {}));
        if (receiver == 0) throw SetUpFailed{};
    }
    if (step.executable.isConstructor() || method->isStatic()) {
        if (!isInitialized(*method->holder) && !initializeClass(*method->holder)) return false;
    }
    if (step.executable.isConstructor()) {
        receiver = live_.allocateInstance(*method->holder);
        if (receiver == 0) throw vm::interpreter::OutOfMemory{};
        live_.temporaryRoots.push_back(receiver);
    }
    if (receiver != 0) slots.push_back(receiver);
    const auto& types = method->signature->parameters;
    lastArguments_.clear();
    for (std::size_t i = 0; i < types.size(); ++i) {
        const std::string_view type = method->signature->parameterDescriptors[i].view();
        const JavaValue* value = std::get_if<JavaValue>(&step.arguments.at(i));
        slots.push_back(value && value->kind == JavaValue::Kind::SameArgument
                            ? sameArgument(step, static_cast<std::size_t>(value->bits), type)
                            : argument(step.arguments[i], type));
        lastArguments_.push_back(slots.back());
        if (vm::values::slotsOf(types[i]) == 2) slots.push_back(0);
    }
    if (step.executable.isOfInnerClass && lastArguments_.front() == 0) throw SetUpFailed{};
    const Method* selected = method;
    if (receiver != 0 && !method->isInitializer && !method->isPrivate()) {
        selected = live_.object(receiver)->klass->select(*method);
        if (!selected) throw SetUpFailed{};
    }
    const bool returned = call(*selected, slots, result);
    if (step.executable.isConstructor()) result = receiver;
    return step.after.empty() ? returned : callAfter(step, receiver);
}

// The first exception is the one of the call.
bool ConcreteRun::callAfter(const Step& step, Ref receiver) {
    Ref thrown = exception_; // live_ keeps it
    for (const Executable& executable : step.after) {
        const Method* method = find(executable);
        if (!method) throw SetUpFailed{};
        std::vector<Slot> arguments;
        if (!method->isStatic()) {
            arguments.push_back(receiver);
            if (!method->isPrivate()) method = live_.object(receiver)->klass->select(*method);
        }
        Slot ignored = 0;
        if (!call(*method, arguments, ignored) && thrown == 0) thrown = exception_;
    }
    exception_ = thrown;
    return thrown == 0;
}

bool ConcreteRun::performAll(const std::vector<Step>& steps) {
    results_.assign(steps.size(), 0);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!perform(steps[i], results_[i])) return false;
    return true;
}

namespace {

// The elements of an array have no names.
bool isAdmitted(const InputRanges& ranges, const JavaValue& value, std::string_view name) {
    if (value.kind == JavaValue::Kind::Primitive || value.kind == JavaValue::Kind::Boxed)
        return ranges.admits(value.basic, value.bits, name);
    return std::ranges::all_of(
        value.elements, [&](const JavaValue& element) { return isAdmitted(ranges, element, {}); });
}

void bringIntoRange(const InputRanges& ranges, JavaValue& value, std::string_view name) {
    if (value.kind == JavaValue::Kind::Primitive || value.kind == JavaValue::Kind::Boxed)
        value.bits = ranges.admitted(value.basic, value.bits, name);
    for (JavaValue& element : value.elements) bringIntoRange(ranges, element, {});
}

} // namespace

bool ConcreteRun::takesInputs(const Step& step) const {
    const Class* holder = vm_.linker->find(step.executable.holder);
    return !holder || !holder->fromJdk || types_.underTest().fromJdk;
}

bool ConcreteRun::isOfInterest(const std::vector<Step>& steps) const {
    if (ranges_.empty()) return true;
    return std::ranges::all_of(steps, [&](const Step& step) {
        if (!takesInputs(step)) return true;
        for (std::size_t i = 0; i < step.arguments.size(); ++i)
            if (const auto* value = std::get_if<JavaValue>(&step.arguments[i]);
                value && !isAdmitted(ranges_, *value, step.executable.parameterName(i)))
                return false;
        return true;
    });
}

void ConcreteRun::bringIntoRange(std::vector<Step>& steps) const {
    if (ranges_.empty()) return;
    for (Step& step : steps) {
        if (!takesInputs(step)) continue;
        for (std::size_t i = 0; i < step.arguments.size(); ++i)
            if (auto* value = std::get_if<JavaValue>(&step.arguments[i]))
                generate::bringIntoRange(ranges_, *value, step.executable.parameterName(i));
    }
}

std::vector<objects::TraceFrame> ConcreteRun::trace() const {
    if (exception_ == 0) return {};
    return objects::backtraceOf(live_, exception_);
}

std::optional<TestCase> ConcreteRun::run(const std::vector<Step>& steps, bool observe) {
    return run(steps, observe, limitsWith(instructionLimit_));
}

std::optional<TestCase> ConcreteRun::run(const std::vector<Step>& steps, bool observe,
                                         const Limits& limits) {
    cameToNoEnd_ = false; // what is not of interest has not even begun
    if (!isOfInterest(steps)) return std::nullopt;
    asksForMessage_ = observe;
    std::optional<TestCase> test = execute(steps, observe, World::Here, 0, limits);
    asksForMessage_ = true;
    if (test && test->outcome.kind == Outcome::Kind::DoesNotEnd) givenUp_ += executed_ - setUp_;
    // Longer set-ups are limited by inVain_.
    if (isGivenUp_) givenUp_ += std::clamp(executed_, kOutOfMemory, instructionLimit_);
    return test;
}

ConcreteRun::Limits ConcreteRun::limits() const {
    const std::uint64_t most = kGivenUpAnyway * instructionLimit_ + instructions_ / kShareInVain;
    return limitsWith(givenUp_ < most ? instructionLimit_ : instructionLimit_ / kShorter);
}

ConcreteRun::Limits ConcreteRun::limitsWith(std::uint64_t ofLast) const {
    const bool mayTakeLong = inVain_ < kLongInVain + instructions_ / kShareInVain &&
                             longSetUps_ < kLongAnyway + executedInAll_ / kShareOfLong;
    return {ofLast, mayTakeLong ? std::max(ofLast, kLongestSetUp) : ofLast};
}

std::optional<TestCase> ConcreteRun::runPatiently(const std::vector<Step>& steps) {
    return execute(steps, false, World::Here);
}

std::optional<TestCase> ConcreteRun::execute(const std::vector<Step>& steps, bool observe,
                                             World world, std::int64_t later) {
    return execute(steps, observe, world, later,
                   limitsWith(world == World::Here ? longLimit_ : kFirstUse));
}

std::optional<TestCase> ConcreteRun::execute(const std::vector<Step>& steps, bool observe,
                                             World world, std::int64_t later,
                                             const Limits& limits) {
    std::optional<TestCase> test;
    const PreparedStates::Place place{static_cast<unsigned>(world), later, hasLiterals_};
    const Beginning beginning{place, prepared_.find(place, steps), vm_.approximations.total()};
    if (beginning.prepared) {
        const Stay stay(*this, beginning.prepared->state, world);
        test = executeHere(steps, observe, limits, &beginning);
    } else {
        const Stay stay(*this, world, later);
        test = executeHere(steps, observe, limits, &beginning);
    }
    return broken_ ? executeBroken(steps, observe, world, later, limits) : test;
}

void ConcreteRun::keepPrepared(const std::vector<Step>& steps, std::size_t done,
                               const Beginning& beginning, bool asksOutside, std::int64_t waited) {
    std::optional<BranchGoals::Progress> progress = goals_.progress();
    if (!progress || vm_.approximations.total() != beginning.approximated) return;
    const auto end = static_cast<std::ptrdiff_t>(done);
    prepared_.add(vm_, live_,
                  {beginning.place,
                   {steps.begin(), steps.begin() + end},
                   {results_.begin(), results_.begin() + end},
                   std::move(*progress),
                   waited,
                   asksOutside});
}

// `beginning`: states after some of the steps are used and kept; null: they are not.
std::optional<TestCase> ConcreteRun::executeHere(const std::vector<Step>& steps, bool observe,
                                                 const Limits& limits, const Beginning* beginning) {
    ++runs_;
    broken_.reset();
    exception_ = 0;
    isIgnored_ = isGivenUp_ = cameToNoEnd_ = false;
    ++folder_;
    const PreparedStates::Prepared* const prepared = beginning ? beginning->prepared : nullptr;
    const std::int64_t clock = live_.scalars.clock - (prepared ? prepared->waited : 0);
    const std::uint64_t outerUses = FileTree::outerUses() - (prepared && prepared->asksOutside);
    results_.assign(steps.size(), 0);
    resultClasses_.assign(steps.size(), nullptr);
    goals_.begin(limits.setUp);
    const std::size_t done = prepared ? prepared->steps.size() : 0;
    if (prepared) std::ranges::copy(prepared->results, results_.begin());
    const std::uint64_t known = prepared ? prepared->progress.executed : 0;
    std::uint64_t kept = known; // instructions, where the state was worth keeping last
    bool hasCome = false;       // to the last step
    bool doOthersGoOn = false;  // when the call has returned
    isInLastStep_ = false;
    executed_ = 0;
    std::optional<TestCase> test;
    const auto giveUp = [&](const std::string& reason) {
        ++unsupported_[reason];
        reachedInVain_[reason].add(goals_.reached());
        cameToNoEnd_ = true;
        test.reset();
    };
    try {
        test.emplace();
        test->steps = steps;
        if (prepared) goals_.goOnFrom(prepared->progress);
        for (std::size_t i = done; i < steps.size(); ++i) {
            isInLastStep_ = i + 1 == steps.size();
            if (i > done && goals_.executed() - kept > kWorthKeeping) {
                kept = goals_.executed();
                if (beginning)
                    keepPrepared(steps, i, *beginning, FileTree::outerUses() != outerUses,
                                 live_.scalars.clock - clock);
            }
            if (isInLastStep_) {
                hasCome = true;
                setUp_ = goals_.executed();
                goals_.allow(limits.last);
                test->coverage = goals_.takeReached();
            }
            if (isInLastStep_ && ignoresSpecifications_) vm_.specifications->observe(false);
            const bool returned = perform(steps[i], results_[i]);
            isInLastStep_ = false;
            if (returned) continue;
            if (i + 1 < steps.size()) throw SetUpFailed{};
            test->outcome.kind = Outcome::Kind::Threw;
        }
        if (!observesAtOnce_) doOthersGoOn = letOthersEnd();
        executed_ = goals_.executed(); // what is asked for observations begins anew
        test->ofAct = goals_.reached();
        test->coverage.add(test->ofAct);
        noteClasses(steps);
        if (observe && !ignoresSpecifications_) notePromises(*test);
        note(*test, results_.back(), observe);
        if (observesAtOnce_) doOthersGoOn = letOthersEnd();
    } catch (const SetUpFailed&) {
        if (exception_ != 0) ++failedSetUps_[live_.object(exception_)->klass->externalName()];
        test.reset();
    } catch (const BranchGoals::TooLong&) {
        if (isInLastStep_) {
            test->outcome.kind = Outcome::Kind::DoesNotEnd;
            test->ofAct = goals_.reached();
            test->coverage.add(test->ofAct);
        } else {
            giveUp("executions of more instructions than a test may take");
            isGivenUp_ = true;
        }
    } catch (const vm::interpreter::ViolatedInCall& violated) {
        if (isInLastStep_) broken_ = brokenBy(*violated.breach, steps.back());
        if (!broken_ && isInLastStep_)
            giveUp(fmt::format("executions that violate the specification {} inside of the class",
                               violated.breach->specification));
        test.reset();
    } catch (const Interpreter::IgnoredInCall&) {
        isIgnored_ = true;
        test.reset();
    } catch (const Interpreter::Unsupported& unsupported) {
        giveUp(unsupported.reason.text());
    } catch (const vm::interpreter::OutOfMemory&) {
        giveUp("executions that need more memory than a test may take");
        isGivenUp_ = true;
    } catch (const vm::types::LinkageError& error) {
        ++failedSetUps_[vm::wordsOf(error)];
        test.reset();
    }
    if (test) addInitializers(*test);
    if (executed_ == 0) executed_ = goals_.executed();
    if (!hasCome) setUp_ = executed_;
    if (!hasCome && setUp_ - kept > limits.last) inVain_ += setUp_ - kept;
    if (setUp_ - known > limits.last) longSetUps_ += setUp_ - known;
    executedInAll_ += executed_ - known;
    instructions_ += std::min(setUp_, kWorthKeeping) + executed_ - setUp_;
    saved_ += known;
    const std::int64_t waited = live_.scalars.clock - clock;
    hasReadClock_ = waited != 0;
    hasThreads_ = interpreter_->haveOthersGoneOn();
    const auto goesOn = [&](const vm::state::Thread& thread) {
        return !thread.data.isFree() && !thread.data.housekeeping && !isIdle(live_, thread);
    };
    const bool asksOutside = FileTree::outerUses() != outerUses;
    if (asksOutside) ++unsupported_["calls that read the machine's files or its standard input"];
    isTidy_ = std::ranges::count_if(live_.threads, goesOn) == 1 && waited < kLongestWait &&
              !doOthersGoOn && !asksOutside &&
              !objects::isInterrupted(live_, live_.threads[0].data.object);
    return test;
}

// True where they had code under test to execute.
bool ConcreteRun::letOthersEnd() {
    if (live_.threads.size() < 2) return false;
    const std::size_t reached = goals_.reached().size();
    const std::uint64_t path = goals_.path();
    interpreter_->letOthersEnd();
    return goals_.path() != path || goals_.reached().size() != reached;
}

ConcreteRun::Ref ConcreteRun::receiverOf(const Step& step) const {
    if (step.executable.isConstructor() || !step.receiver) return 0;
    const ResultOf* made = std::get_if<ResultOf>(&*step.receiver);
    return made ? vm::values::toRef(results_[made->step]) : 0;
}

void ConcreteRun::notePromises(TestCase& test) const {
    const Step& act = test.act();
    if (goals_.monitorSteps().empty() || test.outcome.kind != Outcome::Kind::Returned) return;
    test.promises = promisesOf(vm_, types_, act, *find(act.executable), receiverOf(act),
                               goals_.monitorSteps(), nullptr);
}

// Nothing where it is no call of the test itself that does.
std::optional<ConcreteRun::Broken> ConcreteRun::brokenBy(const vm::interpreter::Breach& breach,
                                                         const Step& act) const {
    using Blame = vm::interpreter::Breach::Blame;
    const auto& steps = goals_.monitorSteps();
    if (act.kind != Step::Kind::Call || breach.blame == Blame::None || steps.empty() ||
        steps.back().monitor != breach.monitor || breach.object != receiverOf(act) ||
        !steps.back().text.starts_with(act.executable.name + "("))
        return std::nullopt;
    Broken broken{breach.specification, breach.blame == Blame::Caller, {}};
    if (!broken.isOfCaller)
        broken.promises = promisesOf(vm_, types_, act, *find(act.executable), breach.object, steps,
                                     breach.monitor);
    return broken;
}

std::optional<TestCase> ConcreteRun::executeBroken(const std::vector<Step>& steps, bool observe,
                                                   World world, std::int64_t later,
                                                   const Limits& limits) {
    const Broken broken = std::move(*std::exchange(broken_, std::nullopt));
    const Stay stay(*this, world, later);
    ignoresSpecifications_ = true;
    std::optional<TestCase> test = executeHere(steps, observe && broken.isOfCaller, limits);
    ignoresSpecifications_ = false;
    if (!test || test->outcome.kind == Outcome::Kind::DoesNotEnd) return std::nullopt;
    const std::string name = broken.specification.substr(broken.specification.rfind('.') + 1);
    test->conditions = {capitalized(name) + "IsBroken"};
    if (broken.isOfCaller) test->breaks = broken.specification;
    test->promises = broken.promises;
    test->ofAct = {};
    test->ofAct.add(goals_.named("breaks " + broken.specification));
    test->coverage = test->ofAct;
    return test;
}

} // namespace clew::search::generate
