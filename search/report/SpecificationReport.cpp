#include "search/report/SpecificationReport.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "search/Xml.h"

namespace clew::search {

using nlohmann::json;
using vm::interpreter::SpecificationCoverage;
using Taken = vm::specification::Coverage::Taken;

namespace {

constexpr std::size_t kMostNotTaken = 8; // of one specification; the other reports have all

std::string describe(const SpecificationCoverage& of) {
    if (!of.isExercised) return fmt::format("  {}: no path has exercised it\n", of.name);
    if (of.transitions.empty())
        return fmt::format("  {}: exercised; its automaton is too large to be listed\n", of.name);
    std::string text =
        fmt::format("  {}: {} of {} transitions taken\n", of.name, of.taken(), of.allowed());
    std::size_t left = of.allowed() - of.taken(), listed = 0;
    for (const Taken& each : of.transitions) {
        if (each.rejects || each.isTaken) continue;
        if (listed++ == kMostNotTaken) {
            text += fmt::format("      and {} more\n", left);
            break;
        }
        left--;
        text +=
            fmt::format("      not {}: {}\n",
                        each.after.empty() ? "at first" : "after " + each.after, each.condition);
    }
    return text;
}

} // namespace

std::string describeSpecifications(const SpecificationCoverages& all) {
    if (all.empty()) return {};
    std::string text = "\nspecifications\n";
    for (const SpecificationCoverage& each : all) text += describe(each);
    return text;
}

json jsonOfSpecifications(const SpecificationCoverages& all) {
    json list = json::array();
    for (const SpecificationCoverage& of : all) {
        json transitions = json::array();
        for (const Taken& each : of.transitions)
            transitions.push_back({{"from", each.from},
                                   {"to", each.to},
                                   {"after", each.after},
                                   {"condition", each.condition},
                                   {"rejects", each.rejects},
                                   {"taken", each.isTaken}});
        list.push_back({{"name", of.name},
                        {"exercised", of.isExercised},
                        {"transitions_allowed", of.allowed()},
                        {"transitions_taken", of.taken()},
                        {"transitions", std::move(transitions)}});
    }
    return list;
}

void addSpecifications(pugi::xml_node parent, const SpecificationCoverages& all) {
    const auto add = [](pugi::xml_node node, const char* name, std::string_view value) {
        node.append_attribute(name).set_value(xmlText(value).c_str());
    };
    for (const SpecificationCoverage& of : all) {
        pugi::xml_node node = parent.append_child("specification");
        add(node, "name", of.name);
        add(node, "exercised", of.isExercised ? "true" : "false");
        add(node, "transitions-allowed", fmt::to_string(of.allowed()));
        add(node, "transitions-taken", fmt::to_string(of.taken()));
        for (const Taken& each : of.transitions) {
            pugi::xml_node transition = node.append_child("transition");
            add(transition, "from", fmt::to_string(each.from));
            add(transition, "to", fmt::to_string(each.to));
            add(transition, "after", each.after);
            add(transition, "condition", each.condition);
            add(transition, "rejects", each.rejects ? "true" : "false");
            add(transition, "taken", each.isTaken ? "true" : "false");
        }
    }
}

} // namespace clew::search
