#pragma once

// Which partial-order reduction a configuration asks for: vm.por.

#include "search/config/Config.h"

namespace clew::search {

enum class ReductionKind {
    None,
    Static,
    Dynamic,         // DynamicReduction.h
    DynamicWhereLong // static first; what does not end soon is explored again with the dynamic one
};

// Where vm.por is not set, the last one, but where something else is set that a dynamic reduction
// is not for, or cycles of states are looked for.
ReductionKind reductionKindOf(const Config& config, bool looksForCycles);

} // namespace clew::search
