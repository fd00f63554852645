#include "search/config/Config.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "search/config/ConfigKeys.h"
#include "search/config/JpfKeys.h"
#include "search/config/Properties.h"

namespace clew::search {

namespace fs = std::filesystem;

namespace {

// Expansion of `${a}` can double a value at every line; no honest value comes near this.
constexpr size_t kLongestValue = 1 << 20;

constexpr std::string_view kSetIt =
    "+KEY=VALUE gives it one, or a line of site.properties (+site=FILE)";

std::string_view trim(std::string_view s) {
    constexpr std::string_view blanks = " \t\f\r\n";
    size_t begin = s.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return s.substr(begin, s.find_last_not_of(blanks) - begin + 1);
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, {}, [](unsigned char c) { return std::tolower(c); },
        [](unsigned char c) { return std::tolower(c); });
}

std::string absolute(std::string_view element, const fs::path& base) {
    std::string_view name = trim(element);
    if (name.empty()) return std::string(element);
    return (base / name).lexically_normal().string();
}

// What is to be read: from the folder of the .jpf file; where nothing is there, from the working
// directory, as JPF has it.
std::string existing(std::string_view element, const fs::path& base) {
    const auto isThere = [](fs::path path) {
        std::error_code error;
        if (path.filename() == "*") path = path.parent_path();
        return fs::exists(path, error);
    };
    const std::string near = absolute(element, base), here = absolute(element, fs::current_path());
    return !isThere(near) && isThere(here) ? here : near;
}

// Makes the elements of a path list absolute and leaves the separators. An element at an open end
// (where `key+=` without a separator continues the last element of the old value) stays as it is.
std::string absolutePaths(std::string_view list, const fs::path& base, bool openBegin,
                          bool openEnd) {
    std::string result;
    size_t begin = 0;
    while (true) {
        size_t end = list.find_first_of(",;:", begin);
        bool last = end == std::string_view::npos;
        std::string_view element = list.substr(begin, last ? end : end - begin);
        bool keep = (openBegin && begin == 0) || (openEnd && last);
        result += keep ? std::string(element) : existing(element, base);
        if (last) return result;
        result += list[end];
        begin = end + 1;
    }
}

std::vector<std::string> splitList(std::string_view text, std::string_view separators) {
    std::vector<std::string> result;
    std::string item;
    auto finish = [&] {
        if (std::string_view trimmed = trim(item); !trimmed.empty()) result.emplace_back(trimmed);
        item.clear();
    };
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() &&
            separators.find(text[i + 1]) != std::string_view::npos)
            item += text[++i];
        else if (separators.find(text[i]) != std::string_view::npos)
            finish();
        else
            item += text[i];
    }
    finish();
    return result;
}

const Alternative* find_alternative(const ConfigKey& key, std::string_view text) {
    std::string full = fullJpfClassName(text);
    for (const Alternative& alternative : key.alternatives) {
        if (equalsIgnoringCase(alternative.name, full)) return &alternative;
        for (std::string_view aliases = alternative.aliases; !aliases.empty();) {
            size_t end = std::min(aliases.find(' '), aliases.size());
            if (aliases.substr(0, end) == full) return &alternative;
            aliases.remove_prefix(std::min(end + 1, aliases.size()));
        }
    }
    return nullptr;
}

// The whole text as a number, or nothing.
template <typename Number>
std::optional<Number> parseNumber(std::string_view text) {
    Number number{};
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<uint64_t> parseSize(std::string_view text) {
    uint64_t unit = 1;
    if (!text.empty()) {
        size_t power =
            std::string_view("kmgt").find(std::tolower(static_cast<unsigned char>(text.back())));
        if (power != std::string_view::npos) {
            unit = uint64_t{1} << 10 * (power + 1);
            text.remove_suffix(1);
        }
    }
    auto count = parseNumber<uint64_t>(text);
    if (!count || *count > UINT64_MAX / unit) return std::nullopt;
    return *count * unit;
}

// What `${name}` falls back to, as JPF falls back to Java's system properties.
std::optional<std::string> systemProperty(std::string_view name) {
    if (name == "user.dir") return fs::current_path().string();
    if (name == "user.home") {
        const char* home = std::getenv("HOME");
        return home ? home : "/";
    }
    if (name == "java.io.tmpdir") return fs::temp_directory_path().string();
    if (name == "file.separator") return "/";
    if (name == "path.separator") return ":";
    return std::nullopt;
}

// One-line form, for messages and `--show`.
std::string printable(std::string_view text) {
    std::string result;
    for (char c : text) {
        if (c == '\n')
            result += "\\n";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        else
            result += c;
    }
    return result;
}

std::string shortened(std::string_view text) {
    constexpr size_t longest = 200;
    return std::string(text.substr(0, longest)) + (text.size() > longest ? "..." : "");
}

} // namespace

