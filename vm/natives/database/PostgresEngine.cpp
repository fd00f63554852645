#include "vm/natives/database/PostgresEngine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "vm/natives/database/LibPq.h"
#include "vm/natives/database/PostgresStatement.h"

namespace clew::vm::natives::database {
namespace {

constexpr std::size_t kCursors = 32, kDescriptions = 512;
constexpr std::size_t kRows = 1024, kRowBytes = 4 << 20; // of one cursor
constexpr std::int64_t kMostFetched = 512;               // rows, by one request

// The types that have a meaning beside their text (pg_type.dat).
struct Type {
    unsigned id;
    const char* name;
    Value::Type kind;
};
constexpr Type kTypes[] = {
    {16, "bool", Value::Type::Integer},       {17, "bytea", Value::Type::Blob},
    {18, "char", Value::Type::Text},          {19, "name", Value::Type::Text},
    {20, "int8", Value::Type::Integer},       {21, "int2", Value::Type::Integer},
    {23, "int4", Value::Type::Integer},       {25, "text", Value::Type::Text},
    {26, "oid", Value::Type::Integer},        {700, "float4", Value::Type::Float},
    {701, "float8", Value::Type::Float},      {1042, "bpchar", Value::Type::Text},
    {1043, "varchar", Value::Type::Text},     {1082, "date", Value::Type::Text},
    {1083, "time", Value::Type::Text},        {1114, "timestamp", Value::Type::Text},
    {1184, "timestamptz", Value::Type::Text}, {1700, "numeric", Value::Type::Float},
};
constexpr unsigned kBoolean = 16, kNumeric = 1700, kBlankPadded = 1042, kVarying = 1043;

const Type* typeOf(unsigned id) {
    const auto found = std::ranges::find(kTypes, id, &Type::id);
    return found == std::end(kTypes) ? nullptr : found;
}

constexpr std::string_view kCounted[][2] = {
    {"int2", "smallserial"}, {"int4", "serial"}, {"int8", "bigserial"}};

// The catalog does not call them volatile: these differ from one connection to the next.
constexpr std::string_view kVaryingFunctions[] = {
    "pg_backend_pid",        "inet_client_addr",    "inet_client_port",
    "txid_current",          "pg_current_xact_id",  "now",
    "transaction_timestamp", "statement_timestamp", "age",
    "pg_export_snapshot"};

Value valueIn(const PGresult* result, int row, int column, unsigned type) {
    Value value;
    if (libpq().PQgetisnull(result, row, column)) return value;
    const Type* known = typeOf(type);
    value.type = known ? known->kind : Value::Type::Text;
    const char* text = libpq().PQgetvalue(result, row, column);
    switch (value.type) {
        case Value::Type::Integer:
            value.integer = type == kBoolean ? text[0] == 't' : std::strtoll(text, nullptr, 10);
            break;
        case Value::Type::Float:
            value.number = std::strtod(text, nullptr);
            value.bytes = textAt(result, row, column); // of decimals: what it is exactly
            break;
        case Value::Type::Blob: {
            std::size_t size = 0;
            unsigned char* bytes =
                libpq().PQunescapeBytea(reinterpret_cast<const unsigned char*>(text), &size);
            value.bytes.assign(reinterpret_cast<const char*>(bytes), size);
            libpq().PQfreemem(bytes);
            break;
        }
        default:
            value.bytes = textAt(result, row, column);
    }
    return value;
}

} // namespace

Value::Type typeOfPostgres(std::string_view declaredType) {
    std::string_view base = declaredType.substr(0, declaredType.find('('));
    for (const auto& [plain, counted] : kCounted)
        if (base == counted) base = plain;
    const auto found = std::ranges::find(
        kTypes, base, [](const Type& type) { return std::string_view(type.name); });
    return found == std::end(kTypes) ? Value::Type::Text : found->kind;
}

PostgresEngine& PostgresEngine::ofThread() {
    thread_local PostgresEngine engine;
    return engine;
}

PostgresConnection& PostgresEngine::connectionTo(const Hash128& base) {
    auto& connection = connections_[base];
    if (!connection) {
        const auto snapshot = AllContents::ofRun().node(base).snapshot;
        try {
            connection = std::make_unique<PostgresConnection>(snapshot->address, snapshot->name);
        } catch (const DatabaseError& error) { // it was there when the run began
            connections_.erase(base);
            throw NotSupported{"the connection to PostgreSQL was lost: " + error.message};
        }
    }
    connection->interrupted = interrupted;
    return *connection;
}

std::set<std::string> PostgresEngine::namesUsed() const {
    std::set<std::string> names;
    for (const auto& [statement, described] : described_)
        names.insert(described.names.begin(), described.names.end());
    return names;
}

// ---- statements

// What two connections, or two runs, would be told differently: functions that the catalog calls
// volatile, the clock, what is known of the connection; in views as well.
void PostgresEngine::refuseWhatVaries(PostgresConnection& connection, const std::string& statement,
                                      Described& about) {
    std::set<std::string> seen;
    bool isView = false;
    for (std::vector<std::string> pending{statement}; !pending.empty();) {
        const PostgresNames names = namesIn(pending.back());
        pending.pop_back();
        for (const std::string& name : names.all) {
            (isView ? about.inViews : about.names).insert(name);
            if ((name.starts_with("pg_") && name != "pg_catalog" &&
                 std::ranges::find(names.calls, name) == names.calls.end()) ||
                name == "information_schema")
                about.system = name;
        }
        isView = true;
        if (!names.clock.empty())
            throw NotSupported{"the present time in PostgreSQL: " + names.clock};
        std::set<std::string> calls(names.calls.begin(), names.calls.end());
        for (const std::string_view name : kVaryingFunctions)
            if (calls.contains(std::string(name)))
                throw NotSupported{fmt::format("{}() of PostgreSQL", name)};
        const auto ask = [&](const char* query, const std::set<std::string>& words) {
            return connection.execute(query, {postgresArray(words)});
        };
        if (!calls.empty()) {
            const auto found =
                ask("SELECT proname FROM pg_catalog.pg_proc WHERE provolatile = 'v'"
                    " AND proname = ANY($1::text[]) ORDER BY 1 LIMIT 1",
                    calls);
            if (libpq().PQntuples(found.get()) > 0)
                throw NotSupported{textAt(found.get(), 0, 0) + "() of PostgreSQL"};
            const auto own =
                ask("SELECT proname FROM pg_catalog.pg_proc WHERE provolatile <> 'i' AND"
                    " pronamespace <> 'pg_catalog'::regnamespace AND proname = ANY($1::text[])"
                    " LIMIT 1",
                    calls);
            if (libpq().PQntuples(own.get()) > 0) about.ownFunction = textAt(own.get(), 0, 0);
        }
        std::set<std::string> tables;
        for (const std::string& name : names.all)
            if (seen.insert(name).second) tables.insert(name);
        if (tables.empty()) continue;
        const auto views =
            ask("SELECT pg_catalog.pg_get_viewdef(oid) FROM pg_catalog.pg_class"
                " WHERE relkind = 'v' AND relname = ANY($1::text[])",
                tables);
        for (int i = 0; i < libpq().PQntuples(views.get()); ++i)
            pending.push_back(textAt(views.get(), i, 0));
        const auto system =
            ask("SELECT relname FROM pg_catalog.pg_class WHERE relname LIKE 'pg\\_stat%'"
                " AND relname = ANY($1::text[]) LIMIT 1",
                tables);
        if (libpq().PQntuples(system.get()) > 0)
            throw NotSupported{textAt(system.get(), 0, 0) + " of PostgreSQL"};
    }
}

// What drops or empties a table, or writes it anew, counts for snapshots that are older as well
// (13.6, Caveats). Tables that have been looked at are locked against that.
void PostgresEngine::checkTables(PostgresConnection& connection,
                                 const std::set<std::string>& names) {
    const auto found = connection.execute(
        "SELECT relname FROM pg_catalog.pg_class WHERE relname = ANY($1::text[]) AND relfilenode "
        "<> 0"
        " AND pg_catalog.pg_relation_filenode(oid) IS DISTINCT FROM relfilenode LIMIT 1",
        {postgresArray(names)});
    if (libpq().PQntuples(found.get()) > 0)
        throw NotSupported{
            fmt::format("{} of PostgreSQL was dropped, emptied or written anew after"
                        " the run began",
                        textAt(found.get(), 0, 0))};
}

PostgresEngine::Described& PostgresEngine::described(const Hash128& base,
                                                     const std::string& statement) {
    const std::pair key(base, statement);
    if (const auto found = described_.find(key); found != described_.end()) return found->second;
    PostgresConnection& connection = connectionTo(base);
    Described described;
    const PostgresNames names = namesIn(statement);
    described.first = names.first;
    described.plain = names.plain;
    described.locking = names.locking;
    const auto result = [&] {
        try {
            return connection.describe(statement);
        } catch (const DatabaseError& error) {
            if (error.message.find("multiple commands") != std::string::npos)
                throw NotSupported{"several statements in one text, of PostgreSQL"};
            if (error.state.starts_with("42"))
                checkTables(connection, {names.all.begin(), names.all.end()});
            throw;
        }
    }();
    constexpr std::string_view kReading[] = {"SELECT", "WITH", "VALUES", "TABLE", "SHOW"};
    constexpr std::string_view kWriting[] = {"INSERT", "UPDATE", "DELETE"};
    const auto isPlain = [&](const char* word) { return names.plain.contains(word); };
    const bool writes = std::ranges::find(kWriting, described.first) != std::end(kWriting) ||
                        (described.first == "WITH" && (isPlain("insert") || isPlain("update") ||
                                                       isPlain("delete") || isPlain("merge"))) ||
                        !described.locking.empty();
    if (!described.first.empty() && !writes &&
        std::ranges::find(kReading, described.first) == std::end(kReading))
        throw NotSupported{described.first + " of PostgreSQL"};
    if (!writes && isPlain("into")) throw NotSupported{"SELECT INTO of PostgreSQL"};
    if (described.locking == "share" || described.locking == "key" ||
        (!described.locking.empty() && isPlain("skip")))
        throw NotSupported{"FOR SHARE and SKIP LOCKED of PostgreSQL"};
    if (described.first != "SHOW") refuseWhatVaries(connection, statement, described);
    if (writes) {
        described.written = tablesNamed(connection, described.names);
        if (described.written.empty())
            throw NotSupported{"a write into what is no table of PostgreSQL's"};
    }
    Description& description = described.description;
    description.isReadOnly = !writes;
    description.parameters = libpq().PQnparams(result.get());
    for (int i = 0; i < libpq().PQnfields(result.get()); ++i) {
        Column column;
        column.name = libpq().PQfname(result.get(), i);
        const unsigned type = libpq().PQftype(result.get(), i);
        described.types.push_back(type);
        const int modifier = libpq().PQfmod(result.get(), i) - 4;
        if (const Type* known = typeOf(type)) {
            column.declaredType = known->name;
            if (type == kNumeric && modifier >= 0)
                column.declaredType +=
                    fmt::format("({},{})", modifier >> 16 & 0xFFFF, modifier & 0x7FF);
            if ((type == kVarying || type == kBlankPadded) && modifier >= 0)
                column.declaredType += fmt::format("({})", modifier);
        } else {
            const auto name = connection.execute("SELECT pg_catalog.format_type($1::oid, NULL)",
                                                 {{.type = Value::Type::Integer, .integer = type}});
            column.declaredType = textAt(name.get(), 0, 0);
        }
        column.hasType = true;
        column.isBinary = false; // until it is known
        if (const unsigned table = libpq().PQftable(result.get(), i); table != 0) {
            const auto origin = connection.execute(
                "SELECT relname, attname, attidentity <> '' OR coalesce(pg_catalog.pg_get_expr("
                "adbin, adrelid) LIKE 'nextval(%', false),"
                // which collations have since PostgreSQL 12
                " coalesce((SELECT to_jsonb(l) ->> 'collisdeterministic' FROM"
                " pg_catalog.pg_collation l WHERE l.oid = attcollation), 'true')"
                " FROM pg_catalog.pg_class c"
                " JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid"
                " LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = c.oid AND d.adnum = attnum"
                " WHERE c.oid = $1::oid AND attnum = $2::int",
                {{.type = Value::Type::Integer, .integer = table},
                 {.type = Value::Type::Integer, .integer = libpq().PQftablecol(result.get(), i)}});
            if (libpq().PQntuples(origin.get()) == 1) {
                column.table = textAt(origin.get(), 0, 0);
                column.hasTable = true;
                column.origin = textAt(origin.get(), 0, 1);
                column.isBinary = textAt(origin.get(), 0, 3) == "true";
                if (textAt(origin.get(), 0, 2) == "t") // as PostgreSQL's driver calls it
                    for (const auto& [plain, counted] : kCounted)
                        if (column.declaredType == plain) column.declaredType = counted;
            }
        }
        description.columns.push_back(std::move(column));
    }
    if (described_.size() >= kDescriptions) { // cursors refer to them
        for (Cursor& cursor : cursors_) close(cursor);
        cursors_.clear();
        described_.clear();
    }
    return described_.emplace(key, std::move(described)).first->second;
}

Description PostgresEngine::describe(const Session& session, const std::string& statement) {
    return described(AllContents::ofRun().node(session.contents).base, statement).description;
}

std::int64_t PostgresEngine::update(Session&, const std::string&, const Values&) {
    throw NotSupported{"a statement that writes into PostgreSQL, outside a transaction"};
}

std::optional<double> PostgresEngine::estimate(const Session& session, const std::string& statement,
                                               const Values& arguments, double) {
    const auto node = AllContents::ofRun().node(session.contents);
    if (node.changed) return std::nullopt;
    const std::string plan = connectionTo(node.base).explain(statement, arguments);
    constexpr std::string_view kEstimate = " rows="; // of the uppermost node
    const std::size_t at = plan.find(kEstimate);
    if (at == std::string::npos) return std::nullopt;
    return std::atof(plan.c_str() + at + kEstimate.size());
}

// ---- rows

void PostgresEngine::append(Cursor& cursor, const PGresult* result) {
    for (int i = 0; i < libpq().PQntuples(result); ++i) {
        Values row;
        for (int k = 0; k < libpq().PQnfields(result); ++k) {
            row.push_back(valueIn(result, i, k, cursor.of->types[static_cast<std::size_t>(k)]));
            cursor.bytes += sizeof(Value) + row.back().bytes.size();
        }
        cursor.rows.push_back(std::move(row));
        ++cursor.next;
    }
}

PostgresConnection& PostgresEngine::connectionOf(Cursor& cursor) {
    const auto node = AllContents::ofRun().node(cursor.contents);
    if (cursor.shown == 0) return connectionTo(node.base);
    return show(node.base, contentsOf(cursor.contents)).connection();
}

void PostgresEngine::open(Cursor& cursor) {
    if (!cursor.of->description.isReadOnly) { // with RETURNING, or it locks what it reads
        const PostgresContents contents = contentsOf(cursor.contents);
        const Hash128 base = AllContents::ofRun().node(cursor.contents).base;
        const auto outcome = show(base, contents).run(cursor.statement, cursor.arguments, false);
        shown(base).reset(); // sequences have gone on
        append(cursor, outcome.result.get());
        cursor.isAtEnd = true;
        return;
    }
    PostgresConnection& connection = connectionOf(cursor);
    if (cursor.of->first == "SHOW") {
        append(cursor, connection.execute(cursor.statement).get());
        cursor.isAtEnd = true;
        return;
    }
    cursor.name = fmt::format("clew{}", ++opened_);
    if (cursor.shown != 0) cursor.shown = shown_;
    try {
        const auto tables = namesOfCopies(cursor);
        connection.execute(withSchema(cursor.statement, tables, "pg_temp"), cursor.arguments,
                           fmt::format("DECLARE {} NO SCROLL CURSOR FOR ", cursor.name));
        if (!cursor.of->isLooked) {
            std::set<std::string> names = cursor.of->names;
            names.insert(cursor.of->inViews.begin(), cursor.of->inViews.end());
            checkTables(connection, names);
            cursor.of->isLooked = true;
        }
        // It was open, and the copies have held something else meanwhile.
        if (cursor.next > 0)
            connection.execute(fmt::format("MOVE FORWARD {} FROM {}", cursor.next, cursor.name));
    } catch (const DatabaseError& error) {
        cursor.name.clear();
        // What it is not: a query that reads only.
        constexpr std::string_view kRefused[] = {"25006", "0A000", "42P11"};
        if (std::ranges::find(kRefused, error.state) != std::end(kRefused))
            throw NotSupported{"as PostgreSQL says: " + error.message};
        throw;
    }
}

void PostgresEngine::fetch(Cursor& cursor, std::int64_t count) {
    PostgresConnection& connection = connectionOf(cursor);
    if (cursor.shown != 0 && cursor.shown != shown_) open(cursor);
    try {
        const auto result =
            connection.execute(fmt::format("FETCH FORWARD {} FROM {}", count, cursor.name));
        append(cursor, result.get());
        cursor.isAtEnd = libpq().PQntuples(result.get()) < count;
    } catch (const DatabaseError& error) {
        if (error.state == "25006") throw NotSupported{"as PostgreSQL says: " + error.message};
        throw;
    }
}

void PostgresEngine::close(Cursor& cursor) {
    if (cursor.name.empty()) return;
    try {
        if (cursor.shown == 0 || cursor.shown == shown_)
            connectionOf(cursor).execute("CLOSE " + cursor.name);
    } catch (const DatabaseError&) { // an error has closed it
    }
    cursor.name.clear();
}

const Values* PostgresEngine::row(const Session& session, const std::string& statement,
                                  const Values& arguments, std::int64_t position) {
    const auto node = AllContents::ofRun().node(session.contents);
    Described& about = described(node.base, statement);
    const bool isOfCopies =
        !about.description.isReadOnly || (node.changed && looksAtCopies(about, node));
    const Hash128 contents = isOfCopies ? session.contents : node.base;
    std::string image = statement;
    image += '\0';
    image.append(reinterpret_cast<const char*>(&contents), sizeof contents);
    for (const Value& value : arguments) value.appendTo(image);
    const Hash128 key = hashOf(image);
    auto found = std::ranges::find(cursors_, key, &Cursor::key);
    if (found == cursors_.end()) {
        if (cursors_.size() >= kCursors) {
            close(cursors_.back());
            cursors_.pop_back();
        }
        found = cursors_.emplace(cursors_.begin());
        found->key = key;
        found->contents = contents;
        found->of = &about;
        found->statement = statement;
        found->arguments = arguments;
        found->shown = isOfCopies ? 1 : 0;
        try {
            open(*found);
        } catch (...) {
            cursors_.erase(found);
            throw;
        }
    } else {
        cursors_.splice(cursors_.begin(), cursors_, found);
    }
    Cursor& cursor = *found;
    const auto first = [&] { return cursor.next - static_cast<std::int64_t>(cursor.rows.size()); };
    try {
        if (position < first()) { // read before, and forgotten
            close(cursor);
            cursor.rows.clear();
            cursor.bytes = 0;
            cursor.next = 0;
            cursor.isAtEnd = false;
            open(cursor);
        }
        // One row first: whoever looks for one shall not fetch more.
        while (!cursor.isAtEnd && cursor.next <= position) {
            fetch(cursor, cursor.next == 0 ? 1 : cursor.fetched);
            if (cursor.next > 1) cursor.fetched = std::min(cursor.fetched * 2, kMostFetched);
            if (cursor.bytes > kRowBytes) cursor.fetched = 1; // they are large
            while (cursor.rows.size() > 1 && first() < position &&
                   (cursor.rows.size() > kRows || cursor.bytes > kRowBytes)) {
                for (const Value& value : cursor.rows.front())
                    cursor.bytes -= sizeof(Value) + value.bytes.size();
                cursor.rows.pop_front();
            }
        }
    } catch (...) {
        if (!cursor.name.empty()) try {
                close(cursor);
            } catch (const NotSupported&) { // it is gone with its connection
            }
        cursors_.erase(found);
        throw;
    }
    if (position >= cursor.next) return nullptr;
    return &cursor.rows[static_cast<std::size_t>(position - first())];
}

} // namespace clew::vm::natives::database
