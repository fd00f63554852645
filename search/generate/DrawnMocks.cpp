#include "search/generate/DrawnMocks.h"

#include <algorithm>

#include "search/generate/MockValues.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/objects/MockTypes.h"

namespace clew::search::generate {

namespace {

constexpr std::size_t kMany = 12;        // methods: of no code is it likely that it calls them all
constexpr unsigned kDeepest = 2;         // mocks that mocks answer with
constexpr unsigned kDeepestOfCalled = 4; // where the code under test itself calls the methods
constexpr std::size_t kSmallNumbers = 4; // code counts up to what it is told

bool mayAnswer(const JavaValue& method) {
    return method.name != kConstructorAbove && resultOf(method) != "V";
}

// hasNext(), next() of a result set.
bool saysWhetherToGoOn(const JavaValue& method) {
    return resultOf(method) == "Z" &&
           (method.name.starts_with("has") || method.name.starts_with("next"));
}

} // namespace

const DrawnMocks::Plain& DrawnMocks::plain(const Names& types) {
    if (builders_.isOnlyKnown() && !plain_.contains(types)) throw Builders::NotYetAsked{};
    const auto [found, isNew] = plain_.try_emplace(types);
    Plain& known = found->second;
    if (!isNew) return known;
    vm::objects::TypeConstraints constraints;
    for (const std::string& descriptor : types) {
        const Class* type = types_.classOf(descriptor);
        if (!type || type->isArray() || !types_.canName(*type)) return known;
        constraints.is.push_back(type);
    }
    const auto mock = vm::objects::mockTypesFor(builders_.vm(), constraints);
    if (!mock) return known;
    known.mock = plainMock(builders_.vm(), *mock);
    if (known.mock)
        for (JavaValue& method : overridable(builders_.vm(), *mock))
            if (builders_.isCalled(method.name) && canWrite(method))
                known.overridable.push_back(std::move(method));
    if (!known.mock || builders_.caught().empty()) return known;
    for (const JavaValue& method : known.mock->elements)
        known.thrown.push_back(thrownBy(builders_.vm(), *mock, method, builders_.caught()));
    return known;
}

// A test can name all types in its head.
bool DrawnMocks::canWrite(const JavaValue& method) const {
    const auto canName = [&](const std::string& descriptor) {
        const Class* type = types_.classOf(descriptor);
        return type && types_.canName(*type);
    };
    const vm::interpreter::ParsedDescriptor descriptor(method.type);
    return canName(descriptor.result) && std::ranges::all_of(descriptor.parameters, canName);
}

std::optional<JavaValue> DrawnMocks::draw(const std::string& descriptor, unsigned depth) {
    std::optional<JavaValue> mock;
    const std::set<std::string>& casts = builders_.castsOf(descriptor);
    if (!casts.empty() && !values_.oneIn(4))
        mock = drawOf(
            {descriptor,
             *std::next(casts.begin(), static_cast<std::ptrdiff_t>(values_.below(casts.size())))},
            depth);
    const std::vector<std::string>& asked = builders_.wanted();
    if (!mock && !asked.empty() && values_.oneIn(2))
        mock = drawOf({descriptor, asked[values_.below(asked.size())]}, depth);
    if (!mock) mock = drawOf({descriptor}, depth);
    return mock;
}

std::optional<JavaValue> DrawnMocks::drawOf(const Names& types, unsigned depth) {
    const Plain& known = plain(types);
    std::optional<JavaValue> mock = known.mock;
    if (!mock) return mock;
    const bool areMany = mock->elements.size() > kMany;
    const bool isForOthers = areMany && values_.oneIn(4); // code that is not under test
    for (JavaValue& method : mock->elements) {
        if (method.name == kConstructorAbove && values_.oneIn(2)) giveArguments(method);
        const bool isOneOfMany = areMany && !builders_.isCalled(method.name);
        if (!isOneOfMany || isForOthers) answer(method, depth, isOneOfMany);
    }
    throwFrom(*mock, known.thrown);
    if (!known.overridable.empty() && values_.oneIn(4))
        addOverride(*mock, known.overridable, depth);
    return mock;
}

std::optional<JavaValue> DrawnMocks::drawOverriding(const std::string& descriptor) {
    const Plain& known = plain({descriptor});
    if (!known.mock || known.overridable.empty()) return std::nullopt;
    std::optional<JavaValue> mock = drawOf({descriptor}, 0);
    if (mock->elements.size() == known.mock->elements.size())
        addOverride(*mock, known.overridable, 0);
    return mock;
}

std::optional<JavaValue> DrawnMocks::drawAlso(const JavaValue& mock,
                                              const std::string& descriptor) {
    Names names;
    for (const std::string& type : typesOfMock(mock)) names.push_back("L" + type + ";");
    if (std::ranges::find(names, descriptor) == names.end()) names.push_back(descriptor);
    return drawOf(names, 0);
}

// Where it does not answer there already.
void DrawnMocks::addOverride(JavaValue& mock, const std::vector<JavaValue>& methods,
                             unsigned depth) {
    JavaValue method = methods[values_.below(methods.size())];
    for (const JavaValue& other : mock.elements)
        if (other.name == method.name && other.type == method.type) return;
    const std::string result = resultOf(method);
    // What it would answer by itself is 0 in most cases: for that nobody overrides it.
    if (result != "Z" && isInputType(result))
        method.elements = {values_.any(result)};
    else
        answer(method, depth, false);
    mock.elements.push_back(std::move(method));
}

void DrawnMocks::giveArguments(JavaValue& constructor) {
    for (const std::string& type : vm::interpreter::ParsedDescriptor(constructor.type).parameters)
        constructor.elements.push_back(isInputType(type) ? values_.any(type) : JavaValue::null());
}

void DrawnMocks::throwFrom(JavaValue& mock, const std::vector<std::vector<JavaValue>>& thrown) {
    std::vector<std::size_t> throwing, called; // by the code under test itself
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        if (thrown[i].empty()) continue;
        throwing.push_back(i);
        if (builders_.isCalled(mock.elements[i].name)) called.push_back(i);
    }
    if (throwing.empty() || !values_.oneIn(4)) return;
    const std::vector<std::size_t>& choices = called.empty() ? throwing : called;
    const std::size_t at = choices[values_.below(choices.size())];
    mock.elements[at].elements = {thrown[at][values_.below(thrown[at].size())]};
}

