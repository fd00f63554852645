#include "search/generate/DatabaseFixture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "search/config/Config.h"
#include "search/generate/JavaText.h"
#include "search/generate/JavaValue.h"
#include "vm/natives/database/SqlTerms.h"
#include "vm/natives/database/SqliteEngine.h"
#include "vm/natives/database/Tuples.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

namespace database = vm::natives::database;
using database::Tuples;

namespace {

// Other tables that the program reads are taken as they are.
constexpr std::size_t kMostRows = 1000;

ConfigError embedded(const std::string& what) {
    return ConfigError("tests.database=embedded: " + what);
}

std::vector<database::Values> rowsOf(const std::string& statement,
                                     const database::Values& arguments, std::size_t most) {
    const database::Session session = Tuples::ofRun().session();
    std::vector<database::Values> rows;
    try {
        for (std::int64_t i = 0; rows.size() <= most; ++i) {
            const auto* row = database::Engine::of(session).row(session, statement, arguments, i);
            if (!row) break;
            rows.push_back(*row);
        }
    } catch (const database::DatabaseError& error) {
        throw embedded(error.message);
    }
    return rows;
}

std::string insertionOf(const std::string& table, const database::Values& row) {
    std::vector<std::string> values;
    for (const database::Value& value : row)
        values.push_back(database::literal(value, database::Dialect::Sqlite));
    return fmt::format("INSERT INTO {} VALUES({})", database::quotedName(table),
                       fmt::join(values, ", "));
}

std::string quoted(const std::string& text) {
    return literal(std::u16string_view(vm::objects::utf16(text)));
}

// Whoever calls DriverManager.getConnection gets a connection to one database.
constexpr std::string_view kRedirect = R"(
    /** All connections lead to one database. */
    private static final class Redirect implements java.sql.Driver {
        private final java.util.List<java.sql.Driver> others = new java.util.ArrayList<>();
        private final String url, user;

        Redirect(String url, String user) {
            this.url = url;
            this.user = user;
        }

        static void to(String url, String user) throws java.sql.SQLException {
            Redirect redirect = new Redirect(url, user);
            for (java.sql.Driver other : java.util.Collections.list(java.sql.DriverManager.getDrivers())) {
                java.sql.DriverManager.deregisterDriver(other);
                if (!(other instanceof Redirect)) redirect.others.add(other);
            }
            for (java.sql.Driver other : java.util.ServiceLoader.load(java.sql.Driver.class)) redirect.others.add(other);
            for (java.sql.Driver other : java.util.Collections.list(java.sql.DriverManager.getDrivers()))
                java.sql.DriverManager.deregisterDriver(other);
            java.sql.DriverManager.registerDriver(redirect);
        }

        @Override
        public java.sql.Connection connect(String ignored, java.util.Properties given) throws java.sql.SQLException {
            java.util.Properties properties = new java.util.Properties();
            if (!user.isEmpty()) properties.setProperty("user", user);
            String password = System.getenv("PGPASSWORD");
            if (password != null) properties.setProperty("password", password);
            for (java.sql.Driver other : others) {
                java.sql.Connection connection = other.acceptsURL(url) ? other.connect(url, properties) : null;
                if (connection != null) return connection;
            }
            throw new java.sql.SQLException("no driver for " + url);
        }

        @Override
        public boolean acceptsURL(String ignored) {
            return true;
        }

        @Override
        public java.sql.DriverPropertyInfo[] getPropertyInfo(String ignored, java.util.Properties properties) {
            return new java.sql.DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 1;
        }

        @Override
        public int getMinorVersion() {
            return 0;
        }

        @Override
        public boolean jdbcCompliant() {
            return false;
        }

        @Override
        public java.util.logging.Logger getParentLogger() {
            return java.util.logging.Logger.getGlobal();
        }
    }
)";

} // namespace

DatabaseFixture::DatabaseFixture(std::string url, std::string user, bool isEmbedded)
    : url_(std::move(url)), user_(std::move(user)), isEmbedded_(isEmbedded) {}

void DatabaseFixture::needs(const std::string& condition) {
    if (!isEmbedded_) return;
    Tuples& tuples = Tuples::ofRun();
    if (tuples.dialect() != database::Dialect::Sqlite)
        throw embedded("the database is none of SQLite");
    for (const auto& [table, statement] : tuples.rowsOfTables(condition)) {
        tables_.insert(table);
        const auto rows = rowsOf(statement, tuples.arguments(), kMostRows);
        if (rows.size() > kMostRows)
            throw embedded(
                fmt::format("a path takes more than {} rows of {}, which the statement "
                            "does not tell apart",
                            kMostRows, table));
        for (const database::Values& row : rows) {
            std::string insertion = insertionOf(table, row);
            if (std::ranges::find(rows_, insertion) == rows_.end())
                rows_.push_back(std::move(insertion));
        }
    }
}

std::vector<std::string> DatabaseFixture::statements() const {
    std::vector<std::string> statements, rows = rows_;
    std::set<std::string> known = tables_;
    for (const std::string& table : database::SqliteEngine::ofThread().tablesRead()) {
        if (table.starts_with("sqlite_") || !known.insert(table).second) continue;
        const auto all = rowsOf("SELECT * FROM " + database::quotedName(table), {}, kMostRows);
        if (all.size() > kMostRows)
            throw embedded(
                fmt::format("the program reads the table {} as well, which has more than {} rows",
                            table, kMostRows));
        for (const database::Values& row : all) rows.push_back(insertionOf(table, row));
    }
    for (const std::string& table : known)
        for (const database::Values& row :
             rowsOf("SELECT sql FROM sqlite_schema WHERE name = ?",
                    {{.type = database::Value::Type::Text, .bytes = table}}, 1))
            statements.push_back(row[0].bytes);
    statements.insert(statements.end(), rows.begin(), rows.end());
    return statements;
}

std::string DatabaseFixture::source(JUnit version) const {
    const std::string_view package =
        version == JUnit::Five ? "org.junit.jupiter.api." : "org.junit.";
    const std::string before =
        fmt::format("@{}Before{}", package, version == JUnit::Five ? "Each" : "");
    const std::string after =
        fmt::format("@{}After{}", package, version == JUnit::Five ? "Each" : "");
    if (!isEmbedded_) {
        if (url_.empty()) return {};
        return fmt::format(
            "\n    {}\n    {}void connect() throws Exception {{\n"
            "        Redirect.to({}, {});\n    }}\n{}",
            before, "public ", quoted(url_), quoted(user_), kRedirect);
    }
    std::string text = fmt::format(
        "\n    private java.io.File database;\n\n    {}\n    public void makeDatabase() throws"
        " Exception {{\n        database = java.io.File.createTempFile(\"tuples\", \".db\");\n"
        "        Redirect.to(\"jdbc:sqlite:\" + database, \"\");\n"
        "        try (java.sql.Connection connection ="
        " java.sql.DriverManager.getConnection(\"jdbc:sqlite:\");\n"
        "                java.sql.Statement statement = connection.createStatement()) {{\n",
        before);
    for (const std::string& statement : statements())
        text += fmt::format("            statement.executeUpdate({});\n", quoted(statement));
    return text + fmt::format(
                      "        }}\n    }}\n\n    {}\n    public void removeDatabase() {{\n"
                      "        database.delete();\n    }}\n{}",
                      after, kRedirect);
}

} // namespace clew::search::generate
