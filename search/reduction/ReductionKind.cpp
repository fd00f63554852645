#include "search/reduction/ReductionKind.h"

#include <algorithm>
#include <string_view>

namespace clew::search {

namespace {

// What of these keys is set, to something else than this, takes a static reduction.
struct TakesStatic {
    std::string_view key, unless = {};
};
constexpr TakesStatic kTakeStatic[] = {
    {"search.class", "dfs"},  {"search.target"},
    {"search.checkpoint"},    {"search.coverage_goal"},
    {"symbolic.method"},      {"cg.randomize_choices", "NONE"},
    {"vm.symmetry", "false"}, {"vm.process_finalizers", "false"}};

bool takesStatic(const Config& config) {
    return std::ranges::any_of(kTakeStatic, [&](const TakesStatic& taking) {
        if (!config.isSet(taking.key)) return false;
        if (taking.unless.empty()) return true;
        return taking.unless == "false" ? config.boolean(taking.key)
                                        : config.choice(taking.key) != taking.unless;
    });
}

} // namespace

ReductionKind reductionKindOf(const Config& config, bool looksForCycles) {
    using enum ReductionKind;
    const std::string_view set = config.choice("vm.por");
    if (set == "none") return None;
    if (set == "static") return Static;
    if (set == "dynamic") return Dynamic;
    return looksForCycles || takesStatic(config) ? Static : DynamicWhereLong;
}

} // namespace clew::search
