#pragma once

#include <algorithm>
#include <filesystem>
#include <vector>

#include "vm/classpath/Jdk.h"
#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

// The homes of all JDKs that the machine offers, each once.
inline std::vector<std::filesystem::path> jdkHomes() {
    namespace fs = std::filesystem;
    std::vector<fs::path> homes;
    std::error_code error;
    const auto add = [&](const fs::path& home) {
        const fs::path real = fs::canonical(home, error);
        if (!error && fs::is_regular_file(real / "lib" / "modules", error) &&
            std::find(homes.begin(), homes.end(), real) == homes.end())
            homes.push_back(real);
    };
    try {
        add(findJdk(std::nullopt));
    } catch (const ClassPathError&) {}
    for (const fs::directory_entry& entry : fs::directory_iterator("/usr/lib/jvm", error))
        add(entry.path());
    return homes;
}

} // namespace clew::vm::classpath
