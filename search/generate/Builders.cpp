#include "search/generate/Builders.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>
#include <span>

#include "search/generate/FieldReads.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/Implementations.h"
#include "search/generate/InheritedMethods.h"
#include "search/generate/Lambda.h"
#include "search/generate/TestedCode.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/NamedClasses.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;

namespace {

constexpr unsigned kDeepest = 2; // constructors whose arguments come from constructors whose …
constexpr unsigned kDeepestMock = 2;         // where there is nothing else
constexpr std::size_t kMostBuilders = 8;     // of one parameter
constexpr std::size_t kMostConstants = 12;   // of an enum
constexpr std::size_t kMostBesideOthers = 2; // constants, where objects can be made
constexpr std::size_t kMostImplementers = 2; // before lambdas
constexpr std::size_t kMostAnswers = 3;      // objects that lambdas return
constexpr std::size_t kMostAsked = 6;        // other objects where any will do
constexpr std::size_t kMostOfSubtypes = 3;
constexpr std::size_t kMostWanted = 32;  // objects of types that the code asks for
constexpr std::size_t kMostTogether = 8; // of these in one array

// Factories of the JDK whose objects are other ones in each run, or on each machine; those of
// preferences lead to what belongs to the user.
bool readsTheWorld(const Method& factory) {
    const std::string_view holder = factory.holder->name.view(), name = factory.name.view();
    const bool isOfClocks = holder == "java/time/Clock" || holder == "java/time/InstantSource";
    return factory.holder->fromJdk &&
           (name == "now" || name == "systemDefault" || holder == "java/util/prefs/Preferences" ||
            (isOfClocks && (name.starts_with("system") || name.starts_with("tick"))));
}

} // namespace

bool isInputType(std::string_view descriptor) {
    const std::string_view element =
        descriptor.substr(std::min(descriptor.find_first_not_of('['), descriptor.size()));
    if (element.size() == 1) return element != "V";
    if (element == "Ljava/lang/CharSequence;") return descriptor[0] == '['; // of strings
    return element == "Ljava/lang/String;" || element == "Ljava/lang/Object;" ||
           boxedBy(element) != BasicType::Void;
}

namespace {

// Takes any string or number.
bool isGeneral(std::string_view descriptor) {
    return descriptor == "Ljava/lang/Comparable;" || descriptor == "Ljava/io/Serializable;";
}

std::vector<std::string> enumConstants(const Class& type) {
    std::vector<std::string> names;
    for (const auto& field : type.fields)
        if (field.accessFlags & vm::classfile::access::Enum) names.push_back(field.name.str());
    return names;
}

// What stands for a parameter that takes any object, of a constructor, a factory or a method of a
// type with these type arguments: as a rule, it is declared as that type's parameter of the same
// number, or as its only one.
std::string narrowed(const std::string& parameter, std::size_t number,
                     const std::vector<std::string>& arguments) {
    const std::size_t dimensions = std::min(parameter.find_first_not_of('['), parameter.size());
    const std::string element = erased(parameter.substr(dimensions));
    if (element != "Ljava/lang/Object;" || arguments.empty() ||
        (arguments.size() > 1 && number >= arguments.size()))
        return parameter;
    const std::string& argument = arguments[arguments.size() == 1 ? 0 : number];
    return argument.starts_with('[') || argument == element
               ? parameter
               : parameter.substr(0, dimensions) + argument;
}

// A key that is searched for by its hash code or its order: as an input, it is more than a solver
// can do.
std::optional<JavaValue> keyOf(std::string_view type, int number) {
    if (type == "Ljava/lang/String;") return JavaValue::string(number == 1 ? u"a" : u"b");
    if (boxedBy(type) == BasicType::Int)
        return JavaValue::boxed(BasicType::Int, vm::values::fromInt(number));
    return std::nullopt;
}

bool isConstant(const Builder& builder) {
    return builder.steps.size() == 1 && builder.steps[0].kind == Step::Kind::ReadField;
}

Step callOf(const Executable& executable) {
    Step step;
    step.executable = executable;
    return step;
}

} // namespace

void makeInputsUnique(Driver& driver) {
    std::set<std::string> taken;
    const auto rename = [&](Argument& argument) {
        Input* input = std::get_if<Input>(&argument);
        if (!input) return;
        std::string name = input->name;
        for (unsigned number = 2; !taken.insert(name).second; ++number)
            name = fmt::format("{}{}", input->name, number);
        input->name = name;
    };
    for (auto step = driver.steps.rbegin(); step != driver.steps.rend();
         ++step) { // those of the last step stay as they are
        if (step->receiver) rename(*step->receiver);
        for (Argument& argument : step->arguments) rename(argument);
    }
}

