#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "search/Files.h"
#include "search/Installation.h"
#include "search/TraceFile.h"
#include "search/config/ConfigJson.h"
#include "search/report/Report.h"
#include "search/trace/InputReport.h"

namespace clew::search {

using nlohmann::json;

namespace {

// What was compiled for this run lies in a cache, from where it may be gone when the trace is
// replayed: it is made again from its source.
json configurationOf(const Config& config) {
    json configuration = toJson(config);
    json kept = json::array();
    for (const std::filesystem::path& entry : config.paths("classpath"))
        if (!entry.string().starts_with(cacheFolder().string())) kept.push_back(entry.string());
    if (config.isSet("classpath")) configuration["classpath"] = std::move(kept);
    return configuration;
}

std::string textOf(const json& value, int indent = -1) {
    return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

} // namespace

bool writeTrace(const std::filesystem::path& file, const Config& config, vm::Vm& vm,
                const Violation& violation, bool byItself,
                const std::optional<std::string>& comment) {
    json trace = {{"configuration", configurationOf(config)},
                  {"protection", vm::interpreter::weakenedProtections(vm)},
                  {"by_itself", byItself},
                  {"classes", hashesOfClasses(vm)}};
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
