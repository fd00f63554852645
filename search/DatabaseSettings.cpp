#include "search/DatabaseSettings.h"

#include <fmt/format.h>

#include <filesystem>

#include "vm/natives/database/Contents.h"
#include "vm/natives/database/Tuples.h"

namespace clew::search {

namespace database = vm::natives::database;

namespace {

constexpr std::string_view kSqlite = "jdbc:sqlite:";

std::string urlFor(const Config& config, const std::filesystem::path& base) {
    const std::string url = config.string("db.url");
    if (!url.starts_with(kSqlite))
        throw ConfigError(fmt::format("{}: db.url={}: the databases that there are begin with {}",
                                      config.originOf("db.url"), url, kSqlite));
    const std::string named = url.substr(kSqlite.size());
    const std::filesystem::path path = (base / named).lexically_normal();
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        throw ConfigError(fmt::format("{}: db.url={}: there is no file {}",
                                      config.originOf("db.url"), url, path.string()));
    return std::string(kSqlite) + std::filesystem::absolute(path).string();
}

} // namespace

void useDatabase(Config& config) {
    if (config.isSet("db.url")) {
        const Config::Setting given = config.settings().find("db.url")->second;
        const std::string url = urlFor(config, given.base);
        config.set("db.url", url, given.origin); // a trace is walked again from another folder
        database::AllContents::ofRun().url = url;
    }
    database::Tuples& tuples = database::Tuples::ofRun();
    tuples.table = config.string("db.table");
    tuples.maxTuples = static_cast<std::uint64_t>(config.integer("db.max_tuples").value());
    tuples.maxQueries = static_cast<std::uint64_t>(config.integer("db.max_queries").value());
}

bool generatesQueries() {
    return database::Tuples::ofRun().isOn();
}

std::string describeQueries() {
    const database::Tuples& tuples = database::Tuples::ofRun();
    return tuples.isOn() ? tuples.report() : std::string();
}

void leaveDatabases() {
    database::AllContents::ofRun().removeCopies();
}

} // namespace clew::search
