#pragma once

// What a specification says that makes no difference (Beer, Ben-David, Eisner and Rodeh, "Efficient
// Detection of Vacuity in Temporal Model Checking", 2001): a part of the text that could as well be
// TRUE or FALSE.

#include <string>
#include <vector>

#include "vm/specification/Specification.h"

namespace clew::vm::specification {

struct VacuousPart {
    TextRange range;
    std::string reason;
};

// Parts that lie in none of the others, in the order of the text. Empty where the machine is no
// table: there it is not known.
std::vector<VacuousPart> vacuousParts(const Specification& specification);

} // namespace clew::vm::specification
