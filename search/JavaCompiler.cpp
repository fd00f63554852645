#include "search/JavaCompiler.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "search/Installation.h"
#include "search/JavaSource.h"
#include "search/Process.h"
#include "vm/classpath/ClassPath.h"
#include "vm/classpath/Jdk.h"

namespace clew::search {

namespace fs = std::filesystem;

namespace {

/// A hash over names, contents and file times, with their boundaries.
class ContentHash {
  public:
    ContentHash() : state_(XXH3_createState(), XXH3_freeState) { XXH3_128bits_reset(state_.get()); }

    void add(std::string_view text) {
        uint64_t size = text.size();
        XXH3_128bits_update(state_.get(), &size, sizeof size);
        XXH3_128bits_update(state_.get(), text.data(), text.size());
    }

    /// A file that is not read for this, but would have another size or time if it had changed.
    void add_stamp(const fs::path& file) {
        struct stat status {};
        add(file.string());
        if (stat(file.c_str(), &status) == 0)
            add(fmt::format("{} {}.{}", status.st_size, status.st_mtim.tv_sec,
                            status.st_mtim.tv_nsec));
    }

    std::string hexadecimal() const {
        XXH128_hash_t hash = XXH3_128bits_digest(state_.get());
        return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
    }

  private:
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_;
};

bool is_java_identifier(std::string_view name) {
    return !name.empty() && !std::isdigit(static_cast<unsigned char>(name[0])) &&
           std::ranges::all_of(name, [](unsigned char c) {
               return std::isalnum(c) || c == '_' || c == '$' || c >= 0x80;
           });
}

/// All files with the suffix in the packages below a folder, sorted. A folder whose name is no
/// identifier holds no package, and is not entered.
std::vector<fs::path> files_in_packages(const fs::path& root, std::string_view suffix) {
    std::vector<fs::path> files;
    std::error_code error;
    fs::recursive_directory_iterator entry(root, fs::directory_options::skip_permission_denied,
                                           error),
        end;
    for (; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_directory(ignored)) {
            if (!is_java_identifier(entry->path().filename().string()))
                entry.disable_recursion_pending();
        } else if (entry->path().native().ends_with(suffix)) {
            files.push_back(entry->path());
        }
    }
    std::ranges::sort(files);
    return files;
}

/// The classes of one source file and of those that it needs, kept in a folder of the cache.
class Compilation {
  public:
    Compilation(fs::path source, std::vector<fs::path> source_path,
                std::vector<fs::path> class_path, const fs::path& jdk_home)
        : source_(std::move(source)),
          source_path_(std::move(source_path)),
          class_path_(std::move(class_path)),
          jdk_home_(jdk_home),
          javac_(find_javac(jdk_home, "there is Java source to compile")) {
        class_path_.push_back(api_jar());
    }

    /// The folder of the classes.
    fs::path classes() {
        const fs::path cache = cache_folder() / "classes";
        const fs::path folder = cache / key();
        std::error_code error;
        if (fs::is_directory(folder, error)) {
            fs::last_write_time(folder, fs::file_time_type::clock::now(), error);
            return folder;
        }
        fs::create_directories(cache, error);
        if (error)
            throw ConfigError(fmt::format(
                "{}: cannot be made ({}); XDG_CACHE_HOME names another place for the cache",
                cache.string(), error.message()));
        remove_unused(cache);
        return compile_into(folder);
    }

  private:
    std::string key() const {
        ContentHash hash;
        hash.add(CLEW_VERSION);
        hash.add(javac_.string());
        hash.add_stamp(jdk_home_ / "release");
        hash.add(source_.string());
        for (const fs::path& root : source_path_) {
            hash.add(root.string());
            for (const fs::path& file : files_in_packages(root, ".java")) {
                hash.add(file.string());
                hash.add(read_file_from_disk(file).value_or(""));
            }
        }
        hash.add(read_file_from_disk(source_).value_or(""));
        for (const fs::path& entry : class_path_) {
            if (fs::is_directory(entry))
                hash.add(entry.string()); // its time says nothing of the classes further down
            else
                hash.add_stamp(entry);
            for (const fs::path& file : files_in_packages(entry, ".class")) hash.add_stamp(file);
        }
        return hash.hexadecimal();
    }

