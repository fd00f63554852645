// What there is to assert after the steps of a test.

#include <algorithm>
#include <set>
#include <utility>

#include "search/generate/ConcreteRun.h"
#include "search/generate/FieldReads.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/TestNames.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/specification/ViolatedInCall.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using search::generate::ArgumentOfLast;
using search::generate::ClassOfLast;
using search::generate::Observation;
using search::generate::Outcome;
using search::generate::TestCase;
using vm::interpreter::BytecodeReader;
using vm::state::Object;
namespace objects = vm::objects;
namespace op = vm::classfile::op;

namespace {

constexpr std::size_t kLongestText = 400;  // of an expected string
constexpr std::size_t kLongestArray = 200; // of an expected array
constexpr unsigned kDeepestArray = 4;
constexpr std::uint32_t kObservedElements = 3; // of an array of objects
constexpr unsigned kMostQuestions = 8;         // with an argument, about an object
constexpr std::size_t kLongestAsserted = 100;  // of what a getter returns, a text
constexpr std::size_t kLongestArgument = 40;   // of such a question, a text

// Names of classes that are other ones on the JVM: those of lambdas, and of mocks, which the test
// declares.
constexpr std::u16string_view kMadeClasses[] = {u"$$Lambda", u"$$MockObject"};

// Who loads the classes is for those to say who run the tests.
constexpr std::u16string_view kLoader = u" of loader 'app'";

// Text that may differ in the next run: "Object@1b2c3d" holds a hash code of identity; lambdas and
// the like are numbered.
bool looksStable(std::u16string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '@' && ((text[i + 1] >= '0' && text[i + 1] <= '9') ||
                               (text[i + 1] >= 'a' && text[i + 1] <= 'f')))
            return false;
    }
    if (text.find(kLoader) != std::u16string_view::npos) return false;
    return std::ranges::none_of(kMadeClasses, [&](std::u16string_view name) {
        return text.find(name) != std::u16string_view::npos;
    });
}

bool isGetterName(std::string_view name) {
    if (name == "getLocalizedMessage") return false; // of an exception it is the message
    static constexpr std::string_view whole[] = {"size",  "length",   "cardinality",
                                                 "count", "capacity", "toString"};
    if (std::ranges::find(whole, name) != std::end(whole)) return true;
    for (const std::string_view prefix : {"get", "is", "has"})
        if (name.starts_with(prefix) && name.size() > prefix.size() &&
            std::isupper(static_cast<unsigned char>(name[prefix.size()])))
            return true;
    return name.ends_with("Value");
}

bool isQuestionName(std::string_view name) {
    static constexpr std::string_view whole[] = {"get", "has", "contains", "count", "indexOf"};
    if (std::ranges::find(whole, name) != std::end(whole)) return true;
    for (const std::string_view prefix : {"get", "is", "has", "contains"})
        if (name.starts_with(prefix) && name.size() > prefix.size() &&
            std::isupper(static_cast<unsigned char>(name[prefix.size()])))
            return !name.starts_with("getOr") && !name.starts_with("getAnd");
    return false;
}

// Whether what the step was given there can be given to the question as well, about the object that
// the step `of` has made, or about a class: a value that compiles as it stands.
bool mayBeAskedFor(const Step& step, std::size_t position, const Executable& question,
                   std::optional<std::size_t> of) {
    if (!step.isCall() || position >= step.executable.parameterTypes.size()) return false;
    const JavaValue* value = std::get_if<JavaValue>(&step.arguments[position]);
    if (!value) return false;
    const std::string& given = step.executable.parameterTypes[position];
    const std::string& wanted = question.parameterTypes.front();
    if (hasTypeVariable(wanted)) { // of the same object
        if (!of || step.receiver != Argument(ResultOf{*of}) || given != wanted) return false;
    } else if (given != wanted &&
               !(value->kind == JavaValue::Kind::String && wanted == "Ljava/lang/Object;")) {
        return false;
    }
    switch (value->kind) {
        case JavaValue::Kind::String:
            return !value->text.empty() && value->text.size() <= kLongestArgument;
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
        case JavaValue::Kind::EnumConstant:
            return true;
        default:
            return false;
    }
}

