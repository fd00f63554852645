#pragma once

// The queries that were generated (vm/natives/database/Tuples.h), for a person and for programs.

#include <nlohmann/json_fwd.hpp>
#include <pugixml.hpp>
#include <string>

namespace clew::search {

// These add nothing where no queries are generated.
std::string consoleQueries();
void addQueries(nlohmann::json& report);
void addQueries(pugi::xml_node report);

} // namespace clew::search
