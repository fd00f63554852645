#define SQLITE_ENABLE_PREUPDATE_HOOK // Debian's library has it

#include "vm/natives/database/SqliteEngine.h"

#include <sqlite3.h>

#include <algorithm>

namespace clew::vm::natives::database {
namespace {

constexpr std::size_t kDatabases = 8, kCursors = 32;
constexpr std::size_t kRows = 1024, kRowBytes = 4 << 20; // of one cursor
// Databases up to so many bytes are copied before they are changed, so that the search finds both
// when it comes back; larger ones are made again then.
constexpr std::int64_t kCopiedBytes = 256 << 10;
constexpr int kInstructionsBetweenLooks = 100'000;
constexpr std::int64_t kJulianDayOf1970 = 210866760000000; // milliseconds

thread_local SqliteEngine* engineOfCall = nullptr; // for the clock

int currentTime(sqlite3_vfs*, sqlite3_int64* julianMilliseconds) {
    if (engineOfCall) engineOfCall->hasUsedClock = true;
    *julianMilliseconds = kJulianDayOf1970 + (engineOfCall ? engineOfCall->clock : 0);
    return SQLITE_OK;
}

// The system's files, and a clock that stands still.
const char* fileSystem() {
    static sqlite3_vfs ours = [] {
        sqlite3_vfs made = *sqlite3_vfs_find(nullptr);
        made.zName = "clew";
        made.xCurrentTimeInt64 = currentTime;
        return made;
    }();
    static const int registered = sqlite3_vfs_register(&ours, 0);
    return registered == SQLITE_OK ? "clew" : nullptr;
}

Value valueOf(sqlite3_value* from) {
    Value value;
    value.type = static_cast<Value::Type>(sqlite3_value_type(from));
    const auto bytes = [&](const void* at) {
        const int size = sqlite3_value_bytes(from);
        if (size > 0)
            value.bytes.assign(static_cast<const char*>(at), static_cast<std::size_t>(size));
    };
    switch (value.type) {
        case Value::Type::Integer:
            value.integer = sqlite3_value_int64(from);
            break;
        case Value::Type::Float:
            value.number = sqlite3_value_double(from);
            break;
        case Value::Type::Text:
            bytes(sqlite3_value_text(from));
            break;
        case Value::Type::Blob:
            bytes(sqlite3_value_blob(from));
            break;
        case Value::Type::Null:
            break;
    }
    return value;
}

void bind(sqlite3_stmt* statement, int index, const Value& value) {
    switch (value.type) {
        case Value::Type::Integer:
            sqlite3_bind_int64(statement, index, value.integer);
            break;
        case Value::Type::Float:
            sqlite3_bind_double(statement, index, value.number);
            break;
        case Value::Type::Text:
            sqlite3_bind_text64(statement, index, value.bytes.data(), value.bytes.size(),
                                SQLITE_TRANSIENT, SQLITE_UTF8);
            break;
        case Value::Type::Blob:
            sqlite3_bind_blob64(statement, index, value.bytes.data(), value.bytes.size(),
                                SQLITE_TRANSIENT);
            break;
        case Value::Type::Null:
            sqlite3_bind_null(statement, index);
            break;
    }
}

std::string textOr(const char* text) {
    return text ? text : std::string();
}

void add(Hash128& sum, const Hash128& hash, bool comes) {
    const auto wide = [](const Hash128& of) {
        return static_cast<unsigned __int128>(of.high) << 64 | of.low;
    };
    const unsigned __int128 result = comes ? wide(sum) + wide(hash) : wide(sum) - wide(hash);
    sum = {static_cast<std::uint64_t>(result >> 64), static_cast<std::uint64_t>(result)};
}

// The numbers that AUTOINCREMENT goes on from: rows that nobody is told of.
std::string counters(sqlite3* handle) {
    std::string image;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT name, seq FROM sqlite_sequence ORDER BY name", -1,
                           &statement, nullptr) == SQLITE_OK)
        while (sqlite3_step(statement) == SQLITE_ROW) {
            for (int i = 0; i < 2; ++i) valueOf(sqlite3_column_value(statement, i)).appendTo(image);
        }
    sqlite3_finalize(statement);
    return image;
}

struct InCall {
    explicit InCall(SqliteEngine* engine) { engineOfCall = engine; }
    ~InCall() { engineOfCall = nullptr; }
    InCall(const InCall&) = delete;
    InCall& operator=(const InCall&) = delete;
};

} // namespace

