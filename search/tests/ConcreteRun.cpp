#include "search/tests/ConcreteRun.h"

#include <algorithm>

#include "search/Lambda.h"
#include "search/tests/OtherWorld.h"
#include "vm/natives/JavaObjects.h"

namespace clew::search::tests {

using listeners::junit::ArgumentOfLast;
using listeners::junit::Observation;
using listeners::junit::Outcome;
using listeners::junit::TestCase;
using vm::interpreter::Interpreter;
using vm::interpreter::NativeContext;
using vm::state::Object;
namespace natives = vm::natives;

namespace {

constexpr std::size_t kLongestText = 400;   // of an expected string
constexpr std::size_t kLongestArray = 200;  // of an expected array
constexpr unsigned kDeepestArray = 4;
constexpr std::uint64_t kFirstUse = 100'000'000;  // instructions, of a part of the class library

// Text that may differ in the next run: "Object@1b2c3d" holds a hash code of identity; lambdas and the like
// are numbered.
bool looksStable(std::u16string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '@' &&
            ((text[i + 1] >= '0' && text[i + 1] <= '9') || (text[i + 1] >= 'a' && text[i + 1] <= 'f')))
            return false;
    }
    return text.find(u"$$Lambda") == std::u16string_view::npos;
}

bool isGetterName(std::string_view name) {
    static constexpr std::string_view whole[] = {"size",  "length",   "cardinality",
                                                 "count", "capacity", "toString"};
    if (std::ranges::find(whole, name) != std::end(whole)) return true;
    for (const std::string_view prefix : {"get", "is", "has"})
        if (name.starts_with(prefix) && name.size() > prefix.size() &&
            std::isupper(static_cast<unsigned char>(name[prefix.size()])))
            return true;
    return name.ends_with("Value");
}

// The class library tells no order for these, or the order follows hash codes.
bool hasNoOrder(const vm::state::LiveState& live, vm::values::Ref ref, vm::types::Linker& linker) {
    const Class& type = *live.object(ref)->klass;
    const auto is = [&](std::string_view name) { return type.isAssignableTo(linker.load(name)); };
    if (!type.fromJdk) return false;
    return (is("java/util/Map") && !is("java/util/SortedMap") && !is("java/util/LinkedHashMap")) ||
           (is("java/util/Set") && !is("java/util/SortedSet") && !is("java/util/LinkedHashSet"));
}

const Class& resultType(const Step& step, const TypeKnowledge& types) {
    if (step.executable.isConstructor()) return types.linker().load(step.executable.holder);
    return types.linker().fromDescriptor(
        step.executable.descriptor.substr(step.executable.descriptor.find(')') + 1));
}

}  // namespace

const Method* ConcreteRun::find(const Executable& executable) const {
    return types_.linker().load(executable.holder).methodNamed(executable.name, executable.descriptor);
}

bool ConcreteRun::call(const Method& method, const std::vector<Slot>& arguments, Slot& result) {
    result = 0;
    exception_ = 0;
    if (interpreter_->call(method, arguments, result, exception_)) {
        if (method.result == BasicType::Reference) live_.temporaryRoots.push_back(vm::values::toRef(result));
        return true;
    }
    live_.temporaryRoots.push_back(exception_);
    result = 0;
    return false;
}

