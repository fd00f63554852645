#include "search/report/QueryReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "search/Xml.h"
#include "vm/natives/database/Tuples.h"

namespace clew::search {
namespace {

using vm::natives::database::Tuples;

// Of the tuples that there are; 0 where there are none.
double shareOf(const Tuples::Report& report) {
    return report.size <= 0
               ? 0
               : static_cast<double>(report.fetched) / static_cast<double>(report.size);
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
        text += fmt::format("{:>4}  {}\n      {}\n", ++number, asked.statement,
                            asked.tuples == 0 ? std::string("no tuple reaches it")
                            : asked.tuples == 1
                                ? asked.first
                                : fmt::format("{} tuples: {}, …", asked.tuples, asked.first)) +
                (asked.decided == 0
                     ? std::string()
                     : fmt::format("      there are no more; no other reaches {} further {}\n",
                                   asked.decided, asked.decided == 1 ? "condition" : "conditions"));
    constexpr std::size_t kShown = 5;
    const auto& tried = report.triedOnly;
    for (std::size_t i = 0; i < std::min(kShown, tried.size()); ++i)
        text += fmt::format("not part of a query, tried on tuples: {}\n", tried[i]);
    if (tried.size() > kShown)
        text += fmt::format("and {} conditions more\n", tried.size() - kShown);
    return text;
}

void addQueries(nlohmann::json& report) {
    if (!Tuples::ofRun().isOn()) return;
    const Tuples::Report queries = Tuples::ofRun().report();
    nlohmann::json asked = nlohmann::json::array();
    for (const Tuples::Asked& one : queries.queries) {
        asked.push_back({{"statement", one.statement}, {"tuples", one.tuples}});
        if (one.tuples != 0) asked.back()["first"] = one.first;
        if (one.decided != 0) asked.back()["conditions_excluded"] = one.decided;
    }
    report["generated_queries"] = {
        {"count", queries.queries.size()},   {"tuples", queries.size},
        {"tuples_fetched", queries.fetched}, {"share_fetched", shareOf(queries)},
        {"queries", std::move(asked)},       {"tried_on_tuples", queries.triedOnly}};
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
    for (const Tuples::Asked& one : queries.queries) {
        pugi::xml_node query = node.append_child("query");
        query.append_attribute("tuples").set_value(static_cast<unsigned long long>(one.tuples));
        if (one.decided != 0)
            query.append_attribute("conditions-excluded")
                .set_value(static_cast<unsigned long long>(one.decided));
        query.append_child("statement").text().set(xmlText(one.statement).c_str());
        if (one.tuples != 0) query.append_child("first").text().set(xmlText(one.first).c_str());
    }
    for (const std::string& condition : queries.triedOnly)
        node.append_child("tried-on-tuples").text().set(xmlText(condition).c_str());
}

} // namespace clew::search