void nameInput(Argument& argument, const std::string& name) {
    if (Input* input = std::get_if<Input>(&argument)) input->name = name;
}

namespace {

// An Object may be meant to be an array then.
bool usesArraysByReflection(const Class& klass) {
    const auto& constants = klass.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if (constants.kind(i) == vm::classfile::ConstantKind::Class &&
            constants.className(i) == "java/lang/reflect/Array")
            return true;
    return false;
}

} // namespace

Builders::Builders(vm::Vm& vm, const TypeKnowledge& types, const std::vector<const Class*>& classes,
                   const std::vector<MethodName>& only)
    : vm_(vm), types_(types), called_(methodsCalledIn(classes, only)) {
    std::set<std::string> asked, wanted, discerned;
    const auto isTested = [&](const Method& method) {
        const MethodName name{method.holder->name.str(), method.name.str(),
                              method.descriptor.str()};
        return only.empty() || std::ranges::find(only, name) != only.end();
    };
    for (const Class* klass : classes) {
        if (usesArraysByReflection(*klass)) asked.insert({"[I", "[Ljava/lang/Object;"});
        for (const Class* compared : vm::objects::classesComparedBy(vm, *klass))
            asked.insert("L" + compared->name.str() + ";");
        for (const Method& method : klass->methods) {
            if (!method.info || !method.info->code) continue;
            const auto& code = vm::interpreter::codeOf(method);
            if (isTested(method))
                for (const auto& [type, cast] : castParametersOf(method)) {
                    const Class *declared = types.classOf(type), *to = types.classOf(cast);
                    if (declared && to && !to->isArray() && !to->isAssignableTo(*declared))
                        casts_[type].insert(cast);
                }
            if (isTested(method))
                for (const auto& handler : code.handlers) addCaught(*klass, handler.catchType);
            for (const auto& instruction : code.instructions) {
                if (const std::string literal = literalIn(instruction, *klass);
                    !literal.empty() && std::ranges::find(literals_, literal) == literals_.end())
                    literals_.push_back(literal);
                const std::string name = typeAskedBy(instruction, *klass);
                if (name.empty()) continue;
                const std::string descriptor = name[0] == '[' ? name : "L" + name + ";";
                if (!isCast(instruction)) asked.insert(descriptor);
                if (isTested(method)) wanted.insert(descriptor);
                discerned.insert(descriptor);
            }
        }
    }
    for (const Class* type = types.underTest().super; type && !type->fromJdk; type = type->super)
        for (const Method& method : type->methods)
            if (method.info && method.info->code)
                for (const auto& instruction : vm::interpreter::codeOf(method).instructions)
                    if (const std::string name = typeAskedBy(instruction, *type);
                        !name.empty() && name[0] != '[')
                        discerned.insert("L" + name + ";");
    discerned_.assign(discerned.begin(), discerned.end());
    wanted_.assign(wanted.begin(), wanted.end());
    tested_.assign(asked.begin(), asked.end());
    for (const std::string& descriptor : asked) {
        if (descriptor[0] == '[') {
            if (isInputType(descriptor)) asked_.push_back(descriptor);
            continue;
        }
        const Class* type =
            isInputType(descriptor) || isGeneral(descriptor) ? nullptr : types.classOf(descriptor);
        const bool isUnderTest = type == &types.underTest();
        if (type && !isUnderTest && types.canName(*type)) asked_.push_back(descriptor);
    }
}

const std::set<std::string>& Builders::castsOf(const std::string& descriptor) const {
    static const std::set<std::string> none;
    const auto found = casts_.find(descriptor);
    return found == casts_.end() ? none : found->second;
}

// `type`: in the constant pool; 0: all, whatever it is.
void Builders::addCaught(const Class& klass, std::uint16_t type) {
    if (type == 0) return;
    const Class* caught =
        types_.classOf("L" + std::string(klass.file->constants.className(type)) + ";");
    if (caught && types_.canName(*caught) && std::ranges::find(caught_, caught) == caught_.end())
        caught_.push_back(caught);
}

