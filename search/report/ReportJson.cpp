#include <algorithm>
#include <nlohmann/json.hpp>

#include "search/report/QueryReport.h"
#include "search/report/Report.h"
#include "search/report/SpecificationReport.h"
#include "search/trace/InputReport.h"

namespace clew::search {

using nlohmann::json;

namespace {

json linesOf(const TraceStep& step) {
    json lines = json::array();
    for (const TraceLine& line : step.lines) {
        json entry = {{"file", line.file}, {"line", line.line}};
        if (!line.text.empty()) entry["text"] = line.text;
        lines.push_back(std::move(entry));
    }
    return lines;
}

// As a person reads them.
json textsOf(const std::vector<vm::Approximated>& reasons) {
    json texts = json::array();
    for (const vm::Approximated& reason : reasons)
        texts.push_back(reason.isAssumption() ? reason.text() : textOf(reason));
    return texts;
}

// As a program does.
json reasonsOf(const std::vector<vm::Approximated>& reasons) {
    json all = json::array();
    for (const vm::Approximated& reason : reasons)
        all.push_back({{"id", reason.row().id},
                       {"text", reason.text()},
                       {"detail", reason.detail},
                       {"times", reason.times},
                       {"cause", vm::idOf(reason.row().cause)},
                       {"avoided_by", reason.row().avoidedBy}});
    return all;
}

std::string outputOf(const Violation& violation) {
    std::string text;
    for (const Printed& printed : violation.output) text += printed.text;
    return text;
}

json errorOf(const Violation& violation) {
    json error = {
        {"kind", violation.kind}, {"message", violation.message}, {"stack", violation.stack}};
    if (!violation.className.empty()) error["class"] = violation.className;
    if (!violation.specification.empty()) error["specification"] = violation.specification;
    if (!violation.blame.empty()) error["blame"] = violation.blame;
    error["trace"] = json::array();
    for (const TraceStep& step : violation.trace) error["trace"].push_back(toJson(step));
    json threads = json::array();
    for (const ThreadSnapshot& thread : violation.threads) {
        threads.push_back({{"name", thread.name},
                           {"status", thread.status},
                           {"daemon", thread.daemon},
                           {"waits_for", thread.waitsFor},
                           {"holds", thread.holds},
                           {"stack", thread.stack}});
    }
    error["threads"] = std::move(threads);
    error["path"] = violation.path;
    if (violation.inputs) {
        error["inputs"] = jsonOfInputs(*violation.inputs);
        error["inputs_text"] = describeInputs(*violation.inputs);
    }
    if (!violation.hiddenFields.empty()) error["hidden_fields"] = violation.hiddenFields;
    error["data_choices"] = violation.dataChoices;
    error["output"] = outputOf(violation);
    for (const Section& section : violation.sections)
        error["sections"].push_back({{"title", section.title}, {"lines", section.lines}});
    if (!violation.because.empty()) error["because"] = reasonsOf(violation.because);
    return error;
}

} // namespace

json toJson(const TraceStep& step) {
    json entry = {{"thread", step.threadName}, {"choice", step.choice}, {"lines", linesOf(step)}};
    if (step.linesLeftOut > 0) entry["lines_left_out"] = step.linesLeftOut;
    return entry;
}

json jsonReport(const Result& result) {
    json errors = json::array();
    for (const Violation& violation : result.violations) errors.push_back(errorOf(violation));
    json doubtful = json::array();
    for (const Violation& violation : result.doubtful) doubtful.push_back(errorOf(violation));
    const Statistics& s = result.statistics;
    const double seconds = std::max(s.elapsedSeconds, 1e-6);
    json solver = json::array();
    for (const choice::LayerStatistics& layer : s.solver)
        solver.push_back({{"name", layer.name},
                          {"queries", layer.queries},
                          {"answered", layer.answered},
                          {"unknown", layer.unknown},
                          {"seconds", layer.seconds}});
    json report = {{"verdict", wordOf(result.verdict)},
                   {"errors", std::move(errors)},
                   {"doubtful", std::move(doubtful)},
                   {"unknown", textsOf(result.unknown)},
                   {"unknown_reasons", reasonsOf(result.unknown)},
                   {"assumed", textsOf(result.assumed)},
                   {"assumptions", reasonsOf(result.assumed)},
                   {"statistics",
                    {{"states_new", s.statesNew},
                     {"states_visited", s.statesVisited},
                     {"states_backtracked", s.statesBacktracked},
                     {"states_end", s.statesEnd},
                     {"states_ignored", s.ignored},
                     {"transitions", s.transitions},
                     {"choices", s.choices},
                     {"depth_max", s.depthMax},
                     {"restarts", s.restarts},
                     {"paths", s.paths},
                     {"violatingPaths", s.pathsViolating},
                     {"coveredStates", s.statesCovered},
                     {"races", s.races},
                     {"redundantPaths", s.redundantPaths},
                     {"walks", s.walks},
                     {"walkTransitions", s.walkTransitions},
                     {"solver", std::move(solver)},
                     {"elapsed_seconds", s.elapsedSeconds},
                     {"states_per_second", static_cast<double>(s.statesNew) / seconds},
                     {"transitions_per_second", static_cast<double>(s.transitions) / seconds},
                     {"heap_bytes_max", s.heapHighWater},
                     {"memory_bytes_max", s.memoryHighWater},
                     {"visited_bytes", s.visitedBytes},
                     {"instructions", s.instructions},
                     {"exit_statuses", s.exitStatuses}}}};
    if (!result.specifications.empty())
        report["specifications"] = jsonOfSpecifications(result.specifications);
    addQueries(report);
    return report;
}

} // namespace clew::search
