#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>

#include "search/config/Config.h"

namespace clew::search {

// The settings of a run, as a trace file stores them under "configuration": an object of strings,
// and of lists of strings where the items must stay exact.
nlohmann::json toJson(const Config& config);

// Of a document that stores one under "configuration", an object, in this file. Throws ConfigError.
Config configurationOf(const nlohmann::json& document, const std::filesystem::path& file);
// The configuration stored in a trace file; throws ConfigError where the file is no trace.
Config readConfigurationOfTrace(const std::filesystem::path& trace);

} // namespace clew::search