// A static method that tells what its class holds: it begins with a static field of it, and makes
// and assigns nothing, nor calls what may. Others may ask the environment, or take long.
bool tellsOfClass(const Method& method) {
    if (!method.isStatic() || !method.info || !method.info->code) return false;
    const BytecodeReader reader(method.info->code->bytecode);
    if (reader.opcode(0) != op::getstatic ||
        method.holder->file->constants.member(reader.index(0)).className !=
            method.holder->name.view())
        return false;
    static constexpr std::uint8_t doing[] = {op::putstatic,     op::putfield,     op::new_,
                                             op::invokespecial, op::invokestatic, op::invokedynamic,
                                             op::athrow,        op::monitorenter};
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
        if (std::ranges::find(doing, reader.opcode(at)) != std::end(doing)) return false;
    return true;
}

// A value that a test compares with.
bool isAssertable(const std::optional<JavaValue>& value) {
    return value && value->kind != JavaValue::Kind::Object &&
           (value->kind != JavaValue::Kind::String || value->text.size() <= kLongestAsserted);
}

// Named after a field whose value it returns, as those of records.
bool isAccessor(const Method& method) {
    const vm::types::Field* field =
        method.holder->fromJdk ? nullptr : method.holder->fieldNamed(method.name.view());
    return field && field->descriptor == method.signature->resultDescriptor;
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

// What such a mock returns may be of a type that a caller with type arguments cannot get.
bool isOfInterfaceOfJdk(const Argument& argument) {
    const JavaValue* mock = std::get_if<JavaValue>(&argument);
    return mock && mock->kind == JavaValue::Kind::Mock &&
           (mock->name.starts_with("java/") || mock->name.find(",java/") != std::string::npos);
}

} // namespace

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
    JavaValue opaque = JavaValue::object(descriptorOf(types_.nameable(type)));
    if (&type == vm_.linker->known.string) {
        std::u16string text = objects::stringContents(live_, ref);
        return text.size() > kLongestText || !looksStable(text)
                   ? opaque
                   : JavaValue::string(std::move(text));
    }
    Slot value = 0;
    if (const BasicType basic = objects::unbox(live_, ref, value); basic != BasicType::Reference)
        return JavaValue::boxed(basic, value);
    if (&type == vm_.linker->known.klass) {
        const Class* named = vm_.classOfMirror(ref);
        if (!named || !types_.canName(*named)) return opaque;
        return JavaValue::classLiteral(
            named->isPrimitive() ? std::string(1, "ZBCSIJFDLV"[static_cast<int>(named->primitive)])
                                 : descriptorOf(*named));
    }
    const Class* enumType = type.isEnum()                        ? &type
                            : type.super && type.super->isEnum() ? type.super
                                                                 : nullptr;
    if (enumType && types_.canName(*enumType))
        return JavaValue::enumConstant(
            descriptorOf(*enumType),
            objects::stringUtf8(live_, objects::getField<Ref>(live_, ref, "name")));
    if (type.isArray() && types_.canName(type) && object->length <= kLongestArray &&
        depth < kDeepestArray) {
        JavaValue array = JavaValue::array(type.name.str(), {});
        for (std::uint32_t i = 0; i < object->length; ++i) {
            const std::byte* where = object->payload() + (std::size_t(i) << type.elementShift);
            array.elements.push_back(valueOf(objects::readSlot(where, type.elementType),
                                             array.type.substr(1), depth + 1));
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

// What getMessage() returns, as the test asks for it. Nothing: null, or an exception.
std::optional<std::u16string> ConcreteRun::messageOf(Ref exception) {
    const Class& throwable = *vm_.linker->known.throwable;
    const Method& getter = *throwable.methodNamed("getMessage", "()Ljava/lang/String;");
    Slot message = 0;
    const bool returned =
        call(*live_.object(exception)->klass->select(getter), {exception}, message);
    exception_ = exception;
    if (!returned || message == 0) return std::nullopt;
    return objects::stringContents(live_, vm::values::toRef(message));
}

void ConcreteRun::note(TestCase& test, Slot result, bool observe) {
    const Step& act = test.act();
    Outcome& outcome = test.outcome;
    if (outcome.kind == Outcome::Kind::Threw) {
        const Ref exception = exception_;
        const Class& type = types_.nameable(*live_.object(exception)->klass);
        outcome.exception = type.name.str();
        if (outcome.exception == "java/lang/OutOfMemoryError") throw vm::interpreter::OutOfMemory{};
        outcome.isUnchecked = exception != goals_.thrown() &&
                              (outcome.exception == "java/lang/NullPointerException" ||
                               (outcome.exception == "java/lang/ClassCastException" &&
                                std::ranges::any_of(act.arguments, isOfInterfaceOfJdk)));
        if (asksForMessage_ && exception == goals_.thrownByProgram())
            if (std::optional<std::u16string> text = messageOf(exception);
                text && text->size() <= 200 && looksStable(*text))
                outcome.message = std::move(text);
    } else if (!act.executable.isConstructor() && !act.executable.descriptor.ends_with(")V")) {
        const std::string_view descriptor = std::string_view(act.executable.descriptor)
                                                .substr(act.executable.descriptor.find(')') + 1);
        outcome.value = valueOf(result, descriptor);
        if (outcome.value->kind == JavaValue::Kind::Object ||
            outcome.value->kind == JavaValue::Kind::Array)
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
        if (now.kind != JavaValue::Kind::Array || now == *given) continue;
        test.observations.push_back({ArgumentOfLast{i}, {}, std::move(now)});
        observeElements(test, ArgumentOfLast{i}, vm::values::toRef(lastArguments_[i]), given->type);
    }
    if (outcome.kind == Outcome::Kind::Threw) return;
    if (outcome.value && outcome.value->kind == JavaValue::Kind::Array && !outcome.sameAs)
        observeElements(test, ResultOf{test.steps.size() - 1}, vm::values::toRef(result),
                        std::string_view(act.executable.descriptor)
                            .substr(act.executable.descriptor.find(')') + 1));
    if (act.executable.isConstructor() ||
        (outcome.value && outcome.value->kind == JavaValue::Kind::Object && !outcome.sameAs))
        observeObject(test, test.steps.size() - 1, kMostGetters);
    for (const std::size_t object : objectsOf(act)) observeObject(test, object, kMostGetters);
    observeClass(test);
}

// A test can say which one it is.
bool ConcreteRun::isValue(std::string_view descriptor) const {
    const Class* type = types_.classOf(descriptor);
    return (descriptor.size() == 1 && descriptor != "V") || descriptor == "Ljava/lang/String;" ||
           boxedBy(descriptor) != BasicType::Void ||
           (type && (type->isEnum() || !valueMethodOf(*type).empty()) && types_.canName(*type));
}

// Fields that a test can read, and that no getter tells.
std::vector<const vm::types::Field*> ConcreteRun::openFieldsOf(const Class& type) const {
    const std::vector<const Method*> getters = gettersOf(type);
    std::vector<const vm::types::Field*> fields;
    for (const Class* of = &type; of && !of->fromJdk; of = of->super)
        for (const vm::types::Field& field : of->fields) {
            const auto isOfThatName = [&](const auto* other) {
                return propertyOf(other->name.view()) == propertyOf(field.name.view());
            };
            if (!field.isStatic() && field.info &&
                !(field.accessFlags & vm::classfile::access::Synthetic) && types_.canRead(field) &&
                isValue(field.descriptor.view()) && std::ranges::none_of(getters, isOfThatName) &&
                std::ranges::none_of(fields, isOfThatName))
                fields.push_back(&field);
        }
    return fields;
}

std::optional<JavaValue> ConcreteRun::read(Ref subject, const vm::types::Field& field,
                                           std::string_view then) {
    const Slot value =
        objects::readSlot(live_.object(subject)->payload() + field.offset, field.type);
    return valueOrPart(value, field.descriptor.view(), then);
}

std::vector<const Method*> ConcreteRun::gettersOf(const Class& type) const {
    const auto [found, isNew] = getters_.try_emplace(&type);
    if (!isNew) return found->second;
    std::vector<const Method*>& getters = found->second;
    const auto isKnown = [&](std::string_view name) {
        return std::ranges::any_of(getters,
                                   [&](const Method* other) { return other->name.view() == name; });
    };
    const auto add = [&](const Class& from) {
        for (const Method& method : from.methods) {
            if (method.isStatic() || !method.signature->parameters.empty() ||
                !(isGetterName(method.name.view()) || isAccessor(method)))
                continue;
            if (!types_.canCall(method) || (from.fromJdk && !method.isPublic())) continue;
            if (isValue(method.signature->resultDescriptor.view()) && !isKnown(method.name.view()))
                getters.push_back(&method);
        }
    };
    for (const Class* of = &type; of; of = of->super) add(*of);
    for (const Class* interface : type.allInterfaces) add(*interface);
    if (type.isInterface()) add(*vm_.linker->known.object);
    // It says everything.
    if (valueMethodOf(type) == "toString")
        std::erase_if(getters,
                      [](const Method* getter) { return getter->name.view() != "toString"; });
    // They would say the same once more.
    if (type.fromJdk && (isKnown("size") || isKnown("length") || isKnown("isPresent")))
        std::erase_if(getters,
                      [](const Method* getter) { return getter->name.view() == "isEmpty"; });
    // The whole at the end.
    std::ranges::stable_partition(
        getters, [](const Method* method) { return method->name.view() != "toString"; });
    return getters;
}

// Methods with one parameter that ask about an object, or about the class itself.
std::vector<const Method*> ConcreteRun::questionsOf(const Class& type, bool areStatic) const {
    std::vector<const Method*> questions;
    const auto add = [&](const Class& from) {
        if (from.fromJdk) return;
        for (const Method& method : from.methods) {
            const auto isKnown = [&](const Method* other) {
                return other->name == method.name && other->descriptor == method.descriptor;
            };
            if (method.isStatic() == areStatic && (!areStatic || tellsOfClass(method)) &&
                method.signature->parameters.size() == 1 && isQuestionName(method.name.view()) &&
                types_.canCall(method) && isValue(method.signature->resultDescriptor.view()) &&
                std::ranges::none_of(questions, isKnown))
                questions.push_back(&method);
        }
    };
    if (areStatic) {
        add(type);
        return questions;
    }
    for (const Class* of = &type; of; of = of->super) add(*of);
    for (const Class* interface : type.allInterfaces) add(*interface);
    return questions;
}

// What the object, or the class (no `subject`), tells of values that the test has given to its
// steps, the later ones first.
void ConcreteRun::askAbout(TestCase& test, const Observation& to, Ref subject, const Class& type) {
    if (to.element || std::holds_alternative<ArgumentOfLast>(to.subject)) return;
    std::optional<std::size_t> of;
    if (const ResultOf* result = std::get_if<ResultOf>(&to.subject)) of = result->step;
    const std::vector<const Method*> questions = questionsOf(type, !of);
    unsigned left = kMostQuestions;
    for (const Method* question : questions) {
        const Executable executable = types_.executable(*question);
        if (!of && executable == test.act().executable) continue;
        const Method* selected = of ? live_.object(subject)->klass->select(*question) : question;
        if (!selected) continue;
        std::vector<JavaValue> asked;
        for (std::size_t step = test.steps.size(); step-- > 0;)
            for (std::size_t i = 0; i < test.steps[step].arguments.size() && left != 0; ++i) {
                if (!mayBeAskedFor(test.steps[step], i, executable, of)) continue;
                const Argument& given = test.steps[step].arguments[i];
                if (std::ranges::find(asked, std::get<JavaValue>(given)) != asked.end()) continue;
                asked.push_back(std::get<JavaValue>(given));
                const Slot value =
                    argument(given, question->signature->parameterDescriptors.front().view());
                std::vector<Slot> asking{value};
                if (of) asking.insert(asking.begin(), subject);
                std::optional<JavaValue> answer = ask(asking, *selected, {});
                if (!answer || answer->kind == JavaValue::Kind::Object) continue;
                test.observations.push_back(
                    {to.subject, executable, std::move(*answer), {}, {}, ArgumentOfStep{step, i}});
                --left;
            }
    }
}

// What tells the value of such an object; empty where no method without parameters does.
std::string_view ConcreteRun::valueMethodOf(const Class& type) const {
    const auto is = [&](std::string_view name) {
        return type.isAssignableTo(types_.linker().load(name));
    };
    if (!type.fromJdk || type.isPrimitive()) return {};
    if (is("java/util/Collection") || is("java/util/Map")) return "size";
    static constexpr std::string_view values[] = {"java/time/", "java/math/Big"};
    for (const std::string_view prefix : values)
        if (type.name.view().starts_with(prefix)) return "toString";
    return {};
}

std::vector<std::size_t> ConcreteRun::objectsOf(const Step& call) {
    std::vector<std::size_t> objects;
    const auto add = [&](const Argument& argument) {
        const ResultOf* result = std::get_if<ResultOf>(&argument);
        if (result && std::ranges::find(objects, result->step) == objects.end())
            objects.push_back(result->step);
    };
    if (call.receiver) add(*call.receiver);
    for (const Argument& argument : call.arguments) add(argument);
    return objects;
}

void ConcreteRun::observeObject(TestCase& test, std::size_t step, unsigned limit) {
    const Class& type = resultType(test.steps[step], types_);
    if (type.primitive != BasicType::Reference) return;
    const Ref object = vm::values::toRef(results_[step]);
    if (test.steps[step].kind == Step::Kind::NewArray)
        observeElements(test, ResultOf{step}, object, test.steps[step].executable.descriptor);
    else
        observe(test, {ResultOf{step}, {}, {}}, object, type, limit);
}

void ConcreteRun::observeElements(TestCase& test, const Observation::Subject& subject, Ref array,
                                  std::string_view descriptor) {
    const Class* type = types_.classOf(descriptor);
    if (array == 0 || !type || !type->isArray() || type->elementType != BasicType::Reference)
        return;
    for (std::uint32_t i = 0; i < std::min(live_.object(array)->length, kObservedElements); ++i)
        observe(test, {subject, {}, {}, i}, objects::elementAt(live_, array, i), *type->element, 2);
}

// What the getter returns, or `then` of that. Nothing where one of them throws an exception.
std::optional<JavaValue> ConcreteRun::ask(const std::vector<Slot>& subjectAndArgument,
                                          const Method& getter, std::string_view then) try {
    Slot result = 0;
    if (!call(getter, subjectAndArgument, result)) return std::nullopt;
    return valueOrPart(result, getter.signature->resultDescriptor.view(), then);
} catch (const vm::interpreter::ViolatedInCall&) {
    return std::nullopt; // nobody may ask that now
}

std::optional<JavaValue> ConcreteRun::valueOrPart(Slot value, std::string_view descriptor,
                                                  std::string_view then) {
    if (then.empty() || value == 0) return valueOf(value, descriptor);
    const Ref inner = vm::values::toRef(value);
    descriptor = then == "size" ? "I" : "Ljava/lang/String;";
    const Method* method = live_.object(inner)->klass->findMethod(
        vm::types::Symbol::of(then), vm::types::Symbol::of("()" + std::string(descriptor)));
    if (!method || !call(*method, {inner}, value)) return std::nullopt;
    return valueOf(value, descriptor);
}

// What is seen now of what the test asks for; nothing where it cannot be asked.
std::optional<JavaValue> ConcreteRun::valueOf(const Observation& observation,
                                              const TestCase& test) try {
    Ref subject = 0;
    const Class* holder = nullptr; // of what is static
    if (const auto* array = std::get_if<ArgumentOfLast>(&observation.subject)) {
        subject = vm::values::toRef(lastArguments_.at(array->position));
    } else if (const auto* result = std::get_if<ResultOf>(&observation.subject)) {
        subject = vm::values::toRef(results_.at(result->step));
    } else {
        holder = &types_.linker().load(observation.getter->holder);
        if (!isInitialized(*holder) && !initializeClass(*holder)) return std::nullopt;
        subject = holder->statics;
    }
    if (subject == 0 && !holder) return std::nullopt;
    if (!observation.getter) return valueOfObject(subject, 0);
    if (observation.element) {
        if (*observation.element >= live_.object(subject)->length) return std::nullopt;
        subject =
            objects::elementAt(live_, subject, static_cast<std::uint32_t>(*observation.element));
        if (subject == 0) return std::nullopt;
    }
    if (observation.getter->isField()) {
        const Class& declaring = types_.linker().load(observation.getter->holder);
        const vm::types::Field* field = declaring.fieldNamed(observation.getter->name);
        return field ? read(subject, *field, observation.then) : std::nullopt;
    }
    const Method* getter = find(*observation.getter);
    if (!getter) return std::nullopt;
    const Method* selected = holder ? getter : live_.object(subject)->klass->select(*getter);
    std::vector<Slot> given;
    if (!holder) given.push_back(subject);
    if (observation.argument)
        given.push_back(argument(
            test.steps[observation.argument->step].arguments[observation.argument->position],
            getter->signature->parameterDescriptors.front().view()));
    return selected ? ask(given, *selected, observation.then) : std::nullopt;
} catch (const vm::interpreter::ViolatedInCall&) { // by the initializer of the class
    return std::nullopt;
} catch (const vm::interpreter::Interpreter::IgnoredInCall&) {
    return std::nullopt;
} catch (const vm::types::LinkageError&) {
    return std::nullopt;
}

// The test asks for what the other one does, in the same order, and for nothing else. False: the VM
// cannot execute that. Precondition: it was run last.
bool ConcreteRun::observeAsBefore(TestCase& test, const TestCase& other) try {
    goals_.begin(longLimit_); // what is used first may be another thing
    for (Observation observation : other.observations) {
        std::optional<JavaValue> value = valueOf(observation, other);
        if (!value) continue;
        observation.expected = std::move(*value);
        test.observations.push_back(std::move(observation));
    }
    return true;
} catch (const vm::interpreter::Interpreter::Unsupported&) {
    return false;
} catch (const BranchGoals::TooLong&) {
    return false;
} catch (const vm::interpreter::OutOfMemory&) {
    return false;
}

// What a class tells of itself: its static getters, and the fields that can be read and
// are no constants.
void ConcreteRun::observeClass(TestCase& test) {
    const Step& act = test.act();
    if (act.kind != Step::Kind::Call) return;
    const Class& type = types_.linker().load(act.executable.holder);
    if (type.fromJdk || !isInitialized(type) || !types_.canName(type)) return;
    const Observation to{ClassOfLast{}, {}, {}};
    std::set<std::string> told;
    const auto add = [&](Executable getter, std::string_view descriptor, auto&& value) {
        if (told.size() == kMostGetters || !isValue(descriptor) ||
            !told.insert(propertyOf(getter.name)).second)
            return;
        const Class* made = types_.classOf(descriptor);
        const std::string_view then = made ? valueMethodOf(*made) : std::string_view();
        std::optional<JavaValue> expected = value(then);
        if (!isAssertable(expected)) return;
        const std::string part(expected->isNull() ? "" : then);
        test.observations.push_back(
            {ClassOfLast{}, std::move(getter), std::move(*expected), {}, part});
    };
    for (const Method& method : type.methods) {
        Executable getter = types_.executable(method);
        if (tellsOfClass(method) && method.signature->parameters.empty() &&
            isGetterName(method.name.view()) && types_.canCall(method) && getter != act.executable)
            add(std::move(getter), method.signature->resultDescriptor.view(),
                [&](std::string_view then) { return ask({}, method, then); });
    }
    askAbout(test, to, 0, type);
    for (const vm::types::Field& field : type.fields)
        if (field.isStatic() && field.info && types_.canRead(field) &&
            !(field.accessFlags &
              (vm::classfile::access::Synthetic | vm::classfile::access::Final)))
            add(readingOf(field, std::nullopt).executable, field.descriptor.view(),
                [&](std::string_view then) { return read(type.statics, field, then); });
}

void ConcreteRun::observe(TestCase& test, const Observation& to, Ref subject, const Class& type,
                          unsigned limit) {
    if (subject == 0 || type.isArray() || !types_.canName(type)) return;
    if (type.name.view() == "java/lang/Object" || type.name.view() == "java/lang/String") return;
    if (to.element && valueOfObject(subject, 0).kind != JavaValue::Kind::Object) return;
    std::size_t count = 0;
    const auto thenOf = [&](std::string_view descriptor) -> std::string_view {
        const Class* made = types_.classOf(descriptor);
        return made ? valueMethodOf(*made) : std::string_view();
    };
    const auto add = [&](Executable getter, std::optional<JavaValue> expected,
                         std::string_view then) {
        if (!isAssertable(expected)) return;
        const std::string part(expected->isNull() ? "" : then);
        test.observations.push_back(
            {to.subject, std::move(getter), std::move(*expected), to.element, part});
        ++count;
    };
    bool isAskedAbout = false;
    const auto askOnce = [&] {
        if (!std::exchange(isAskedAbout, true)) askAbout(test, to, subject, type);
    };
    for (const Method* getter : gettersOf(type)) {
        if (getter->name.view() == "toString") askOnce();
        if (count == limit) break;
        const Method* selected = live_.object(subject)->klass->select(*getter);
        if (!selected || selected->holder == vm_.linker->known.object ||
            (selected->holder == vm_.linker->known.throwable && getter->name.view() == "toString"))
            continue;
        if (getter->name.view() == "toString" && hasNoOrder(live_, subject, types_.linker()))
            continue;
        const std::string_view then = thenOf(getter->signature->resultDescriptor.view());
        add(types_.executable(*getter), ask({subject}, *selected, then), then);
    }
    askOnce();
    for (const vm::types::Field* field : openFieldsOf(type)) {
        if (count == limit) break;
        const std::string_view then = thenOf(field->descriptor.view());
        add(readingOf(*field, std::nullopt).executable, read(subject, *field, then), then);
    }
}

} // namespace clew::search::generate
