#include <fmt/format.h>

#include "search/Xml.h"
#include "search/report/QueryReport.h"
#include "search/report/Report.h"
#include "search/report/SpecificationReport.h"

namespace clew::search {
namespace {

void addAttribute(pugi::xml_node node, const char* name, std::string_view value) {
    node.append_attribute(name).set_value(xmlText(value).c_str());
}
void addText(pugi::xml_node parent, const char* name, std::string_view text) {
    parent.append_child(name).text().set(xmlText(text).c_str());
}

void addTrace(pugi::xml_node parent, const std::vector<TraceStep>& steps) {
    pugi::xml_node trace = parent.append_child("trace");
    for (const TraceStep& step : steps) {
        pugi::xml_node node = trace.append_child("step");
        addAttribute(node, "thread", step.threadName);
        addAttribute(node, "choice", step.choice);
        for (const TraceLine& line : step.lines) {
            addText(node, "line", line.text);
            addAttribute(node.last_child(), "file", line.file);
            node.last_child().append_attribute("line").set_value(line.line);
        }
    }
}

void addThreads(pugi::xml_node parent, const std::vector<ThreadSnapshot>& snapshots) {
    pugi::xml_node threads = parent.append_child("threads");
    for (const ThreadSnapshot& thread : snapshots) {
        pugi::xml_node node = threads.append_child("thread");
        addAttribute(node, "name", thread.name);
        addAttribute(node, "status", thread.status);
        addAttribute(node, "waits-for", thread.waitsFor);
        for (const std::string& held : thread.holds) addText(node, "holds", held);
        for (const std::string& frame : thread.stack) addText(node, "frame", frame);
    }
}

void addStatistics(pugi::xml_node parent, const Statistics& s) {
    pugi::xml_node node = parent.append_child("statistics");
    const auto add = [&](const char* name, auto value) {
        addAttribute(node, name, fmt::to_string(value));
    };
    add("states-new", s.statesNew);
    add("states-visited", s.statesVisited);
    add("states-backtracked", s.statesBacktracked);
    add("states-end", s.statesEnd);
    add("transitions", s.transitions);
    add("choices", s.choices);
    add("depth-max", s.depthMax);
    add("restarts", s.restarts);
    add("elapsed-seconds", fmt::format("{:.3f}", s.elapsedSeconds));
    add("heap-bytes-max", s.heapHighWater);
    add("memory-bytes-max", s.memoryHighWater);
    add("visited-bytes", s.visitedBytes);
    add("instructions", s.instructions);
}

void addReason(pugi::xml_node parent, const char* name, const vm::Approximated& reason) {
    addText(parent, name, reason.text());
    pugi::xml_node node = parent.last_child();
    addAttribute(node, "id", reason.row().id);
    addAttribute(node, "times", fmt::to_string(reason.times));
    addAttribute(node, "cause", vm::idOf(reason.row().cause));
    addAttribute(node, "avoided-by", reason.row().avoidedBy);
}

} // namespace

std::string xmlReport(const Result& result) {
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version").set_value("1.0");
    declaration.append_attribute("encoding").set_value("UTF-8");
    pugi::xml_node report = document.append_child("report");
    addAttribute(report, "verdict", wordOf(result.verdict));
    const auto add = [&](const Violation& violation) {
        pugi::xml_node error =
            report.append_child(violation.because.empty() ? "error" : "doubtful");
        addAttribute(error, "kind", violation.kind);
        addAttribute(error, "class", violation.className);
        if (!violation.specification.empty())
            addAttribute(error, "specification", violation.specification);
        if (!violation.blame.empty()) addAttribute(error, "blame", violation.blame);
        addAttribute(error, "message", violation.message);
        for (const std::string& frame : violation.stack) addText(error, "frame", frame);
        for (const std::string& field : violation.hiddenFields)
            addText(error, "hidden-field", field);
        addTrace(error, violation.trace);
        addThreads(error, violation.threads);
        for (const Section& section : violation.sections) {
            pugi::xml_node node = error.append_child("section");
            addAttribute(node, "title", section.title);
            for (const std::string& line : section.lines) addText(node, "line", line);
        }
        for (const vm::Approximated& reason : violation.because)
            addReason(error, "because", reason);
    };
    for (const Violation& violation : result.violations) add(violation);
    for (const Violation& violation : result.doubtful) add(violation);
    for (const vm::Approximated& assumption : result.assumed)
        addReason(report, "assumed", assumption);
    for (const vm::Approximated& reason : result.unknown) addReason(report, "unknown", reason);
    addSpecifications(report, result.specifications);
    addStatistics(report, result.statistics);
    addQueries(report);
    return printed(document, "  ");
}

} // namespace clew::search