Argument Builders::append(const Builder& builder, std::vector<Step>& steps) {
    const std::size_t offset = steps.size();
    const auto moved = [&](Argument argument) {
        if (ResultOf* result = std::get_if<ResultOf>(&argument)) result->step += offset;
        return argument;
    };
    for (Step step : builder.steps) {
        if (step.receiver) step.receiver = moved(*step.receiver);
        for (Argument& argument : step.arguments) argument = moved(argument);
        steps.push_back(std::move(step));
    }
    return moved(builder.value);
}

const std::vector<Builder>& Builders::forParameter(std::string_view descriptor) {
    auto found = parameters_.find(descriptor);
    if (found == parameters_.end() && isOnlyKnown_) throw NotYetAsked{};
    if (found == parameters_.end())
        found = parameters_.emplace(std::string(descriptor), make(descriptor, 0)).first;
    return found->second;
}

const std::vector<Builder>& Builders::forReceiver(const Class& type) {
    if (isOnlyKnown_ && !receivers_.contains(&type)) throw NotYetAsked{};
    const auto [found, isNew] = receivers_.try_emplace(&type);
    if (isNew) addObjects(found->second, type, 0, {});
    return found->second;
}

// As an input it stands for all that there could be below it (vm/objects/MockTypes.h).
bool Builders::mayBeMock(const Class& type) const {
    return types_.canName(type) && types_.isStatic(type) && (!type.fromJdk || type.isAbstract()) &&
           vm::objects::mockTypesFor(vm_, {{&type}, {}}).has_value();
}

bool Builders::isAnyMockWanted(const Class& type) const {
    return mayAnswerOtherwise(type) || (isAskedForMore(type) && mayBeMock(type));
}

// What else there is for it does not answer in all the ways that its methods may: it has to be one
// that the program itself is coded against, or one of the JDK's with little to answer.
bool Builders::mayAnswerOtherwise(const Class& type) const {
    constexpr std::size_t kFewMethods = 2;
    if (!type.isAbstract() || !mayBeMock(type)) return false;
    return !type.fromJdk || isService(type) ||
           (type.isInterface() && !functionOf(type) &&
            vm::objects::methodsToImplement(*vm::objects::mockTypesFor(vm_, {{&type}, {}}))
                    .size() <= kFewMethods);
}

// One of the JDK's that somebody else implements, with more behind it than a test can have: a
// database, a directory, a transformer.
bool Builders::isService(const Class& type) const {
    return type.fromJdk && type.isInterface() && type.module.view() != "java.base";
}

// The code asks whether objects are of a type that those of this one need not be of.
bool Builders::isAskedForMore(const Class& type) const {
    return std::ranges::any_of(tested_, [&](const std::string& descriptor) {
        const Class* asked = types_.classOf(descriptor);
        return asked && !asked->isArray() && (asked->isInterface() || type.isInterface()) &&
               !type.isAssignableTo(*asked);
    });
}