ConfigError::ConfigError(std::string_view line) : std::runtime_error(printable(line)) {}

ConfigError::ConfigError(const Origin& origin, std::string_view message)
    : ConfigError(fmt::format("{}: {}", origin.describe(), message)) {}

std::string Origin::describe() const {
    if (file.empty()) return "command line";
    return line == 0 ? file : fmt::format("{}:{}", file, line);
}

std::optional<std::string> readFileFromDisk(const fs::path& path) {
    constexpr off_t most = 256 << 20;
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return std::nullopt;
    struct stat status {};
    bool isRead = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size <= most;
    std::string content;
    // One more than there is: files of the kernel's say that they are empty, and may never end.
    if (isRead) {
        content.resize(static_cast<std::size_t>(status.st_size) + 1);
        std::size_t have = 0;
        ssize_t got = 0;
        while ((got = ::read(file, content.data() + have, content.size() - have)) > 0)
            have += static_cast<std::size_t>(got);
        isRead = got == 0 && have < content.size();
        content.resize(have);
    }
    ::close(file);
    return isRead ? std::optional(std::move(content)) : std::nullopt;
}

// Reads a .jpf file and its includes into a Config.
class ConfigFileReader {
  public:
    ConfigFileReader(Config& config, const FileReader& reader) : config_(config), reader_(reader) {}

    void read(const fs::path& file, const Origin* includer) {
        fs::path normal = fs::absolute(file).lexically_normal();
        std::string shown =
            includer ? normal.lexically_proximate(fs::current_path()).string() : file.string();
        if (shown.starts_with("..")) shown = normal.string();
        for (size_t i = 0; i < open_.size(); ++i)
            if (open_[i].first == normal) fail_cycle(*includer, i, shown);
        constexpr int mostFiles = 1000;
        if (++files_ > mostFiles)
            throw ConfigError(*includer, fmt::format("more than {} files included", mostFiles));
        std::optional<std::string> content = reader_(normal);
        if (!content) {
            std::error_code error;
            const std::string_view what =
                fs::exists(normal, error) ? "regular file that can be read" : "such file";
            if (includer)
                throw ConfigError(*includer,
                                  fmt::format("@include: no {}: {}", what, normal.string()));
            throw ConfigError(fmt::format("{}: no {}", shown, what));
        }
        open_.emplace_back(normal, shown);
        std::vector<Property> properties;
        try {
            properties = readProperties(*content);
        } catch (const PropertiesError& e) {
            throw ConfigError(Origin{shown, e.line}, e.what());
        }
        enter(normal);
        for (const Property& property : properties)
            take(property, Origin{shown, property.line}, normal);
        open_.pop_back();
    }

    // The settings of a site.properties or of a project's jpf.properties are variables here.
    // Returns whether there is such a file.
    bool readVariables(const fs::path& file) {
        const std::optional<std::string> content = reader_(file.lexically_normal());
        if (!content) return false;
        enter(file);
        try {
            for (const Property& property : readProperties(*content))
                if (!property.key.starts_with('@'))
                    config_.variables_[property.key] = config_.expand(
                        property.key, trim(property.value), Origin{file.string(), property.line});
        } catch (const PropertiesError& e) {
            throw ConfigError(Origin{file.string(), e.line}, e.what());
        }
        return true;
    }

    void readSite() {
        if (const auto site = config_.variables_.find("site"); site != config_.variables_.end()) {
            if (!readVariables(fs::absolute(site->second)))
                throw ConfigError(fmt::format("site={}: no such file", site->second));
        } else if (const std::optional<std::string> home = systemProperty("user.home")) {
            readVariables(fs::path(*home) / ".jpf/site.properties");
        }
    }