// Each pattern of answers is a class of its own in the virtual machine: where there are many
// methods, they all have one, and few of them answer with mocks.
void DrawnMocks::answer(JavaValue& method, unsigned depth, bool isOneOfMany) {
    if (!mayAnswer(method)) return;
    const std::string result = resultOf(method);
    const bool isLoop = saysWhetherToGoOn(method);
    const bool hasSecond = isLoop || (result == "Z" && !isOneOfMany);
    const bool isCalled = builders_.isCalled(method.name);
    const unsigned most = isCalled ? kDeepestOfCalled : kDeepest;
    const unsigned at = isOneOfMany && !values_.oneIn(4) ? most : depth;
    method.elements.assign(hasSecond ? 2 : 1, JavaValue::null());
    for (JavaValue& value : method.elements) value = drawn(result, at, most);
    if (isLoop) method.elements.back() = JavaValue::ofBoolean(false);
}

JavaValue DrawnMocks::drawn(const std::string& descriptor, unsigned depth, unsigned most) {
    if (descriptor == "Z") return JavaValue::ofBoolean(values_.oneIn(2));
    const BasicType basic = vm::values::basicType(descriptor[0]);
    if (basic != BasicType::Reference) {
        if (values_.oneIn(2)) return JavaValue::primitive(basic, 0);
        if (descriptor == "I" && !values_.oneIn(4))
            return JavaValue::ofInt(static_cast<std::int32_t>(values_.below(kSmallNumbers)));
        return values_.any(descriptor);
    }
    if (values_.oneIn(3)) return JavaValue::null();
    if (isInputType(descriptor)) return values_.any(descriptor);
    const Class* type = types_.classOf(descriptor);
    if (!type || type->isArray() || depth >= most) return JavaValue::null();
    if (values_.oneIn(2))
        if (std::optional<JavaValue> object = made(descriptor)) return *std::move(object);
    return draw(descriptor, depth + 1).value_or(JavaValue::null());
}

