// Builders: arguments of type Method and Field, as Class.getDeclaredMethod and
// Class.getDeclaredField give them.

#include <algorithm>

#include "search/generate/Builders.h"
#include "search/generate/MockValues.h"
#include "vm/classfile/AnnotationElements.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/objects/MemberInputs.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;

namespace {

constexpr std::size_t kMostMembers = 16, kMostLiterals = 12, kMostAnnotations = 8,
                      kMostAnnotated = 2;
constexpr const char* kAnnotation = "java/lang/annotation/Annotation";

bool hasAnnotation(const Class& klass, const Class& annotation) {
    return klass.file && vm::classfile::findAnnotationElements(klass.file->annotations.visible,
                                                               klass.file->constants,
                                                               "L" + annotation.name.str() + ";")
                             .has_value();
}

bool asksForAnnotations(const Class& klass) {
    const auto& constants = klass.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if ((constants.kind(i) == vm::classfile::ConstantKind::Methodref ||
             constants.kind(i) == vm::classfile::ConstantKind::InterfaceMethodref) &&
            constants.member(i).name.find("Annotation") != std::string_view::npos)
            return true;
    return false;
}

} // namespace

// Annotation types that the code names, each with some that it is an annotation of.
std::vector<const Class*> Builders::annotationTypes() {
    std::vector<const Class*> types;
    for (const std::string& literal : literals_) {
        if (types.size() >= kMostAnnotations) break;
        const Class* type = types_.classOf(literal);
        if (!type || type->fromJdk || !(type->accessFlags & access::Annotation)) continue;
        if (types_.canName(*type)) types.push_back(type);
        std::size_t others = 0;
        if (vm::interpreter::mayStandOn(*type, "ANNOTATION_TYPE"))
            for (const std::string& name : index().directlyBelow(kAnnotation)) {
                if (others == kMostAnnotated || types.size() >= kMostAnnotations) break;
                const Class* other = types_.classOf("L" + name + ";");
                if (!other || !types_.canName(*other) || !hasAnnotation(*other, *type)) continue;
                types.push_back(other);
                ++others;
            }
    }
    return types;
}

// Of the test's own, for these annotations and one that everybody knows: of the JDK's no other one
// says nothing that compilers would check.
std::vector<JavaValue> Builders::annotatedClasses() {
    std::vector<const Class*> types = annotationTypes();
    if (asksForAnnotations(types_.underTest()))
        types.push_back(&vm_.linker->load("java/lang/Deprecated"));
    std::vector<JavaValue> classes;
    for (const Class* type : types) {
        const std::vector<JavaValue> made = generate::annotatedClasses(vm_, *type);
        classes.insert(classes.end(), made.begin(), made.end());
    }
    return classes;
}

// Classes that the bound of a parameter of type Class allows. Null: all.
void Builders::addLiterals(std::vector<Builder>& builders, const Class* bound) {
    const bool isAny = !bound || bound == vm_.linker->known.object;
    const std::size_t before = builders.size();
    for (const char* literal : {"Ljava/lang/String;", "I", "[I"})
        if (isAny || vm_.linker->fromDescriptor(literal).isAssignableTo(*bound))
            builders.push_back({{}, JavaValue::classLiteral(literal)});
    for (const std::string& literal : literals_)
        if (const Class* type = types_.classOf(literal);
            type && builders.size() < before + kMostLiterals && types_.canName(*type) &&
            (isAny || type->isAssignableTo(*bound)) && literal != "Ljava/lang/String;")
            builders.push_back({{}, JavaValue::classLiteral(literal)});
    if (isAny)
        for (JavaValue& annotated : annotatedClasses())
            builders.push_back({{}, JavaValue::classOfMock(std::move(annotated))});
    const bool isAnnotation = bound && bound->name.view() == kAnnotation;
    if (isAnnotation || isAny) // a type variable may stand for annotations
        for (const Class* type : annotationTypes())
            if (std::ranges::find(literals_, "L" + type->name.str() + ";") == literals_.end())
                builders.push_back({{}, JavaValue::classLiteral("L" + type->name.str() + ";")});
    if (builders.size() != before || !types_.canName(*bound)) return;
    builders.push_back({{},
                        JavaValue::classLiteral(isAnnotation ? "Ljava/lang/Deprecated;"
                                                             : "L" + bound->name.str() + ";")});
}

// Of an interface that elements of programs have in common: java.lang.reflect.Member, Type,
// AnnotatedElement. False: it is no such one.
bool Builders::addReflected(std::vector<Builder>& builders, const Class& type) {
    if (!type.isInterface() || !type.name.view().starts_with("java/lang/reflect/")) return false;
    const auto isAbove = [&](std::string_view name) {
        return vm_.linker->load(name).isAssignableTo(type);
    };
    if (isAbove("java/lang/Class")) addLiterals(builders, nullptr);
    if (isAbove("java/lang/reflect/Method")) addReflected(builders, true);
    std::vector<Builder> fields;
    if (isAbove("java/lang/reflect/Field")) addReflected(fields, false);
    builders.insert(builders.end(), fields.begin(), fields.end());
    return !builders.empty();
}

// One of each kind, as far as code usually tells them apart.
void Builders::addReflected(std::vector<Builder>& builders, bool isMethod) {
    const auto make = [&](JavaValue holder, std::string_view name,
                          std::optional<JavaValue> parameters) {
        Step step;
        step.executable = types_.executable(*vm_.linker->known.klass->methodNamed(
            parameters ? "getDeclaredMethod" : "getDeclaredField",
            parameters ? "(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;"
                       : "(Ljava/lang/String;)Ljava/lang/reflect/Field;"));
        step.receiver = std::move(holder);
        step.arguments.push_back(JavaValue::string(std::u16string(name.begin(), name.end())));
        if (parameters) step.arguments.push_back(*std::move(parameters));
        builders.push_back({{std::move(step)}, ResultOf{0}});
    };
    const auto literalOf = [](const Class& klass) {
        return JavaValue::classLiteral("L" + klass.name.str() + ";");
    };
    for (const JavaValue& annotated : annotatedClasses())
        for (const JavaValue& member : annotated.elements)
            if (member.type.starts_with('(') == isMethod)
                make(JavaValue::classOfMock(annotated), member.name,
                     isMethod ? std::optional(JavaValue::array("[Ljava/lang/Class;", {}))
                              : std::nullopt);
    const auto canUse = [&](const Class& klass) { return types_.canName(klass); };
    const std::size_t most = kMostMembers - std::min(kMostMembers, builders.size());
    const Class& user = types_.underTest();
    if (!isMethod) {
        for (const auto* field : vm::objects::fieldsOfEachKind(vm_, user, most, canUse))
            make(literalOf(*field->holder), field->name.view(), {});
        return;
    }
    for (const Method* method : vm::objects::methodsOfEachKind(vm_, user, most, canUse)) {
        JavaValue parameters = JavaValue::array("[Ljava/lang/Class;", {});
        for (const auto& descriptor : method->signature->parameterDescriptors)
            parameters.elements.push_back(JavaValue::classLiteral(descriptor.str()));
        make(literalOf(*method->holder), method->name.view(), std::move(parameters));
    }
}

} // namespace clew::search::generate
