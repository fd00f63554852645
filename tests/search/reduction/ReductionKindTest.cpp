#include <doctest/doctest.h>

#include <string_view>

#include "search/reduction/ReductionKind.h"

using namespace clew::search;

namespace {

ReductionKind kindOf(std::string_view key = {}, std::string_view value = {},
                     bool looksForCycles = false) {
    Config config;
    if (!key.empty()) config.set(key, value, Origin::commandLine());
    return reductionKindOf(config, looksForCycles);
}

} // namespace

TEST_CASE("reduction kind: what is set counts") {
    CHECK(kindOf("vm.por", "none") == ReductionKind::None);
    CHECK(kindOf("vm.por", "true") == ReductionKind::Static);
    CHECK(kindOf("vm.por", "dynamic") == ReductionKind::Dynamic);
    CHECK(kindOf("vm.por", "dynamic", true) == ReductionKind::Dynamic); // refused elsewhere
}

TEST_CASE("reduction kind: dynamic in the end, but where something else is asked for") {
    CHECK(kindOf() == ReductionKind::DynamicWhereLong);
    struct Setting {
        const char *key, *value;
    };
    for (const auto& [key, value] : {Setting{"search.class", "bfs"},
                                     {"search.class", "pct"},
                                     {"search.target", "method:A.b"},
                                     {"search.checkpoint", "c"},
                                     {"search.coverage_goal", "90"},
                                     {"symbolic.method", "A.b(sym)"},
                                     {"cg.randomize_choices", "FIXED_SEED"},
                                     {"vm.symmetry", "true"},
                                     {"vm.process_finalizers", "true"}}) {
        CAPTURE(key);
        CHECK(kindOf(key, value) == ReductionKind::Static);
    }
    for (const auto& [key, value] : {Setting{"search.class", "dfs"},
                                     {"cg.randomize_choices", "NONE"},
                                     {"vm.symmetry", "false"},
                                     {"vm.process_finalizers", "false"},
                                     {"search.depth_limit", "100"},
                                     {"vm.storage.class", "none"}}) {
        CAPTURE(key);
        CHECK(kindOf(key, value) == ReductionKind::DynamicWhereLong);
    }
    CHECK(kindOf({}, {}, true) == ReductionKind::Static);
}