struct SqliteEngine::Statement {
    sqlite3_stmt* handle;
    explicit Statement(sqlite3_stmt* of) : handle(of) {}
    ~Statement() { sqlite3_finalize(handle); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
};

SqliteEngine::Database::~Database() {
    sqlite3_close_v2(handle);
}

SqliteEngine::Cursor::~Cursor() {
    sqlite3_finalize(statement);
}

SqliteEngine& SqliteEngine::ofThread() {
    thread_local SqliteEngine engine;
    return engine;
}

void SqliteEngine::fail(sqlite3* handle) const {
    const int code = sqlite3_extended_errcode(handle);
    if (!notSupported_.empty()) throw NotSupported{notSupported_};
    if ((code & 0xFF) == SQLITE_INTERRUPT) throw NotSupported{"a query that was interrupted"};
    throw DatabaseError{code, sqlite3_errmsg(handle)};
}

// ---- what SQLite calls

int SqliteEngine::authorize(void* engine, int action, const char* first, const char* second,
                            const char*, const char*) {
    SqliteEngine& self = *static_cast<SqliteEngine*>(engine);
    const auto refuse = [&](std::string what) {
        self.notSupported_ = std::move(what);
        return SQLITE_DENY;
    };
    switch (action) {
        case SQLITE_CREATE_TEMP_INDEX:
        case SQLITE_CREATE_TEMP_TABLE:
        case SQLITE_CREATE_TEMP_TRIGGER:
        case SQLITE_CREATE_TEMP_VIEW:
            return refuse("temporary tables of SQLite");
        case SQLITE_ATTACH:
        case SQLITE_DETACH:
            return refuse("ATTACH and DETACH of SQLite");
        case SQLITE_FUNCTION:
            // It would count for ever, so that no state came again.
            for (const std::string_view name : {"load_extension", "total_changes"})
                if (second && name == second) return refuse(std::string(name) + "() of SQLite");
            return SQLITE_OK;
        case SQLITE_PRAGMA: {
            // Those that take an argument only to ask.
            constexpr std::string_view kAsking[] = {
                "table_info",    "table_xinfo",     "index_list",       "index_info",
                "index_xinfo",   "table_list",      "foreign_key_list", "foreign_keys",
                "function_list", "integrity_check", "quick_check"};
            if (second && std::ranges::find(kAsking, textOr(first)) == std::end(kAsking))
                return refuse("PRAGMA " + textOr(first) + " with a value");
            return SQLITE_OK;
        }
        case SQLITE_READ:
            self.tablesRead_.insert(textOr(first));
            return SQLITE_OK;
        case SQLITE_INSERT:
        case SQLITE_UPDATE:
        case SQLITE_DELETE:
        case SQLITE_SELECT:
        case SQLITE_RECURSIVE:
        case SQLITE_TRANSACTION:
        case SQLITE_SAVEPOINT:
            return SQLITE_OK;
        default: // CREATE, DROP, ALTER, REINDEX, ANALYZE
            self.changesSchema_ = true;
            return SQLITE_OK;
    }
}

void SqliteEngine::rowChanges(void* engine, sqlite3* handle, int operation, const char*,
                              const char* table, std::int64_t oldRow, std::int64_t newRow) {
    SqliteEngine& self = *static_cast<SqliteEngine*>(engine);
    const auto count = [&](bool comes, std::int64_t row) {
        std::string image = table;
        image.append(1, '\0').append(reinterpret_cast<const char*>(&row), sizeof row);
        for (int i = 0; i < sqlite3_preupdate_count(handle); ++i) {
            sqlite3_value* value = nullptr;
            const int code = comes ? sqlite3_preupdate_new(handle, i, &value)
                                   : sqlite3_preupdate_old(handle, i, &value);
            if (code == SQLITE_OK && value) valueOf(value).appendTo(image);
        }
        add(self.sum_, hashOf(image), comes);
    };
    if (operation != SQLITE_INSERT) count(false, oldRow);
    if (operation != SQLITE_DELETE) count(true, newRow);
}

void SqliteEngine::random(sqlite3_context* context, int, sqlite3_value**) {
    SqliteEngine& self = *static_cast<SqliteEngine*>(sqlite3_user_data(context));
    self.hasUsedRandom = true;
    const std::uint64_t number = ++self.drawn_;
    const Hash128 hash = hashOf({reinterpret_cast<const char*>(&number), sizeof number});
    sqlite3_result_int64(context, static_cast<sqlite3_int64>(hash.high));
}

void SqliteEngine::randomBlob(sqlite3_context* context, int, sqlite3_value** arguments) {
    SqliteEngine& self = *static_cast<SqliteEngine*>(sqlite3_user_data(context));
    self.hasUsedRandom = true;
    std::string bytes;
    const auto size = static_cast<std::size_t>(
        std::clamp<std::int64_t>(sqlite3_value_int64(arguments[0]), 1, 1 << 20));
    while (bytes.size() < size) {
        const std::uint64_t number = ++self.drawn_;
        const Hash128 hash = hashOf({reinterpret_cast<const char*>(&number), sizeof number});
        bytes.append(reinterpret_cast<const char*>(&hash), sizeof hash);
    }
    sqlite3_result_blob64(context, bytes.data(), size, SQLITE_TRANSIENT);
}

void SqliteEngine::changes(sqlite3_context* context, int, sqlite3_value**) {
    sqlite3_result_int64(context,
                         static_cast<SqliteEngine*>(sqlite3_user_data(context))->session_.changes);
}

void SqliteEngine::prepareFunctions(sqlite3* handle) {
    using Function = void (*)(sqlite3_context*, int, sqlite3_value**);
    const struct {
        const char* name;
        int parameters;
        Function function;
    } functions[] = {{"random", 0, random}, {"randomblob", 1, randomBlob}, {"changes", 0, changes}};
    for (const auto& [name, parameters, function] : functions)
        sqlite3_create_function_v2(handle, name, parameters, SQLITE_UTF8, this, function, nullptr,
                                   nullptr, nullptr);
    sqlite3_set_authorizer(handle, authorize, this);
    sqlite3_preupdate_hook(
        handle,
        [](void* engine, sqlite3* of, int operation, const char* database, const char* table,
           sqlite3_int64 oldRow, sqlite3_int64 newRow) {
            rowChanges(engine, of, operation, database, table, oldRow, newRow);
        },
        this);
    sqlite3_progress_handler(
        handle, kInstructionsBetweenLooks,
        [](void* engine) {
            const auto* flag = static_cast<SqliteEngine*>(engine)->interrupted;
            return flag && flag->load() ? 1 : 0;
        },
        this);
    sqlite3_extended_result_codes(handle, 1);
}

// ---- databases

std::shared_ptr<SqliteEngine::Database> SqliteEngine::opened(const std::string& address) {
    auto made = std::make_shared<Database>();
    made->isMemory = address.empty();
    made->engine = this;
    const int flags =
        made->isMemory ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    if (sqlite3_open_v2(made->isMemory ? ":memory:" : address.c_str(), &made->handle,
                        flags | SQLITE_OPEN_NOMUTEX, fileSystem()) != SQLITE_OK)
        fail(made->handle);
    prepareFunctions(made->handle);
    return made;
}

std::shared_ptr<SqliteEngine::Database> SqliteEngine::copyOf(const Database& from) {
    auto made = opened({});
    sqlite3_backup* backup = sqlite3_backup_init(made->handle, "main", from.handle, "main");
    if (!backup) fail(made->handle);
    sqlite3_backup_step(backup, -1);
    if (sqlite3_backup_finish(backup) != SQLITE_OK) fail(made->handle);
    made->contents = from.contents;
    return made;
}

void SqliteEngine::keep(const std::shared_ptr<Database>& database) {
    databases_.push_front(database);
    if (databases_.size() > kDatabases) databases_.pop_back();
}

std::shared_ptr<SqliteEngine::Database> SqliteEngine::databaseWith(Hash128 contents) {
    std::vector<std::shared_ptr<Change>> changes; // the last first
    std::shared_ptr<Database> database;
    for (Hash128 at = contents; !database;) {
        const auto found =
            std::ranges::find(databases_, at, [](const auto& one) { return one->contents; });
        if (found != databases_.end()) {
            databases_.splice(databases_.begin(), databases_, found);
            database = databases_.front();
            break;
        }
        const auto node = AllContents::ofRun().node(at);
        if (!node.change) {
            database = opened(node.address);
            database->contents = at;
            keep(database);
            break;
        }
        changes.push_back(node.change);
        at = node.change->before.contents;
    }
    if (changes.empty()) return database;
    database = copyOf(*database);
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        execute(*database, (*change)->before, (*change)->statement, (*change)->arguments);
    database->contents = contents;
    keep(database);
    return database;
}

// ---- statements

void SqliteEngine::enter(sqlite3* handle, const Session& session) {
    session_ = session;
    drawn_ = 0;
    changesSchema_ = false;
    notSupported_.clear();
    sqlite3_set_last_insert_rowid(handle, session.lastRowId);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, session.foreignKeys ? 1 : 0, nullptr);
}

