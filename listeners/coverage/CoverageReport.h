#pragma once

// Coverage figures, written for people and for programs. The same figures give the same bytes.

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "listeners/coverage/CoverageFigures.h"

namespace clew::listeners {

// "org.example.Money.add(int, Money)"; a constructor bears its class's name.
std::string externalMethod(const ClassCoverage& type, const MethodCoverage& method);

// CoverageText.cpp: one line with the answer, then a table with a row for each class, or for each
// method too.
std::string coverageText(const CoverageFigures& figures, bool showMethods);
// CoverageJson.cpp: totals, classes with their methods, source files with their lines.
nlohmann::json coverageJson(const CoverageFigures& figures);
// CoverageXml.cpp: as JaCoCo's report.dtd 1.1 has it. `name` is that of the report.
std::string coverageXml(const CoverageFigures& figures, const std::string& name);
// CoverageHtml.cpp: index.html, and a page for each source file with its lines coloured, into an
// existing folder; no file needs any other but these. Source text is looked for in `sourcePath`.
// Throws search::ConfigError where a file cannot be written.
void writeCoverageHtml(const CoverageFigures& figures,
                       const std::vector<std::filesystem::path>& sourcePath,
                       const std::filesystem::path& folder);

} // namespace clew::listeners
