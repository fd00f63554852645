#include "search/generate/Driver.h"

#include <utility>

namespace clew::search {
namespace {

// Calls visit(Argument&) on every receiver and argument, in order.
template <class AnyDriver, class Visit>
void forEachArgument(AnyDriver& driver, Visit&& visit) {
    for (auto& step : driver.steps) {
        if (step.receiver) visit(*step.receiver);
        for (auto& argument : step.arguments) visit(argument);
    }
}

constexpr std::pair<BasicType, std::string_view> kBoxes[] = {
    {BasicType::Boolean, "java/lang/Boolean"}, {BasicType::Byte, "java/lang/Byte"},
    {BasicType::Char, "java/lang/Character"},  {BasicType::Short, "java/lang/Short"},
    {BasicType::Int, "java/lang/Integer"},     {BasicType::Long, "java/lang/Long"},
    {BasicType::Float, "java/lang/Float"},     {BasicType::Double, "java/lang/Double"},
};

}  // namespace

std::string_view boxClassOf(BasicType basic) {
    for (const auto& [type, name] : kBoxes)
        if (type == basic) return name;
    return {};
}

BasicType boxedBy(std::string_view descriptor) {
    if (descriptor.size() < 3) return BasicType::Void;
    const std::string_view inner = descriptor.substr(1, descriptor.size() - 2);
    for (const auto& [type, name] : kBoxes)
        if (name == inner) return type;
    return BasicType::Void;
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

}  // namespace clew::search