sqlite3_stmt* SqliteEngine::prepared(sqlite3* handle, const std::string& text,
                                     const Values& arguments) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, text.c_str(), static_cast<int>(text.size()), &statement,
                           nullptr) != SQLITE_OK)
        fail(handle);
    if (!statement) throw DatabaseError{SQLITE_MISUSE, "not an error"}; // an empty text
    for (std::size_t i = 0; i < arguments.size(); ++i)
        bind(statement, static_cast<int>(i) + 1, arguments[i]);
    return statement;
}

Description SqliteEngine::describe(const Session& session, const std::string& text) {
    const InCall inCall(this);
    const auto database = databaseWith(session.contents);
    enter(database->handle, session);
    const Statement statement(prepared(database->handle, text, {}));
    Description description;
    description.isReadOnly = sqlite3_stmt_readonly(statement.handle) != 0;
    description.parameters = sqlite3_bind_parameter_count(statement.handle);
    for (int i = 0; i < sqlite3_column_count(statement.handle); ++i) {
        const char *type = sqlite3_column_decltype(statement.handle, i),
                   *table = sqlite3_column_table_name(statement.handle, i);
        const char *origin = sqlite3_column_origin_name(statement.handle, i), *collation = nullptr;
        if (table && origin)
            sqlite3_table_column_metadata(database->handle, nullptr, table, origin, nullptr,
                                          &collation, nullptr, nullptr, nullptr);
        description.columns.push_back({.name = textOr(sqlite3_column_name(statement.handle, i)),
                                       .declaredType = textOr(type),
                                       .table = textOr(table),
                                       .hasType = type != nullptr,
                                       .hasTable = table != nullptr,
                                       .origin = textOr(origin),
                                       .isBinary = !collation || textOr(collation) == "BINARY"});
    }
    return description;
}