std::vector<Builder> Builders::make(std::string_view signature, unsigned depth) {
    std::vector<Builder> builders;
    const std::string type = erased(signature);
    const std::string_view descriptor = type;
    const std::vector<std::string> arguments = typeArguments(signature);
    const auto constant = [&](JavaValue value) { builders.push_back({{}, std::move(value)}); };
    const auto input = [&](std::string_view of) {
        builders.push_back({{}, Input{"value", std::string(of)}});
    };
    if (isInputType(descriptor)) {
        input(descriptor);
        if (descriptor != "Ljava/lang/Object;" || depth > 0) return builders;
        for (const std::string& other : asked_)
            for (const Builder& builder : make(other, 1))
                if (builders.size() <= kMostAsked && builder.value != Argument(JavaValue::null()))
                    builders.push_back(builder);
        // Code that has classes as constants may look up there what an object is.
        for (const std::string& other : literals_)
            if (const Class* known = types_.classOf(other);
                known && types_.canName(*known) && !isInputType(other) && !isGeneral(other))
                if (Builder made = make(other, 1).front();
                    builders.size() <= kMostAsked && made.value != Argument(JavaValue::null()))
                    builders.push_back(std::move(made));
        // What they hold may matter as well.
        for (const std::string& other : asked_) {
            std::vector<Builder> objects = make(other, 1);
            const std::size_t before = objects.size();
            addAssignments(objects);
            for (std::size_t i = 1; i <= objects.size() - before; ++i)
                if (builders.size() <= kMostAsked) builders.push_back(objects[i]);
        }
        return builders;
    }
    if (isGeneral(descriptor)) {
        input("Ljava/lang/Object;");
        return builders;
    }
    if (descriptor == "Ljava/lang/CharSequence;") {
        input("Ljava/lang/String;");
        addImplementation(builders, *types_.classOf(descriptor), arguments);
        return builders;
    }
    if (descriptor == "Ljava/lang/Number;") {
        input("Ljava/lang/Integer;");
        input("Ljava/lang/Double;");
        return builders;
    }
    if (descriptor == "Ljava/lang/Class;") {
        if (depth == 0) input(descriptor);
        addLiterals(builders, arguments.empty() ? nullptr : types_.classOf(arguments.front()));
        constant(JavaValue::null());
        return builders;
    }
    const bool isMethod = descriptor == "Ljava/lang/reflect/Method;";
    if (isMethod || descriptor == "Ljava/lang/reflect/Field;") {
        if (depth == 0) addReflected(builders, isMethod);
        constant(JavaValue::null());
        return builders;
    }
    if (const Class* klass = types_.classOf(descriptor)) {
        if (depth == 0 && addReflected(builders, *klass)) {
            if (mayBeMock(*klass)) input(descriptor);
        } else if (klass->isArray()) {
            constant(JavaValue::array(std::string(descriptor), {}));
            constant(JavaValue::array(std::string(descriptor), {JavaValue::null()}));
            addArrays(builders, signature, depth);
            if (depth == 0) addMixedArrays(builders, signature);
            if (depth == 0 && klass->element && mayAnswerOtherwise(*klass->element))
                input(descriptor);
        } else if (klass->isEnum()) {
            for (const std::string& name : enumConstants(*klass))
                if (builders.size() < kMostConstants)
                    constant(JavaValue::enumConstant(std::string(descriptor), name));
        } else {
            bool isLast = false;
            const std::vector<Builder> functions = lambdas(*klass, depth, arguments);
            if (functions.empty() || !klass->fromJdk)
                addObjects(builders, *klass, depth, arguments);
            // What the program has itself comes before.
            builders.insert(builders.begin() + static_cast<std::ptrdiff_t>(
                                                   std::min(builders.size(), kMostImplementers)),
                            functions.begin(), functions.end());
            if (depth == 0) addAssignments(builders);
            const bool mayBeBelow = !klass->fromJdk && !klass->isAbstract() &&
                                    !klass->isInterface() &&
                                    !(klass->accessFlags & vm::classfile::access::Final);
            if (depth == 0 && mayBeBelow && !builders.empty())
                addSubtypes(builders, *klass, depth + 1, arguments);
            const bool isFirst = builders.empty() || isService(*klass);
            if (depth <= kDeepestMock && (isFirst || isAskedForMore(*klass)) &&
                (mayBeMock(*klass) || (klass->file && klass->file->isSealed)))
                builders.insert(builders.begin() + (isFirst ? 0 : 1),
                                {{}, Input{"value", std::string(descriptor)}});
            else if (depth <= kDeepestMock && (mayAnswerOtherwise(*klass) || isForLambdas(*klass)))
                isLast = mayBeMock(*klass);
            if (builders.size() > kMostBuilders && !isConstant(builders.front()))
                builders.resize(kMostBuilders);
            if (depth == 0) addAsked(builders, *klass);
            if (isLast) input(descriptor);
        }
    }
    constant(JavaValue::null());
    return builders;
}

// Those that return an object come first, where there are such.
std::vector<Builder> Builders::lambdas(const Class& type, unsigned depth,
                                       const TypeArguments& arguments) {
    std::vector<Builder> result;
    if (!isForLambdas(type) || !types_.canName(type)) return result;
    const std::optional<Step> answering = lambdaStep(type, arguments);
    if (answering && depth < kDeepest)
        for (const Builder& answer : make(answering->executable.parameterTypes[0], depth + 1)) {
            const JavaValue* value = std::get_if<JavaValue>(&answer.value);
            if (result.size() == kMostAnswers) break;
            if (value && value->kind != JavaValue::Kind::EnumConstant) continue;
            Builder& lambda = result.emplace_back();
            Step step = *answering;
            step.arguments = {append(answer, lambda.steps)};
            lambda.value = ResultOf{lambda.steps.size()};
            lambda.steps.push_back(std::move(step));
        }
    for (JavaValue& lambda : lambdasFor(type, arguments)) result.push_back({{}, std::move(lambda)});
    return result;
}