    void enter(const fs::path& file) {
        config_.automatic_["config"] = file.string();
        config_.automatic_["config_path"] = file.parent_path().string();
    }

  private:
    void take(const Property& property, const Origin& origin, const fs::path& file) {
        if (property.key.starts_with('@')) {
            directive(property, origin, file);
            return;
        }
        if (property.value.starts_with("+=") && !property.key.ends_with('+'))
            throw ConfigError(origin, fmt::format("write '{}+={}', without a blank before '+='",
                                                  printable(property.key),
                                                  shortened(trim(property.value.substr(2)))));
        config_.set(property.key, property.value, origin, file.parent_path());
    }

    void directive(const Property& property, const Origin& origin, const fs::path& file) {
        std::string value = config_.expand({}, trim(property.value), origin);
        const std::string& name = property.key;
        if (name == "@include") {
            include(value, origin, file);
        } else if (name == "@include_if" || name == "@include_unless") {
            // "?KEY?FILE"
            size_t end = value.find('?', 1);
            if (!value.starts_with('?') || end == std::string::npos)
                throw ConfigError(origin, fmt::format("{} takes ?KEY?FILE", name));
            bool set = config_.isSet(trim(std::string_view(value).substr(1, end - 1)));
            if (set == (name == "@include_if")) include(value.substr(end + 1), origin, file);
        } else if (name == "@using") {
            if (auto folder = config_.variables_.find(value); folder != config_.variables_.end())
                readVariables(fs::path(folder->second) / "jpf.properties");
            else if (value != "jpf-core" && value != "jpf-symbc")
                throw ConfigError(
                    origin, fmt::format("@using: '{}' has no value; {}", shortened(value), kSetIt));
        } else if (name == "@requires") { // a key that is to be set
            if (!config_.isSet(value) && !config_.variables_.contains(value) &&
                value != "jpf-core" && value != "jpf-symbc")
                throw ConfigError(origin,
                                  fmt::format("@requires: '{}' is not set", shortened(value)));
        } else {
            throw ConfigError(
                origin, fmt::format("unknown directive '{}'; there are @include, @include_if, "
                                    "@include_unless, @using and @requires",
                                    name));
        }
    }

    void include(std::string_view name, const Origin& origin, const fs::path& file) {
        if (trim(name).empty()) throw ConfigError(origin, "@include takes the name of a file");
        read(file.parent_path() / trim(name), &origin);
        enter(file);
    }

    [[noreturn]] void fail_cycle(const Origin& origin, size_t first, const std::string& shown) {
        std::string cycle;
        for (size_t i = first; i < open_.size(); ++i) cycle += open_[i].second + " -> ";
        throw ConfigError(origin,
                          fmt::format("cycle of @include: {}{}; remove one of them", cycle, shown));
    }

    Config& config_;
    const FileReader& reader_;
    std::vector<std::pair<fs::path, std::string>>
        open_; // files being read: normalized, and as shown
    int files_ = 0;
};

Config Config::fromFile(const fs::path& file, const FileReader& reader,
                        const std::vector<std::string>& assignments) {
    Config config;
    for (const std::string& assignment : assignments)
        if (const std::size_t equals = assignment.find('='); equals != std::string::npos)
            config.variables_[assignment.substr(0, equals)] = assignment.substr(equals + 1);
    ConfigFileReader files(config, reader);
    files.readSite();
    files.read(file, nullptr);
    config.file_ = fs::absolute(file).lexically_normal();
    config.folder_ = config.file_.parent_path();
    return config;
}

