#pragma once

// What a run has found, for a person (console) and for programs (JSON, XML).

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "search/Explorer.h"
#include "search/config/Config.h"
#include "vm/interpreter/Sharing.h"

namespace clew::search {

std::string_view wordOf(Verdict verdict);
std::string textOf(const vm::Approximated& reason); // with how often

// ReportConsole.cpp. `traceFile`: where the path was written to; may be empty.
std::string consoleReport(const Result& result, const Config& config,
                          const std::filesystem::path& traceFile);
// ReportJson.cpp
nlohmann::json jsonReport(const Result& result);
// The lines that say the verdict, without anything else.
std::string consoleVerdict(const Result& result);
nlohmann::json jsonOfTrace(const std::vector<TraceStep>& steps);
// ReportXml.cpp
std::string xmlReport(const Result& result);

// TraceFile.cpp: what `clew replay` needs. `protections`: what partial-order reduction knew of
// fields and arrays, without which the numbers of the alternatives mean something else.
struct TraceFile {
    std::vector<std::uint32_t> path;
    std::vector<std::int64_t> read; // from outside the state, on the path (Path::read)
    vm::interpreter::Protections protections;
    std::string inputs; // JSON of their values (InputReport.h); empty: there were none
    bool byItself;      // the method of symbolic.method was executed, and not the program's main
};
bool writeTrace(const std::filesystem::path& file, const Config& config, const Violation& violation,
                const vm::interpreter::Protections& protections, bool byItself);
TraceFile readTrace(const std::filesystem::path& file); // throws ConfigError

} // namespace clew::search
