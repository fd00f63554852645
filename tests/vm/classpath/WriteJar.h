#pragma once

#include <zip.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace clew::vm::classpath {

using Files = std::vector<std::pair<std::string, std::string>>; // names and contents

// Writes a jar of these files, in this order. Returns its path.
inline std::string writeJar(const std::filesystem::path& file, const Files& files,
                            bool compress = true) {
    zip_t* const archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    if (archive == nullptr) throw std::runtime_error(file.string() + ": cannot be made");
    for (const auto& [name, contents] : files) {
        zip_source_t* const source =
            zip_source_buffer(archive, contents.data(), contents.size(), 0);
        const std::int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_OVERWRITE);
        if (index < 0) throw std::runtime_error(name + ": cannot be added");
        zip_set_file_compression(archive, static_cast<std::uint64_t>(index),
                                 compress ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0);
    }
    if (zip_close(archive) != 0) throw std::runtime_error(file.string() + ": cannot be written");
    return file.string();
}

} // namespace clew::vm::classpath