// Objects that the class itself keeps in constants.
void Builders::addConstants(std::vector<Builder>& builders, const Class& type) const {
    // The class library keeps those of one type in another class.
    const bool isCharset = type.name.view() == "java/nio/charset/Charset";
    const Class& holder =
        isCharset ? types_.linker().load("java/nio/charset/StandardCharsets") : type;
    std::size_t left = builders.empty() || isCharset ? kMostConstants : kMostBesideOthers;
    for (const vm::types::Field& field : holder.fields) {
        if (!field.isStatic() || !field.isFinal() || !types_.canRead(field) ||
            types_.classOf(field.descriptor.view()) != &type)
            continue;
        if (left-- == 0) return;
        builders.push_back({{readingOf(field)}, ResultOf{0}});
    }
}

// There is an object, which is none that stands for others.
static bool isObject(const Builder& builder) {
    const JavaValue* value = std::get_if<JavaValue>(&builder.value);
    return !std::holds_alternative<Input>(builder.value) && !(value && value->isNull());
}

// It stands for all that there could be.
static bool isMock(const Builder& builder) {
    const Input* input = std::get_if<Input>(&builder.value);
    return input && !isInputType(input->descriptor) && input->descriptor != "Ljava/lang/Class;";
}

static Builder arrayOf(std::string_view signature, std::span<const Builder* const> elements) {
    Builder array;
    Step step;
    step.kind = Step::Kind::NewArray;
    step.executable.holder = "java/lang/Object";
    step.executable.descriptor = erased(signature);
    for (const Builder* element : elements) {
        step.arguments.push_back(Builders::append(*element, array.steps));
        step.executable.parameterNames.emplace_back("element");
    }
    array.steps.push_back(std::move(step));
    array.value = ResultOf{array.steps.size() - 1};
    return array;
}

// With one object in it, and with two.
void Builders::addArrays(std::vector<Builder>& builders, std::string_view signature,
                         unsigned depth) {
    const std::string_view element = signature.substr(1);
    if (depth > kDeepestMock || element[0] != 'L') return;
    const std::vector<Builder> choices = make(element, depth + 1);
    const auto isElement = std::ranges::any_of(choices, isObject) ? isObject : isMock;
    const auto first = std::ranges::find_if(choices, isElement);
    if (first == choices.end()) return;
    const auto other = std::find_if(first + 1, choices.end(), isElement);
    const Builder* const elements[] = {&*first, other == choices.end() ? &*first : &*other};
    for (std::size_t count = 1; count <= std::size(elements); ++count)
        builders.push_back(arrayOf(signature, std::span(elements, count)));
}

// What takes objects of several types at once tells them apart: one of each, and all but one.
void Builders::addMixedArrays(std::vector<Builder>& builders, std::string_view signature) {
    const Class* element = types_.classOf(erased(signature.substr(1)));
    if (!element || element->fromJdk || element->isArray() || element->isPrimitive()) return;
    std::vector<Builder> each;
    for (const std::string& descriptor : discerned_) {
        const Class* type = types_.classOf(descriptor);
        if (!type || type == element || !type->isAssignableTo(*element) ||
            each.size() == kMostTogether)
            continue;
        std::vector<Builder> choices = make(descriptor, 1);
        if (const auto object = std::ranges::find_if(choices, isObject); object != choices.end())
            each.push_back(std::move(*object));
    }
    if (each.size() < 2) return;
    for (std::size_t left = 0; left <= each.size(); ++left) {
        std::vector<const Builder*> elements;
        for (std::size_t i = 0; i < each.size(); ++i)
            if (i + 1 != left) elements.push_back(&each[i]);
        builders.push_back(arrayOf(signature, elements));
    }
}

