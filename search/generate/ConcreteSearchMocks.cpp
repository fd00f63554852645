// ConcreteSearch: mocks that answer what is drawn at random, and then no more than they need to.

#include <algorithm>

#include "search/generate/ConcreteSearch.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/Lambda.h"
#include "search/generate/MockValues.h"

namespace clew::search::generate {

namespace {

constexpr std::size_t kMostTries = 40; // of one test

// Its methods that answer something, those of the mocks that it answers with behind it.
void addAnswering(std::vector<JavaValue*>& methods, JavaValue& mock) {
    if (mock.kind != JavaValue::Kind::Mock) return;
    for (JavaValue& method : mock.elements)
        if (!method.elements.empty()) methods.push_back(&method);
    for (JavaValue& method : mock.elements)
        for (JavaValue& value : method.elements) addAnswering(methods, value);
}

// What is there for its answers only.
void eraseSilentOverrides(JavaValue& mock) {
    if (mock.kind != JavaValue::Kind::Mock) return;
    std::erase_if(mock.elements, [](const JavaValue& method) {
        return (method.bits & kOverrides) && method.elements.empty();
    });
    for (JavaValue& method : mock.elements)
        std::ranges::for_each(method.elements, eraseSilentOverrides);
}

bool isDrawn(std::string_view descriptor) {
    return descriptor == "I" || descriptor == "J" || descriptor == "D" || descriptor == "Z" ||
           descriptor == "Ljava/lang/String;";
}

} // namespace

bool makesObject(const Builder& builder) {
    const auto isPlain = [](const Argument& argument) {
        const Input* input = std::get_if<Input>(&argument);
        return !input || isInputType(input->descriptor);
    };
    return std::holds_alternative<ResultOf>(builder.value) &&
           std::ranges::all_of(builder.steps, [&](const Step& step) {
               return std::ranges::all_of(step.arguments, isPlain);
           });
}

std::vector<JavaValue*> answeringIn(std::vector<Step>& steps) {
    std::vector<JavaValue*> methods;
    for (Step& step : steps)
        for (Argument& argument : step.arguments)
            if (JavaValue* value = std::get_if<JavaValue>(&argument)) addAnswering(methods, *value);
    return methods;
}

// A lambda says what it answers, but for objects: those are none of its constants.
bool ConcreteSearch::isAnsweredByLambdas(const Class& type) const {
    const Method* function = isForLambdas(type) ? functionOf(type) : nullptr;
    if (!function) return false;
    const std::string_view descriptor = function->signature->resultDescriptor.view();
    if (type.fromJdk || descriptor[0] != 'L' || isInputType(descriptor)) return true;
    const Class* result = types_.classOf(descriptor);
    return !result || !result->isAbstract();
}

std::optional<JavaValue> ConcreteSearch::mockFor(const Input& input) {
    const std::string& descriptor = input.descriptor;
    if (descriptor[0] != 'L' || descriptor == "Ljava/lang/Class;" || isInputType(descriptor) ||
        values_.oneIn(8))
        return std::nullopt;
    // No lambda overrides what it would inherit.
    if (const Class* type = types_.classOf(descriptor); type && isAnsweredByLambdas(*type))
        return values_.oneIn(4) ? mocks_.drawOverriding(descriptor) : std::nullopt;
    return mocks_.draw(descriptor);
}

// Now and then a mock among the arguments before is of this one's type, too, and given twice.
std::optional<JavaValue> ConcreteSearch::mockGivenAgain(Step& step, std::size_t position) {
    const Input* input = std::get_if<Input>(&step.arguments[position]);
    if (!input || input->descriptor[0] != 'L' || isInputType(input->descriptor))
        return std::nullopt;
    for (std::size_t i = 0; i < position; ++i) {
        JavaValue* mock = std::get_if<JavaValue>(&step.arguments[i]);
        if (!mock || mock->kind != JavaValue::Kind::Mock || !values_.oneIn(8)) continue;
        std::optional<JavaValue> both = mocks_.drawAlso(*mock, input->descriptor);
        if (!both) continue;
        *mock = *std::move(both);
        return JavaValue::sameArgument(i);
    }
    return std::nullopt;
}

// A parameter whose type has several bounds takes no lambda.
std::optional<JavaValue> ConcreteSearch::mockOfBounds(const Step& step, std::size_t position) {
    if (!step.executable.isGeneric || std::holds_alternative<ResultOf>(step.arguments[position]))
        return std::nullopt;
    const Method* method = methodOf(step.executable);
    if (!method || !method->info) return std::nullopt;
    const std::string_view signature = method->info->signature;
    const std::vector<std::string> types = parseMethodSignature(signature).parameters;
    if (position >= types.size() || !types[position].starts_with('T')) return std::nullopt;
    const std::vector<std::string> bounds =
        boundsOf(signature, types[position].substr(1, types[position].size() - 2)); // "TT;"
    if (bounds.size() < 2 || values_.oneIn(8)) return std::nullopt;
    return mocks_.drawOfAll(bounds);
}

// Now and then an element of one of its annotations, or of those of its members, is a constant of
// the code.
void ConcreteSearch::drawAnnotations(JavaValue& klass) {
    std::vector<JavaValue*> annotations;
    const auto add = [&](JavaValue& annotated) {
        for (JavaValue& annotation : annotated.annotations) annotations.push_back(&annotation);
    };
    add(klass);
    std::ranges::for_each(klass.elements, add);
    if (annotations.empty() || values_.oneIn(2)) return;
    JavaValue& annotation = *annotations[values_.below(annotations.size())];
    const Class* type = types_.classOf(annotation.type);
    std::vector<const Method*> elements;
    for (const Method& method : type->methods)
        if (method.isAbstract() && isDrawn(method.signature->resultDescriptor.view()))
            elements.push_back(&method);
    if (elements.empty()) return;
    const Method& element = *elements[values_.below(elements.size())];
    const std::string_view descriptor = element.signature->resultDescriptor.view();
    JavaValue value =
        descriptor == "Z" ? JavaValue::ofBoolean(values_.oneIn(2)) : values_.constant(descriptor);
    const auto known =
        std::ranges::find(annotation.elements, element.name.view(), &JavaValue::name);
    if (known != annotation.elements.end()) {
        known->elements = {std::move(value)};
        return;
    }
    JavaValue given{JavaValue::Kind::Null};
    given.name = element.name.str();
    given.elements = {std::move(value)};
    annotation.elements.push_back(std::move(given));
}

TestCase ConcreteSearch::plainer(TestCase test, Wanted wanted) {
    if (answeringIn(test.steps).empty()) return test;
    test = withObjects(std::move(test), wanted);
    if (answeringIn(test.steps).empty()) return test;
    std::size_t kept = 0;                // answers that it needs
    std::size_t atOnce = ~std::size_t(); // are left out: half as many where that changes something
    for (std::size_t tries = 0; tries < kMostTries; ++tries) {
        std::vector<Step> steps = test.steps;
        const std::vector<JavaValue*> answering = answeringIn(steps);
        if (kept >= answering.size()) break;
        atOnce = std::min(atOnce, answering.size() - kept);
        for (std::size_t i = kept + atOnce; i-- > kept;) // those of one are behind it
            answering[i]->elements.clear();
        for (Step& step : steps)
            for (Argument& argument : step.arguments)
                if (JavaValue* value = std::get_if<JavaValue>(&argument))
                    eraseSilentOverrides(*value);
        std::optional<TestCase> other = run_.run(steps, false);
        if (other) addGoals(*other);
        if (other && run_.isTidy() && other->outcome.kind == test.outcome.kind &&
            gainsAsMuch(other->coverage, test.coverage, wanted))
            test = std::move(*other);
        else if (atOnce > 1)
            atOnce /= 2;
        else
            ++kept, atOnce = answering.size();
    }
    run_.run(test.steps, false); // objectsIn() asks for the classes of its results
    return test;
}

// What the program has itself, in the places of mocks that the last call is given, where that does
// as well.
TestCase ConcreteSearch::withObjects(TestCase test, Wanted wanted) {
    constexpr unsigned kMostObjects = 8; // that are tried in one place
    for (std::size_t i = 0; i < test.act().executable.parameterTypes.size(); ++i) {
        const JavaValue* mock = std::get_if<JavaValue>(&test.act().arguments[i]);
        if (!mock || mock->kind != JavaValue::Kind::Mock) continue;
        std::vector<const Builder*> objects;
        const std::vector<Builder>& all =
            builders_.forParameter(test.act().executable.parameterTypes[i]);
        if (std::holds_alternative<Input>(all.front().value)) continue; // it is the simplest one
        for (const Builder& builder : all)
            if (makesObject(builder)) objects.push_back(&builder);
        for (unsigned tries = 0; tries < kMostObjects && !objects.empty(); ++tries) {
            std::vector<Step> steps = test.steps;
            Step last = std::move(steps.back());
            steps.pop_back();
            last.arguments[i] = Builders::append(*objects[values_.below(objects.size())], steps);
            steps.push_back(std::move(last));
            makeAllConcrete(steps);
            std::optional<TestCase> other = run_.run(steps, false);
            if (!other || !run_.isTidy() || other->outcome.kind != test.outcome.kind) continue;
            addGoals(*other);
            if (!gainsAsMuch(other->coverage, test.coverage, wanted)) continue;
            test = *std::move(other);
            break;
        }
    }
    return test;
}

} // namespace clew::search::generate
