#include "vm/state/ClassFacts.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <unordered_map>

#include "vm/state/TypeFacts.h"

namespace clew::vm::state::classfacts {
namespace {

std::mutex mutex; // guards what follows
std::unordered_map<std::uint32_t, std::vector<AskedClass>> asked;
std::unordered_map<std::uint32_t, std::uint32_t> objects, classes; // of each other
std::atomic<bool> isAny{false};

std::string textOf(ClassQuestion question, const std::string& input, const std::string& other) {
    switch (question) {
        case ClassQuestion::Is:
            return fmt::format("{} == {}", input, other);
        case ClassQuestion::Below:
            return fmt::format("{}.isAssignableFrom({})", other, input);
        case ClassQuestion::Above:
            return fmt::format("{}.isAssignableFrom({})", input, other);
        case ClassQuestion::Interface:
            return input + ".isInterface()";
        case ClassQuestion::Array:
            return input + ".isArray()";
        case ClassQuestion::Primitive:
            return input + ".isPrimitive()";
        case ClassQuestion::Enum:
            return input + ".isEnum()";
        case ClassQuestion::Annotation:
            return input + ".isAnnotation()";
        case ClassQuestion::Annotated:
            return fmt::format("{}.isAnnotationPresent({})", input, other);
    }
    return input;
}

} // namespace

AskedClass ask(ClassQuestion question, std::uint32_t input, const types::Class* type,
               std::uint32_t other) {
    // It is the same one both ways.
    if (question == ClassQuestion::Is && other != 0 && other < input) std::swap(input, other);
    const std::string name = textOf(question, inputs::at(input).name,
                                    type         ? type->externalName() + ".class"
                                    : other != 0 ? inputs::at(other).name
                                                 : std::string());
    const std::lock_guard lock(mutex);
    std::vector<AskedClass>& questions = asked[input];
    const auto known = std::ranges::find_if(questions, [&](const AskedClass& before) {
        return before.question == question && before.input == input && before.type == type &&
               before.other == other;
    });
    if (known != questions.end()) return *known;
    using namespace values::expressions;
    const Expression variable = makeVariable(name, values::BasicType::Boolean);
    const AskedClass made{question, input,    type,
                          other,    variable, notOf(equal(variable, constantInt(0)))};
    questions.push_back(made);
    if (other != 0 && other != input) asked[other].push_back(made);
    isAny = true;
    return made;
}

std::vector<AskedClass> askedOf(std::uint32_t input) {
    if (!isAny) return {};
    const std::lock_guard lock(mutex);
    const auto found = asked.find(input);
    return found == asked.end() ? std::vector<AskedClass>() : found->second;
}

std::vector<Expression> conditionsOf(std::uint32_t input) {
    std::vector<Expression> conditions;
    std::set<std::uint32_t> seen{input};
    std::vector<std::uint32_t> pending{input};
    while (!pending.empty()) {
        const std::uint32_t next = pending.back();
        pending.pop_back();
        const auto reach = [&](std::uint32_t named) {
            if (named != 0 && seen.insert(named).second) pending.push_back(named);
        };
        reach(objectOf(next));
        reach(classOf(next));
        for (const AskedType& type : typefacts::askedOf(next)) conditions.push_back(type.condition);
        for (const AskedClass& question : askedOf(next)) {
            conditions.push_back(question.condition);
            reach(question.input);
            reach(question.other);
        }
    }
    return conditions;
}

void noteClassOf(std::uint32_t classInput, std::uint32_t object) {
    const std::lock_guard lock(mutex);
    objects[classInput] = object;
    classes[object] = classInput;
    isAny = true;
}

std::uint32_t objectOf(std::uint32_t classInput) {
    if (!isAny) return 0;
    const std::lock_guard lock(mutex);
    const auto found = objects.find(classInput);
    return found == objects.end() ? 0 : found->second;
}

std::uint32_t classOf(std::uint32_t object) {
    if (!isAny) return 0;
    const std::lock_guard lock(mutex);
    const auto found = classes.find(object);
    return found == classes.end() ? 0 : found->second;
}

bool isAnyAsked() {
    return isAny;
}

} // namespace clew::vm::state::classfacts
