#include "vm/interpreter/symbolic/AnnotationInputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/classfile/AnnotationElements.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/objects/ClassInputs.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"
#include "vm/state/InputNames.h"

namespace clew::vm::interpreter {

using objects::isClassClass;
using state::Binding;
using state::InputValues;
using state::LiveState;
using types::Class;
using types::Method;
using values::BasicType;

namespace {

bool isElement(const Method& method) {
    return method.isAbstract() && method.signature && method.signature->parameters.empty();
}

const Class& typeOf(Vm& vm, const Method& element) {
    return vm.linker->fromDescriptor(element.signature->resultDescriptor.view());
}

// Whether an annotation of the annotation interface itself has the constant among its values.
bool says(const Class& annotation, std::string_view type, std::string_view constant,
          bool otherwise) {
    if (!(annotation.accessFlags & access::Annotation) || !annotation.file) return false;
    const auto elements = classfile::findAnnotationElements(annotation.file->annotations.visible,
                                                            annotation.file->constants, type);
    if (!elements) return otherwise;
    const auto given = elements->constants.find("value");
    return given != elements->constants.end() &&
           std::ranges::find(given->second, constant) != given->second.end();
}

std::string nameOf(const std::string& input, const Class& annotation) {
    return fmt::format("{}{}{})", input, state::inputs::kOfAnnotation, annotation.externalName());
}

NativeOutcome textOfAnnotation(NativeContext&) {
    throw Interpreter::Unsupported{
        {Approximation::ClassLeftOut, "the text of an annotation is known"}};
}

// As java.util.Arrays has them for the array.
std::string typeForArrays(const std::string& array) {
    return isPrimitive(array.substr(1)) ? array : "[Ljava/lang/Object;";
}

// As java.lang.annotation.Annotation says: with an object of the same annotation interface, by the
// elements.
void assembleEquals(MethodAssembler& code, const Class& annotation) {
    const std::string interface = annotation.name.str();
    code.returnEquality(interface, [&](unsigned other, MethodAssembler::Label different) {
        for (const Method& element : annotation.methods) {
            if (!isElement(element)) continue;
            const std::string type = element.signature->resultDescriptor.str();
            for (const unsigned annotated : {0u, other}) {
                code.load("L", annotated);
                code.invokeInterface(interface, element.name.view(), element.descriptor.view());
            }
            if (isPrimitive(type)) {
                code.invokeStatic(boxOf(type[0]), "compare", fmt::format("({0}{0})I", type));
                code.branch(op::ifne, different);
                continue;
            }
            if (type[0] == '[')
                code.invokeStatic("java/util/Arrays", "equals",
                                  fmt::format("({0}{0})Z", typeForArrays(type)));
            else
                code.invokeStatic("java/util/Objects", "equals",
                                  "(Ljava/lang/Object;Ljava/lang/Object;)Z");
            code.branch(op::ifeq, different);
        }
    });
}

void assembleHashCode(MethodAssembler& code, const Class& annotation) {
    code.pushInt(0);
    for (const Method& element : annotation.methods) {
        if (!isElement(element)) continue;
        const std::string type = element.signature->resultDescriptor.str();
        code.pushString(element.name.view());
        code.invokeVirtual("java/lang/String", "hashCode", "()I");
        code.pushInt(127);
        code.emit(op::imul);
        code.load("L", 0);
        code.invokeInterface(annotation.name.view(), element.name.view(),
                             element.descriptor.view());
        if (isPrimitive(type))
            code.invokeStatic(boxOf(type[0]), "hashCode", fmt::format("({})I", type));
        else if (type[0] == '[')
            code.invokeStatic("java/util/Arrays", "hashCode",
                              fmt::format("({})I", typeForArrays(type)));
        else
            code.invokeStatic("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
        code.emit(op::ixor);
        code.emit(op::iadd);
    }
    code.result("I");
}

// A class whose fields are the elements.
const Class& assemble(Vm& vm, const Class& annotation) {
    ClassAssembler assembler(freshName(*vm.callSites, annotation, "Annotation"),
                             access::Public | access::Super | access::Synthetic, "java/lang/Object",
                             {annotation.name.str()});
    MethodAssembler& constructor = assembler.method(access::Public, "<init>", "()V");
    constructor.load("L", 0);
    constructor.invokeSpecial("java/lang/Object", "<init>", "()V");
    constructor.result("V");
    MethodAssembler& type =
        assembler.method(access::Public, "annotationType", "()Ljava/lang/Class;");
    type.pushClass("L" + annotation.name.str() + ";");
    type.result("Ljava/lang/Class;");
    for (const Method& method : annotation.methods) {
        if (!isElement(method)) continue;
        const std::string result(method.signature->resultDescriptor.view());
        assembler.field(access::Public, method.name.view(), result);
        MethodAssembler& code =
            assembler.method(access::Public, method.name.view(), method.descriptor.view());
        code.load("L", 0);
        code.getField(assembler.name(), method.name.view(), result);
        code.result(result);
    }
    assembleEquals(assembler.method(access::Public, "equals", "(Ljava/lang/Object;)Z"), annotation);
    assembleHashCode(assembler.method(access::Public, "hashCode", "()I"), annotation);
    assembler.method(access::Public | access::Native, "toString", "()Ljava/lang/String;");
    return install(vm, assembler, annotation, false, {{"toString", &textOfAnnotation}});
}

const Class& annotationClass(Vm& vm, const Class& annotation) {
    const std::string key =
        fmt::format("annotation input {}", static_cast<const void*>(&annotation));
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Class*& known = tables.mocks[key];
    if (!known) known = &assemble(vm, annotation);
    return *known;
}

bool isAnnotation(const Class& type) {
    return type.accessFlags & access::Annotation;
}

// Class files may hold what no compiler writes: an annotation in itself.
bool isSmall(Vm& vm, const Class& annotation, unsigned& annotationsLeft) {
    if (annotationsLeft == 0) return false;
    --annotationsLeft;
    return std::ranges::all_of(annotation.methods, [&](const Method& method) {
        if (!isElement(method)) return true;
        const Class& type = typeOf(vm, method);
        return !isAnnotation(type) || isSmall(vm, type, annotationsLeft);
    });
}
bool isSmall(Vm& vm, const Class& annotation) {
    unsigned annotationsLeft = 100;
    return isSmall(vm, annotation, annotationsLeft);
}

// Arrays of annotations are empty, of which the verdict says so.
bool isFollowed(const Class& type) {
    return !type.isArray() || !isAnnotation(*type.element);
}

// Null: it was never used.
const Binding* bindingOf(const InputValues& values, const std::string& name) {
    for (const Binding& binding : values.bindings)
        if (state::inputs::at(binding.input).name == name) return &binding;
    return nullptr;
}

std::optional<AnnotationElements> elementsNamed(Vm& vm, const Class& annotation,
                                                const std::string& name, bool isAsked,
                                                const InputValues& values);

std::optional<AnnotationValue> annotationIn(Vm& vm, const Class& annotation,
                                            const std::string& name, bool isAsked,
                                            const InputValues& values) {
    auto elements = elementsNamed(vm, annotation, name, isAsked, values);
    if (!elements) return std::nullopt;
    AnnotationValue value{.tag = '@', .type = descriptorOf(annotation.name.view())};
    for (auto& [element, given] : *elements) {
        value.names.push_back(std::move(element));
        value.elements.push_back(std::move(given));
    }
    return value;
}

// What an element has that nobody has asked for; nothing: it cannot be given.
std::optional<AnnotationValue> anyValue(Vm& vm, const Class& type) {
    const std::string descriptor =
        type.isPrimitive() ? std::string(1, "ZBCSIJFD"[static_cast<int>(type.primitive)])
                           : descriptorOf(type.name.view());
    if (type.isPrimitive()) return AnnotationValue{.tag = descriptor[0]};
    if (type.isArray()) return AnnotationValue{.tag = '[', .type = descriptor};
    if (type.name.view() == "java/lang/String") return AnnotationValue{.tag = 's'};
    if (type.name.view() == "java/lang/Class")
        return AnnotationValue{.tag = 'c', .text = "Ljava/lang/Object;"};
    if (objects::isEnum(type))
        return AnnotationValue{
            .tag = 'e', .text = objects::constantName(type, 0), .type = descriptor};
    if (isAnnotation(type)) return annotationIn(vm, type, {}, false, {});
    return std::nullopt;
}

// Of an element of the type Class: compilers take no other classes than those below its bound.
std::string boundOf(const Method& element) {
    const std::string_view signature = element.info ? element.info->signature : std::string_view();
    const std::size_t bound = signature.find("<+L");
    if (bound == std::string_view::npos) return "Ljava/lang/Object;";
    const std::size_t start = bound + 2, end = signature.find_first_of(";<", start);
    return std::string(signature.substr(start, end - start)) + ";";
}

std::optional<AnnotationValue> valueOf(Vm& vm, const Class& type, const std::string& name,
                                       const InputValues& values) {
    constexpr std::uint64_t kLongest = 1000; // of an array
    if (isAnnotation(type))
        return annotationIn(vm, type, name, bindingOf(values, name) != nullptr, values);
    std::optional<AnnotationValue> value = anyValue(vm, type);
    if (!value) return value;
    if (type.isArray()) {
        if (!bindingOf(values, name)) return value;
        const std::uint64_t length =
            values.valueOf(objects::inputVariable(name + ".length", BasicType::Int));
        if (length > kLongest) return std::nullopt;
        for (std::uint64_t i = 0; i < length; ++i) {
            auto element = valueOf(vm, *type.element, fmt::format("{}[{}]", name, i), values);
            if (!element) return std::nullopt;
            value->elements.push_back(*std::move(element));
        }
        return value;
    }
    if (type.isPrimitive()) {
        value->bits = values.valueOf(objects::inputVariable(name, type.primitive));
        return value;
    }
    const Binding* binding = bindingOf(values, name);
    if (!binding) return value;
    if (&type == vm.linker->known.string)
        value->text = objects::toModifiedUtf8(objects::inputText(values, name, binding->isUtf16));
    if (binding->kind == Binding::Kind::Constant)
        value->text = objects::constantName(type, binding->constant);
    if (binding->kind == Binding::Kind::Class) {
        if (objects::isMock(*binding->made)) return std::nullopt;
        value->text = binding->made->isPrimitive()
                          ? std::string(1, "ZBCSIJFDLV"[static_cast<int>(binding->made->primitive)])
                          : descriptorOf(binding->made->name.view());
    }
    return value;
}

} // namespace

bool isSeenAtRunTime(const Class& annotation) {
    return says(annotation, "Ljava/lang/annotation/Retention;", "RUNTIME", false);
}

namespace {

// `isNested`: an annotation in it is made as well, and is an object like others otherwise.
Ref annotationObject(Vm& vm, LiveState& state, const std::string& name, const Class& annotation,
                     bool isNested) {
    const Class& klass = annotationClass(vm, annotation);
    const std::uint32_t number = objects::inputReference(name, annotation, false);
    Ref known = 0;
    state.symbolic.bindings.visit([&](const Binding& binding) {
        if (binding.input == number) known = binding.ref;
        return known == 0;
    });
    if (known != 0) return known;
    const Ref made = state.allocateInstance(klass);
    if (made == 0) return 0;
    for (const Method& method : annotation.methods) {
        if (!isElement(method)) continue;
        const types::Field& field = *klass.fieldNamed(method.name.view());
        const std::string element = fmt::format("{}.{}", name, method.name.view());
        if (field.type != BasicType::Reference) {
            const values::Expression variable = objects::inputVariable(element, field.type);
            const values::Slot bits = state.valueOf(variable);
            state.setShadow(made, field.offset, state::Shadow(field.type, variable));
            objects::writeSlot(state.writable(made)->payload() + field.offset, field.type, bits);
            continue;
        }
        const Class& type = typeOf(vm, method);
        if (isNested && isAnnotation(type)) {
            const Ref inner = annotationObject(vm, state, element, type, true);
            if (inner == 0) return 0;
            state.writable(made)->at<Ref>(field.offset) = inner;
            continue;
        }
        if (isFollowed(type)) {
            const std::uint32_t reference = objects::inputReference(element, type, false);
            state.setShadow(made, field.offset, state::Shadow(BasicType::Reference, reference));
            continue;
        }
        vm.approximated(Approximation::ClassLeftOut, element + ".length > 0");
        const Ref array = state.allocateArray(type, 0);
        if (array == 0) return 0;
        state.writable(made)->at<Ref>(field.offset) = array;
    }
    state.symbolic.bindings = state.symbolic.bindings.then(
        {.input = number, .kind = Binding::Kind::New, .ref = made, .made = &klass});
    return made;
}

} // namespace

Ref annotationInput(Vm& vm, LiveState& state, std::uint32_t input, const Class& annotation) {
    return annotationObject(vm, state, nameOf(state::inputs::at(input).name, annotation),
                            annotation, isSmall(vm, annotation));
}

namespace {

std::optional<AnnotationElements> elementsNamed(Vm& vm, const Class& annotation,
                                                const std::string& name, bool isAsked,
                                                const InputValues& values) {
    AnnotationElements elements;
    for (const Method& method : annotation.methods) {
        if (!isElement(method)) continue;
        const Class& type = typeOf(vm, method);
        if (!anyValue(vm, type)) return std::nullopt;
        const bool hasDefault = method.info && !method.info->annotations.annotationDefault.empty();
        const std::string element = fmt::format("{}.{}", name, method.name.view());
        bool isUsed = isAsked && !isFollowed(type); // an empty array stood for it
        if (isAsked && type.isPrimitive())
            isUsed = values.assignment.contains(objects::inputVariable(element, type.primitive));
        if (isAsked && !type.isPrimitive()) isUsed |= bindingOf(values, element) != nullptr;
        if (!isUsed && hasDefault) continue;
        auto value = valueOf(vm, type, element, values);
        if (!value) return std::nullopt;
        if (value->tag == 'c' && !bindingOf(values, element)) value->text = boundOf(method);
        elements.emplace_back(method.name.str(), *std::move(value));
    }
    return elements;
}

std::optional<AnnotationElements> elementsOf(Vm& vm, const Class& annotation,
                                             const std::string& input, const InputValues& values) {
    if (!isSeenAtRunTime(annotation) || !isSmall(vm, annotation)) return std::nullopt;
    const std::string name = nameOf(input, annotation);
    return elementsNamed(vm, annotation, name, !input.empty() && bindingOf(values, name), values);
}

} // namespace

bool mayStandOn(const Class& annotation, std::string_view target) {
    return says(annotation, "Ljava/lang/annotation/Target;", target, true);
}

std::optional<AnnotationElements> givenElements(Vm& vm, const Class& annotation,
                                                const std::string& input,
                                                const InputValues& values) {
    if (!mayStandOn(annotation, "TYPE")) return std::nullopt;
    return elementsOf(vm, annotation, input, values);
}

std::optional<AnnotationElements> leastElements(Vm& vm, const Class& annotation) {
    return elementsOf(vm, annotation, {}, {});
}

const Class* annotatedMembers(Vm& vm, const Class& annotation) {
    const bool ofMethod = mayStandOn(annotation, "METHOD"),
               ofField = mayStandOn(annotation, "FIELD");
    if (!isAnnotation(annotation) || !(ofMethod || ofField)) return nullptr;
    const auto elements = leastElements(vm, annotation);
    if (!elements) return nullptr;
    const std::string key = fmt::format("members with {}", static_cast<const void*>(&annotation));
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Class*& known = tables.mocks[key];
    if (known) return known;
    constexpr std::string_view kType = "Ljava/lang/Object;", kGetter = "()Ljava/lang/Object;";
    ClassAssembler assembler(freshName(*vm.callSites, annotation, "MockMembers"),
                             access::Public | access::Super | access::Synthetic, "java/lang/Object",
                             {});
    const std::string type = descriptorOf(annotation.name.view());
    if (ofMethod) {
        MethodAssembler& code = assembler.method(access::Public, "getValue", kGetter);
        code.pushZero(kType);
        code.result(kType);
        assembler.annotateMember("getValue", kGetter, type, *elements);
    }
    if (ofField) {
        assembler.field(access::Public, "value", kType);
        assembler.annotateMember("value", kType, type, *elements);
    }
    return known = &installMock(vm, assembler, annotation);
}

const Class& withElements(Vm& vm, std::uint32_t input, const std::string& name, const Class& klass,
                          const InputValues& values) {
    if (!objects::isMock(klass)) return klass;
    MockOfClass mock = descriptionOf(klass);
    for (AnnotationOfMock& annotation : mock.annotations)
        if (auto given = givenElements(vm, *annotation.type, name, values))
            annotation.elements = *std::move(given);
    return mockClass(vm, input, mock);
}

} // namespace clew::vm::interpreter
