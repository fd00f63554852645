#include "search/DatabaseSettings.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "vm/natives/database/Contents.h"
#include "vm/natives/database/PostgresConnection.h"
#include "vm/natives/database/Tuples.h"

namespace clew::search {

namespace database = vm::natives::database;

namespace {

constexpr std::string_view kSqlite = "jdbc:sqlite:";

// In one line.
std::string lineOf(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    std::erase(text, '\t'); // libpq indents
    return text;
}

// Connects at once: what is wrong shows before the run, and the run sees the database as it is now.
void checkPostgres(const Config& config) {
    auto& all = database::AllContents::ofRun();
    const std::string url = config.string("db.url");
    // Traces have the URL.
    if (url.find("password=") != std::string::npos)
        throw ConfigError(fmt::format("{}: db.url has a password, which belongs in db.password",
                                      config.originOf("db.url")));
    all.user = config.string("db.user");
    all.password = config.string("db.password");
    try {
        all.openPostgres(database::PostgresAddress::of(url, all.user, all.password));
    } catch (const database::DatabaseError& error) {
        throw ConfigError(fmt::format("{}: db.url={}: {}", config.originOf("db.url"), url,
                                      lineOf(error.message)));
    } catch (const database::NotSupported& refused) {
        throw ConfigError(fmt::format("{}: db.url={}: {} is not supported",
                                      config.originOf("db.url"), url, lineOf(refused.what)));
    }
}

std::string urlFor(const Config& config, const std::filesystem::path& base) {
    std::string url = config.string("db.url");
    if (url.starts_with(database::kPostgresUrl)) {
        checkPostgres(config);
        return url;
    }
    if (!url.starts_with(kSqlite))
        throw ConfigError(
            fmt::format("{}: db.url={}: the databases that there are begin with {} or {}",
                        config.originOf("db.url"), url, kSqlite, database::kPostgresUrl));
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
    tuples.maxRows = static_cast<std::size_t>(config.integer("db.rows").value());
}

bool generatesQueries() {
    return database::Tuples::ofRun().isOn();
}

void leaveDatabases() {
    database::AllContents::ofRun().removeCopies();
}

} // namespace clew::search
