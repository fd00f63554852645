#include <nlohmann/json.hpp>

#include "listeners/coverage/CoverageReport.h"
#include "vm/types/Class.h"

namespace clew::listeners {
namespace {

using nlohmann::json;

json jsonOf(const CoverageCounter& counter) {
    return {{"covered", counter.covered}, {"missed", counter.missed}};
}

json jsonOf(const CoverageCounters& counters) {
    return {{"branches", jsonOf(counters.branches)},
            {"lines", jsonOf(counters.lines)},
            {"methods", jsonOf(counters.methods)},
            {"classes", jsonOf(counters.classes)},
            {"instructions", jsonOf(counters.instructions)},
            {"complexity", jsonOf(counters.complexity)}};
}

} // namespace

json coverageJson(const CoverageFigures& figures) {
    json classes = json::array(), sources = json::array();
    for (const ClassCoverage& type : figures.classes) {
        json methods = json::array();
        for (const MethodCoverage& method : type.methods)
            methods.push_back({{"name", method.name},
                               {"descriptor", method.descriptor},
                               {"line", method.line},
                               {"counters", jsonOf(method.counters)}});
        classes.push_back({{"name", vm::types::externalName(type.name)},
                           {"source", type.sourceFile},
                           {"counters", jsonOf(type.counters)},
                           {"methods", std::move(methods)}});
    }
    for (const SourceCoverage& source : figures.sources) {
        json lines = json::array();
        for (const auto& [number, line] : source.lines)
            lines.push_back({{"line", number},
                             {"instructions", jsonOf(line.instructions)},
                             {"branches", jsonOf(line.branches)}});
        sources.push_back({{"package", vm::types::externalName(source.package)},
                           {"file", source.file},
                           {"counters", jsonOf(source.counters)},
                           {"lines", std::move(lines)}});
    }
    return {{"total", jsonOf(figures.total())},
            {"classes", std::move(classes)},
            {"sources", std::move(sources)},
            {"unmeasured", figures.unmeasured}};
}

} // namespace clew::listeners