void SqliteEngine::step(Cursor& cursor, const Session& session) {
    enter(cursor.database->handle, session);
    const int code = sqlite3_step(cursor.statement);
    if (code == SQLITE_DONE) {
        cursor.isAtEnd = true;
        return;
    }
    if (code != SQLITE_ROW) fail(cursor.database->handle);
    Values row(static_cast<std::size_t>(sqlite3_column_count(cursor.statement)));
    for (std::size_t i = 0; i < row.size(); ++i) {
        row[i] = valueOf(sqlite3_column_value(cursor.statement, static_cast<int>(i)));
        cursor.bytes += sizeof(Value) + row[i].bytes.size();
    }
    cursor.rows.push_back(std::move(row));
    ++cursor.next;
    while (cursor.rows.size() > 1 && (cursor.rows.size() > kRows || cursor.bytes > kRowBytes)) {
        for (const Value& value : cursor.rows.front())
            cursor.bytes -= sizeof(Value) + value.bytes.size();
        cursor.rows.pop_front();
    }
}

Hash128 SqliteEngine::keyOf(const Session& session, const std::string& text,
                            const Values& arguments) {
    std::string image = text;
    image += '\0';
    const std::uint64_t numbers[] = {session.contents.high, session.contents.low,
                                     static_cast<std::uint64_t>(session.lastRowId),
                                     static_cast<std::uint64_t>(session.changes)};
    image.append(reinterpret_cast<const char*>(numbers), sizeof numbers);
    for (const Value& value : arguments) value.appendTo(image);
    return hashOf(image);
}

// As many as there would be if the rest of the table were as what has been looked at: where an
// index finds them, all. Not known where rows are sorted first.
std::optional<double> SqliteEngine::estimate(const Session& session, const std::string& statement,
                                             const Values& arguments, double table) {
    const auto found =
        std::ranges::find(cursors_, keyOf(session, statement, arguments), &Cursor::key);
    if (found == cursors_.end() || found->next == 0) return std::nullopt;
    const double looked =
        sqlite3_stmt_status(found->statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0) + 1.0;
    if (looked >= table) return std::nullopt;
    return table * static_cast<double>(found->next) / looked;
}

