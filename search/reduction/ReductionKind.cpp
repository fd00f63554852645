#include "search/reduction/ReductionKind.h"

#include <algorithm>
#include <string_view>

namespace clew::search {

namespace {

// Of these keys, what is set, or is something else than this, takes a static reduction.
struct TakesStatic {
    std::string_view key, unless = {};
};
constexpr TakesStatic kTakeStatic[] = {{"search.class", "dfs"},
                                       {"search.target"},
                                       {"search.checkpoint"},
                                       {"search.coverage_goal"},
                                       {"spec.ltl"},
                                       {"symbolic.method"},
                                       {"choice.use_trace"},
                                       {"cg.randomize_choices", "NONE"}};
// Listeners that leave out alternatives.
constexpr std::string_view kTakesStatic = "ChoiceSelector";

bool takesStatic(const Config& config) {
    const auto isOther = [&](const TakesStatic& taking) {
        return config.isSet(taking.key) &&
               (taking.unless.empty() || config.choice(taking.key) != taking.unless);
    };
    const auto isLiveness = [](std::string_view property) {
        return property == "livelock" || property == "starvation";
    };
    return std::ranges::any_of(kTakeStatic, isOther) || config.boolean("vm.symmetry") ||
           config.boolean("vm.process_finalizers") ||
           std::ranges::any_of(config.choices("search.properties"), isLiveness) ||
           std::ranges::any_of(config.list("listener"), [](const std::string& listener) {
               return listener.ends_with(kTakesStatic);
           });
}

} // namespace

ReductionKind reductionKindOf(const Config& config) {
    using enum ReductionKind;
    const std::string_view set = config.choice("vm.por");
    if (set == "none") return None;
    if (set == "static") return Static;
    if (set == "dynamic") return Dynamic;
    return takesStatic(config) ? Static : DynamicWhereLong;
}

} // namespace clew::search
