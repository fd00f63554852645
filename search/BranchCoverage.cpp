#include "search/BranchCoverage.h"

namespace clew::search {

void BranchCoverage::searchRestarted() {
    map_ = vm::interpreter::CoverageMap();
    last_ = nullptr;
    taken_ = 0;
}

std::uint32_t BranchCoverage::takeNew() {
    const std::size_t now = reached();
    return static_cast<std::uint32_t>(now - std::exchange(taken_, now));
}

// Adding a class again does nothing.
void BranchCoverage::consider(const vm::types::Class& type) {
    last_ = &type;
    const bool isOfProgram = !type.fromJdk && type.file && !type.isHiddenClass &&
                             type.location.find("clew-api.jar") == std::string::npos;
    if (isOfProgram) map_.add(type);
}

} // namespace clew::search
