#pragma once

#include <filesystem>
#include <string_view>

namespace clew::search {

// Writes a whole file. Throws ConfigError where it cannot be written; `key` is what names it.
void writeFile(const std::filesystem::path& file, std::string_view key, std::string_view content);

} // namespace clew::search
