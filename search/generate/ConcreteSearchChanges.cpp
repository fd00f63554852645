// Sequences of calls that are made of those that were kept.

#include <algorithm>

#include "search/generate/ConcreteSearch.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/Serialization.h"

namespace clew::search::generate {

namespace {

// The class library takes a hundred times as long to serialize an object as most calls take: the
// more often that was tried, the more seldom it is.
constexpr std::size_t kSeldomSerialized = 16;
constexpr std::size_t kMostRepeated = 6; // calls, the same one

// What the arguments are for, with type arguments.
std::vector<std::string> parametersOf(const Step& step) {
    return step.isCall() ? step.executable.parameterTypes : argumentTypes(step);
}

// A place in a test that holds a value which can be another one.
struct Leaf {
    JavaValue* value;
    std::string descriptor; // of an input; empty: it is one of the constants among the choices
    const std::vector<Builder>* choices; // null: the value is what a file or a stream holds
};

// Of the parameter that the object is given to, with type arguments; empty: to none.
std::string typeWanted(const std::vector<Step>& steps, std::size_t object) {
    for (const Step& step : steps) {
        const std::vector<std::string> types = parametersOf(step);
        for (std::size_t i = 0; i < step.arguments.size() && i < types.size(); ++i)
            if (step.arguments[i] == Argument(ResultOf{object})) return types[i];
    }
    return {};
}

// Texts and numbers that annotations of a class of the test's own are given.
std::vector<JavaValue*> givenToAnnotations(JavaValue& classOfMock) {
    std::vector<JavaValue*> given;
    const auto collect = [&](JavaValue& of) {
        for (JavaValue& annotation : of.annotations)
            for (JavaValue& element : annotation.elements)
                for (JavaValue& value : element.elements)
                    if (value.kind == JavaValue::Kind::String ||
                        value.kind == JavaValue::Kind::Primitive)
                        given.push_back(&value);
    };
    for (JavaValue& mock : classOfMock.elements) {
        collect(mock);
        for (JavaValue& member : mock.elements) collect(member);
    }
    return given;
}

} // namespace

// The call of a step again, with other arguments, on an object that is an argument of a later step:
// another element of a list.
std::vector<Step> ConcreteSearch::withRepeatedCall(const Kept& kept) {
    std::vector<std::size_t> calls;
    for (std::size_t i = 0; i + 1 < kept.steps.size(); ++i)
        if (kept.steps[i].kind == Step::Kind::Call && kept.steps[i].receiver &&
            !kept.steps[i].arguments.empty() && !isUsed(kept.steps, i))
            calls.push_back(i);
    if (calls.empty() || kept.steps.size() >= kMostSteps) return {};
    const std::size_t repeated = calls[values_.below(calls.size())];
    std::vector<Step> steps = kept.steps;
    Step step = steps[repeated];
    const std::vector<std::string> descriptors = parametersOf(step);
    for (std::size_t i = 0; i < step.arguments.size() && i < descriptors.size(); ++i)
        if (JavaValue* value = std::get_if<JavaValue>(&step.arguments[i]);
            value && isInputType(erased(descriptors[i])) && !values_.oneIn(3))
            *value = values_.near(*value, erased(descriptors[i]));
    // Results of the steps behind it move by one.
    for (std::size_t i = repeated + 1; i < steps.size(); ++i) {
        const auto move = [&](Argument& argument) {
            if (ResultOf* result = std::get_if<ResultOf>(&argument);
                result && result->step > repeated)
                ++result->step;
        };
        if (steps[i].receiver) move(*steps[i].receiver);
        for (Argument& argument : steps[i].arguments) move(argument);
    }
    steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(repeated) + 1, std::move(step));
    return steps;
}

// The last call once more, with the same arguments, or others after it.
std::vector<Step> ConcreteSearch::withStaticCall(const Kept& kept) {
    std::vector<Step> steps = kept.steps;
    if (kept.threw) steps.pop_back();
    const bool isRepeated = !kept.threw && values_.oneIn(2);
    const std::size_t times = values_.oneIn(3) ? 1 + values_.below(kMostRepeated) : 1;
    for (std::size_t i = 0; isRepeated && i < times && steps.size() < kMostSteps; ++i)
        steps.push_back(Step(steps.back()));
    if (!isRepeated || (times > 1 && steps.size() < kMostSteps)) appendStaticCalls(steps);
    return steps.empty() ? fresh() : steps;
}

// One more call on an object of another class, before the last call is given it.
std::vector<Step> ConcreteSearch::withCallOnArgument(const Kept& kept) {
    std::vector<Step> steps = kept.steps;
    std::vector<std::size_t> arguments;
    for (std::size_t i = 0; i + 1 < steps.size() && steps.size() < kMostSteps; ++i)
        if (steps[i].isCall() && isUsed(steps, i) && !changing(resultType(steps[i])).empty())
            arguments.push_back(i);
    if (arguments.empty()) return {};
    const std::size_t object = arguments[values_.below(arguments.size())];
    const Class& type = resultType(steps[object]);
    const Step last = std::move(steps.back());
    steps.pop_back();
    const Method* act = last.isCall() ? methodOf(last.executable) : nullptr;
    const std::vector<const Method*>& methods = changing(type);
    appendCall(steps,
               act ? oneBefore(*act, type, methods) : *methods[values_.below(methods.size())],
               ResultOf{object}, typeWanted(kept.steps, object));
    steps.push_back(last);
    return steps;
}