void Config::set(std::string_view keyText, std::string_view valueText, const Origin& origin,
                 const fs::path& base) {
    std::string key = expand({}, trim(keyText), origin);
    bool append = key.size() > 1 && key.back() == '+';
    bool prepend = !append && key.size() > 1 && key.front() == '+';
    if (append) key.pop_back();
    if (prepend) key.erase(0, 1);
    if (key.empty()) throw ConfigError(origin, "a key is missing before '='");
    if (key.size() > kLongestValue) throw ConfigError(origin, "the key is longer than a megabyte");

    const KeyStanding standing = standingOf(key);
    if (standing == KeyStanding::unknown) throw ConfigError(origin, unknownKey(shortened(key)));
    if (standing == KeyStanding::ofJpf) {
        const JpfKey& jpf = *findJpfKey(key);
        if (!jpf.ours.empty()) {
            key = jpf.ours;
        } else if (jpf.agrees != "*") {
            if (jpf.agrees.empty() && !isSet(key))
                warn(fmt::format("{}: '{}' has no meaning here: {}", origin.describe(),
                                 shortened(key), jpf.why));
            // Variables that only JPF knows do no harm in it.
            store(key, std::string(trim(valueText)), origin, base);
            return;
        }
    }

    std::string text = expand(key, trim(valueText), origin);
    auto old = settings_.find(key);
    bool joined = (append || prepend) && old != settings_.end() && !old->second.text.empty();
    const ConfigKey* known = findConfigKey(key);
    if (known && known->type == ValueType::path) text = absolute(text, base);
    if (known && known->type == ValueType::pathList)
        text = absolutePaths(text, base, append && joined, prepend && joined);
    if (joined) text = append ? old->second.text + text : text + old->second.text;
    store(key, std::move(text), origin, base);
}

void Config::setList(std::string_view key, std::vector<std::string> items, const Origin& origin) {
    std::string shown;
    for (const std::string& item : items) shown += (shown.empty() ? "" : ",") + item;
    store(std::string(key), std::move(shown), origin);
    settings_.find(key)->second.items = std::move(items);
}

void Config::setFromCommandLine(std::string_view assignment) {
    size_t equals = assignment.find('=');
    std::string_view key = assignment.substr(0, equals);
    std::string_view value =
        equals == std::string_view::npos ? "true" : assignment.substr(equals + 1);
    set(key, value, Origin::commandLine());
}

void Config::store(const std::string& key, std::string text, const Origin& origin,
                   const fs::path& base) {
    if (text.size() > kLongestValue)
        throw ConfigError(
            origin, fmt::format("the value of '{}' is longer than a megabyte", shortened(key)));
    settings_[key] = Setting{std::move(text), std::nullopt, origin, base};
}

// Values are expanded when they are set, so that `${x}` is what x was by then, as JPF has it, and
// no expansion can go round in circles.
std::string Config::expand(std::string_view key, std::string_view text, const Origin& origin) {
    std::string result;
    while (true) {
        size_t begin = text.find("${");
        size_t end = begin == std::string_view::npos ? begin : text.find('}', begin);
        if (end == std::string_view::npos) return result.append(text);
        result += text.substr(0, begin);
        std::string_view name = text.substr(begin + 2, end - begin - 2);
        text.remove_prefix(end + 1);

        if (auto automatic = automatic_.find(name); automatic != automatic_.end()) {
            result += automatic->second;
        } else if (auto known = value(name)) {
            result += known->text;
        } else if (auto variable = variables_.find(name); variable != variables_.end()) {
            result += variable->second;
        } else if (auto property = systemProperty(name)) {
            result += *property;
        } else if (name != key && (name.empty() || standingOf(name) != KeyStanding::known)) {
            throw ConfigError(origin,
                              fmt::format("'${{{}}}' has no value; {}", shortened(name), kSetIt));
        }
        if (result.size() > kLongestValue)
            throw ConfigError(origin,
                              "after the expansion of ${} the line is longer than a megabyte");
    }
}

std::vector<std::string> Config::refusals() const {
    std::vector<std::string> all;
    for (const auto& [key, setting] : settings_) {
        const JpfKey* jpf = standingOf(key) == KeyStanding::ofJpf ? findJpfKey(key) : nullptr;
        if (jpf && !jpf->agrees.empty() && jpf->agrees != "*" &&
            !equalsIgnoringCase(setting.text, jpf->agrees))
            all.push_back(
                printable(fmt::format("{}: {}={} is not followed: {}", setting.origin.describe(),
                                      key, shortened(setting.text), jpf->why)));
    }
    return all;
}

