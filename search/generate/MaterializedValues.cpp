// ConcreteRun: values of steps as the virtual machine has them.

#include <algorithm>

#include "search/generate/ConcreteRun.h"
#include "search/generate/Lambda.h"
#include "search/generate/MockClasses.h"
#include "search/generate/MockValues.h"
#include "vm/objects/JavaObjects.h"

namespace clew::search::generate {

using vm::interpreter::NativeContext;
namespace objects = vm::objects;

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
            return hasLiterals_ ? keep(vm_.intern(value.text))
                                : keep(context.newStringUtf16(value.text));
        case JavaValue::Kind::EnumConstant: {
            const Class& type = types_.linker().fromDescriptor(value.type);
            const Method* valueOf =
                type.methodNamed("valueOf", "(Ljava/lang/String;)" + value.type);
            if (!valueOf || !call(*valueOf, {keep(context.newString(value.name))}, result))
                throw SetUpFailed{};
            return result;
        }
        case JavaValue::Kind::ClassLiteral:
            if (value.isClassOfMock()) return mockObjectClass(vm_, value.elements.front()).mirror;
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
        case JavaValue::Kind::Mock:
            return materializeMock(value);
        case JavaValue::Kind::Object:
            return materializeMade(value);
        case JavaValue::Kind::Member:
        case JavaValue::Kind::Annotation:
        case JavaValue::Kind::Thrown:
        case JavaValue::Kind::Changing:
        case JavaValue::Kind::SameArgument: // of a call: sameArgument()
        case JavaValue::Kind::Parameter:
            break;
    }
    throw SetUpFailed{};
}

// Of the arguments so far.
ConcreteRun::Slot ConcreteRun::sameArgument(const Step& step, std::size_t position,
                                            std::string_view descriptor) {
    const JavaValue* first = position < lastArguments_.size()
                                 ? std::get_if<JavaValue>(&step.arguments[position])
                                 : nullptr;
    if (!first || (first->kind != JavaValue::Kind::Mock && !first->isNull())) throw SetUpFailed{};
    const Slot object = lastArguments_[position];
    if (object != 0 && !live_.object(vm::values::toRef(object))
                            ->klass->isAssignableTo(types_.linker().fromDescriptor(descriptor)))
        throw SetUpFailed{};
    return object;
}

// By a constructor, or a static method.
ConcreteRun::Slot ConcreteRun::materializeMade(const JavaValue& object) {
    if (!object.isMade()) throw SetUpFailed{};
    const Class& type = types_.linker().fromDescriptor(object.type);
    const std::size_t open = object.name.find('(');
    const Method* maker = type.findDeclaredMethod(
        vm::types::Symbol::of(open == 0 ? "<init>" : object.name.substr(0, open)),
        vm::types::Symbol::of(object.name.substr(open)));
    const bool isCallable = maker && types_.canName(type) && types_.canCall(*maker) &&
                            (open == 0 ? !type.isAbstract() : maker->isStatic());
    if (!isCallable || (!isInitialized(type) && !initializeClass(type))) throw SetUpFailed{};
    std::vector<Slot> arguments;
    if (open == 0) {
        arguments.push_back(live_.allocateInstance(type));
        if (arguments.front() == 0) throw vm::interpreter::OutOfMemory{};
        live_.temporaryRoots.push_back(vm::values::toRef(arguments.front()));
    }
    for (std::size_t i = 0; i < object.elements.size(); ++i) {
        arguments.push_back(materialize(object.elements[i]));
        if (vm::values::slotsOf(maker->signature->parameters.at(i)) == 2) arguments.push_back(0);
    }
    Slot result = 0;
    if (!call(*maker, arguments, result)) throw SetUpFailed{};
    return open == 0 ? arguments.front() : result;
}

ConcreteRun::Slot ConcreteRun::materializeMock(const JavaValue& mock) {
    for (const std::string& type : typesOfMock(mock))
        if (!types_.canName(types_.linker().load(type))) throw SetUpFailed{};
    const Class& type = mockObjectClass(vm_, mock);
    if (!isInitialized(type) && !initializeClass(type)) throw SetUpFailed{};
    const Ref object = live_.allocateInstance(type);
    if (object == 0) throw vm::interpreter::OutOfMemory{};
    live_.temporaryRoots.push_back(object);
    const auto constructor = std::ranges::find(mock.elements, "<init>", &JavaValue::name);
    const bool isGiven = constructor != mock.elements.end() && !constructor->elements.empty();
    const Method& maker = *type.methodNamed("<init>", isGiven ? constructor->type : "()V");
    std::vector<Slot> arguments{object};
    for (std::size_t i = 0; isGiven && i < constructor->elements.size(); ++i) {
        arguments.push_back(materialize(constructor->elements[i]));
        if (vm::values::slotsOf(maker.signature->parameters.at(i)) == 2) arguments.push_back(0);
    }
    Slot ignored = 0;
    if (!call(maker, arguments, ignored)) throw SetUpFailed{};
    const auto set = [&](const std::string& name, const JavaValue& given) {
        const Slot value = given.isMockItself() ? object : materialize(given);
        const vm::types::Field& field = *type.fieldNamed(name);
        objects::writeSlot(live_.writable(object)->payload() + field.offset, field.type, value);
    };
    for (std::size_t i = 0; i < mock.elements.size(); ++i)
        for (std::size_t k = 0; k < mock.elements[i].elements.size(); ++k) {
            const JavaValue& returned = mock.elements[i].elements[k];
            const bool isChanging = returned.kind == JavaValue::Kind::Changing;
            if (returned.kind != JavaValue::Kind::Thrown && !mock.elements[i].type.ends_with(")V"))
                set(mockField(i, k), isChanging ? returned.elements.front() : returned);
            for (std::size_t p = 1; isChanging && p < returned.elements.size(); ++p)
                if (!returned.elements[p].isNull())
                    set(changedField(i, k, p), returned.elements[p]);
        }
    return object;
}

} // namespace clew::search::generate