// One more call, or a few, on one of the objects that the test has made; in place of its last call,
// or after it.
std::vector<Step> ConcreteSearch::withAnotherCall(const Kept& kept) {
    const std::size_t object = kept.objects[values_.below(kept.objects.size())];
    std::vector<Step> steps = kept.steps;
    const std::vector<const Method*>& methods = callable(resultType(steps[object]));
    if (methods.empty()) return fresh();
    if (kept.threw ||
        (object + 1 < steps.size() && (steps.size() >= kMostSteps || values_.oneIn(2))))
        steps.pop_back();
    for (std::size_t calls = 1 + values_.below(std::max<std::size_t>(sequenceLength_, 1));
         calls > 0; --calls)
        appendCall(steps, *methods[values_.below(methods.size())], ResultOf{object},
                   typeWanted(kept.steps, object));
    return steps;
}

// A call, or a few, on one of the objects before something else is done: an element is added before
// the iterator is asked for.
ConcreteSearch::Kept ConcreteSearch::withEarlierCall(const Kept& kept, const Method* act) {
    const std::size_t object = kept.objects[values_.below(kept.objects.size())];
    const std::size_t position = object + 1 + values_.below(kept.steps.size() - object);
    const Class& type = resultType(kept.steps[object]);
    const std::vector<const Method*>& methods = callable(type);
    if (methods.empty() || kept.steps.size() >= kMostSteps) return kept;
    Kept result = kept;
    std::vector<Step>& steps = result.steps;
    steps.resize(position);
    if (!act && kept.steps.back().isCall()) act = methodOf(kept.steps.back().executable);
    for (std::size_t calls = 1 + values_.below(std::max<std::size_t>(sequenceLength_, 1));
         calls > 0; --calls)
        appendCall(steps,
                   act ? oneBefore(*act, type, methods) : *methods[values_.below(methods.size())],
                   ResultOf{object}, typeWanted(kept.steps, object));
    const std::size_t added = steps.size() - position;
    const auto moved = [&](Argument argument) {
        if (ResultOf* moving = std::get_if<ResultOf>(&argument); moving && moving->step >= position)
            moving->step += added;
        return argument;
    };
    for (std::size_t i = position; i < kept.steps.size(); ++i) {
        Step step = kept.steps[i];
        if (step.receiver) step.receiver = moved(*step.receiver);
        for (Argument& argument : step.arguments) argument = moved(argument);
        steps.push_back(std::move(step));
    }
    for (std::size_t& other : result.objects)
        if (other >= position) other += added;
    return result;
}

std::vector<Step> ConcreteSearch::serialized(const Kept& kept) {
    std::vector<Step> steps;
    if (kept.objects.empty() || kept.steps.size() + kStepsOfSerialization > kMostSteps)
        return steps;
    steps = kept.steps;
    if (kept.threw) steps.pop_back();
    appendWriting(types_, steps, kept.objects[values_.below(kept.objects.size())]);
    if (values_.oneIn(2)) appendReading(types_, steps);
    return steps;
}

void ConcreteSearch::changeAnnotation(JavaValue& classOfMock) {
    const std::vector<JavaValue*> given = givenToAnnotations(classOfMock);
    if (given.empty()) return;
    JavaValue& value = *given[values_.below(given.size())];
    const bool isText = value.kind == JavaValue::Kind::String;
    const char letter = isText ? 'L' : "ZBCSIJFD"[static_cast<std::size_t>(value.basic)];
    value = values_.near(value, isText ? "Ljava/lang/String;" : std::string(1, letter));
    if (value.isNull()) value = JavaValue::string(u""); // an annotation has none
}

