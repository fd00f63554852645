#pragma once

#include <filesystem>

namespace clew::search {

// `clew spec FILE`: says what is wrong with the specifications of a file, or how many there are.
// `explains`: writes each one as a Graphviz graph, and before it, as comments of that, the shortest
// orders of steps that are accepted and rejected, and what makes no difference. Throws ConfigError,
// SpecificationError.
void checkSpecifications(const std::filesystem::path& file, bool explains);

} // namespace clew::search
