#include "search/Files.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "search/config/Config.h"

namespace clew::search {

bool writeFile(const std::filesystem::path& file, std::string_view key, std::string_view content) {
    std::ofstream output(file, std::ios::binary | std::ios::trunc);
    if (output) output.write(content.data(), static_cast<std::streamsize>(content.size()));
    output.flush();
    if (!output)
        spdlog::warn("{}={}: cannot be written ({})", key, file.string(), std::strerror(errno));
    return static_cast<bool>(output);
}

std::string readFile(const std::filesystem::path& file, std::string_view key) {
    std::error_code error;
    std::ifstream input;
    if (std::filesystem::is_regular_file(file, error)) input.open(file, std::ios::binary);
    if (!input.is_open())
        throw ConfigError(fmt::format("{}={}: cannot be read", key, file.string()));
    return {std::istreambuf_iterator<char>(input), {}};
}

} // namespace clew::search
