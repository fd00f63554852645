#include "search/config/ConfigKeys.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "search/config/CoreKeys.h"
#include "search/config/JpfKeys.h"

namespace clew::search {
namespace {

using enum ValueType;

void join(std::vector<ConfigKey>& table, std::string_view reader, std::span<const ConfigKey> rows) {
    for (ConfigKey row : rows) {
        row.reader = reader;
        if (std::ranges::find(table, row.name, &ConfigKey::name) == table.end())
            table.push_back(row);
    }
}

std::vector<ConfigKey>& table() {
    static std::vector<ConfigKey> all = [] {
        std::vector<ConfigKey> core;
        for (const KeyGroup& group : coreKeys()) join(core, group.reader, group.rows);
        return core;
    }();
    return all;
}

std::string_view firstComponent(std::string_view key) {
    return key.substr(0, key.find('.'));
}

// Optimal string alignment distance, in halves: a difference in letter case costs 1, any other
// edit 2.
unsigned distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<unsigned>> d(a.size() + 1, std::vector<unsigned>(b.size() + 1));
    for (size_t i = 0; i <= a.size(); ++i) d[i][0] = 2 * i;
    for (size_t j = 0; j <= b.size(); ++j) d[0][j] = 2 * j;
    auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    for (size_t i = 1; i <= a.size(); ++i) {
        for (size_t j = 1; j <= b.size(); ++j) {
            unsigned change = a[i - 1] == b[j - 1] ? 0 : lower(a[i - 1]) == lower(b[j - 1]) ? 1 : 2;
            d[i][j] = std::min({d[i - 1][j] + 2, d[i][j - 1] + 2, d[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 2);
        }
    }
    return d[a.size()][b.size()];
}

// "choice.min" is a program's own, for Verify.getInt("choice"), although a listener has keys that
// begin so.
bool isOfVerify(std::string_view key) {
    constexpr std::string_view kParts[] = {"min", "max", "values", "threshold", "delta"};
    const std::string_view first = firstComponent(key);
    if (first == key || std::ranges::find(kParts, key.substr(first.size() + 1)) == std::end(kParts))
        return false;
    return std::ranges::none_of(coreKeys(), [&](const KeyGroup& group) {
        return std::ranges::any_of(
            group.rows, [&](const ConfigKey& row) { return firstComponent(row.name) == first; });
    });
}

} // namespace

void declareKeys(std::string_view reader, std::span<const ConfigKey> rows) {
    join(table(), reader, rows);
}

std::span<const ConfigKey> configKeys() {
    return table();
}

const ConfigKey* findConfigKey(std::string_view name) {
    const auto found = std::ranges::find(table(), name, &ConfigKey::name);
    return found == table().end() ? nullptr : &*found;
}

bool isSecret(std::string_view key) {
    const ConfigKey* found = findConfigKey(key);
    return found && found->isSecret;
}

KeyStanding standingOf(std::string_view key) {
    if (findConfigKey(key)) return KeyStanding::known;
    if (isOfVerify(key)) return KeyStanding::foreign;
    // "vm.storage.clas" is a slip, though "vm.storage." covers it; the names of inputs may be
    // short.
    if (const JpfKey* jpf = findJpfKey(key))
        return jpf->name == key || jpf->name.ends_with('_') || nearestConfigKey(key).empty()
                   ? KeyStanding::ofJpf
                   : KeyStanding::unknown;
    const std::string_view first = firstComponent(key);
    if (first == "jvm") return KeyStanding::unknown; // what JPF's first versions had for vm
    for (const ConfigKey& known : table())
        if (firstComponent(known.name) == first) return KeyStanding::unknown;
    return nearestConfigKey(key).empty() ? KeyStanding::foreign : KeyStanding::unknown;
}

std::string_view nearestConfigKey(std::string_view key) {
    std::vector<std::string_view> names;
    for (const ConfigKey& known : table()) names.push_back(known.name);
    return nearestWord(key, names);
}

std::string unknownKey(std::string_view key) {
    const std::string_view near = nearestConfigKey(key);
    return near.empty() ? fmt::format("unknown key '{}'; 'clew --help' lists the keys", key)
                        : fmt::format("unknown key '{}'; did you mean '{}'?", key, near);
}

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> candidates) {
    constexpr size_t longest = 64; // nothing that we know is longer; the distance is quadratic
    if (word.size() > longest) return {};
    std::string_view best;
    unsigned bestDistance = word.size() > 8 ? 5 : 3; // two edits in a long word, one in a short one
    if (word.size() <= 2) bestDistance = 2;          // two letters are one edit from too much
    for (std::string_view candidate : candidates) {
        size_t longer = std::max(word.size(), candidate.size());
        size_t shorter = std::min(word.size(), candidate.size());
        if (2 * (longer - shorter) >= bestDistance) continue;
        unsigned d = distance(word, candidate);
        if (d < bestDistance) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}

std::string fullJpfClassName(std::string_view name) {
    constexpr std::string_view oldPackage = "gov.nasa.jpf.jvm."; // of the first versions
    if (name.starts_with(oldPackage))
        return "gov.nasa.jpf.vm." + std::string(name.substr(oldPackage.size()));
    return (name.starts_with('.') ? "gov.nasa.jpf" : "") + std::string(name);
}

std::string describeType(const ConfigKey& key) {
    switch (key.type) {
        case string:
            return "text";
        case boolean:
            return "true|false";
        case integer:
            return "whole number";
        case seconds:
            return "seconds";
        case ValueType::size:
            return "bytes, or with k, M, G";
        case list:
            return "list";
        case path:
            return "file";
        case pathList:
            return "path list";
        case javaClass:
            return "class";
        case choice:
        case choiceList: {
            std::string names;
            for (const Alternative& alternative : key.alternatives)
                names += (names.empty() ? "" : "|") + std::string(alternative.name);
            return names;
        }
    }
    return {};
}

std::string describeRange(const ConfigKey& key) {
    const auto [least, most] = key.range;
    const bool isSize = key.type == ValueType::size;
    if (key.type != integer && key.type != seconds && !isSize) return {};
    const auto shown = [&](std::int64_t number) {
        unsigned unit = 0;
        while (isSize && unit < 4 && number != 0 && number % 1024 == 0) number /= 1024, ++unit;
        return fmt::format("{}{}", number, unit == 0 ? "" : std::string(1, " kMGT"[unit]));
    };
    if (least == INT64_MIN) return {};
    if (most == INT64_MAX) return fmt::format(" from {} up", shown(least));
    return fmt::format(" from {} to {}", shown(least), shown(most));
}

} // namespace clew::search
