#include "search/generate/DatabaseFixture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "search/config/Config.h"
#include "search/generate/JavaText.h"
#include "search/generate/JavaValue.h"
#include "vm/natives/database/PostgresEngine.h"
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

// A database in memory, which takes the SQL of PostgreSQL. It is gone when nobody is connected.
const std::string kH2 =
    "jdbc:h2:mem:tuples;MODE=PostgreSQL;DATABASE_TO_UPPER=FALSE;CASE_INSENSITIVE_IDENTIFIERS=TRUE";

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

bool isPostgres() {
    return Tuples::ofRun().dialect() == database::Dialect::Postgres;
}

std::vector<database::Column> columnsOf(const std::string& table) {
    const database::Session session = Tuples::ofRun().session();
    return database::Engine::of(session)
        .describe(session, "SELECT * FROM " + database::quotedName(table))
        .columns;
}

// In H2, which has the types of PostgreSQL.
std::string literalOf(const database::Value& value, const std::string& type) {
    using Type = database::Value::Type;
    if (type == "bool" && value.type == Type::Integer) return value.integer ? "TRUE" : "FALSE";
    if (value.type == Type::Float && !std::isfinite(value.number))
        return fmt::format("CAST('{}' AS DOUBLE PRECISION)", value.bytes);
    return database::literal(value, database::Dialect::Sqlite); // x'…' for bytes
}

std::string insertionOf(const std::string& table, const database::Values& row,
                        const std::vector<database::Column>& columns) {
    std::vector<std::string> values;
    for (std::size_t i = 0; i < row.size(); ++i)
        values.push_back(isPostgres() ? literalOf(row[i], columns.at(i).declaredType)
                                      : database::literal(row[i], database::Dialect::Sqlite));
    return fmt::format("INSERT INTO {} VALUES({})", database::quotedName(table),
                       fmt::join(values, ", "));
}

std::string typeInH2(const database::Column& column) {
    const std::string& type = column.declaredType;
    const std::string base = type.substr(0, type.find('('));
    const std::string size = type.substr(base.size());
    constexpr std::string_view kTypes[][2] = {{"int2", "SMALLINT"},
                                              {"int4", "INTEGER"},
                                              {"int8", "BIGINT"},
                                              {"smallserial", "SMALLINT"},
                                              {"serial", "INTEGER"},
                                              {"bigserial", "BIGINT"},
                                              {"bool", "BOOLEAN"},
                                              {"float4", "REAL"},
                                              {"float8", "DOUBLE PRECISION"},
                                              {"text", "VARCHAR"},
                                              {"varchar", "VARCHAR"},
                                              {"bpchar", "CHAR"},
                                              {"date", "DATE"},
                                              {"time", "TIME(6)"},
                                              {"timestamp", "TIMESTAMP(6)"},
                                              {"timestamptz", "TIMESTAMP(6) WITH TIME ZONE"},
                                              {"bytea", "VARBINARY"},
                                              {"uuid", "UUID"}};
    if (base == "numeric") return size.empty() ? "DECFLOAT" : "NUMERIC" + size;
    for (const auto& [postgres, h2] : kTypes)
        if (base == postgres) return std::string(h2) + (h2.ends_with("CHAR") ? size : "");
    throw embedded(
        fmt::format("H2 has no type for the column {} of PostgreSQL ({})", column.name, type));
}

std::string definitionOf(const std::string& table) {
    std::vector<std::string> columns;
    for (const database::Column& column : columnsOf(table))
        columns.push_back(database::quotedName(column.name) + ' ' + typeInH2(column));
    return fmt::format("CREATE TABLE {}({})", database::quotedName(table),
                       fmt::join(columns, ", "));
}

// Tables that were read, whatever by.
std::set<std::string> tablesRead() {
    if (!isPostgres()) return database::SqliteEngine::ofThread().tablesRead();
    std::set<std::string> tables;
    for (const std::string& name : database::PostgresEngine::ofThread().namesUsed()) {
        const auto rows = rowsOf(
            "SELECT 1 FROM pg_class WHERE relkind IN ('r', 'v', 'p') AND relname = " +
                database::literalOf(name, database::Dialect::Postgres) +
                " AND pg_table_is_visible(oid) AND relnamespace <> 'pg_catalog'::regnamespace",
            {}, 1);
        if (!rows.empty()) tables.insert(name);
    }
    return tables;
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
    for (const auto& [table, statement] : tuples.rowsOfTables(condition)) {
        tables_.insert(table);
        const auto rows = rowsOf(statement, tuples.arguments(), kMostRows);
        if (rows.size() > kMostRows)
            throw embedded(
                fmt::format("a path takes more than {} rows of {}, which the statement "
                            "does not tell apart",
                            kMostRows, table));
        for (const database::Values& row : rows) {
            std::string insertion = insertionOf(table, row, columnsOf(table));
            if (std::ranges::find(rows_, insertion) == rows_.end())
                rows_.push_back(std::move(insertion));
        }
    }
}

std::vector<std::string> DatabaseFixture::statements() const {
    std::vector<std::string> statements, rows = rows_;
    std::set<std::string> known = tables_;
    for (const std::string& table : tablesRead()) {
        if (table.starts_with("sqlite_") || !known.insert(table).second) continue;
        const auto all = rowsOf("SELECT * FROM " + database::quotedName(table), {}, kMostRows);
        if (all.size() > kMostRows)
            throw embedded(
                fmt::format("the program reads the table {} as well, which has more than {} rows",
                            table, kMostRows));
        for (const database::Values& row : all)
            rows.push_back(insertionOf(table, row, columnsOf(table)));
    }
    for (const std::string& table : known) {
        if (isPostgres()) {
            statements.push_back(definitionOf(table));
            continue;
        }
        for (const database::Values& row :
             rowsOf("SELECT sql FROM sqlite_schema WHERE name = ?",
                    {{.type = database::Value::Type::Text, .bytes = table}}, 1))
            statements.push_back(row[0].bytes);
    }
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
    // In the memory of H2, or in a file of SQLite.
    const bool isH2 = isPostgres();
    std::string text = fmt::format(
        "\n    private {0} database;\n\n    {1}\n    public void makeDatabase() throws Exception "
        "{{\n"
        "{2}"
        "        try (java.sql.Connection connection = "
        "java.sql.DriverManager.getConnection(\"{3}\");\n"
        "                java.sql.Statement statement = connection.createStatement()) {{\n",
        isH2 ? "java.sql.Connection" : "java.io.File", before,
        isH2 ? fmt::format(
                   "        Redirect.to({}, \"\");\n"
                   "        database = java.sql.DriverManager.getConnection(\"jdbc:h2:\");\n",
                   quoted(kH2))
             : "        database = java.io.File.createTempFile(\"tuples\", \".db\");\n"
               "        Redirect.to(\"jdbc:sqlite:\" + database, \"\");\n",
        isH2 ? "jdbc:h2:" : "jdbc:sqlite:");
    for (const std::string& statement : statements())
        text += fmt::format("            statement.executeUpdate({});\n", quoted(statement));
    return text + fmt::format(
                      "        }}\n    }}\n\n    {}\n    public void removeDatabase() {}{{\n"
                      "        database.{}();\n    }}\n{}",
                      after, isH2 ? "throws Exception " : "", isH2 ? "close" : "delete", kRedirect);
}

} // namespace clew::search::generate