void Config::warn(std::string warning) {
    warning = printable(warning);
    if (std::ranges::find(warnings_, warning) == warnings_.end())
        warnings_.push_back(std::move(warning));
}

bool Config::isSet(std::string_view key) const {
    return settings_.contains(key);
}

std::string Config::originOf(std::string_view key) const {
    auto found = settings_.find(key);
    return found == settings_.end() ? "default" : found->second.origin.describe();
}

std::optional<Config::Value> Config::value(std::string_view key) const {
    const ConfigKey* known = findConfigKey(key);
    const bool hasDefault = known && !known->defaultValue.empty();
    // An empty text says something, an empty number does not.
    const bool isNumber =
        known && (known->type == ValueType::integer || known->type == ValueType::seconds ||
                  known->type == ValueType::size);
    if (auto found = settings_.find(key); found != settings_.end())
        if (!found->second.text.empty() || !isNumber || !hasDefault)
            return Value{found->second.text, &found->second};
    if (hasDefault) return Value{known->defaultValue, nullptr};
    return std::nullopt;
}

void Config::fail(std::string_view key, const Value& value, std::string_view expected) const {
    std::string message = fmt::format("{}={}: {}", key, shortened(value.text), expected);
    throw ConfigError(value.setting ? value.setting->origin : Origin{"default", 0}, message);
}

std::string Config::string(std::string_view key) const {
    auto v = value(key);
    return v ? std::string(v->text) : std::string();
}

bool Config::boolean(std::string_view key) const {
    auto v = value(key);
    if (!v) return false;
    for (std::string_view yes : {"true", "yes", "on"})
        if (equalsIgnoringCase(v->text, yes)) return true;
    for (std::string_view no : {"false", "no", "off"})
        if (equalsIgnoringCase(v->text, no)) return false;
    fail(key, *v, "it takes true or false");
}

std::optional<int64_t> Config::integer(std::string_view key) const {
    auto v = value(key);
    if (!v || v->text.empty()) return std::nullopt;
    const ConfigKey* known = findConfigKey(key);
    const Range range = known ? known->range : kAnyNumber;
    auto number = parseNumber<int64_t>(v->text);
    if (!number || *number < range.least || *number > range.most)
        fail(key, *v, "it takes a whole number" + (known ? describeRange(*known) : ""));
    return number;
}

std::optional<double> Config::seconds(std::string_view key) const {
    auto v = value(key);
    if (!v || v->text.empty()) return std::nullopt;
    const ConfigKey* known = findConfigKey(key);
    const Range range = known ? known->range : Range();
    std::string_view text = v->text;
    if (text.ends_with('s')) text.remove_suffix(1);
    auto number = parseNumber<double>(text);
    if (!number || !(*number >= static_cast<double>(range.least)) ||
        *number > std::min(1e12, static_cast<double>(range.most)))
        fail(key, *v, "it takes a number of seconds" + (known ? describeRange(*known) : ""));
    return number;
}

std::optional<uint64_t> Config::size(std::string_view key) const {
    auto v = value(key);
    if (!v || v->text.empty()) return std::nullopt;
    const ConfigKey* known = findConfigKey(key);
    const Range range = known ? known->range : Range();
    auto bytes = parseSize(v->text);
    if (!bytes || *bytes < static_cast<uint64_t>(range.least) ||
        *bytes > static_cast<uint64_t>(range.most))
        fail(key, *v,
             fmt::format("it takes a number of bytes, or one with k, M or G such as 512M{}",
                         known && known->range.least > 0 ? "," + describeRange(*known) : ""));
    return bytes;
}

std::vector<std::string> Config::list(std::string_view key) const {
    auto v = value(key);
    if (!v) return {};
    if (v->setting && v->setting->items) return *v->setting->items;
    return splitList(v->text, ",;");
}

fs::path Config::path(std::string_view key) const {
    auto v = value(key);
    if (!v) return {};
    // Of a key that was declared after it was set, the value is as it was written.
    return v->setting ? fs::path(absolute(v->text, v->setting->base)) : fs::path(v->text);
}

