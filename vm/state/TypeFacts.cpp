#include "vm/state/TypeFacts.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <unordered_map>

namespace clew::vm::state::typefacts {
namespace {

std::mutex mutex; // guards what follows
std::unordered_map<std::uint32_t, std::vector<AskedType>> asked;
std::atomic<bool> isAny{false};

} // namespace

Expression isInstance(std::uint32_t input, const types::Class& type) {
    const std::string name =
        fmt::format("{} instanceof {}", inputs::at(input).name, type.externalName());
    const std::lock_guard lock(mutex);
    std::vector<AskedType>& types = asked[input];
    const auto known = std::ranges::find(types, &type, &AskedType::type);
    if (known != types.end()) return known->condition;
    using namespace values::expressions;
    const Expression variable = makeVariable(name, values::BasicType::Boolean);
    types.push_back({&type, notOf(equal(variable, constantInt(0)))});
    isAny = true;
    return types.back().condition;
}

std::vector<AskedType> askedOf(std::uint32_t input) {
    if (!isAny) return {};
    const std::lock_guard lock(mutex);
    const auto found = asked.find(input);
    return found == asked.end() ? std::vector<AskedType>() : found->second;
}

bool isAnyAsked() {
    return isAny;
}

} // namespace clew::vm::state::typefacts
