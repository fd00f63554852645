#pragma once

// What the paths of a run have taken of the specifications, as the reports say it.

#include <nlohmann/json_fwd.hpp>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "vm/interpreter/specification/SpecificationCoverage.h"

namespace clew::search {

using SpecificationCoverages = std::vector<vm::interpreter::SpecificationCoverage>;

std::string describeSpecifications(const SpecificationCoverages& all);
nlohmann::json jsonOfSpecifications(const SpecificationCoverages& all);
void addSpecifications(pugi::xml_node parent, const SpecificationCoverages& all);

} // namespace clew::search