std::optional<JavaValue> DrawnMocks::made(const std::string& descriptor) {
    const std::vector<Builder>& builders = builders_.forParameter(descriptor);
    const Builder& builder = builders[values_.below(builders.size())];
    std::size_t used = 0;
    std::optional<JavaValue> object = madeBy(builder.value, builder.steps, used);
    if (!object || !object->isMade() || used != builder.steps.size()) return std::nullopt;
    if (values_.oneIn(2)) fill(*object);
    return object;
}

std::optional<JavaValue> DrawnMocks::madeBy(const Argument& argument,
                                            const std::vector<Step>& steps, std::size_t& used) {
    if (const JavaValue* value = std::get_if<JavaValue>(&argument)) return *value;
    if (const Input* input = std::get_if<Input>(&argument)) {
        if (!isInputType(input->descriptor)) return std::nullopt;
        return values_.any(input->descriptor);
    }
    const Step& step = steps[std::get<ResultOf>(argument).step];
    const Executable& maker = step.executable;
    if (!step.isCall() || step.receiver || maker.isOfInnerClass || !maker.exceptions.empty() ||
        !step.after.empty())
        return std::nullopt;
    JavaValue object = JavaValue::object("L" + maker.holder + ";");
    object.name = (maker.isConstructor() ? "" : maker.name) + maker.descriptor;
    for (const Argument& each : step.arguments) {
        std::optional<JavaValue> value = madeBy(each, steps, used);
        if (!value) return std::nullopt;
        object.elements.push_back(*std::move(value));
    }
    ++used;
    return object;
}

// An empty collection or map: with something in it.
void DrawnMocks::fill(JavaValue& collection) {
    const Class* type = types_.classOf(collection.type);
    if (collection.name != "()V" || !type || !type->fromJdk) return;
    for (const bool isMap : {true, false}) {
        const std::string source = isMap ? "(Ljava/util/Map;)V" : "(Ljava/util/Collection;)V";
        if (!type->findDeclaredMethod(vm::types::Symbol::of("<init>"),
                                      vm::types::Symbol::of(source)))
            continue;
        JavaValue contents = JavaValue::object(isMap ? "Ljava/util/Map;" : "Ljava/util/List;");
        contents.name = isMap ? "of(Ljava/lang/Object;Ljava/lang/Object;)Ljava/util/Map;"
                              : "of(Ljava/lang/Object;)Ljava/util/List;";
        const std::vector<std::string>& asked = builders_.wanted();
        if (isMap) contents.elements.push_back(values_.any("Ljava/lang/String;"));
        std::optional<JavaValue> element;
        if (!asked.empty() && values_.oneIn(2))
            element = plain({asked[values_.below(asked.size())]}).mock;
        if (!element) element = values_.any("Ljava/lang/String;");
        contents.elements.push_back(*std::move(element));
        const bool hasNull = std::ranges::any_of(contents.elements, &JavaValue::isNull);
        if (hasNull) return;
        collection.name = source;
        collection.elements = {std::move(contents)};
        return;
    }
}

JavaValue DrawnMocks::near(const JavaValue& mock) {
    JavaValue result = mock;
    Names names;
    for (const std::string& type : typesOfMock(mock)) names.push_back("L" + type + ";");
    if (const Plain& known = plain(names); !known.overridable.empty() && values_.oneIn(4)) {
        addOverride(result, known.overridable, 0);
        return result;
    }
    std::vector<JavaValue*> methods;
    for (JavaValue& method : result.elements)
        if (mayAnswer(method)) methods.push_back(&method);
    if (methods.empty()) return result;
    JavaValue& method = *methods[values_.below(methods.size())];
    const auto inner = std::ranges::find(method.elements, JavaValue::Kind::Mock, &JavaValue::kind);
    if (inner != method.elements.end() && !inner->isMockItself() && !values_.oneIn(3))
        *inner = near(*inner);
    else
        answer(method, 0, methods.size() > kMany && !builders_.isCalled(method.name));
    return result;
}

} // namespace clew::search::generate