    /// Compiles into a folder of another name first, so that a folder of the right name is always
    /// complete.
    fs::path compile_into(const fs::path& folder) const {
        const fs::path unfinished = fmt::format("{}.{}", folder.string(), getpid());
        const fs::path messages = unfinished.string() + ".log";
        fs::create_directories(unfinished);
        int status =
            run_process({javac_.string(), "-g", "-proc:none", "-Xprefer:source", "-encoding",
                         "UTF-8", "-d", unfinished.string(), "-cp", joined_paths(class_path_),
                         "-sourcepath", joined_paths(source_path_), source_.string()},
                        messages);
        const std::string output = read_file_from_disk(messages).value_or("");
        fs::remove(messages);
        std::error_code error;
        if (status != 0) {
            fs::remove_all(unfinished, error);
            fwrite(output.data(), 1, output.size(), stderr);
            throw ConfigError(
                fmt::format("{}: does not compile; javac's errors are above", source_.string()));
        }
        fs::rename(unfinished, folder, error);
        if (error) {
            fs::remove_all(unfinished, error); // another process was faster
            if (!fs::is_directory(folder))
                throw ConfigError(fmt::format("{}: cannot be written", folder.string()));
        }
        return folder;
    }

    /// Whatever has not been used for a month.
    static void remove_unused(const fs::path& cache) {
        std::error_code error;
        const auto oldest = fs::file_time_type::clock::now() - std::chrono::days(30);
        std::vector<fs::path> unused;
        for (const auto& entry : fs::directory_iterator(cache, error))
            if (entry.last_write_time(error) < oldest && !error) unused.push_back(entry.path());
        for (const fs::path& folder : unused) fs::remove_all(folder, error);
    }

    fs::path source_;
    std::vector<fs::path> source_path_;
    std::vector<fs::path> class_path_;
    fs::path jdk_home_;
    fs::path javac_;
};

void check_paths_exist(const Config& config, std::string_view key) {
    for (const fs::path& path : config.paths(key)) {
        std::error_code error;
        if (fs::exists(path, error)) continue;
        throw ConfigError(fmt::format("{}: {}: no such file or folder: {}", config.origin_of(key),
                                      key, path.string()));
    }
}

/// The folder that the packages of a source file are in: /x for /x/a/b/Foo.java of package a.b.
fs::path source_root(const fs::path& source, std::string package_name) {
    fs::path folder = source.parent_path();
    std::ranges::replace(package_name, '.', '/');
    const std::string suffix = "/" + package_name;
    std::string root = folder.string();
    if (!package_name.empty() && root.ends_with(suffix)) root.resize(root.size() - suffix.size());
    return root;
}

/// The target's source file below one of the folders, or nothing.
std::optional<fs::path> find_source(std::string target, const std::vector<fs::path>& roots) {
    target = target.substr(0, target.find('$'));
    std::ranges::replace(target, '.', '/');
    for (const fs::path& root : roots) {
        fs::path source = root / (target + ".java");
        if (fs::is_regular_file(source)) return source;
    }
    return std::nullopt;
}

/// The class that is to be run, or whose method is to be explored.
std::string subject_class(const Config& config) {
    if (config.is_set("target")) return config.string("target");
    const std::string method = config.string("symbolic.method");
    const std::string path = method.substr(0, method.find('('));
    return path.substr(0, path.rfind('.'));
}

bool is_compiled(const Config& config, const fs::path& jdk_home) {
    std::vector<std::string> entries;
    for (const fs::path& path : config.paths("classpath")) entries.push_back(path.string());
    std::string name = subject_class(config);
    std::ranges::replace(name, '.', '/');
    vm::classpath::ClassPath class_path(entries, vm::classpath::jdkFeatureVersion(jdk_home));
    return class_path.find(name + ".class").has_value();
}

} // namespace

void compile_sources(Config& config, const fs::path& java_source, const fs::path& jdk_home) {
    check_paths_exist(config, "classpath");
    check_paths_exist(config, "sourcepath");
    std::vector<fs::path> roots = config.paths("sourcepath");
    if (roots.empty() && !config.folder().empty()) roots.push_back(config.folder());

    fs::path source = java_source;
    if (!java_source.empty()) {
        const std::optional<std::string> text = read_file_from_disk(java_source);
        if (!text) throw ConfigError(fmt::format("{}: cannot be read", java_source.string()));
        const JavaSource scanned = scan_java_source(*text);
        if (scanned.first_type.empty())
            throw ConfigError(fmt::format("{}: declares no class", java_source.string()));
        if (!config.is_set("target"))
            config.set("target", scanned.qualified_first_type(), Origin{java_source.string(), 0});
        roots.insert(roots.begin(), source_root(java_source, scanned.package_name));
    } else {
        const bool class_path_is_given =
            config.is_set("classpath") && config.origin_of("classpath") != "default";
        std::optional<fs::path> found = find_source(subject_class(config), roots);
        if (!found || (class_path_is_given && is_compiled(config, jdk_home))) return;
        source = *found;
    }
    if (config.paths("sourcepath").empty()) config.prepend_path("sourcepath", roots.front());
    config.prepend_path("classpath",
                        Compilation(source, roots, config.paths("classpath"), jdk_home).classes());
}

} // namespace clew::search
