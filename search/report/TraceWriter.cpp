#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "search/Files.h"
#include "search/TraceFile.h"
#include "search/report/Report.h"
#include "search/trace/InputReport.h"

namespace clew::search {

using nlohmann::json;

namespace {

std::string textOf(const json& value, int indent = -1) {
    return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

} // namespace

bool writeTrace(const std::filesystem::path& file, const Config& config, vm::Vm& vm,
                const Violation& violation, bool byItself,
                const std::optional<std::string>& comment) {
    json trace = {{"configuration", configurationToStore(config)},
                  {"protection", vm::interpreter::weakenedProtections(vm)},
                  {"by_itself", byItself},
                  {"classes", hashesOfClasses(vm)}};
    // Its path is of that reduction.
    if (violation.guardsOutliveThreads) trace["configuration"]["vm.por"] = "dynamic";
    if (!violation.kind.empty())
        trace["violation"] = {{"kind", violation.kind},
                              {"class", violation.className},
                              {"message", violation.message}};
    if (comment) trace["comment"] = *comment;
    if (violation.inputs) {
        trace["inputs"] = jsonOfInputs(*violation.inputs);
        trace["input_values"] = toJson(*violation.inputs);
    }
    // What grows with the path is on one line each, and so are its steps, which are many.
    std::string text = textOf(trace, 1);
    text.erase(text.size() - 2); // "\n}"
    text += ",\n \"data_choices\": " + textOf(violation.dataChoices);
    text += ",\n \"path\": " + textOf(violation.path);
    text += ",\n \"read\": " + textOf(violation.read);
    if (!comment || config.boolean("trace.verbose")) {
        text += ",\n \"steps\": [";
        for (const TraceStep& step : violation.trace)
            text += (&step == &violation.trace.front() ? "\n  " : ",\n  ") + textOf(toJson(step));
        text += "\n ]";
    }
    return writeFile(file, comment ? "trace.file" : "report.trace.file", text + "\n}\n");
}

} // namespace clew::search