std::vector<fs::path> Config::paths(std::string_view key) const {
    auto v = value(key);
    std::vector<fs::path> result;
    if (!v) return result;
    if (v->setting && v->setting->items)
        return {v->setting->items->begin(), v->setting->items->end()};
    for (const std::string& element : splitList(v->text, ",;:")) {
        fs::path path(element);
        if (path.filename() != "*") {
            result.push_back(std::move(path));
            continue;
        }
        std::vector<fs::path> jars;
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(path.parent_path(), error))
            if (equalsIgnoringCase(entry.path().extension().string(), ".jar"))
                jars.push_back(entry.path());
        std::ranges::sort(jars); // a folder's own order differs between machines
        result.insert(result.end(), jars.begin(), jars.end());
    }
    return result;
}

std::string_view Config::choice(std::string_view key) const {
    auto all = choices(key);
    auto v = value(key);
    if (all.size() == 1) return all[0];
    if (!v) return {};
    const ConfigKey* known = findConfigKey(key);
    fail(key, *v, fmt::format("it takes one of {}", describeType(*known)));
}

std::vector<std::string_view> Config::choices(std::string_view key) const {
    auto v = value(key);
    const ConfigKey* known = findConfigKey(key);
    std::vector<std::string_view> result;
    if (!v || !known) return result;
    for (const std::string& item : splitList(v->text, ",;")) {
        const Alternative* alternative = find_alternative(*known, item);
        if (!alternative) {
            std::vector<std::string_view> names;
            for (const Alternative& a : known->alternatives) names.push_back(a.name);
            std::string_view near = nearestWord(item, names);
            std::string hint = near.empty() ? "" : fmt::format(" (did you mean '{}'?)", near);
            fail(key, *v,
                 fmt::format("it takes {}{}{}",
                             known->type == ValueType::choice ? "one of " : "a list of ",
                             describeType(*known), hint));
        }
        if (std::ranges::find(result, alternative->name) == result.end())
            result.push_back(alternative->name);
    }
    return result;
}

void Config::check() const {
    for (const auto& [key, setting] : settings_)
        if (standingOf(key) == KeyStanding::unknown)
            throw ConfigError(setting.origin, unknownKey(shortened(key)));
    for (const ConfigKey& key : configKeys()) {
        if (!isSet(key.name)) continue;
        switch (key.type) {
            case ValueType::boolean:
                boolean(key.name);
                break;
            case ValueType::integer:
                integer(key.name);
                break;
            case ValueType::seconds:
                seconds(key.name);
                break;
            case ValueType::size:
                size(key.name);
                break;
            case ValueType::choice:
                choice(key.name);
                break;
            case ValueType::choiceList:
                choices(key.name);
                break;
            case ValueType::javaClass: {
                // 'clew tests' takes methods of a class: pkg.Money#add(int).
                std::string name = string(key.name);
                name.resize(std::min(name.find('#'), name.size()));
                if (name.find_first_of(" \t,;=()[]<>") != std::string::npos)
                    fail(key.name, *value(key.name),
                         "it takes the full name of one class, such as pkg.Main");
                break;
            }
            case ValueType::string:
            case ValueType::list:
            case ValueType::path:
            case ValueType::pathList:
                break;
        }
    }
}

void Config::prependPath(std::string_view key, const fs::path& path) {
    std::vector<std::string> all{path.string()};
    for (const fs::path& old : paths(key)) all.push_back(old.string());
    auto found = settings_.find(key);
    Origin origin = found == settings_.end() ? Origin::commandLine() : found->second.origin;
    setList(key, std::move(all), origin);
}

std::string Config::show() const {
    std::vector<std::array<std::string, 3>> rows;
    for (const ConfigKey& key : configKeys()) {
        auto v = value(key.name);
        const std::string text = v ? printable(v->text) : std::string();
        rows.push_back(
            {std::string(key.name), key.isSecret && v ? "(set)" : text, originOf(key.name)});
    }
    for (const auto& [key, setting] : settings_)
        if (!findConfigKey(key))
            rows.push_back({printable(key), printable(setting.text), setting.origin.describe()});
    std::string result;
    for (const auto& [key, value, origin] : rows)
        result += fmt::format("{} = {}  # {}\n", key, value, origin);
    return result;
}

} // namespace clew::search