namespace {

class Nested {
  public:
    explicit Nested(unsigned& count) : count_(++count) {}
    ~Nested() { --count_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

  private:
    unsigned& count_;
};

// A collection that something is put into.
bool isFilled(const Builder& builder) {
    if (builder.steps.size() < 2) return false;
    const Executable& last = builder.steps.back().executable;
    return last.holder.starts_with("java/util/") && (last.name == "add" || last.name == "put");
}

} // namespace

void Builders::addCalls(std::vector<Builder>& builders, const std::vector<const Method*>& methods,
                        unsigned depth, const TypeArguments& arguments) {
    std::vector<const Method*> sorted = methods;
    std::ranges::stable_sort(
        sorted, {}, [](const Method* method) { return method->signature->parameters.size(); });
    for (const Method* method : sorted) {
        std::vector<std::vector<Builder>> choices;
        Executable executable = types_.executable(*method);
        for (std::size_t i = 0; i < executable.parameterTypes.size(); ++i) {
            std::string& parameter = executable.parameterTypes[i];
            parameter = narrowed(parameter, i, arguments);
            choices.push_back(make(parameter, depth + 1));
        }
        const auto add = [&](bool isFirst, const std::function<bool(const Builder&)>& isPreferred) {
            Builder builder;
            Step step = callOf(executable);
            bool isOther = isFirst;
            for (std::size_t i = 0; i < choices.size(); ++i) {
                auto taken = choices[i].begin();
                const bool isAround = i == 0 && executable.isOfInnerClass; // never a mock
                if (const auto preferred = std::ranges::find_if(choices[i], isPreferred);
                    preferred != choices[i].end() && !isAround) {
                    isOther |= preferred != taken;
                    taken = preferred;
                }
                Argument argument = append(*taken, builder.steps);
                nameInput(argument, executable.parameterNames[i]);
                step.arguments.push_back(std::move(argument));
            }
            if (!isOther) return;
            builder.steps.push_back(std::move(step));
            builder.value = ResultOf{builder.steps.size() - 1};
            builders.push_back(std::move(builder));
        };
        // The first of each; then those that stand for all that there could be, and collections
        // with something in them, if there are any.
        add(true, [](const Builder&) { return false; });
        if (method->holder->fromJdk) continue;
        add(false, isMock);
        add(false, isFilled);
    }
}

void Builders::addImplementation(std::vector<Builder>& builders, const Class& type,
                                 const TypeArguments& arguments) {
    for (const Implementation& implementation : kImplementations) {
        if (implementation.type != type.name.view()) continue;
        const Class& made = types_.linker().load(implementation.made);
        const Method* method = made.methodNamed(implementation.method, implementation.descriptor);
        if (!method) continue;
        addCalls(builders, {method}, 1, arguments);
        // Collections with something in them.
        const Method* add = made.findMethod(vm::types::Symbol::of("add"),
                                            vm::types::Symbol::of("(Ljava/lang/Object;)Z"));
        const Method* put = made.findMethod(
            vm::types::Symbol::of("setProperty"),
            vm::types::Symbol::of("(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;"));
        if (!put)
            put = made.findMethod(
                vm::types::Symbol::of("put"),
                vm::types::Symbol::of("(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"));
        // What is in them may be made of such ones, and so on.
        if (!method->isInitializer || (!add && !put) || filling_ == kDeepest) continue;
        const Nested nested(filling_);
        Builder filled = builders.back();
        const Method& insert = put ? *put : *add;
        for (int count = 1; count <= 2; ++count) {
            Step step = callOf(types_.executable(insert));
            step.receiver = ResultOf{0};
            std::vector<std::string>& parameters = step.executable.parameterTypes;
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                if (parameters[i] != "Ljava/lang/String;")
                    parameters[i] = narrowed("Ljava/lang/Object;", i, arguments);
                step.arguments.push_back(append(make(parameters[i], 1).front(), filled.steps));
                nameInput(step.arguments[i], i + 1 < parameters.size() ? "key" : "value");
            }
            filled.steps.push_back(std::move(step));
            builders.push_back(filled);
        }
    }
}

void Builders::addObjects(std::vector<Builder>& builders, const Class& type, unsigned depth,
                          const TypeArguments& arguments) {
    if (depth > kDeepest) return;
    if (&type != &types_.underTest() || type.isAbstract() || type.isInterface())
        addImplementation(builders, type, arguments);
    if (type.fromJdk && !builders.empty()) return;
    if (!types_.canName(type)) return;
    const auto before = builders.size();
    addCalls(builders, types_.constructors(type), depth, arguments);
    std::vector<const Method*> factories;
    for (const Method& method : type.methods) {
        if (!method.isStatic() || !types_.canCall(method) || readsTheWorld(method)) continue;
        const Class* result = types_.classOf(method.signature->resultDescriptor.view());
        const bool takesItself = std::ranges::any_of(
            method.signature->parameterDescriptors,
            [&](const auto& descriptor) { return types_.classOf(descriptor.view()) == &type; });
        if (result == &type && !takesItself && !type.isEnum()) factories.push_back(&method);
    }
    addCalls(builders, factories, depth, arguments);
    if (type.isEnum())
        for (const std::string& name : enumConstants(type))
            builders.push_back({{}, JavaValue::enumConstant("L" + type.name.str() + ";", name)});
    else
        addConstants(builders, type);
    if (builders.size() != before) return;
    addSubtypes(builders, type, depth + 1, arguments);
    addMade(builders, type, depth);
}

