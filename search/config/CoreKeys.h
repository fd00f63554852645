#pragma once

#include "search/config/ConfigKeys.h"

namespace clew::search {

/// Rows that belong to no strategy and no listener, and who reads them.
struct KeyGroup {
    std::string_view reader;
    std::span<const ConfigKey> rows;
};
std::span<const KeyGroup> coreKeys();

/// Keys of Java PathFinder that mean nothing here. An entry that ends in '.' covers all keys below
/// it.
std::span<const std::string_view> ignoredJpfKeys();

} // namespace clew::search