const Values* SqliteEngine::row(const Session& session, const std::string& text,
                                const Values& arguments, std::int64_t position) {
    const InCall inCall(this);
    const Hash128 key = keyOf(session, text, arguments);
    auto found = std::ranges::find(cursors_, key, &Cursor::key);
    if (found == cursors_.end()) {
        const auto database = databaseWith(session.contents);
        enter(database->handle, session);
        sqlite3_stmt* statement = prepared(database->handle, text, arguments);
        if (cursors_.size() >= kCursors) cursors_.pop_back();
        found = cursors_.emplace(cursors_.begin());
        found->key = key;
        found->database = database;
        found->statement = statement;
    } else {
        cursors_.splice(cursors_.begin(), cursors_, found);
    }
    Cursor& cursor = *found;
    const auto first = [&] { return cursor.next - static_cast<std::int64_t>(cursor.rows.size()); };
    try {
        if (position < first()) { // read before, and forgotten
            sqlite3_reset(cursor.statement);
            cursor.rows.clear();
            cursor.bytes = 0;
            cursor.next = 0;
            cursor.isAtEnd = false;
        }
        while (!cursor.isAtEnd && cursor.next <= position) step(cursor, session);
    } catch (...) {
        cursors_.erase(found);
        throw;
    }
    if (position >= cursor.next) return nullptr;
    return &cursor.rows[static_cast<std::size_t>(position - first())];
}

void SqliteEngine::execute(Database& in, const Session& session, const std::string& text,
                           const Values& arguments) {
    enter(in.handle, session);
    // An error is to leave nothing behind.
    if (sqlite3_exec(in.handle, "SAVEPOINT clew", nullptr, nullptr, nullptr) != SQLITE_OK)
        fail(in.handle);
    const auto undo = [&] {
        sqlite3_exec(in.handle, "ROLLBACK TO clew; RELEASE clew", nullptr, nullptr, nullptr);
    };
    try {
        const Statement statement(prepared(in.handle, text, arguments));
        int code = SQLITE_ROW;
        while (code == SQLITE_ROW) code = sqlite3_step(statement.handle);
        if (code != SQLITE_DONE) {
            if (sqlite3_get_autocommit(in.handle))
                notSupported_ = "an error in SQLite that rolls back the transaction";
            else if (!changesSchema_ && sqlite3_changes(in.handle) > 0)
                notSupported_ = "an error in SQLite after which changes stay";
            fail(in.handle);
        }
    } catch (...) {
        undo();
        throw;
    }
    const int changed = sqlite3_changes(in.handle);
    const std::int64_t row = sqlite3_last_insert_rowid(in.handle);
    if (sqlite3_exec(in.handle, "RELEASE clew", nullptr, nullptr, nullptr) != SQLITE_OK) {
        undo();
        notSupported_ = "deferred foreign keys of SQLite";
        fail(in.handle);
    }
    session_.changes = changed;
    session_.lastRowId = row;
}

std::int64_t SqliteEngine::update(Session& session, const std::string& text,
                                  const Values& arguments) {
    const InCall inCall(this);
    auto database = databaseWith(session.contents);
    sqlite3_int64 bytes = 0;
    if (database->isMemory) {
        const Statement size(
            prepared(database->handle,
                     "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", {}));
        if (sqlite3_step(size.handle) == SQLITE_ROW) bytes = sqlite3_column_int64(size.handle, 0);
    }
    const bool copies = !database->isMemory || bytes <= kCopiedBytes;
    if (copies) {
        database = copyOf(*database);
    } else {
        std::erase_if(cursors_, [&](const Cursor& cursor) { return cursor.database == database; });
    }
    const auto node = AllContents::ofRun().node(session.contents);
    sum_ = node.sum;
    execute(*database, session, text, arguments);
    Hash128 sum = sum_, epoch = node.epoch;
    if (changesSchema_) {
        std::string image = text;
        image += '\0';
        for (const Hash128& hash : {sum, epoch})
            image.append(reinterpret_cast<const char*>(&hash), sizeof hash);
        for (const Value& value : arguments) value.appendTo(image);
        epoch = hashOf(image);
        sum = {};
    }
    const Session after = session_;
    const std::string counted = counters(database->handle);
    const Hash128 contents =
        AllContents::ofRun().add(sum, epoch, {session, text, arguments}, counted);
    database->contents = contents;
    if (copies) keep(database);
    session.contents = contents;
    session.lastRowId = after.lastRowId;
    if (changesSchema_) return 0;
    session.changes = after.changes;
    return after.changes;
}

} // namespace clew::vm::natives::database
