#include "search/generate/Driver.h"

#include <utility>

#include "search/generate/GenericTypes.h"
#include "vm/objects/Boxes.h"

namespace clew::search::generate {
namespace {

// Calls visit(Argument&) on every receiver and argument, in order.
template <class AnyDriver, class Visit>
void forEachArgument(AnyDriver& driver, Visit&& visit) {
    for (auto& step : driver.steps) {
        if (step.receiver) visit(*step.receiver);
        for (auto& argument : step.arguments) visit(argument);
    }
}

} // namespace

std::string_view boxClassOf(BasicType basic) {
    const vm::objects::Box* box = vm::objects::boxOf(basic);
    return box ? box->className : std::string_view();
}

BasicType boxedBy(std::string_view descriptor) {
    if (descriptor.size() < 3) return BasicType::Void;
    const vm::objects::Box* box = vm::objects::boxOf(descriptor.substr(1, descriptor.size() - 2));
    return box ? box->type : BasicType::Void;
}

std::vector<std::string> argumentTypes(const Step& step) {
    const std::string& descriptor = step.executable.descriptor;
    if (step.isCall()) return parseMethodSignature(descriptor).parameters;
    if (step.kind == Step::Kind::NewArray) return {step.arguments.size(), descriptor.substr(1)};
    if (step.kind == Step::Kind::NewLambda) return {erased(step.executable.parameterTypes[0])};
    return {descriptor};
}

std::vector<Input> inputsOf(const Driver& driver) {
    std::vector<Input> inputs;
    forEachArgument(driver, [&](const Argument& argument) {
        if (const Input* input = std::get_if<Input>(&argument)) inputs.push_back(*input);
    });
    return inputs;
}

Driver withInputs(const Driver& driver, const std::vector<JavaValue>& values) {
    Driver result = driver;
    auto next = values.begin();
    forEachArgument(result, [&](Argument& argument) {
        if (std::holds_alternative<Input>(argument)) argument = *next++;
    });
    return result;
}

} // namespace clew::search::generate
