#include "search/Files.h"

#include <spdlog/spdlog.h>

#include <cerrno>
#include <cstring>
#include <fstream>

namespace clew::search {

bool writeFile(const std::filesystem::path& file, std::string_view key, std::string_view content) {
    std::ofstream output(file, std::ios::binary | std::ios::trunc);
    if (output) output.write(content.data(), static_cast<std::streamsize>(content.size()));
    output.flush();
    if (!output)
        spdlog::warn("{}={}: cannot be written ({})", key, file.string(), std::strerror(errno));
    return static_cast<bool>(output);
}

} // namespace clew::search
