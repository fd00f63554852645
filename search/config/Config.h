#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clew::search {

// Where a value comes from.
struct Origin {
    std::string file;  // as the user wrote it; empty for the command line
    unsigned line = 0; // 0 where lines mean nothing

    static Origin commandLine() { return {}; }
    std::string describe() const; // "philosophers.jpf:7", "command line"
};

// An error of the user's making. `what()` is the whole line to print, its place included.
class ConfigError : public std::runtime_error {
  public:
    explicit ConfigError(std::string_view line);
    ConfigError(const Origin& origin, std::string_view message);
};

// Returns a file's content, or nothing where there is no such file.
using FileReader = std::function<std::optional<std::string>(const std::filesystem::path&)>;
std::optional<std::string> readFileFromDisk(const std::filesystem::path& path);

// The configuration of one run: a value, made from a .jpf file and the command line, read by
// everybody.
//
// Keys are checked when they are set, and values when they are read; `check()` reads them all. A
// getter for a key of configKeys() falls back to that table's default; a getter of a typed value
// throws a ConfigError that names the place of the value and what would be right.
class Config {
  public:
    struct Setting {
        std::string text;
        // Set where a list came as a list (program arguments), and then `text` is only for show.
        std::optional<std::vector<std::string>> items;
        Origin origin;
        std::filesystem::path base; // the folder that relative paths in it are relative to
    };

    Config() = default;

    // Reads a .jpf file and what it includes. `${x}` may also be a variable that `assignments` of
    // the command line (`key=value`) set, or that a site.properties file does: `site`, or
    // .jpf/site.properties in the user's home.
    static Config fromFile(const std::filesystem::path& file,
                           const FileReader& reader = readFileFromDisk,
                           const std::vector<std::string>& assignments = {});

    // `key`, `key+` (append) or `+key` (prepend), as a .jpf file has them. `base` is the folder
    // that the relative paths of a value are relative to.
    void set(std::string_view key, std::string_view value, const Origin& origin,
             const std::filesystem::path& base = std::filesystem::current_path());
    // A list whose items are exact, whatever characters are in them.
    void setList(std::string_view key, std::vector<std::string> items, const Origin& origin);
    // `key=value`, `key+=value`, `+key=value` or `key` (true): a command-line argument after its
    // `+`.
    void setFromCommandLine(std::string_view assignment);

    bool isSet(std::string_view key) const;
    // Where the value comes from; "default" for one from the table.
    std::string originOf(std::string_view key) const;

    std::string string(std::string_view key) const;
    bool boolean(std::string_view key) const;
    // Nothing where the key is unset or empty and the table has no default.
    std::optional<int64_t> integer(std::string_view key) const;
    std::optional<double> seconds(std::string_view key) const;
    std::optional<uint64_t> size(std::string_view key) const;
    std::vector<std::string> list(std::string_view key) const;
    // Absolute and normalized; empty where unset.
    std::filesystem::path path(std::string_view key) const;
    // Absolute and normalized. `folder/*` stands for the jars in the folder.
    std::vector<std::filesystem::path> paths(std::string_view key) const;
    // The name of the alternative, whichever of its aliases the user wrote.
    std::string_view choice(std::string_view key) const;
    std::vector<std::string_view> choices(std::string_view key) const;

    // Reads every value that is set, so that a wrong one is found before the run; and looks at the
    // keys again, of which some may have been declared since they were set.
    void check() const;

    // Replaces the value of a key, for what the tool itself found out (a compiler's output
    // folder).
    void prependPath(std::string_view key, const std::filesystem::path& path);

    // What to tell the user once: keys accepted without effect.
    const std::vector<std::string>& warnings() const { return warnings_; }

    // Keys of JPF's that ask for what is not done here, with the reason: `safe` would be wrong.
    std::vector<std::string> refusals() const;

    // The file read, and the folder it is in; empty for a run without one.
    const std::filesystem::path& file() const { return file_; }
    const std::filesystem::path& folder() const { return folder_; }

    // For `--show`: each key with its value and origin, defaults included.
    std::string show() const;

    const std::map<std::string, Setting, std::less<>>& settings() const { return settings_; }

  private:
    friend class ConfigFileReader;

    struct Value {
        std::string_view text;
        const Setting* setting; // null for a default
    };
    // The value in force, or nothing.
    std::optional<Value> value(std::string_view key) const;
    [[noreturn]] void fail(std::string_view key, const Value& value,
                           std::string_view expected) const;
    std::string expand(std::string_view key, std::string_view text, const Origin& origin);
    void store(const std::string& key, std::string text, const Origin& origin,
               const std::filesystem::path& base = {});
    void warn(std::string warning);

    std::map<std::string, Setting, std::less<>> settings_;
    std::map<std::string, std::string, std::less<>> automatic_; // `config` and `config_path`
    std::map<std::string, std::string, std::less<>> variables_; // of site and command line
    std::vector<std::string> warnings_;
    std::filesystem::path file_;
    std::filesystem::path folder_;
};

} // namespace clew::search