std::vector<Step> ConcreteSearch::changed(const Kept& kept) {
    if (hasOwnSerialization_ && values_.oneIn(kSeldomSerialized * (1 + serialized_)))
        if (std::vector<Step> steps = serialized(kept); !steps.empty()) {
            ++serialized_;
            return steps;
        }
    if (!kept.objects.empty() && values_.oneIn(2))
        return values_.oneIn(2) ? withAnotherCall(kept) : withEarlierCall(kept).steps;
    if (!staticMethods_.empty() && kept.steps.size() < kMostSteps && values_.oneIn(4))
        return withStaticCall(kept);
    if (values_.oneIn(4))
        if (std::vector<Step> prepared = withCallOnArgument(kept); !prepared.empty())
            return prepared;
    if (values_.oneIn(6))
        if (std::vector<Step> repeated = withRepeatedCall(kept); !repeated.empty()) return repeated;
    std::vector<Step> steps = kept.steps;
    std::vector<Leaf> leaves;
    std::vector<JavaValue*> annotated; // classes of the test's own
    for (Step& step : steps) {
        if (JavaValue* text = contentsIn(step)) {
            leaves.push_back({text, "", nullptr});
            continue;
        }
        JavaValue* const receiver =
            step.receiver ? std::get_if<JavaValue>(&*step.receiver) : nullptr;
        if (receiver && receiver->isClassOfMock()) annotated.push_back(receiver);
        const std::vector<std::string> descriptors = parametersOf(step);
        for (std::size_t i = 0; i < step.arguments.size() && i < descriptors.size(); ++i) {
            JavaValue* value = std::get_if<JavaValue>(&step.arguments[i]);
            if (!value) continue;
            if (value->isClassOfMock()) annotated.push_back(value);
            const std::vector<Builder>& choices = builders_.forParameter(descriptors[i]);
            const Input* input = std::get_if<Input>(&choices.front().value);
            leaves.push_back({value, input ? input->descriptor : "", &choices});
        }
    }
    if (leaves.empty() && annotated.empty()) return fresh();
    do {
        if (!annotated.empty() && (leaves.empty() || values_.oneIn(2))) {
            changeAnnotation(*annotated[values_.below(annotated.size())]);
            continue;
        }
        const Leaf& leaf = leaves[values_.below(leaves.size())];
        const Leaf& other = leaves[values_.below(leaves.size())];
        if (leaf.value->kind == JavaValue::Kind::Mock && !values_.oneIn(8)) {
            *leaf.value = mocks_.near(*leaf.value);
        } else if (!leaf.choices) {
            *leaf.value = JavaValue::string(values_.nearContents(leaf.value->text));
        } else if (!leaf.descriptor.empty()) {
            std::optional<JavaValue> value;
            if (leaf.value != other.value && values_.oneIn(3))
                value = values_.related(*other.value, leaf.descriptor);
            *leaf.value = value ? std::move(*value) : values_.near(*leaf.value, leaf.descriptor);
        } else {
            const Builder& choice = (*leaf.choices)[values_.below(leaf.choices->size())];
            if (const JavaValue* chosen = std::get_if<JavaValue>(&choice.value))
                *leaf.value = *chosen;
        }
    } while (values_.oneIn(3));
    return steps;
}

// The calls that have made an object, with other arguments: what they decide may not show before
// something is called on it. Returns the step that makes it; nothing: it is made in another way.
std::optional<std::size_t> ConcreteSearch::makeAnew(const std::vector<Step>& before,
                                                    std::size_t object, std::vector<Step>& steps) {
    const Step& maker = before[object];
    const Method* method = maker.kind == Step::Kind::Call ? methodOf(maker.executable) : nullptr;
    if (!method || steps.size() >= kMostSteps) return std::nullopt;
    std::optional<Argument> receiver = maker.receiver;
    if (receiver && std::holds_alternative<ResultOf>(*receiver)) {
        const auto made = makeAnew(before, std::get<ResultOf>(*receiver).step, steps);
        if (!made) return std::nullopt;
        receiver = ResultOf{*made};
    }
    appendCall(steps, *method, receiver);
    return steps.size() - 1;
}

std::vector<Step> ConcreteSearch::aimed() {
    const Targets::Way* way = targets_.pick(values_);
    std::vector<Step> steps;
    if (!way) return steps;
    if (way->object == Targets::Way::kNone) {
        appendCall(steps, *way->method, std::nullopt);
        return steps;
    }
    const Method& method = *way->method;
    const Kept& before = kept_[way->test];
    if (values_.oneIn(4))
        if (const auto object = makeAnew(before.steps, way->object, steps)) {
            appendCall(steps, method, ResultOf{*object});
            return steps;
        }
    steps.clear();
    const auto position = std::ranges::find(before.objects, way->object) - before.objects.begin();
    const Kept kept = values_.oneIn(2) ? withEarlierCall(before, &method) : before;
    const std::size_t object = kept.objects[static_cast<std::size_t>(position)];
    steps = kept.steps;
    const bool isLast = object + 1 == steps.size();
    if (kept.threw || (!isLast && (steps.size() >= kMostSteps || values_.oneIn(2))))
        steps.pop_back();
    const Class& type = resultType(steps[object]);
    const std::vector<const Method*>& others = callable(type);
    for (std::size_t calls = values_.below(sequenceLength_ + 1); calls > 0; --calls)
        appendCall(steps, oneBefore(method, type, others), ResultOf{object});
    appendCall(steps, method, ResultOf{object});
    return steps;
}

// Half of the time a recent one: what has been found late is what is hard to reach.
const ConcreteSearch::Kept& ConcreteSearch::someKept() {
    const std::size_t count = values_.oneIn(2) ? kept_.size() : (kept_.size() + 3) / 4;
    return kept_[kept_.size() - 1 - values_.below(count)];
}

} // namespace clew::search::generate