// What many messages of exceptions are made with: its first use takes millions of instructions, and no more
// is needed for others after that.
void ConcreteRun::useFormatter() {
    Step format;
    format.executable.holder = "java/lang/String";
    format.executable.name = "format";
    format.executable.descriptor = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
    format.executable.accessFlags = vm::classfile::access::Static;
    format.arguments = {JavaValue::string(u"%d %s"),
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
    } catch (const vm::interpreter::OutOfMemory&) {
    }
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
    NativeContext context(vm_, live_, *vm_.linker->known.object->methodNamed("<init>", "()V"), nullptr);
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
            return keep(vm_.intern(value.text));  // a literal of the test
        case JavaValue::Kind::EnumConstant: {
            const Class& type = types_.linker().fromDescriptor(value.type);
            const Method* valueOf = type.methodNamed("valueOf", "(Ljava/lang/String;)" + value.type);
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
                    natives::setElement(live_, array, static_cast<std::uint32_t>(i),
                                        static_cast<Ref>(element));
                else
                    natives::writeSlot(live_.writable(array)->payload() + (i << type.elementShift),
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
    const Ref target = step.receiver ? vm::values::toRef(argument(*step.receiver, {})) : holder.statics;
    const Slot value = argument(step.arguments.at(0), step.executable.descriptor);
    if (!field || target == 0) throw SetUpFailed{};
    natives::writeSlot(live_.writable(target)->payload() + field->offset, field->type, value);
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
            const Method* ensure = unsafe.methodNamed("ensureClassInitialized0", "(Ljava/lang/Class;)V");
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
        slots.push_back(argument(step.arguments.at(i), method->signature->parameterDescriptors[i].view()));
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

std::optional<TestCase> ConcreteRun::execute(const std::vector<Step>& steps, bool observe, Where where) {
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
        giveUp(unsupported.reason);
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

std::optional<TestCase> ConcreteRun::runStable(const std::vector<Step>& steps) {
    // What the VM only approximates, the JVM does in another way.
    const auto approximated = vm_.approximations();
    std::optional<TestCase> test = execute(steps, true, Where::Here);
    std::optional<TestCase> other = execute(steps, true, Where::Elsewhere);
    if (vm_.approximations() != approximated) return std::nullopt;
    if (!test || !other) return std::nullopt;
    if (test->outcome.kind != other->outcome.kind || test->outcome.exception != other->outcome.exception)
        return std::nullopt;
    if (test->outcome.value != other->outcome.value) return std::nullopt;
    if (test->outcome.message != other->outcome.message) test->outcome.message.reset();
    std::erase_if(test->observations, [&](const Observation& observation) {
        return std::ranges::none_of(other->observations, [&](const Observation& second) {
            return second.getter == observation.getter && second.expected == observation.expected;
        });
    });
    // Of the receiver of a method that returns something, only what has changed is worth saying.
    const Step& act = steps.back();
    const ResultOf* receiver = act.receiver ? std::get_if<ResultOf>(&*act.receiver) : nullptr;
    if (receiver && test->outcome.value && test->outcome.kind == Outcome::Kind::Returned &&
        steps.size() > 1) {
        std::vector<Step> before(steps.begin(), steps.end() - 1);
        std::optional<TestCase> prefix = execute(before, false, Where::Here);
        if (prefix) {
            live_.prepareToRun(0);
            Interpreter interpreter(vm_, live_);
            interpreter.collectInCalls = true;
            interpreter_ = &interpreter;
            goals_.begin(instructionLimit_);
            try {
                observeObject(*prefix, receiver->step, 3);
            } catch (...) {
                prefix->observations.clear();
            }
            interpreter_ = nullptr;
            live_.temporaryRoots.clear();
            std::erase_if(test->observations, [&](const Observation& observation) {
                const ResultOf* subject = std::get_if<ResultOf>(&observation.subject);
                if (!subject || subject->step != receiver->step) return false;
                return std::ranges::any_of(prefix->observations, [&](const Observation& first) {
                    return first.getter == observation.getter && first.expected == observation.expected;
                });
            });
        }
    }
    return test;
}

// ---- what there is to assert

JavaValue ConcreteRun::valueOf(Slot slot, std::string_view descriptor, unsigned depth) const {
    const BasicType basic = vm::values::basicType(descriptor[0]);
    if (basic != BasicType::Reference) return JavaValue::primitive(basic, slot);
    return valueOfObject(vm::values::toRef(slot), depth);
}

JavaValue ConcreteRun::valueOfObject(Ref ref, unsigned depth) const {
    if (ref == 0) return JavaValue::null();
    const Object* object = live_.object(ref);
    const Class& type = *object->klass;
    const auto descriptorOf = [](const Class& of) {
        return of.isArray() ? of.name.str() : "L" + of.name.str() + ";";
    };
    const JavaValue opaque = JavaValue::object(descriptorOf(types_.nameable(type)));
    if (&type == vm_.linker->known.string) {
        std::u16string text = natives::stringContents(live_, ref);
        return text.size() > kLongestText || !looksStable(text) ? opaque : JavaValue::string(std::move(text));
    }
    Slot value = 0;
    if (const BasicType basic = natives::unbox(live_, ref, value); basic != BasicType::Reference)
        return JavaValue::boxed(basic, value);
    if (&type == vm_.linker->known.klass) {
        const Class* named = vm_.classOfMirror(ref);
        if (!named || !types_.canName(*named)) return opaque;
        return JavaValue::classLiteral(named->isPrimitive()
                                           ? std::string(1, "ZBCSIJFDLV"[static_cast<int>(named->primitive)])
                                           : descriptorOf(*named));
    }
    const Class* enumType = type.isEnum() ? &type : type.super && type.super->isEnum() ? type.super : nullptr;
    if (enumType && types_.canName(*enumType))
        return JavaValue::enumConstant(
            descriptorOf(*enumType), natives::stringUtf8(live_, natives::getField<Ref>(live_, ref, "name")));
    if (type.isArray() && types_.canName(type) && object->length <= kLongestArray && depth < kDeepestArray) {
        JavaValue array = JavaValue::array(type.name.str(), {});
        for (std::uint32_t i = 0; i < object->length; ++i) {
            const std::byte* where = object->payload() + (std::size_t(i) << type.elementShift);
            array.elements.push_back(
                valueOf(natives::readSlot(where, type.elementType), array.type.substr(1), depth + 1));
        }
        return array;
    }
    return opaque;
}

void ConcreteRun::noteClasses(const std::vector<Step>& steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].kind != Step::Kind::Call) continue;
        const bool isObject = resultType(steps[i], types_).primitive == BasicType::Reference;
        const Ref ref = isObject ? vm::values::toRef(results_[i]) : 0;
        if (ref != 0) resultClasses_[i] = live_.object(ref)->klass;
    }
}

void ConcreteRun::note(TestCase& test, Slot result, bool observe) {
    const Step& act = test.act();
    Outcome& outcome = test.outcome;
    if (outcome.kind == Outcome::Kind::Threw) {
        const Ref exception = exception_;
        const Class& type = types_.nameable(*live_.object(exception)->klass);
        outcome.exception = type.name.str();
        if (outcome.exception == "java/lang/OutOfMemoryError") throw vm::interpreter::OutOfMemory{};
        if (exception == goals_.thrownByProgram()) {
            const Ref message = natives::getField<Ref>(live_, exception, "detailMessage");
            const std::u16string text = message ? natives::stringContents(live_, message) : std::u16string();
            if (message && text.size() <= 200 && looksStable(text)) outcome.message = text;
        }
    } else if (!act.executable.isConstructor() && !act.executable.descriptor.ends_with(")V")) {
        const std::string_view descriptor =
            std::string_view(act.executable.descriptor).substr(act.executable.descriptor.find(')') + 1);
        outcome.value = valueOf(result, descriptor);
        if (outcome.value->kind == JavaValue::Kind::Object || outcome.value->kind == JavaValue::Kind::Array)
            for (std::size_t i = 0; i + 1 < test.steps.size(); ++i)
                if (results_[i] == result &&
                    resultType(test.steps[i], types_).primitive == BasicType::Reference)
                    outcome.sameAs = ResultOf{i};
    }
    if (!observe) return;
    for (std::size_t i = 0; i < act.arguments.size(); ++i) {
        const JavaValue* given = std::get_if<JavaValue>(&act.arguments[i]);
        if (!given || given->kind != JavaValue::Kind::Array) continue;
        JavaValue now = valueOfObject(vm::values::toRef(lastArguments_[i]), 0);
        if (now.kind == JavaValue::Kind::Array && now != *given)
            test.observations.push_back({ArgumentOfLast{i}, {}, std::move(now)});
    }
    if (outcome.kind == Outcome::Kind::Threw) return;
    if (act.executable.isConstructor() ||
        (outcome.value && outcome.value->kind == JavaValue::Kind::Object && !outcome.sameAs))
        observeObject(test, test.steps.size() - 1, 4);
    if (act.receiver)
        if (const ResultOf* receiver = std::get_if<ResultOf>(&*act.receiver))
            observeObject(test, receiver->step, 3);
}

std::vector<const Method*> ConcreteRun::gettersOf(const Class& type) const {
    const auto [found, isNew] = getters_.try_emplace(&type);
    if (!isNew) return found->second;
    std::vector<const Method*>& getters = found->second;
    const auto add = [&](const Class& from) {
        for (const Method& method : from.methods) {
            if (method.isStatic() || !method.signature->parameters.empty() ||
                !isGetterName(method.name.view()))
                continue;
            if (!types_.canCall(method) || (from.fromJdk && !method.isPublic())) continue;
            const std::string_view result = method.signature->resultDescriptor.view();
            const bool isValue = (result.size() == 1 && result != "V") || result == "Ljava/lang/String;" ||
                                 boxedBy(result) != BasicType::Void;
            const bool known =
                std::ranges::any_of(getters, [&](const Method* other) { return other->name == method.name; });
            if (isValue && !known) getters.push_back(&method);
        }
    };
    for (const Class* of = &type; of; of = of->super) add(*of);
    for (const Class* interface : type.allInterfaces) add(*interface);
    if (type.isInterface()) add(*vm_.linker->known.object);
    // The whole at the end.
    std::ranges::stable_partition(getters,
                                  [](const Method* method) { return method->name.view() != "toString"; });
    return getters;
}

void ConcreteRun::observeObject(TestCase& test, std::size_t step, unsigned limit) {
    const Ref subject = vm::values::toRef(results_[step]);
    const Class& type = resultType(test.steps[step], types_);
    if (subject == 0 || type.primitive != BasicType::Reference || type.isArray() || !types_.canName(type))
        return;
    if (type.name.view() == "java/lang/Object" || type.name.view() == "java/lang/String") return;
    std::size_t count = 0;
    for (const Method* getter : gettersOf(type)) {
        if (count == limit) break;
        const Method* selected = live_.object(subject)->klass->select(*getter);
        if (!selected || selected->holder == vm_.linker->known.object) continue;
        if (getter->name.view() == "toString" && hasNoOrder(live_, subject, types_.linker())) continue;
        Slot result = 0;
        if (!call(*selected, {subject}, result)) continue;
        JavaValue expected = valueOf(result, getter->signature->resultDescriptor.view());
        if (expected.kind == JavaValue::Kind::Object ||
            (expected.kind == JavaValue::Kind::String && expected.text.size() > 100))
            continue;
        test.observations.push_back({ResultOf{step}, types_.executable(*getter), std::move(expected)});
        ++count;
    }
}

}  // namespace clew::search::tests
