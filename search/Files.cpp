#include "search/Files.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "search/config/Config.h"

namespace clew::search {

void writeFile(const std::filesystem::path& file, std::string_view key, std::string_view content) {
    std::ofstream output(file, std::ios::binary | std::ios::trunc);
    if (output) output.write(content.data(), static_cast<std::streamsize>(content.size()));
    output.flush();
    if (!output)
        throw ConfigError(
            fmt::format("{}={}: cannot be written ({})", key, file.string(), std::strerror(errno)));
}

} // namespace clew::search
