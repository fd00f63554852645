#include "search/config/ConfigJson.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "search/config/ConfigKeys.h"

namespace clew::search {

nlohmann::json toJson(const Config& config) {
    nlohmann::json result = nlohmann::json::object();
    for (const auto& [key, setting] : config.settings()) {
        if (standingOf(key) == KeyStanding::ofJpf || isSecret(key)) continue;
        if (setting.items)
            result[key] = *setting.items;
        else
            result[key] = setting.text;
    }
    return result;
}

Config readConfigurationOfTrace(const std::filesystem::path& trace) {
    const std::string name = trace.string();
    std::optional<std::string> content = readFileFromDisk(trace);
    if (!content)
        throw ConfigError(
            fmt::format("{}: no such file; replay takes a trace that clew wrote", name));
    nlohmann::json document = nlohmann::json::parse(*content, nullptr, /*allow_exceptions=*/false);
    if (!document.is_object() || !document.contains("configuration") ||
        !document["configuration"].is_object())
        throw ConfigError(
            fmt::format("{}: not a trace; replay takes a .trace.json file that clew wrote", name));
    return configurationOf(document, trace);
}

Config configurationOf(const nlohmann::json& document, const std::filesystem::path& file) {
    Config config;
    const Origin origin{file.string(), 0};
    const std::filesystem::path base = std::filesystem::absolute(file).parent_path();
    for (const auto& [key, value] : document["configuration"].items()) {
        if (value.is_string()) {
            config.set(key, value.get<std::string>(), origin, base);
        } else if (value.is_array() &&
                   std::ranges::all_of(value, [](const auto& v) { return v.is_string(); })) {
            config.setList(key, value.get<std::vector<std::string>>(), origin);
        } else {
            throw ConfigError(
                origin, fmt::format("configuration.{} must be a string or a list of strings", key));
        }
    }
    return config;
}

} // namespace clew::search
