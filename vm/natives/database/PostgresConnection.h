#pragma once

// A connection to PostgreSQL by libpq, in one transaction that never commits: what it sees is a
// snapshot of the database, which other connections can see as well (PostgreSQL's manual, 9.27.5,
// Snapshot Synchronization Functions). Belongs to one thread.

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "vm/natives/database/Contents.h"

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;

namespace clew::vm::natives::database {

inline constexpr std::string_view kPostgresUrl = "jdbc:postgresql:";

// Where a server is, and who asks: libpq's parameters, and settings of the session. What is not
// said, libpq takes from the environment and from ~/.pgpass.
struct PostgresAddress {
    std::map<std::string, std::string> parameters, settings;
    // Of a URL as JDBC has it. Throws NotSupported for what is not known, without values.
    static PostgresAddress of(std::string_view url, const std::string& user,
                              const std::string& password);
    std::string key() const; // the same for the same database, seen by the same user; no password
};

class PostgresConnection {
  public:
    struct Clear {
        void operator()(PGresult* result) const;
    };
    using Result = std::unique_ptr<PGresult, Clear>;

    // In a transaction at the snapshot; an empty one: as the database is now. It reads only, or can
    // make tables of its own. Throws DatabaseError.
    PostgresConnection(const PostgresAddress& address, const std::string& snapshot,
                       bool makesTables = false);
    ~PostgresConnection();
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;

    // These throw DatabaseError for what the server says, after which the transaction goes on as
    // if nothing had been asked; and NotSupported where it is gone, or was interrupted. What is
    // wrong is counted from behind the prefix.
    Result execute(const std::string& statement, const Values& arguments = {},
                   const std::string& prefix = {});
    Result describe(const std::string& statement); // columns and parameters

    // The server's plan, the first line of it; it says whether the user may do that. Nothing of it
    // stays. Throws DatabaseError.
    std::string explain(const std::string& statement, const Values& arguments);

    // As they are: what the server says ends the transaction, up to a savepoint. Throws likewise.
    Result executed(const std::string& statement, const Values& arguments = {});
    void control(const std::string& statements);

    std::string exportSnapshot();
    int version() const; // 150000: PostgreSQL 15
    const std::atomic<bool>* interrupted = nullptr;

  private:
    Result awaited(); // what was sent
    [[noreturn]] void lost() const;

    PGconn* handle_ = nullptr;
    int skipped_ = 0; // chars of the prefix
};

// The texts as an array of PostgreSQL.
template <class Texts>
Value postgresArray(const Texts& texts) {
    Value array{.type = Value::Type::Text, .bytes = "{"};
    for (const std::string& text : texts) {
        array.bytes += array.bytes.size() > 1 ? ",\"" : "\"";
        for (const char c : text)
            array.bytes.append(c == '"' || c == '\\' ? "\\" : "").append(1, c);
        array.bytes += '"';
    }
    array.bytes += '}';
    return array;
}

// The field of a result; NULL: empty.
std::string textAt(const PGresult* result, int row, int column);
std::vector<std::string> textsIn(const PGresult* result); // of each row

} // namespace clew::vm::natives::database
