#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "listeners/coverage/CoverageReport.h"
#include "vm/types/Class.h"

namespace clew::listeners {

std::string externalMethod(const ClassCoverage& type, const MethodCoverage& method) {
    const std::string holder = vm::types::externalName(type.name);
    const std::string simple = holder.substr(holder.find_last_of(".$") + 1);
    const std::string full = vm::types::externalMethod(
        {}, method.name == "<init>" ? simple : method.name, method.descriptor);
    return holder + "." + full.substr(full.find(' ') + 1); // without the type of the result
}

namespace {

std::string cell(const CoverageCounter& counter) {
    if (counter.total() == 0) return "-";
    return fmt::format("{:.1f} % ({}/{})", counter.percent(), counter.covered, counter.total());
}

using Row = std::array<std::string, 5>;

Row rowOf(std::string name, const CoverageCounters& counters) {
    return {std::move(name), cell(counters.branches), cell(counters.lines), cell(counters.methods),
            cell(counters.instructions)};
}

std::string answer(const CoverageCounter& counter, std::string_view what) {
    return fmt::format("{} of {} {} ({:.1f} %)", counter.covered, counter.total(), what,
                       counter.percent());
}

} // namespace

std::string coverageText(const CoverageFigures& figures, bool showMethods) {
    if (figures.classes.empty()) return "coverage: no class was measured\n";
    const CoverageCounters total = figures.total();
    std::string text = fmt::format("coverage: {}, {}, {}\n\n", answer(total.branches, "branches"),
                                   answer(total.lines, "lines"), answer(total.methods, "methods"));
    std::vector<Row> rows = {{"", "branches", "lines", "methods", "instructions"}};
    for (const ClassCoverage& type : figures.classes) {
        rows.push_back(rowOf(vm::types::externalName(type.name), type.counters));
        if (!showMethods) continue;
        for (const MethodCoverage& method : type.methods) {
            const std::string name = externalMethod(type, method);
            rows.push_back(rowOf("  " + name.substr(type.name.size() + 1), method.counters));
        }
    }
    if (figures.classes.size() > 1) rows.push_back(rowOf("total", total));
    std::array<std::size_t, 5> widths{};
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    for (const Row& row : rows) {
        text += fmt::format("  {:<{}}", row[0], widths[0]);
        for (std::size_t i = 1; i < row.size(); ++i)
            text += fmt::format("  {:>{}}", row[i], widths[i]);
        text += "\n";
    }
    for (const std::string& method : figures.unmeasured)
        text += fmt::format("  not measured: {} (subroutines)\n", method);
    return text;
}

} // namespace clew::listeners
