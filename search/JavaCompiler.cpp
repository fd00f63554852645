#include "search/JavaCompiler.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "search/ContentHash.h"
#include "search/Installation.h"
#include "search/JavaSource.h"
#include "search/Process.h"
#include "vm/classpath/ClassPath.h"
#include "vm/classpath/Jdk.h"

namespace clew::search {

namespace fs = std::filesystem;

namespace {

bool isJavaIdentifier(std::string_view name) {
    return !name.empty() && !std::isdigit(static_cast<unsigned char>(name[0])) &&
           std::ranges::all_of(name, [](unsigned char c) {
               return std::isalnum(c) || c == '_' || c == '$' || c >= 0x80;
           });
}

// All files with the suffix in the packages below a folder, sorted. A folder whose name is no
// identifier holds no package, and is not entered.
std::vector<fs::path> filesInPackages(const fs::path& root, std::string_view suffix) {
    std::vector<fs::path> files;
    std::error_code error;
    fs::recursive_directory_iterator entry(root, fs::directory_options::skip_permission_denied,
                                           error),
        end;
    for (; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_directory(ignored)) {
            if (!isJavaIdentifier(entry->path().filename().string()))
                entry.disable_recursion_pending();
        } else if (entry->path().native().ends_with(suffix)) {
            files.push_back(entry->path());
        }
    }
    std::ranges::sort(files);
    return files;
}

// The classes of one source file and of those that it needs, kept in a folder of the cache.
class Compilation {
  public:
    Compilation(fs::path source, std::vector<fs::path> sourcePath, std::vector<fs::path> classPath,
                const fs::path& jdkHome)
        : source_(std::move(source)),
          sourcePath_(std::move(sourcePath)),
          classPath_(std::move(classPath)),
          jdkHome_(jdkHome),
          javac_(findJavac(jdkHome, "there is Java source to compile")) {
        classPath_.push_back(apiJar());
    }

    // The folder of the classes.
    fs::path classes() {
        const fs::path cache = cacheFolder() / "classes";
        fs::path folder = cache / key();
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
        removeUnused(cache);
        return compileInto(folder);
    }

  private:
    std::string key() const {
        ContentHash hash;
        hash.add(CLEW_VERSION);
        hash.add(javac_.string());
        hash.addStamp(jdkHome_ / "release");
        hash.add(source_.string());
        for (const fs::path& root : sourcePath_) {
            hash.add(root.string());
            for (const fs::path& file : filesInPackages(root, ".java")) {
                hash.add(file.string());
                hash.add(readFileFromDisk(file).value_or(""));
            }
        }
        hash.add(readFileFromDisk(source_).value_or(""));
        for (const fs::path& entry : classPath_) {
            if (fs::is_directory(entry))
                hash.add(entry.string()); // its time says nothing of the classes further down
            else
                hash.addStamp(entry);
            for (const fs::path& file : filesInPackages(entry, ".class")) hash.addStamp(file);
        }
        return hash.hexadecimal();
    }

    // Compiles into a folder of another name first, so that a folder of the right name is always
    // complete.
    fs::path compileInto(const fs::path& folder) const {
        const fs::path unfinished = fmt::format("{}.{}", folder.string(), getpid());
        const fs::path messages = unfinished.string() + ".log";
        fs::create_directories(unfinished);
        int status = runJavac(jdkHome_,
                              {"-g", "-proc:none", "-Xprefer:source", "-encoding", "UTF-8", "-d",
                               unfinished.string(), "-cp", joinedPaths(classPath_), "-sourcepath",
                               joinedPaths(sourcePath_), source_.string()},
                              messages);
        const std::string output = readFileFromDisk(messages).value_or("");
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

    fs::path source_;
    std::vector<fs::path> sourcePath_;
    std::vector<fs::path> classPath_;
    fs::path jdkHome_;
    fs::path javac_;
};

void check_paths_exist(const Config& config, std::string_view key) {
    for (const fs::path& path : config.paths(key)) {
        std::error_code error;
        if (fs::exists(path, error)) continue;
        throw ConfigError(fmt::format("{}: {}: no such file or folder: {}", config.originOf(key),
                                      key, path.string()));
    }
}

// The folder that the packages of a source file are in: /x for /x/a/b/Foo.java of package a.b.
fs::path sourceRoot(const fs::path& source, std::string packageName) {
    fs::path folder = source.parent_path();
    std::ranges::replace(packageName, '.', '/');
    const std::string suffix = "/" + packageName;
    std::string root = folder.string();
    if (!packageName.empty() && root.ends_with(suffix)) root.resize(root.size() - suffix.size());
    return root;
}

// The target's source file below one of the folders, or nothing.
std::optional<fs::path> findSource(std::string target, const std::vector<fs::path>& roots) {
    target = target.substr(0, target.find('$'));
    std::ranges::replace(target, '.', '/');
    for (const fs::path& root : roots) {
        fs::path source = root / (target + ".java");
        if (fs::is_regular_file(source)) return source;
    }
    return std::nullopt;
}

// The class that is to be run, or whose method is to be explored.
std::string subjectClass(const Config& config) {
    if (config.isSet("target")) return config.string("target");
    const std::string method = config.string("symbolic.method");
    const std::string path = method.substr(0, method.find('('));
    return path.substr(0, path.rfind('.'));
}

bool isCompiled(const Config& config, const fs::path& jdkHome) {
    std::vector<std::string> entries;
    for (const fs::path& path : config.paths("classpath")) entries.push_back(path.string());
    std::string name = subjectClass(config);
    std::ranges::replace(name, '.', '/');
    vm::classpath::ClassPath classPath(entries, vm::classpath::jdkFeatureVersion(jdkHome));
    return classPath.find(name + ".class").has_value();
}

} // namespace

void compileSources(Config& config, const fs::path& javaSource, const fs::path& jdkHome) {
    check_paths_exist(config, "classpath");
    check_paths_exist(config, "sourcepath");
    std::vector<fs::path> roots = config.paths("sourcepath");
    if (roots.empty() && !config.folder().empty()) roots.push_back(config.folder());

    fs::path source = javaSource;
    if (!javaSource.empty()) {
        const std::optional<std::string> text = readFileFromDisk(javaSource);
        if (!text) throw ConfigError(fmt::format("{}: cannot be read", javaSource.string()));
        const JavaSource scanned = scanJavaSource(*text);
        if (scanned.firstType.empty())
            throw ConfigError(fmt::format("{}: declares no class", javaSource.string()));
        if (!config.isSet("target"))
            config.set("target", scanned.qualifiedFirstType(), Origin{javaSource.string(), 0});
        roots.insert(roots.begin(), sourceRoot(javaSource, scanned.packageName));
    } else {
        const bool classPathIsGiven =
            config.isSet("classpath") && config.originOf("classpath") != "default";
        std::optional<fs::path> found = findSource(subjectClass(config), roots);
        if (!found || (classPathIsGiven && isCompiled(config, jdkHome))) return;
        source = *found;
    }
    if (config.paths("sourcepath").empty()) config.prependPath("sourcepath", roots.front());
    config.prependPath("classpath",
                       Compilation(source, roots, config.paths("classpath"), jdkHome).classes());
}

} // namespace clew::search
