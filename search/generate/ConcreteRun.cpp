#include "search/generate/ConcreteRun.h"

#include <algorithm>

#include "search/generate/Lambda.h"
#include "search/generate/OtherWorld.h"
#include "vm/objects/JavaObjects.h"

namespace clew::search::generate {

using search::generate::ArgumentOfLast;
using search::generate::Observation;
using search::generate::Outcome;
using search::generate::TestCase;
using vm::interpreter::Interpreter;
using vm::interpreter::NativeContext;
using vm::state::Object;
namespace objects = vm::objects;

namespace {

constexpr std::size_t kSaidOfObject = 3;
constexpr std::uint64_t kFirstUse = 100'000'000; // instructions, of a part of the class library

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

// What many messages of exceptions are made with: its first use takes millions of instructions, and
// no more is needed for others after that.
void ConcreteRun::useFormatter() {
    Step format;
    format.executable.holder = "java/lang/String";
    format.executable.name = "format";
    format.executable.descriptor = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
    format.executable.accessFlags = vm::classfile::access::Static;
    format.arguments = {
        JavaValue::string(u"%d %s"),
        JavaValue::array("[Ljava/lang/Object;",
                         {JavaValue::boxed(BasicType::Int, 1), JavaValue::string(u"a")})};
    Slot text = 0;
    perform(format, text);
    live_.temporaryRoots.clear();
}

bool ConcreteRun::initialize(const Class& type) {
    std::optional<vm::state::State> here = initialized(&type, Where::Here),
                                    elsewhere = initialized(&type, Where::Elsewhere);
    const bool isInitialized = here && elsewhere;
    if (!isInitialized) elsewhere = initialized(nullptr, Where::Elsewhere);
    if (isInitialized) root_ = std::move(*here);
    if (elsewhere) otherRoot_ = std::move(*elsewhere);
    return isInitialized;
}

std::optional<vm::state::State> ConcreteRun::initialized(const Class* type, Where where) {
    live_.load(root_);
    live_.prepareToRun(0);
    Interpreter interpreter(vm_, live_);
    interpreter.collectInCalls = true;
    interpreter_ = &interpreter;
    std::optional<OtherMachine> machine;
    const Class& unsafe = types_.linker().load("jdk/internal/misc/Unsafe");
    const Method* ensure = unsafe.methodNamed("ensureClassInitialized0", "(Ljava/lang/Class;)V");
    Slot result = 0;
    Ref exception = 0;
    vm::interpreter::Observer* const outer = vm_.observer;
    vm_.observer = &goals_;
    bool isInitialized = false;
    try {
        goals_.begin(kFirstUse);
        if (where == Where::Elsewhere) {
            machine.emplace(vm_);
            enterOtherWorld(vm_, live_, interpreter);
        }
        useFormatter();
        goals_.begin(instructionLimit_);
        isInitialized = true;
        if (type) {
            const std::vector<Slot> arguments{live_.allocateInstance(unsafe), type->mirror};
            isInitialized = interpreter.call(*ensure, arguments, result, exception);
        }
    } catch (const Interpreter::Unsupported&) {
    } catch (const BranchGoals::TooLong&) {
    } catch (const vm::interpreter::OutOfMemory&) {}
    vm_.observer = outer;
    interpreter_ = nullptr;
    live_.temporaryRoots.clear();
    if (!isInitialized) return std::nullopt;
    return live_.freeze();
}

ConcreteRun::Slot ConcreteRun::materialize(const JavaValue& value) {
    const auto keep = [&](Ref ref) {
        live_.temporaryRoots.push_back(ref);
        return Slot(ref);
    };
    NativeContext context(vm_, live_, *vm_.linker->known.object->methodNamed("<init>", "()V"),
                          nullptr);
    Slot result = 0;
    switch (value.kind) {
        case JavaValue::Kind::Null:
            return 0;
        case JavaValue::Kind::Primitive:
            return value.bits;
        case JavaValue::Kind::Boxed: {
            const Class& box = types_.linker().load(boxClassOf(value.basic));
            for (const Method& method : box.methods)
                if (method.name.view() == "valueOf" &&
                    method.signature->parameters == std::vector{value.basic}) {
                    if (!call(method, {value.bits, 0}, result)) throw SetUpFailed{};
                    return result;
                }
            throw SetUpFailed{};
        }
        case JavaValue::Kind::String:
            return keep(vm_.intern(value.text)); // a literal of the test
        case JavaValue::Kind::EnumConstant: {
            const Class& type = types_.linker().fromDescriptor(value.type);
            const Method* valueOf =
                type.methodNamed("valueOf", "(Ljava/lang/String;)" + value.type);
            if (!valueOf || !call(*valueOf, {keep(context.newString(value.name))}, result))
                throw SetUpFailed{};
            return result;
        }
        case JavaValue::Kind::ClassLiteral:
            return types_.linker().fromDescriptor(value.type).mirror;
        case JavaValue::Kind::Array: {
            const Class& type = types_.linker().fromDescriptor(value.type);
            const auto array = static_cast<Ref>(
                keep(context.newArray(type, static_cast<std::uint32_t>(value.elements.size()))));
            for (std::size_t i = 0; i < value.elements.size(); ++i) {
                const Slot element = materialize(value.elements[i]);
                if (type.elementType == BasicType::Reference)
                    objects::setElement(live_, array, static_cast<std::uint32_t>(i),
                                        static_cast<Ref>(element));
                else
                    objects::writeSlot(live_.writable(array)->payload() + (i << type.elementShift),
                                       type.elementType, element);
            }
            return array;
        }
        case JavaValue::Kind::Lambda:
            return keep(context.newObject(lambdaClass(vm_, value)));
        case JavaValue::Kind::Object:
            break;
    }
    throw SetUpFailed{};
}

ConcreteRun::Slot ConcreteRun::argument(const Argument& argument, std::string_view) {
    if (const ResultOf* result = std::get_if<ResultOf>(&argument)) return results_[result->step];
    return materialize(std::get<JavaValue>(argument));
}

void ConcreteRun::setField(const Step& step) {
    const Class& holder = types_.linker().load(step.executable.holder);
    const vm::types::Field* field = holder.fieldNamed(step.executable.name);
    const Ref target =
        step.receiver ? vm::values::toRef(argument(*step.receiver, {})) : holder.statics;
    const Slot value = argument(step.arguments.at(0), step.executable.descriptor);
    if (!field || target == 0) throw SetUpFailed{};
    objects::writeSlot(live_.writable(target)->payload() + field->offset, field->type, value);
}

// The result of a constructor is the object. False: `exception_` was thrown.
bool ConcreteRun::perform(const Step& step, Slot& result) {
    if (step.kind != Step::Kind::Call) {
        setField(step);
        return true;
    }
    const Method* method = find(step.executable);
    if (!method) throw SetUpFailed{};
    std::vector<Slot> slots;
    Ref receiver = 0;
    if (step.receiver) {
        receiver = vm::values::toRef(argument(*step.receiver, {}));
        if (receiver == 0) throw SetUpFailed{};
    }
    if (step.executable.isConstructor() || method->isStatic()) {
        if (!(live_.object(method->holder->statics)->flags & Object::Initialized)) {
            const Class& unsafe = types_.linker().load("jdk/internal/misc/Unsafe");
            const Method* ensure =
                unsafe.methodNamed("ensureClassInitialized0", "(Ljava/lang/Class;)V");
            Slot ignored = 0;
            if (!call(*ensure, {live_.allocateInstance(unsafe), method->holder->mirror}, ignored))
                return false;
        }
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
        slots.push_back(
            argument(step.arguments.at(i), method->signature->parameterDescriptors[i].view()));
        lastArguments_.push_back(slots.back());
        if (vm::values::slotsOf(types[i]) == 2) slots.push_back(0);
    }
    const Method* selected = method;
    if (receiver != 0 && !method->isInitializer && !method->isPrivate()) {
        selected = live_.object(receiver)->klass->select(*method);
        if (!selected) throw SetUpFailed{};
    }
    const bool returned = call(*selected, slots, result);
    if (step.executable.isConstructor()) result = receiver;
    return returned;
}

std::optional<TestCase> ConcreteRun::run(const std::vector<Step>& steps, bool observe) {
    return execute(steps, observe, Where::Here);
}

std::optional<TestCase> ConcreteRun::execute(const std::vector<Step>& steps, bool observe,
                                             Where where) {
    ++runs_;
    live_.load(where == Where::Here ? root_ : otherRoot_);
    live_.prepareToRun(0);
    std::optional<OtherMachine> machine;
    if (where == Where::Elsewhere) machine.emplace(vm_);
    Interpreter interpreter(vm_, live_);
    interpreter.collectInCalls = true;
    interpreter_ = &interpreter;
    vm::interpreter::Observer* const outer = std::exchange(vm_.observer, &goals_);
    results_.assign(steps.size(), 0);
    resultClasses_.assign(steps.size(), nullptr);
    goals_.begin(instructionLimit_);
    std::optional<TestCase> test;
    const auto giveUp = [&](const std::string& reason) {
        ++unsupported_[reason];
        test.reset();
    };
    try {
        test.emplace();
        test->steps = steps;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            isInLastStep_ = i + 1 == steps.size();
            if (isInLastStep_) test->coverage = goals_.takeReached();
            const bool returned = perform(steps[i], results_[i]);
            isInLastStep_ = false;
            if (returned) continue;
            if (i + 1 < steps.size()) throw SetUpFailed{};
            test->outcome.kind = Outcome::Kind::Threw;
        }
        test->ofAct = goals_.reached();
        test->coverage.add(test->ofAct);
        noteClasses(steps);
        note(*test, results_.back(), observe);
    } catch (const SetUpFailed&) {
        test.reset();
    } catch (const BranchGoals::TooLong&) {
        if (isInLastStep_) {
            test->outcome.kind = Outcome::Kind::DoesNotEnd;
            test->ofAct = goals_.reached();
            test->coverage.add(test->ofAct);
        } else {
            giveUp("executions of more instructions than a test may take");
        }
    } catch (const Interpreter::Unsupported& unsupported) {
        giveUp(unsupported.reason.text());
    } catch (const vm::interpreter::OutOfMemory&) {
        giveUp("executions that need more memory than a test may take");
    } catch (const vm::types::LinkageError&) {
        test.reset();
    }
    vm_.observer = outer;
    instructions_ += instructionLimit_ - goals_.left();
    interpreter_ = nullptr;
    live_.temporaryRoots.clear();
    return test;
}

// Of objects that were there before the last call, what it has changed is worth saying; of the
// receiver of a method that returns nothing also that nothing has.
void ConcreteRun::keepChanges(TestCase& test) {
    const Step& act = test.act();
    const std::vector<std::size_t> objects = objectsOf(act);
    if (objects.empty() || test.outcome.kind != Outcome::Kind::Returned) return;
    const std::vector<Step> before(test.steps.begin(), test.steps.end() - 1);
    std::optional<TestCase> prefix = execute(before, false, Where::Here);
    if (!prefix) return;
    live_.prepareToRun(0);
    Interpreter interpreter(vm_, live_);
    interpreter.collectInCalls = true;
    interpreter_ = &interpreter;
    goals_.begin(instructionLimit_);
    try {
        for (const std::size_t object : objects) observeObject(*prefix, object, kMostGetters);
    } catch (...) {
        prefix->observations.clear();
    }
    interpreter_ = nullptr;
    live_.temporaryRoots.clear();

    const bool saysNothing = act.receiver && !test.outcome.value;
    for (const std::size_t object : objects) {
        const auto isAbout = [&](const Observation& observation) {
            const ResultOf* subject = std::get_if<ResultOf>(&observation.subject);
            return subject && subject->step == object;
        };
        const auto isUnchanged = [&](const Observation& observation) {
            return isAbout(observation) &&
                   std::ranges::any_of(prefix->observations, [&](const Observation& first) {
                       return isAbout(first) && first.getter == observation.getter &&
                              first.expected == observation.expected;
                   });
        };
        const bool hasChanged =
            std::ranges::any_of(test.observations, [&](const Observation& observation) {
                return isAbout(observation) && !isUnchanged(observation);
            });
        const bool isReceiver = act.receiver == Argument(ResultOf{object});
        if (hasChanged || !isReceiver || !saysNothing)
            std::erase_if(test.observations, isUnchanged);
        std::size_t left = kSaidOfObject;
        std::erase_if(test.observations, [&](const Observation& observation) {
            if (!isAbout(observation)) return false;
            if (left == 0) return true;
            --left;
            return false;
        });
    }
}

std::optional<TestCase> ConcreteRun::runStable(const std::vector<Step>& steps) {
    // What the VM only approximates, the JVM does in another way.
    const std::uint64_t approximated = vm_.approximations.total();
    std::optional<TestCase> test = execute(steps, true, Where::Here);
    std::optional<TestCase> other = execute(steps, true, Where::Elsewhere);
    if (vm_.approximations.total() != approximated) return std::nullopt;
    if (!test || !other) return std::nullopt;
    if (test->outcome.kind != other->outcome.kind ||
        test->outcome.exception != other->outcome.exception)
        return std::nullopt;
    if (test->outcome.value != other->outcome.value) return std::nullopt;
    if (test->outcome.message != other->outcome.message) test->outcome.message.reset();
    std::erase_if(test->observations, [&](const Observation& observation) {
        return std::ranges::none_of(other->observations, [&](const Observation& second) {
            return second.subject == observation.subject && second.element == observation.element &&
                   second.getter == observation.getter && second.expected == observation.expected;
        });
    });
    keepChanges(*test);
    return test;
}

} // namespace clew::search::generate
