#include "search/report/QueryReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "search/Xml.h"
#include "search/report/QueryTree.h"
#include "vm/natives/database/Tuples.h"

namespace clew::search {
namespace {

using choice::TuplePaths;
using vm::natives::database::Tuples;

// Of the tuples that there are; 0 where there are none.
double shareOf(const Tuples::Report& report) {
    return report.size <= 0
               ? 0
               : static_cast<double>(report.fetched) / static_cast<double>(report.size);
}

// Tuples, and new paths.
std::string cameOf(const Tuples::Asked& asked) {
    if (asked.tuples == 0 && asked.decided != 0)
        return fmt::format("no tuple reaches it, and so none reaches {} further {}", asked.decided,
                           asked.decided == 1 ? "condition" : "conditions");
    if (asked.tuples == 0) return "no tuple reaches it";
    constexpr std::size_t kWidth = 400; // a table may have a thousand columns
    return fmt::format("{} tuple{}, {} path{}: {}{}", asked.tuples, asked.tuples == 1 ? "" : "s",
                       asked.paths, asked.paths == 1 ? "" : "s", shortened(asked.first, kWidth),
                       asked.tuples == 1 ? "" : ", …");
}

using End = TuplePaths::End;

// By how they end.
std::array<std::size_t, 4> countsOf(const TuplePaths::Report& report) {
    std::array<std::size_t, 4> counts{};
    for (const TuplePaths::Path& path : report.paths) ++counts[static_cast<std::size_t>(path.end)];
    return counts;
}

std::string treeOf() {
    constexpr std::size_t kLeaves = 60;
    const TuplePaths::Report report = TuplePaths::ofRun().report();
    if (report.paths.empty()) return {};
    const auto counts = countsOf(report);
    const auto count = [&](End end) { return counts[static_cast<std::size_t>(end)]; };
    std::string text = fmt::format("tree of paths: {} walked, {} that no tuple takes",
                                   count(End::Walked) + count(End::Violating), count(End::NoTuple));
    if (count(End::Dropped) != 0) text += fmt::format(", {} dropped", count(End::Dropped));
    if (report.more != 0) text += fmt::format(", and {} more", report.more);
    return text + '\n' + drawn(queryTree(report.paths), kLeaves);
}

nlohmann::json jsonOf(const QueryTree& node) {
    nlohmann::json made;
    if (!node.condition.empty()) made["condition"] = node.condition;
    if (node.below.empty()) {
        made["end"] = nameOf(node.end);
        if (!node.what.empty()) made[node.end == End::Dropped ? "reason" : "tuple"] = node.what;
    }
    for (const QueryTree& below : node.below) made["below"].push_back(jsonOf(below));
    return made;
}

void addNode(pugi::xml_node parent, const QueryTree& node) {
    pugi::xml_node made = parent.append_child("node");
    if (!node.condition.empty())
        made.append_attribute("condition").set_value(xmlText(node.condition).c_str());
    if (node.below.empty()) {
        made.append_attribute("end").set_value(std::string(nameOf(node.end)).c_str());
        if (!node.what.empty())
            made.append_attribute(node.end == End::Dropped ? "reason" : "tuple")
                .set_value(xmlText(node.what).c_str());
    }
    for (const QueryTree& below : node.below) addNode(made, below);
}

} // namespace

std::string consoleQueries() {
    if (!Tuples::ofRun().isOn()) return {};
    const Tuples::Report report = Tuples::ofRun().report();
    std::string text =
        Tuples::ofRun().maxRows > 1
            ? fmt::format(
                  "\nqueries: {}, about {} tuples, which fetched one or more together {} times\n",
                  report.queries.size(), report.size, report.fetched)
            : fmt::format("\nqueries: {}, which fetched {} of {} tuples ({:.3g} %)\n",
                          report.queries.size(), report.fetched, report.size,
                          shareOf(report) * 100);
    std::size_t number = 0;
    for (const Tuples::Asked& asked : report.queries)
        text += fmt::format("{:>4}  {}\n      {}\n", ++number, asked.statement, cameOf(asked)) +
                (asked.decided == 0 || asked.tuples == 0
                     ? std::string()
                     : fmt::format("      there are no more; no other reaches {} further {}\n",
                                   asked.decided, asked.decided == 1 ? "condition" : "conditions"));
    if (report.excluded != 0)
        text += fmt::format(
            "the table is exhausted: all {} tuples were fetched; none reaches {} {}\n", report.size,
            report.excluded, report.excluded == 1 ? "condition" : "conditions");
    constexpr std::size_t kShown = 5;
    const auto& tried = report.triedOnly;
    for (std::size_t i = 0; i < std::min(kShown, tried.size()); ++i)
        text += fmt::format("not part of a query, tried on tuples: {}\n", tried[i]);
    if (tried.size() > kShown)
        text += fmt::format("and {} conditions more\n", tried.size() - kShown);
    return text + treeOf();
}

void addQueries(nlohmann::json& report) {
    if (!Tuples::ofRun().isOn()) return;
    const Tuples::Report queries = Tuples::ofRun().report();
    nlohmann::json asked = nlohmann::json::array();
    for (const Tuples::Asked& one : queries.queries) {
        asked.push_back(
            {{"statement", one.statement}, {"tuples", one.tuples}, {"paths", one.paths}});
        if (one.tuples != 0) asked.back()["first"] = one.first;
        if (one.decided != 0) asked.back()["conditions_excluded"] = one.decided;
    }
    report["generated_queries"] = {
        {"count", queries.queries.size()},   {"tuples", queries.size},
        {"tuples_fetched", queries.fetched}, {"share_fetched", shareOf(queries)},
        {"queries", std::move(asked)},       {"tried_on_tuples", queries.triedOnly}};
    if (queries.excluded != 0)
        report["generated_queries"]["conditions_excluded_by_all_tuples"] = queries.excluded;
    const TuplePaths::Report paths = TuplePaths::ofRun().report();
    if (paths.paths.empty()) return;
    report["generated_queries"]["tree"] = jsonOf(queryTree(paths.paths));
    report["generated_queries"]["paths_not_in_tree"] = paths.more;
}

void addQueries(pugi::xml_node report) {
    if (!Tuples::ofRun().isOn()) return;
    const Tuples::Report queries = Tuples::ofRun().report();
    pugi::xml_node node = report.append_child("generated-queries");
    node.append_attribute("count").set_value(
        static_cast<unsigned long long>(queries.queries.size()));
    node.append_attribute("tuples").set_value(static_cast<long long>(queries.size));
    node.append_attribute("tuples-fetched")
        .set_value(static_cast<unsigned long long>(queries.fetched));
    node.append_attribute("share-fetched").set_value(shareOf(queries));
    if (queries.excluded != 0)
        node.append_attribute("conditions-excluded-by-all-tuples")
            .set_value(static_cast<unsigned long long>(queries.excluded));
    for (const Tuples::Asked& one : queries.queries) {
        pugi::xml_node query = node.append_child("query");
        query.append_attribute("tuples").set_value(static_cast<unsigned long long>(one.tuples));
        query.append_attribute("paths").set_value(static_cast<unsigned long long>(one.paths));
        if (one.decided != 0)
            query.append_attribute("conditions-excluded")
                .set_value(static_cast<unsigned long long>(one.decided));
        query.append_child("statement").text().set(xmlText(one.statement).c_str());
        if (one.tuples != 0) query.append_child("first").text().set(xmlText(one.first).c_str());
    }
    for (const std::string& condition : queries.triedOnly)
        node.append_child("tried-on-tuples").text().set(xmlText(condition).c_str());
    const TuplePaths::Report paths = TuplePaths::ofRun().report();
    if (paths.paths.empty()) return;
    pugi::xml_node tree = node.append_child("tree");
    tree.append_attribute("paths-not-in-it").set_value(static_cast<unsigned long long>(paths.more));
    addNode(tree, queryTree(paths.paths));
}

} // namespace clew::search
