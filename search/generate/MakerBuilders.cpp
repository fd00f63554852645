// Builders: objects that other classes make, by a static method or by a method of an object.

#include <algorithm>

#include "search/generate/Builders.h"
#include "search/generate/GenericTypes.h"

namespace clew::search::generate {

namespace {

constexpr std::size_t kMostMakers = 4;  // of one type
constexpr std::size_t kMostSetters = 6; // calls on a builder before it builds

// What it returns is worth a call: another one of its own kind, as builders do, or nothing.
bool isSetter(const Method& method) {
    const std::string_view result = method.signature->resultDescriptor.view();
    return !method.isStatic() && !method.signature->parameters.empty() &&
           (result == "V" || result == "L" + method.holder->name.str() + ";");
}

} // namespace

// The setters of the object that the steps have made, each one once, with inputs.
void Builders::addSetters(Builder& builder, const Class& type, unsigned depth) {
    std::size_t count = 0;
    for (const Method* method : types_.callable(type)) {
        if (!isSetter(*method) || method->name.view() == "equals" || count == kMostSetters)
            continue;
        Step step;
        step.executable = types_.executable(*method);
        step.receiver = builder.value;
        const bool isSimple =
            std::ranges::all_of(method->signature->parameterDescriptors,
                                [](const auto& of) { return isInputType(of.view()); });
        if (!isSimple) continue;
        addArguments(step, builder.steps, depth, false);
        builder.steps.push_back(std::move(step));
        ++count;
    }
}

// `areChanged`: objects among them are told what their setters take, before they are given.
void Builders::addArguments(Step& step, std::vector<Step>& steps, unsigned depth, bool areChanged) {
    for (std::size_t i = 0; i < step.executable.parameterTypes.size(); ++i) {
        const std::vector<Builder> choices = make(step.executable.parameterTypes[i], depth + 1);
        Argument argument = append(choices.front(), steps);
        nameInput(argument, step.executable.parameterNames[i]);
        const Class* type = types_.classOf(erased(step.executable.parameterTypes[i]));
        if (areChanged && std::holds_alternative<ResultOf>(argument) && type && !type->fromJdk) {
            Builder object{std::move(steps), argument};
            addSetters(object, *type, depth + 1);
            steps = std::move(object.steps);
        }
        step.arguments.push_back(std::move(argument));
    }
}

void Builders::addMade(std::vector<Builder>& builders, const Class& type, unsigned depth) {
    if (type.fromJdk || depth > 1) return;
    const std::size_t most = builders.size() + kMostMakers;
    for (const auto& maker : index().makersOf(type.name.str())) {
        if (builders.size() >= most) return;
        const Class* holder = types_.classOf("L" + maker.holder + ";");
        if (!holder || holder == &type || holder->isAssignableTo(type) || !types_.canName(*holder))
            continue;
        const bool isUnderTest = holder == &types_.underTest();
        const Method* method = holder->methodNamed(maker.name, maker.descriptor);
        if (!method || isUnderTest || !types_.canCall(*method)) continue;
        const bool takesItself =
            std::ranges::any_of(method->signature->parameterDescriptors,
                                [&](const auto& of) { return types_.classOf(of.view()) == &type; });
        if (takesItself) continue;
        if (method->isStatic()) {
            addCalls(builders, {method}, depth, {});
            continue;
        }
        std::vector<Builder> receivers;
        if (std::ranges::find(making_, holder) != making_.end()) continue; // it is what it makes
        making_.push_back(&type);
        addObjects(receivers, *holder, depth + 1, {});
        making_.pop_back();
        if (receivers.empty()) continue;
        addSetters(receivers.front(), *holder, depth + 1);
        for (const bool areChanged : {false, true}) {
            Builder builder = receivers.front();
            Step step;
            step.executable = types_.executable(*method);
            step.receiver = builder.value;
            addArguments(step, builder.steps, depth + 1, areChanged);
            builder.steps.push_back(std::move(step));
            builder.value = ResultOf{builder.steps.size() - 1};
            if (areChanged && builder.steps.size() == builders.back().steps.size()) continue;
            builders.push_back(std::move(builder));
        }
    }
}

} // namespace clew::search::generate