// Its type arguments are none of others: a Comparator<Integer> is none for strings.
bool Builders::mayBe(const Class& subtype, const Class& type,
                     const TypeArguments& arguments) const {
    if (arguments.empty() || !subtype.file) return true;
    TypeArguments own;
    for (const std::string& name : typeParameters(subtype.file->signature))
        own.push_back("T" + name + ";");
    const auto has = typeArgumentsAs(subtype, own, type, types_);
    if (!has || has->size() != arguments.size()) return true;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const Class *one = types_.classOf(erased((*has)[i])),
                    *wanted = types_.classOf(erased(arguments[i]));
        if (!hasTypeVariable((*has)[i]) && one && wanted && !one->isAssignableTo(*wanted))
            return false;
    }
    return true;
}

// Objects of a few classes that can stand for it: of the class path, or public ones of the JDK's
// that were loaded already.
void Builders::addSubtypes(std::vector<Builder>& builders, const Class& type, unsigned depth,
                           const TypeArguments& arguments) {
    vm::objects::loadBelow(vm_, type);
    std::vector<const Class*> subtypes;
    {
        std::lock_guard lock(types_.linker().mutex());
        for (const Class* other : types_.linker().classes())
            if (other != &type && !other->isArray() && !other->isPrimitive() &&
                (!other->isAbstract() || other->isEnum()) && other->isAssignableTo(type) &&
                !other->isHiddenClass &&
                (!type.fromJdk ? !other->fromJdk
                               : bool(other->accessFlags & vm::classfile::access::Public)))
                subtypes.push_back(other);
    }
    std::erase_if(subtypes, [&](const Class* other) { return !mayBe(*other, type, arguments); });
    std::ranges::sort(subtypes, {}, [](const Class* other) { return other->name.view(); });
    const auto isCastTo = [&](const Class* other) {
        return std::ranges::any_of(castsOf("L" + type.name.str() + ";"), [&](const auto& cast) {
            const Class* wanted = types_.classOf(cast);
            return wanted && other->isAssignableTo(*wanted);
        });
    };
    std::ranges::stable_partition(subtypes, isCastTo);
    const std::size_t before = builders.size();
    for (const Class* other : subtypes)
        if (builders.size() < before + kMostOfSubtypes) addObjects(builders, *other, depth, {});
}

// An object of each type below it that the code asks for, or casts to.
void Builders::addAsked(std::vector<Builder>& builders, const Class& type) {
    const std::size_t most = builders.size() + kMostWanted;
    for (const std::string& descriptor : wanted_) {
        const Class* asked = types_.classOf(descriptor);
        if (builders.size() == most || !asked || asked == &type || asked->isArray() ||
            isInputType(descriptor) || !asked->isAssignableTo(type) || !types_.canName(*asked))
            continue;
        const Builder first = make(descriptor, 1).front();
        if (first.value != Argument(JavaValue::null())) builders.push_back(first);
    }
}

// The keys of maps and the elements of sets that the driver makes.
void Builders::settleKeys(Driver& driver) const {
    int number = 0;
    for (Step& step : driver.steps) {
        const std::string& name = step.executable.name;
        if (!step.executable.holder.starts_with("java/util/") ||
            (name != "put" && name != "add" && name != "setProperty"))
            continue;
        const Class& holder = types_.linker().load(step.executable.holder);
        const std::string_view keyed = name == "add" ? "java/util/Set" : "java/util/Map";
        if (!holder.isAssignableTo(types_.linker().load(keyed))) continue;
        if (!std::holds_alternative<Input>(step.arguments[0])) continue;
        if (std::optional<JavaValue> key = keyOf(step.executable.parameterTypes[0], ++number))
            step.arguments[0] = std::move(*key);
    }
}

