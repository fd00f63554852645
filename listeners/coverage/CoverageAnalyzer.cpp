#include "listeners/coverage/CoverageAnalyzer.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "listeners/coverage/CoverageFigures.h"
#include "listeners/coverage/CoverageReport.h"
#include "search/Files.h"

namespace clew::listeners {

namespace fs = std::filesystem;
using search::ConfigError;

namespace {

// `*` stands for any text.
bool matches(std::string_view pattern, std::string_view text) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == text;
    if (!text.starts_with(pattern.substr(0, star))) return false;
    const std::string_view rest = pattern.substr(star + 1);
    for (std::size_t at = star; at <= text.size(); ++at)
        if (matches(rest, text.substr(at))) return true;
    return false;
}

// Found out now, and not after a search of an hour. What is there stays as it is.
fs::path writableFile(const search::Config& config, std::string_view key) {
    if (!config.isSet(key)) return {};
    fs::path file = config.path(key);
    const bool isNew = !fs::exists(file);
    if (!std::ofstream(file, std::ios::app))
        throw ConfigError(
            fmt::format("{}: {}: {} cannot be written; a file in an existing folder would be right",
                        config.originOf(key), key, file.string()));
    if (isNew) fs::remove(file);
    return file;
}

fs::path writableFolder(const search::Config& config, std::string_view key) {
    if (!config.isSet(key)) return {};
    fs::path folder = config.path(key);
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || !fs::is_directory(folder) || access(folder.c_str(), W_OK | X_OK) != 0)
        throw ConfigError(fmt::format("{}: {}: {} is no folder that can be written to",
                                      config.originOf(key), key, folder.string()));
    return folder;
}

} // namespace

std::span<const search::ConfigKey> CoverageAnalyzer::keys() {
    using enum search::ValueType;
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "coverage.include",
         .type = list,
         .help = "classes to measure, * for any text; the program's if unset",
         .example = "org.example.*"},
        {.name = "coverage.exclude",
         .type = list,
         .help = "classes not to measure, * for any text",
         .example = "*Test"},
        {.name = "coverage.show_methods",
         .type = boolean,
         .defaultValue = "false",
         .help = "figures for each method"},
        {.name = "coverage.xml",
         .type = path,
         .help = "a report as JaCoCo writes it",
         .example = "coverage.xml"},
        {.name = "coverage.json",
         .type = path,
         .help = "a report in JSON",
         .example = "coverage.json"},
        {.name = "coverage.html",
         .type = path,
         .help = "a folder for pages with the source coloured",
         .example = "coverage"},
    };
    return kKeys;
}

CoverageAnalyzer::CoverageAnalyzer(const search::Config& config)
    : include_(config.list("coverage.include")),
      exclude_(config.list("coverage.exclude")),
      showMethods_(config.boolean("coverage.show_methods")),
      xml_(writableFile(config, "coverage.xml")),
      json_(writableFile(config, "coverage.json")),
      html_(writableFolder(config, "coverage.html")),
      sourcePath_(config.paths("sourcepath")),
      name_(config.string("target")) {
    if (sourcePath_.empty())
        sourcePath_.push_back(config.folder().empty() ? fs::current_path() : config.folder());
}

CoverageAnalyzer::~CoverageAnalyzer() {
    if (!reports_ || considered_.empty()) return; // nothing was executed
    try {
        report();
    } catch (const std::exception& error) {
        spdlog::warn("{}", error.what());
    }
}

std::unique_ptr<search::Listener> CoverageAnalyzer::forWorker() const {
    return std::unique_ptr<Listener>(new CoverageAnalyzer(include_, exclude_));
}

void CoverageAnalyzer::merge(Listener& ofWorker) {
    map_.merge(dynamic_cast<CoverageAnalyzer&>(ofWorker).map_);
}

// By class: what was covered, of its points by their places. Classes that are defined anew are made
// again and loaded by the time that this is read.
std::optional<std::string> CoverageAnalyzer::stored() const {
    nlohmann::json all = nlohmann::json::object();
    for (const auto& type : map_.classes()) {
        nlohmann::json& points = all[type->type->externalName()] = nlohmann::json::array();
        std::uint32_t place = 0;
        for (const auto& method : type->methods) {
            if (!method) continue;
            for (std::uint32_t i = 0; i < method->points.points.size(); ++i, ++place)
                if (map_.covered().contains(method->firstPoint + i)) points.push_back(place);
        }
    }
    return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void CoverageAnalyzer::goOnFrom(const std::string& stored) {
    const auto all = nlohmann::json::parse(stored);
    for (const auto& type : map_.classes()) {
        const auto found = all.find(type->type->externalName());
        if (found == all.end()) continue;
        const std::set<std::uint32_t> points = *found;
        vm::interpreter::CoverageSet covered;
        std::uint32_t place = 0;
        for (const auto& method : type->methods) {
            if (!method) continue;
            for (std::uint32_t i = 0; i < method->points.points.size(); ++i, ++place)
                if (points.contains(place)) covered.insert(method->firstPoint + i);
        }
        map_.include(covered);
    }
}

void CoverageAnalyzer::report() {
    const CoverageFigures figures = coverageFigures(map_);
    fmt::print(stdout, "\n{}", coverageText(figures, showMethods_));
    if (!xml_.empty()) search::writeFile(xml_, "coverage.xml", coverageXml(figures, name_));
    if (!json_.empty())
        search::writeFile(
            json_, "coverage.json",
            coverageJson(figures).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
                "\n");
    if (!html_.empty()) writeCoverageHtml(figures, sourcePath_, html_);
}

bool CoverageAnalyzer::isWanted(const Class& type) const {
    if (type.fromJdk || !type.file || type.isHiddenClass ||
        type.location.find("clew-api.jar") != std::string::npos)
        return false;
    const std::string name = type.externalName();
    const auto isMatched = [&](const std::string& pattern) { return matches(pattern, name); };
    return (include_.empty() || std::ranges::any_of(include_, isMatched)) &&
           std::ranges::none_of(exclude_, isMatched);
}

void CoverageAnalyzer::consider(const Class& type) {
    if (type.id >= considered_.size()) considered_.resize(type.id + 1);
    if (considered_[type.id]) return;
    considered_[type.id] = true;
    if (isWanted(type)) map_.add(type);
    // Those that were loaded before anybody looked on.
    if (type.super) consider(*type.super);
    for (const Class* implemented : type.interfaces) consider(*implemented);
}

void CoverageAnalyzer::classLoaded(const Class& type) {
    consider(type);
}

void CoverageAnalyzer::executeInstruction(const LiveState& state, const vm::types::Method& method,
                                          const vm::interpreter::Instruction* pc) {
    if (&method != last_) [[unlikely]] {
        last_ = &method;
        consider(*method.holder);
    }
    map_.executed(state, method, pc);
}

void CoverageAnalyzer::exceptionHandled(const LiveState& state, vm::values::Ref) {
    consider(*state.threads[state.current].top->method->holder); // others have come to it
    map_.exceptionHandled(state);
}

} // namespace clew::listeners
