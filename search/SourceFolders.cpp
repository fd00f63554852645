#include "search/SourceFolders.h"

#include <algorithm>

namespace clew::search {

namespace fs = std::filesystem;

namespace {

// What a class path names, below the project's folder, and where its sources are there.
struct Place {
    std::string_view classes; // a folder; for jars, the one that they are in
    std::string_view sources;
};
constexpr Place kPlaces[] = {
    // Maven
    {"target/classes", "src/main/java"},
    {"target/test-classes", "src/test/java"},
    {"target", "src/main/java"},
    // Gradle
    {"build/classes/java/main", "src/main/java"},
    {"build/classes/java/test", "src/test/java"},
    {"build/classes/main", "src/main/java"},
    {"build/libs", "src/main/java"},
    // Ant, Eclipse, and by hand
    {"build/classes", "src"},
    {"build", "src"},
    {"bin", "src"},
    {"classes", "src"},
    {"out", "src"},
};

// The folder of the project where `folder` is its subfolder `below`; empty: it is not.
fs::path projectOf(const fs::path& folder, std::string_view below) {
    const fs::path part(below);
    fs::path project = folder;
    for (auto at = std::make_reverse_iterator(part.end());
         at != std::make_reverse_iterator(part.begin()); ++at) {
        if (project.filename() != *at) return {};
        project = project.parent_path();
    }
    return project;
}

} // namespace

std::vector<fs::path> sourceFolders(const Config& config) {
    std::vector<fs::path> folders = config.paths("sourcepath");
    const auto add = [&](fs::path folder) {
        std::error_code error;
        if (fs::is_directory(folder, error) && std::ranges::find(folders, folder) == folders.end())
            folders.push_back(std::move(folder));
    };
    for (fs::path entry : config.paths("classpath")) {
        if (!entry.has_filename()) entry = entry.parent_path(); // "target/classes/"
        const fs::path classes = entry.extension() == ".jar" ? entry.parent_path() : entry;
        for (const Place& place : kPlaces)
            if (const fs::path project = projectOf(classes, place.classes); !project.empty())
                add(project / place.sources);
    }
    return folders;
}

} // namespace clew::search
