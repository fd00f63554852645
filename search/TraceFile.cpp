#include "search/TraceFile.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "search/Installation.h"
#include "search/config/ConfigJson.h"

namespace clew::search {

using nlohmann::json;

namespace {

// Of the class as the class path has it; empty where it has none.
std::string hashOf(vm::Vm& vm, const std::string& name) {
    const auto resource = vm.linker->classPath().find(name + ".class");
    if (!resource) return {};
    const XXH128_hash_t hash = XXH3_128bits(resource->bytes.data(), resource->bytes.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

} // namespace

std::map<std::string, std::string> hashesOfClasses(vm::Vm& vm) {
    std::map<std::string, std::string> hashes;
    for (const vm::types::Class* klass : vm.linker->classes()) {
        if (klass->fromJdk || klass->isArray() || klass->host || klass->nameSpace != 0 ||
            klass->location.starts_with(apiJar().string()))
            continue;
        const std::string name(klass->name.view());
        if (std::string hash = hashOf(vm, name); !hash.empty()) hashes[name] = std::move(hash);
    }
    return hashes;
}

std::vector<std::string> changedClasses(const std::map<std::string, std::string>& hashes,
                                        vm::Vm& vm) {
    std::vector<std::string> changed;
    for (const auto& [name, hash] : hashes)
        if (hashOf(vm, name) != hash) changed.push_back(vm::types::externalName(name));
    return changed;
}

// What was compiled for this run lies in a cache, from where it may be gone when the trace is
// replayed: it is made again from its source.
json configurationToStore(const Config& config) {
    json configuration = toJson(config);
    json kept = json::array();
    for (const std::filesystem::path& entry : config.paths("classpath"))
        if (!entry.string().starts_with(cacheFolder().string())) kept.push_back(entry.string());
    if (config.isSet("classpath")) configuration["classpath"] = std::move(kept);
    return configuration;
}

TraceFile readTrace(const std::filesystem::path& file) {
    const std::optional<std::string> content = readFileFromDisk(file);
    const json trace = json::parse(content.value_or(""), nullptr, false);
    const auto isListOf = [&](const char* name, bool (json::*isRight)() const noexcept) {
        return trace.is_object() && trace.contains(name) && trace[name].is_array() &&
               std::ranges::all_of(trace[name],
                                   [&](const json& item) { return (item.*isRight)(); });
    };
    if (!isListOf("path", &json::is_number_unsigned) ||
        !isListOf("read", &json::is_number_integer) || !trace.contains("protection") ||
        !trace["protection"].is_object() ||
        !std::ranges::all_of(trace["protection"],
                             [](const json& level) { return level.is_number_unsigned(); }))
        throw ConfigError(fmt::format(
            "{}: not a trace; replay takes a .trace.json file that clew wrote", file.string()));
    std::map<std::string, std::string> classes; // those of earlier versions have none
    if (trace.contains("classes") && trace["classes"].is_object())
        for (const auto& [name, hash] : trace["classes"].items())
            if (hash.is_string()) classes[name] = hash.get<std::string>();
    return {trace["path"].get<std::vector<std::uint32_t>>(),
            trace["read"].get<std::vector<std::int64_t>>(),
            trace["protection"].get<vm::interpreter::Protections>(),
            trace.contains("input_values") ? trace["input_values"].dump() : std::string(),
            trace.value("by_itself", json(false)) == json(true),
            std::move(classes),
            trace.value(json::json_pointer("/configuration/vm.por"), json()) == "dynamic",
            trace.contains("violation")};
}

} // namespace clew::search
