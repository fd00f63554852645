#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "search/Files.h"
#include "search/Installation.h"
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

} // namespace

bool writeTrace(const std::filesystem::path& file, const Config& config, const Violation& violation,
                const vm::interpreter::Protections& protections, bool byItself) {
    json trace = {{"configuration", configurationOf(config)},
                  {"violation",
                   {{"kind", violation.kind},
                    {"class", violation.className},
                    {"message", violation.message}}},
                  {"data_choices", violation.dataChoices},
                  {"path", violation.path},
                  {"read", violation.read},
                  {"steps", jsonOfTrace(violation.trace)},
                  {"protection", protections},
                  {"by_itself", byItself}};
    if (violation.inputs) {
        trace["inputs"] = jsonOfInputs(*violation.inputs);
        trace["input_values"] = toJson(*violation.inputs);
    }
    return writeFile(file, "report.trace.file",
                     trace.dump(1, ' ', false, json::error_handler_t::replace) + "\n");
}

TraceFile readTrace(const std::filesystem::path& file) {
    const std::optional<std::string> content = readFileFromDisk(file);
    const json trace = json::parse(content.value_or(""), nullptr, false);
    const auto isListOf = [&](const char* name, bool (json::*isRight)() const noexcept) {
        return trace.is_object() && trace.contains(name) && trace[name].is_array() &&
               std::ranges::all_of(trace[name],
                                   [&](const json& item) { return (item.*isRight)(); });
    };
    if (!isListOf("path", &json::is_number_unsigned) ||
        !isListOf("read", &json::is_number_integer) || !trace.contains("protection") ||
        !trace["protection"].is_object() ||
        !std::ranges::all_of(trace["protection"],
                             [](const json& level) { return level.is_number_unsigned(); }))
        throw ConfigError(fmt::format(
            "{}: not a trace; replay takes a .trace.json file that clew wrote", file.string()));
    return {trace["path"].get<std::vector<std::uint32_t>>(),
            trace["read"].get<std::vector<std::int64_t>>(),
            trace["protection"].get<vm::interpreter::Protections>(),
            trace.contains("input_values") ? trace["input_values"].dump() : std::string(),
            trace.value("by_itself", json(false)) == json(true)};
}

} // namespace clew::search
