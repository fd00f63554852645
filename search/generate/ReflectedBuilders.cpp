// Builders: arguments of type Method and Field, as Class.getDeclaredMethod and
// Class.getDeclaredField give them.

#include <algorithm>
#include <set>

#include "search/generate/Builders.h"
#include "search/generate/MockClasses.h"
#include "vm/classfile/AnnotationElements.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/objects/NamedClasses.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;

namespace {

constexpr std::size_t kMostMembers = 16, kMostLiterals = 12, kMostAnnotations = 8,
                      kMostAnnotated = 2;
constexpr const char* kAnnotation = "java/lang/annotation/Annotation";
// What everybody has: with methods that are static or not, return nothing or something, take
// nothing or something.
constexpr std::string_view kUsual[] = {"java/lang/Object", "java/lang/String", "java/lang/Runtime",
                                       "java/lang/Thread", "java/lang/Integer"};

// Texts that the code may compare names with.
std::vector<std::string> textsOf(const Class& klass) {
    std::vector<std::string> texts;
    const auto& constants = klass.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if (constants.kind(i) == vm::classfile::ConstantKind::String)
            texts.emplace_back(constants.string(i));
    return texts;
}

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

std::string ofNames(const std::vector<std::string>& texts, std::string_view name) {
    std::string like;
    for (const std::string& text : texts)
        if (!text.empty())
            like += name == text                   ? '='
                    : name.starts_with(text)       ? '<'
                    : name.ends_with(text)         ? '>'
                    : name.find(text) != name.npos ? '~'
                                                   : ' ';
    return like;
}

constexpr std::uint16_t kSeen = access::Public | access::Private | access::Static | access::Final |
                                access::Abstract | access::Synchronized | access::Native |
                                access::Volatile;

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
    std::vector<const Class*> holders;
    for (const Class* named : vm::objects::classesNamedBy(vm_, types_.underTest()))
        if (!named->fromJdk && !named->isArray() && types_.canName(*named))
            holders.push_back(named);
    for (const std::string_view name : kUsual) holders.push_back(&vm_.linker->load(name));

    const std::vector<std::string> texts = textsOf(types_.underTest());
    std::set<std::string> kinds;
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
    bool isLike = true; // those whose names are like what the code may compare names with, first
    const auto add = [&](const Class& holder, std::string_view name, const std::string& kind,
                         std::optional<JavaValue> parameters) {
        const std::string like = ofNames(texts, name);
        if ((like.find_first_not_of(' ') != std::string::npos) == isLike &&
            builders.size() < kMostMembers && kinds.insert(kind + like).second)
            make(JavaValue::classLiteral("L" + holder.name.str() + ";"), name,
                 std::move(parameters));
    };
    for (const JavaValue& annotated : annotatedClasses())
        for (const JavaValue& member : annotated.elements)
            if (member.type.starts_with('(') == isMethod)
                make(JavaValue::classOfMock(annotated), member.name,
                     isMethod ? std::optional(JavaValue::array("[Ljava/lang/Class;", {}))
                              : std::nullopt);
    const auto addAll = [&](const Class& of) {
        if (!isMethod) {
            for (const auto& field : of.fields)
                if (!(field.accessFlags & access::Synthetic))
                    add(of, field.name.view(),
                        std::to_string(field.accessFlags & kSeen) + field.descriptor.str(), {});
            return;
        }
        for (const Method& method : of.methods) {
            if (method.isInitializer || method.isClassInitializer ||
                method.accessFlags & (access::Synthetic | access::Bridge))
                continue;
            JavaValue parameters = JavaValue::array("[Ljava/lang/Class;", {});
            bool canBeNamed = true;
            for (const auto& descriptor : method.signature->parameterDescriptors) {
                const std::string_view type = descriptor.view();
                const Class* named = type.size() == 1 ? nullptr : types_.classOf(type);
                canBeNamed &= type.size() == 1 || (named && types_.canName(*named));
                parameters.elements.push_back(JavaValue::classLiteral(std::string(type)));
            }
            const std::string_view result = method.signature->resultDescriptor.view();
            const bool isAnnotated = method.info && !method.info->annotations.visible.empty();
            const std::string kind =
                std::to_string(method.accessFlags & (access::Static | access::Private)) +
                (isAnnotated ? "@" : "") + (result == "V" ? "V" : "") +
                (parameters.elements.empty() ? "" : "(");
            if (canBeNamed) add(of, method.name.view(), kind, std::move(parameters));
        }
    };
    for (const bool first : {true, false}) {
        isLike = first;
        for (const Class* holder : holders) addAll(*holder);
    }
}

} // namespace clew::search::generate
