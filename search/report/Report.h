#pragma once

// What a run has found, for a person (console) and for programs (JSON, XML).

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "search/Explorer.h"
#include "search/config/Config.h"

namespace clew::search {

std::string_view wordOf(Verdict verdict);
std::string textOf(const vm::Approximated& reason); // with how often

// Of which violations the report holds what the program has printed: all but the one that is
// reported first, say, where that has been shown already.
enum class OutputIn { none, others, all };
// ReportConsole.cpp. `traceFile`: where the path was written to; may be empty.
std::string consoleReport(const Result& result, const Config& config,
                          const std::filesystem::path& traceFile, OutputIn output = OutputIn::none);
// ReportJson.cpp
nlohmann::json jsonReport(const Result& result);
// The lines that say the verdict, without anything else.
std::string consoleVerdict(const Result& result);
nlohmann::json toJson(const TraceStep& step);
// ReportXml.cpp
std::string xmlReport(const Result& result);

// TraceWriter.cpp: what search/TraceFile.h reads. `comment`: why a path is stored that is not that
// of the violation which is reported.
bool writeTrace(const std::filesystem::path& file, const Config& config, vm::Vm& vm,
                const Violation& violation, bool byItself,
                const std::optional<std::string>& comment = std::nullopt);

} // namespace clew::search
