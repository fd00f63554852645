#include "listeners/BudgetChecker.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "search/Watch.h"

namespace clew::listeners {
namespace {

// Unset, 0 and -1 are no limit, as in JPF.
std::optional<std::int64_t> limit(const search::Config& config, std::string_view key) {
    if (!config.isSet(key)) return std::nullopt;
    const auto value = config.integer(key);
    return value && *value > 0 ? value : std::nullopt;
}

} // namespace

std::span<const search::ConfigKey> BudgetChecker::keys() {
    using enum search::ValueType;
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "budget.max_time",
         .type = integer,
         .help = "most milliseconds",
         .range = search::kAnyNumber,
         .example = "60000"},
        {.name = "budget.max_heap",
         .type = string,
         .help = "most bytes of memory that clew itself uses",
         .example = "1000000000"},
        {.name = "budget.max_depth",
         .type = integer,
         .help = "most transitions on a path",
         .range = search::kAnyNumber,
         .example = "1000"},
        {.name = "budget.max_insn",
         .type = integer,
         .help = "most instructions executed",
         .range = search::kAnyNumber,
         .example = "1000000"},
        {.name = "budget.max_state",
         .type = integer,
         .help = "as budget.max_new_states",
         .range = search::kAnyNumber,
         .example = "100000"},
        {.name = "budget.max_new_states",
         .type = integer,
         .help = "most new states",
         .range = search::kAnyNumber,
         .example = "100000"},
    };
    return kKeys;
}

BudgetChecker::BudgetChecker(const search::Config& config)
    : milliseconds_(limit(config, "budget.max_time")),
      depthLimit_(limit(config, "budget.max_depth")),
      instructionLimit_(limit(config, "budget.max_insn")),
      stateLimit_(limit(config, "budget.max_new_states")) {
    if (!stateLimit_) stateLimit_ = limit(config, "budget.max_state");
    if (config.isSet("budget.max_heap") && config.string("budget.max_heap") != "-1")
        if (const auto bytes = config.size("budget.max_heap"); bytes && *bytes > 0) bytes_ = bytes;
}

std::int64_t BudgetChecker::millisecondsSpent() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began_).count();
}

std::optional<std::string> BudgetChecker::stored() const {
    return nlohmann::json{states_, instructions_, millisecondsSpent()}.dump();
}

void BudgetChecker::goOnFrom(const std::string& stored) {
    const auto spent = nlohmann::json::parse(stored);
    spent.at(0).get_to(states_);
    spent.at(1).get_to(instructions_);
    began_ = Clock::now() - std::chrono::milliseconds(spent.at(2).get<std::int64_t>());
}

void BudgetChecker::stateAdvanced(const vm::state::LiveState&, const search::Transition& reached) {
    if (isSpent_) return;
    states_ += reached.isNew;
    const auto check = [&](const auto& limit, std::uint64_t now, std::string_view key) {
        if (isSpent_ || !limit || now <= static_cast<std::uint64_t>(*limit)) return;
        isSpent_ = true;
        endSearch(fmt::format("budget.{} = {} was reached", key, *limit));
    };
    if (milliseconds_)
        check(milliseconds_, static_cast<std::uint64_t>(millisecondsSpent()), "max_time");
    if (bytes_) check(bytes_, search::Watch::processMemory(), "max_heap");
    check(depthLimit_, reached.depth, "max_depth");
    check(instructionLimit_, static_cast<std::uint64_t>(instructions_), "max_insn");
    check(stateLimit_, static_cast<std::uint64_t>(states_), "max_new_states");
}

} // namespace clew::listeners
