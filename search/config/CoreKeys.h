#pragma once

#include "search/config/ConfigKeys.h"

namespace clew::search {

// Rows that belong to no strategy and no listener, and who reads them.
struct KeyGroup {
    std::string_view reader;
    std::span<const ConfigKey> rows;
};
std::span<const KeyGroup> coreKeys();

} // namespace clew::search