// First the receiver's, then those of the parameters.
std::vector<const std::vector<Builder>*> Builders::choicesOf(const Executable& executable,
                                                             const Class* receiver) {
    static const std::vector<Builder> none{{{}, JavaValue::null()}};
    std::vector<const std::vector<Builder>*> choices{receiver ? &forReceiver(*receiver) : &none};
    for (const std::string& parameter : executable.parameterTypes)
        choices.push_back(&forParameter(parameter));
    return choices;
}

// By the builder with the number of each of the choices.
Driver Builders::driverOf(const Executable& executable, bool needsReceiver,
                          const std::vector<const std::vector<Builder>*>& choices,
                          const std::vector<std::size_t>& numbers) const {
    Driver driver;
    Step act = callOf(executable);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        Argument argument = append((*choices[i])[numbers[i]], driver.steps);
        if (i > 0) {
            nameInput(argument, executable.parameterNames[i - 1]);
            act.arguments.push_back(std::move(argument));
        } else if (needsReceiver) {
            act.receiver = std::move(argument);
        }
    }
    driver.steps.push_back(std::move(act));
    settleKeys(driver);
    makeInputsUnique(driver);
    return driver;
}

namespace {

// Of each parameter's choices the first mock; where there is none, the first of them.
std::vector<std::size_t> numbersOfMocks(const std::vector<const std::vector<Builder>*>& choices) {
    std::vector<std::size_t> numbers(choices.size());
    for (std::size_t i = 1; i < choices.size(); ++i)
        if (const auto mock = std::ranges::find_if(*choices[i], isMock); mock != choices[i]->end())
            numbers[i] = static_cast<std::size_t>(mock - choices[i]->begin());
    return numbers;
}

} // namespace

std::vector<Driver> Builders::driversOf(const Method& method, const Class& receiver) {
    const Executable executable = types_.executable(method);
    const bool needsReceiver = !method.isStatic() && !method.isInitializer;
    const auto choices = choicesOf(executable, needsReceiver ? &receiver : nullptr);
    std::vector<Driver> drivers;
    if (choices[0]->empty()) return drivers;
    std::vector<std::size_t> numbers(choices.size());
    drivers.push_back(driverOf(executable, needsReceiver, choices, numbers));
    for (std::size_t i = 0; i < choices.size(); ++i) {
        for (numbers[i] = 1; numbers[i] < choices[i]->size(); ++numbers[i])
            drivers.push_back(driverOf(executable, needsReceiver, choices, numbers));
        numbers[i] = 0;
    }
    // What code asks of one parameter may matter only where another one is not the simplest.
    numbers = numbersOfMocks(choices);
    if (numbers.size() - static_cast<std::size_t>(std::ranges::count(numbers, 0u)) > 1)
        drivers.push_back(driverOf(executable, needsReceiver, choices, numbers));
    return drivers;
}

std::vector<Driver> Builders::plainDriversOf(const Method& method, const Class& receiver) {
    const Executable executable = types_.executable(method);
    const bool needsReceiver = !method.isStatic() && !method.isInitializer;
    const auto choices = choicesOf(executable, needsReceiver ? &receiver : nullptr);
    std::vector<Driver> drivers;
    if (choices[0]->empty()) return drivers;
    const std::vector<std::size_t> simplest(choices.size()), mocks = numbersOfMocks(choices);
    drivers.push_back(driverOf(executable, needsReceiver, choices, simplest));
    if (mocks != simplest) drivers.push_back(driverOf(executable, needsReceiver, choices, mocks));
    return drivers;
}

std::optional<std::vector<Driver>> Builders::combinedDriversOf(const Method& method,
                                                               const Class& receiver,
                                                               std::size_t most) {
    const Executable executable = types_.executable(method);
    const bool needsReceiver = !method.isStatic();
    const auto choices = choicesOf(executable, needsReceiver ? &receiver : nullptr);
    std::vector<Driver> drivers;
    if (choices[0]->empty()) return drivers;
    std::size_t combinations = 1;
    for (std::size_t i = 1; i < choices.size(); ++i) {
        combinations *= choices[i]->size();
        if (combinations > most) return std::nullopt;
    }
    std::vector<std::size_t> numbers(choices.size());
    for (std::size_t combination = 0; combination < combinations; ++combination) {
        std::size_t rest = combination;
        for (std::size_t i = choices.size(); --i > 0; rest /= choices[i]->size())
            numbers[i] = rest % choices[i]->size();
        drivers.push_back(driverOf(executable, needsReceiver, choices, numbers));
    }
    return drivers;
}

} // namespace clew::search::generate
