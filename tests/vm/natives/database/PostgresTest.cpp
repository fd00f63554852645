#include <doctest/doctest.h>

#include "vm/natives/database/PostgresConnection.h"
#include "vm/natives/database/PostgresStatement.h"

using namespace clew::vm::natives::database;

TEST_CASE("question marks are numbered where they are parameters") {
    const auto check = [](std::string_view sql, std::string_view text, int parameters) {
        CAPTURE(sql);
        const NumberedStatement statement = numbered(sql);
        CHECK(statement.text == text);
        CHECK(statement.parameters == parameters);
    };
    check("SELECT ?, ?", "SELECT $1, $2", 2);
    check("SELECT '?', \"?\", ? -- ?\n, ?", "SELECT '?', \"?\", $1 -- ?\n, $2", 2);
    check("/* ? /* ? */ ? */ ?", "/* ? /* ? */ ? */ $1", 1);
    check("SELECT 'it''s ?' || ?", "SELECT 'it''s ?' || $1", 1);
    check("SELECT E'\\'?' || ?", "SELECT E'\\'?' || $1", 1);
    check("SELECT $$ ? $$, $a$ ? $$ ? $a$, ?", "SELECT $$ ? $$, $a$ ? $$ ? $a$, $1", 1);
    check("SELECT a ?? 'x' WHERE b = ?", "SELECT a ? 'x' WHERE b = $1", 1);
    check("SELECT '?", "SELECT '?", 0);
    check("", "", 0);
}

TEST_CASE("schemas of tables that there is a copy of") {
    const auto changed = [](std::string_view sql) {
        return withSchema(sql, {{"public", "t"}, {"S", "u"}}, "pg_temp");
    };
    CHECK(
        changed("SELECT a.x FROM Public . t a, \"S\".\"u\", s.u, other.t WHERE 'public.t' = ''") ==
        "SELECT a.x FROM pg_temp . t a, pg_temp.\"u\", s.u, other.t WHERE 'public.t' = ''");
    CHECK(changed("") == "");
}

TEST_CASE("what a statement names") {
    const PostgresNames names =
        namesIn("/* x */ (Select Lower(a), \"Odd \"\"Name\"\"\" (1), 'random(' FROM b)");
    CHECK(names.first == "SELECT");
    CHECK(names.calls == std::vector<std::string>{"lower", "Odd \"Name\""});
    CHECK(names.clock.empty());
    CHECK(names.plain.contains("select"));
    CHECK_FALSE(names.plain.contains("odd \"name\""));
    CHECK(namesIn("SELECT x FROM t FOR  UPDATE NOWAIT").locking == "update");
    CHECK(namesIn("SELECT x FROM t FOR NO KEY UPDATE").locking == "no");
    CHECK(namesIn("SELECT substring(x FROM 1 FOR 2), \"for\" FROM share").locking.empty());
    CHECK(namesIn("SELECT current_TIMESTAMP").clock == "current_timestamp");
    CHECK(namesIn("SELECT ' Today'::date").clock == "today");
    CHECK(namesIn("SELECT 'nowhere', \"current_date\"").clock.empty());
}

TEST_CASE("URLs of PostgreSQL") {
    const auto parameters = [](std::string_view url) {
        return PostgresAddress::of(url, "me", "secret").parameters;
    };
    using Map = std::map<std::string, std::string>;
    CHECK(parameters("jdbc:postgresql:shop") ==
          Map{{"host", "localhost"}, {"dbname", "shop"}, {"user", "me"}, {"password", "secret"}});
    CHECK(parameters("jdbc:postgresql://db.example:6000/my%20shop?user=other&ssl=false") ==
          Map{{"host", "db.example"},
              {"port", "6000"},
              {"dbname", "my shop"},
              {"sslmode", "disable"},
              {"user", "me"},
              {"password", "secret"}});
    CHECK(parameters("jdbc:postgresql://a,[::1]:7/x").at("host") == "a,::1");
    CHECK(parameters("jdbc:postgresql://a,[::1]:7/x").at("port") == "5432,7");
    CHECK(parameters("jdbc:postgresql://a").count("dbname") == 0);
    CHECK_THROWS_AS(parameters("jdbc:postgresql:x?replication=true"), NotSupported);
    const PostgresAddress address =
        PostgresAddress::of("jdbc:postgresql:x?currentSchema=s", "me", "secret");
    CHECK(address.settings.at("search_path") == "s");
    CHECK(address.key().find("secret") == std::string::npos);
}
