#include "search/tests/ConcreteSearch.h"

#include <algorithm>
#include <chrono>

namespace clew::search::tests {

using listeners::junit::Outcome;
using listeners::junit::TestCase;

namespace {

std::vector<std::string> parametersOf(const Executable& executable, const vm::types::Linker&) {
    std::vector<std::string> result;
    const std::string& text = executable.descriptor;
    for (std::size_t i = 1; i < text.size() && text[i] != ')';) {
        std::size_t end = text.find_first_not_of('[', i);
        end = text[end] == 'L' ? text.find(';', end) + 1 : end + 1;
        result.push_back(text.substr(i, end - i));
        i = end;
    }
    return result;
}

// A place in a test that holds a value which can be another one.
struct Leaf {
    JavaValue* value;
    std::string descriptor;
};

}  // namespace

ConcreteSearch::ConcreteSearch(ConcreteRun& run, BranchGoals& goals, Builders& builders,
                               const TypeKnowledge& types, Values& values, const Class& type,
                               std::size_t sequenceLength)
    : run_(run),
      goals_(goals),
      builders_(builders),
      types_(types),
      values_(values),
      type_(type),
      sequenceLength_(sequenceLength) {
    const bool hasInstances = !builders_.forReceiver(type).empty();
    executables_ = types_.constructors(type);
    for (const Method* method : types_.methods(type)) {
        if (!method->isStatic() && !hasInstances) continue;
        executables_.push_back(method);
        if (!method->isStatic()) instanceMethods_.push_back(method);
    }
}

Argument ConcreteSearch::concrete(Argument argument) {
    if (const Input* input = std::get_if<Input>(&argument)) return values_.any(input->descriptor);
    return argument;
}

void ConcreteSearch::appendCall(std::vector<Step>& steps, const Method& method,
                                std::optional<Argument> receiver) {
    Step step;
    step.executable = types_.executable(method);
    step.receiver = std::move(receiver);
    for (const auto& descriptor : method.signature->parameterDescriptors) {
        // Another object of the class that the test has already?
        const std::vector<Builder>& choices = builders_.forParameter(descriptor.view());
        const Builder& choice = values_.oneIn(2) ? choices.front() : choices[values_.below(choices.size())];
        step.arguments.push_back(Builders::append(choice, steps));
    }
    steps.push_back(std::move(step));
    for (Step& made : steps) {
        if (made.receiver) made.receiver = concrete(*made.receiver);
        for (Argument& argument : made.arguments) argument = concrete(argument);
    }
}

std::vector<Step> ConcreteSearch::fresh() {
    const Method& method = *executables_[values_.below(executables_.size())];
    std::vector<Step> steps;
    if (method.isStatic() || method.isInitializer) {
        appendCall(steps, method, std::nullopt);
        return steps;
    }
    const std::vector<Builder>& receivers = builders_.forReceiver(type_);
    const Argument receiver = Builders::append(receivers[values_.below(receivers.size())], steps);
    for (std::size_t calls = values_.below(sequenceLength_ + 1); calls > 0; --calls)
        appendCall(steps, *instanceMethods_[values_.below(instanceMethods_.size())], receiver);
    appendCall(steps, method, receiver);
    return steps;
}

std::vector<Step> ConcreteSearch::changed(const std::vector<Step>& original) {
    std::vector<Step> steps = original;
    const Step& act = steps.back();
    const std::optional<Argument> receiver = act.receiver;
    // Another call on the same object: after the last one, or instead of it.
    if (receiver && std::holds_alternative<ResultOf>(*receiver) && values_.oneIn(3)) {
        const auto calls =
            std::ranges::count_if(steps, [&](const Step& step) { return step.receiver == receiver; });
        if (static_cast<std::size_t>(calls) > sequenceLength_ || values_.oneIn(2)) steps.pop_back();
        appendCall(steps, *instanceMethods_[values_.below(instanceMethods_.size())], receiver);
        return steps;
    }
    std::vector<Leaf> leaves;
    for (Step& step : steps) {
        const std::vector<std::string> descriptors = parametersOf(step.executable, types_.linker());
        for (std::size_t i = 0; i < step.arguments.size() && i < descriptors.size(); ++i) {
            JavaValue* value = std::get_if<JavaValue>(&step.arguments[i]);
            if (!value) continue;
            const std::vector<Builder>& choices = builders_.forParameter(descriptors[i]);
            const Input* input = std::get_if<Input>(&choices.front().value);
            if (input) {
                leaves.push_back({value, input->descriptor});
            } else if (values_.oneIn(8)) {
                const Builder& choice = choices[values_.below(choices.size())];
                if (const JavaValue* other = std::get_if<JavaValue>(&choice.value)) *value = *other;
            }
        }
    }
    if (leaves.empty()) return fresh();
    do {
        const Leaf& leaf = leaves[values_.below(leaves.size())];
        *leaf.value = values_.near(*leaf.value, leaf.descriptor);
    } while (values_.oneIn(3));
    return steps;
}

bool ConcreteSearch::offer(const std::vector<Step>& steps, bool keep) {
    std::optional<TestCase> test = run_.run(steps, false);
    if (!test) return false;
    // How each method can end is a goal, too.
    const Executable& act = test->act().executable;
    test->coverage.add(goals_.named(act.name + act.descriptor + " " + test->outcome.exception));
    if (test->coverage.sizeWithout(reached_) == 0 && !keep) return true;
    reached_.add(test->coverage);
    kept_.push_back(steps);
    return true;
}

bool ConcreteSearch::search(const SearchLimits& limits) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(limits.seconds);
    if (executables_.empty()) return true;
    for (std::uint64_t fruitless = 0; fruitless < limits.fruitless; ++fruitless) {
        if (std::chrono::steady_clock::now() > end) return false;
        const std::size_t before = kept_.size();
        offer(kept_.empty() || values_.oneIn(3) ? fresh() : changed(kept_[values_.below(kept_.size())]));
        if (kept_.size() != before) fruitless = 0;
    }
    return true;
}

}  // namespace clew::search::tests
