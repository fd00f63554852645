#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace clew::search {

// Writes a whole file. False, with a warning, where it cannot be written: what was found stands.
// `key` is what names the file.
bool writeFile(const std::filesystem::path& file, std::string_view key, std::string_view content);

// The whole file. Throws ConfigError, by the key that names it, where it cannot be read.
std::string readFile(const std::filesystem::path& file, std::string_view key);

} // namespace clew::search
