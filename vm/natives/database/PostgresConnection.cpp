#include "vm/natives/database/PostgresConnection.h"

#include <fmt/format.h>

#include <poll.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <exception>

#include "vm/natives/database/LibPq.h"

namespace clew::vm::natives::database {
namespace {

constexpr int kMillisecondsBetweenLooks = 100;

// So that texts are what this is written for, rows come in one order, and the snapshot stays.
constexpr const char* kSettings[][2] = {
    {"client_encoding", "UTF8"},
    {"DateStyle", "ISO"},
    {"TimeZone", "UTC"},
    {"extra_float_digits", "3"},
    {"bytea_output", "hex"},
    {"standard_conforming_strings", "on"},
    {"synchronize_seqscans", "off"},
    {"max_parallel_workers_per_gather", "0"},
    {"jit", "off"},
    {"statement_timeout", "0"},
    {"idle_in_transaction_session_timeout", "0"},
    {"lock_timeout", "10s"}, // somebody changes a table, and waits for us in turn
};

std::string decoded(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned code = 0;
        if (text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(&text[i + 1], &text[i] + 3, code, 16).ptr == &text[i] + 3) {
            result += static_cast<char>(code);
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

// What the server, or libpq, says, in one line as far as possible.
std::string trimmed(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return text;
}

std::string field(const PGresult* result, int which) {
    const char* text = libpq().PQresultErrorField(result, which);
    return text ? text : std::string();
}

// As PostgreSQL's driver for Java writes it.
DatabaseError errorIn(const PGresult* result, int skipped) {
    std::string message = field(result, PG_DIAG_SEVERITY) + ": ";
    message += field(result, PG_DIAG_MESSAGE_PRIMARY);
    const struct {
        int which;
        const char* name;
    } parts[] = {{PG_DIAG_MESSAGE_DETAIL, "Detail"},
                 {PG_DIAG_MESSAGE_HINT, "Hint"},
                 {PG_DIAG_STATEMENT_POSITION, "Position"},
                 {PG_DIAG_CONTEXT, "Where"}};
    for (const auto& [which, name] : parts) {
        std::string text = field(result, which);
        if (text.empty()) continue;
        if (which == PG_DIAG_STATEMENT_POSITION)
            text = std::to_string(std::atoi(text.c_str()) - skipped);
        message += fmt::format("\n  {}: {}", name, text);
    }
    return {0, message, field(result, PG_DIAG_SQLSTATE)};
}

std::string argumentText(const Value& value) {
    switch (value.type) {
        case Value::Type::Integer:
            return std::to_string(value.integer);
        case Value::Type::Float:
            if (std::isnan(value.number)) return "NaN";
            if (std::isinf(value.number)) return value.number < 0 ? "-Infinity" : "Infinity";
            return fmt::format("{}", value.number);
        case Value::Type::Text:
            if (value.bytes.find('\0') != std::string::npos)
                throw DatabaseError{0, "ERROR: invalid byte sequence for encoding \"UTF8\": 0x00",
                                    "22021"};
            return value.bytes;
        case Value::Type::Blob: {
            std::string hexadecimal = "\\x";
            for (const char c : value.bytes)
                hexadecimal +=
                    fmt::format("{:02x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
            return hexadecimal;
        }
        case Value::Type::Null:
            break;
    }
    return {};
}

// Without an effect on what rows are read.
bool isWithoutEffect(std::string_view name) {
    constexpr std::string_view kNames[] = {"loginTimeout",
                                           "connectTimeout",
                                           "socketTimeout",
                                           "tcpKeepAlive",
                                           "tcpNoDelay",
                                           "reWriteBatchedInserts",
                                           "prepareThreshold",
                                           "defaultRowFetchSize",
                                           "logUnclosedConnections",
                                           "targetServerType",
                                           "loadBalanceHosts",
                                           "preparedStatementCacheQueries",
                                           "ApplicationName",
                                           "readOnly"};
    return std::ranges::find(kNames, name) != std::end(kNames);
}

} // namespace

std::string textAt(const PGresult* result, int row, int column) {
    return {libpq().PQgetvalue(result, row, column),
            static_cast<std::size_t>(libpq().PQgetlength(result, row, column))};
}

std::vector<std::string> textsIn(const PGresult* result) {
    std::vector<std::string> rows;
    for (int i = 0; i < libpq().PQntuples(result); ++i) {
        std::string row;
        for (int k = 0; k < libpq().PQnfields(result); ++k)
            row += (libpq().PQgetisnull(result, i, k) ? "-" : "+" + textAt(result, i, k)) + "\n";
        rows.push_back(std::move(row));
    }
    return rows;
}

// ---- jdbc:postgresql:[//host[:port][,host…]/][database][?setting=value&…]

PostgresAddress PostgresAddress::of(std::string_view url, const std::string& user,
                                    const std::string& password) {
    PostgresAddress address;
    auto& parameters = address.parameters;
    std::string_view rest = url.substr(kPostgresUrl.size());
    std::string_view settings;
    if (const auto question = rest.find('?'); question != std::string_view::npos) {
        settings = rest.substr(question + 1);
        rest = rest.substr(0, question);
    }
    parameters["host"] = "localhost";
    if (rest.starts_with("//")) {
        rest.remove_prefix(2);
        const auto slash = rest.find('/');
        const std::string_view servers = rest.substr(0, slash);
        rest = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
        std::string hosts, ports;
        for (std::size_t from = 0; from <= servers.size();) {
            const auto comma = std::min(servers.find(',', from), servers.size());
            std::string_view server = servers.substr(from, comma - from), port;
            const auto colon = server.rfind(':');
            if (colon != std::string_view::npos && server.find(']', colon) == server.npos) {
                port = server.substr(colon + 1);
                server = server.substr(0, colon);
            }
            if (server.starts_with('[') && server.ends_with(']'))
                server = server.substr(1, server.size() - 2);
            if (from > 0) hosts += ',';
            if (from > 0) ports += ',';
            hosts += server.empty() ? "localhost" : decoded(server);
            ports += port.empty() ? "5432" : port;
            from = comma + 1;
        }
        parameters["host"] = hosts;
        parameters["port"] = ports;
    } else if (rest.starts_with('/')) {
        rest.remove_prefix(1);
    }
    if (!rest.empty()) parameters["dbname"] = decoded(rest);
    while (!settings.empty()) {
        const auto end = std::min(settings.find('&'), settings.size());
        const std::string_view setting = settings.substr(0, end);
        settings.remove_prefix(std::min(end + 1, settings.size()));
        const auto equals = std::min(setting.find('='), setting.size());
        const std::string_view name = setting.substr(0, equals);
        const std::string value = decoded(setting.substr(std::min(equals + 1, setting.size())));
        if (name == "user" || name == "password" || name == "sslmode")
            parameters[std::string(name)] = value;
        else if (name == "ssl")
            parameters["sslmode"] = value == "false" ? "disable" : "verify-full";
        else if (name == "currentSchema")
            address.settings["search_path"] = value;
        else if (!name.empty() && !isWithoutEffect(name))
            throw NotSupported{fmt::format("the setting {} of PostgreSQL", name)};
    }
    if (!user.empty()) parameters["user"] = user;
    if (!password.empty()) parameters["password"] = password;
    return address;
}

std::string PostgresAddress::key() const {
    std::string text;
    for (const auto* map : {&parameters, &settings})
        for (const auto& [name, value] : *map)
            if (name != "password") text += fmt::format("{}={}\n", name, value);
    return std::string(kPostgresUrl) + text;
}

// ---- connections

void PostgresConnection::Clear::operator()(PGresult* result) const {
    libpq().PQclear(result);
}

PostgresConnection::PostgresConnection(const PostgresAddress& address, const std::string& snapshot,
                                       bool makesTables) {
    std::vector<const char*> names, values;
    for (const auto& [name, value] : address.parameters) {
        names.push_back(name.c_str());
        values.push_back(value.c_str());
    }
    constexpr const char* kOurs[][2] = {{"connect_timeout", "10"},
                                        {"fallback_application_name", "clew"},
                                        {"keepalives_idle", "30"}};
    for (const auto& [name, value] : kOurs) {
        names.push_back(name);
        values.push_back(value);
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    handle_ = libpq().PQconnectdbParams(names.data(), values.data(), 0);
    try {
        if (libpq().PQstatus(handle_) != CONNECTION_OK) {
            const std::string message =
                handle_ ? trimmed(libpq().PQerrorMessage(handle_)) : std::string("out of memory");
            const bool isRefused =
                message.find("password authentication failed") != std::string::npos ||
                message.find("no password supplied") != std::string::npos;
            throw DatabaseError{0, message, isRefused ? "28P01" : "08001"};
        }
        libpq().PQsetNoticeProcessor(
            handle_, [](void*, const char*) {}, nullptr);
        for (const auto& [name, value] : kSettings)
            executed(fmt::format("SET {} = '{}'", name, value), {});
        for (const auto& [name, value] : address.settings)
            executed("SELECT pg_catalog.set_config($1, $2, false)",
                     {{.type = Value::Type::Text, .bytes = name},
                      {.type = Value::Type::Text, .bytes = value}});
        control(fmt::format("BEGIN ISOLATION LEVEL REPEATABLE READ READ {}",
                            makesTables ? "WRITE" : "ONLY"));
        if (!snapshot.empty()) control("SET TRANSACTION SNAPSHOT '" + snapshot + "'");
    } catch (...) {
        libpq().PQfinish(handle_);
        throw;
    }
}

PostgresConnection::~PostgresConnection() {
    libpq().PQfinish(handle_);
}

std::string PostgresConnection::exportSnapshot() {
    return textAt(executed("SELECT pg_catalog.pg_export_snapshot()", {}).get(), 0, 0);
}

void PostgresConnection::lost() const {
    std::string message = trimmed(libpq().PQerrorMessage(handle_));
    std::ranges::replace(message, '\n', ' ');
    throw NotSupported{"the connection to PostgreSQL was lost: " + message};
}

// Waits for the server, and does not wait longer than the run.
PostgresConnection::Result PostgresConnection::awaited() {
    bool isCancelled = false;
    Result last;
    for (;;) {
        while (libpq().PQisBusy(handle_)) {
            pollfd ready{libpq().PQsocket(handle_), POLLIN, 0};
            poll(&ready, 1, kMillisecondsBetweenLooks);
            if (ready.revents != 0 && !libpq().PQconsumeInput(handle_)) lost();
            if (interrupted && interrupted->load() && !isCancelled) {
                isCancelled = true;
                char ignored[256];
                PGcancel* cancel = libpq().PQgetCancel(handle_);
                libpq().PQcancel(cancel, ignored, sizeof ignored);
                libpq().PQfreeCancel(cancel);
            }
        }
        Result next(libpq().PQgetResult(handle_));
        if (!next) break;
        last = std::move(next);
        if (libpq().PQresultStatus(last.get()) == PGRES_COPY_OUT ||
            libpq().PQresultStatus(last.get()) == PGRES_COPY_IN)
            lost();
    }
    if (!last || libpq().PQstatus(handle_) != CONNECTION_OK) lost();
    const ExecStatusType status = libpq().PQresultStatus(last.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return last;
    if (isCancelled) throw NotSupported{"a query that was interrupted"};
    throw errorIn(last.get(), skipped_);
}

PostgresConnection::Result PostgresConnection::executed(const std::string& statement,
                                                        const Values& arguments) {
    std::vector<Oid> types;
    std::vector<std::string> texts;
    std::vector<const char*> values;
    texts.reserve(arguments.size());
    for (const Value& argument : arguments) {
        types.push_back(argument.parameterType);
        texts.push_back(argumentText(argument));
        values.push_back(argument.type == Value::Type::Null ? nullptr : texts.back().c_str());
    }
    if (!libpq().PQsendQueryParams(handle_, statement.c_str(), static_cast<int>(arguments.size()),
                                   types.data(), values.data(), nullptr, nullptr, 0))
        lost();
    return awaited();
}

void PostgresConnection::control(const std::string& statements) {
    if (!libpq().PQsendQuery(handle_, statements.c_str())) lost();
    awaited();
}

std::string PostgresConnection::explain(const std::string& statement, const Values& arguments) {
    constexpr std::string_view kPrefix = "EXPLAIN ";
    control("SAVEPOINT clew");
    skipped_ = static_cast<int>(kPrefix.size());
    std::exception_ptr said;
    std::string plan;
    try {
        plan = textAt(executed(std::string(kPrefix) + statement, arguments).get(), 0, 0);
    } catch (const DatabaseError&) {
        said = std::current_exception();
    }
    skipped_ = 0;
    control("ROLLBACK TO clew; RELEASE clew");
    if (said) std::rethrow_exception(said);
    return plan;
}

int PostgresConnection::version() const {
    return libpq().PQserverVersion(handle_);
}

// An error ends a transaction for PostgreSQL, but not what was done before a savepoint.
PostgresConnection::Result PostgresConnection::execute(const std::string& statement,
                                                       const Values& arguments,
                                                       const std::string& prefix) {
    control("SAVEPOINT clew");
    skipped_ = static_cast<int>(prefix.size());
    try {
        Result result = executed(prefix + statement, arguments);
        skipped_ = 0;
        control("RELEASE clew");
        return result;
    } catch (const DatabaseError&) {
        skipped_ = 0;
        control("ROLLBACK TO clew; RELEASE clew");
        throw;
    }
}

PostgresConnection::Result PostgresConnection::describe(const std::string& statement) {
    control("SAVEPOINT clew");
    try {
        if (!libpq().PQsendPrepare(handle_, "", statement.c_str(), 0, nullptr)) lost();
        awaited();
        if (!libpq().PQsendDescribePrepared(handle_, "")) lost();
        Result result = awaited();
        // With the locks: what would write holds such as others wait for.
        control("ROLLBACK TO clew; RELEASE clew");
        return result;
    } catch (const DatabaseError&) {
        control("ROLLBACK TO clew; RELEASE clew");
        throw;
    }
}

} // namespace clew::vm::natives::database
