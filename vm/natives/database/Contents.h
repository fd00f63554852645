#pragma once

// What a database holds is a value: the file outside as it was when it was first opened, and the
// statements that have changed it since; of PostgreSQL a snapshot, and the rows that differ from it
// (RowChanges.h). States hold 128 bits that stand for it, which are equal where the rows are equal,
// in whatever order they have been written; a statement that changes anything but rows begins a new
// sum. Contents are shared by all workers and are never taken back. Thread-safe.

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace clew::vm::natives::database {

// What the database has said.
struct DatabaseError {
    int code; // SQLite's extended result code
    std::string message;
    std::string state = {}; // PostgreSQL's SQLSTATE; empty: SQLite has said it
};
// What is not done as the database does it.
struct NotSupported {
    std::string what;
};

struct Hash128 {
    std::uint64_t high = 0, low = 0;
    auto operator<=>(const Hash128&) const = default;
};
Hash128 hashOf(std::string_view bytes);

// A value, of one of the types that SQLite has.
struct Value {
    enum class Type : std::uint8_t { Integer = 1, Float = 2, Text = 3, Blob = 4, Null = 5 };
    Type type = Type::Null;
    std::int64_t integer = 0;
    double number = 0;
    // Of a text in UTF-8, or of a blob; of a number what PostgreSQL writes.
    std::string bytes;
    unsigned parameterType = 0; // for PostgreSQL: an OID; 0: as the statement has it

    void appendTo(std::string& image) const; // different values have different images
};
using Values = std::vector<Value>;

// What SQLite knows of a connection, beside the contents.
struct Session {
    Hash128 contents;
    std::int64_t lastRowId = 0, changes = 0;
    bool foreignKeys = false;
};

struct Change {
    Session before;
    std::string statement;
    Values arguments;
};

struct PostgresAddress;
struct PostgresSnapshot;
struct PostgresContents;

class AllContents {
  public:
    static AllContents& ofRun(); // one snapshot for the whole run

    // db.url: where all connections lead to; empty: to what they name. Set before the run, as
    // db.user and db.password are, which are for PostgreSQL.
    std::string url, user, password;

    // The file (absolute, without links) as it is outside; an empty path: no tables at all. Throws
    // DatabaseError.
    Hash128 open(const std::string& path, bool& writesAhead);

    // A database of PostgreSQL as it is now. Throws DatabaseError.
    Hash128 openPostgres(const PostgresAddress& address);
    bool isPostgres(const Hash128& contents) const;
    // What has been changed in it since, or by one transaction alone; `base` where that is nothing.
    Hash128 addPostgres(const Hash128& base, PostgresContents changed);

    void removeCopies();

    struct Node {
        std::string address;            // of a file outside, for sqlite3_open_v2
        std::shared_ptr<Change> change; // by which they came about; null: the file's, or none
        std::shared_ptr<PostgresSnapshot> snapshot;      // of PostgreSQL
        std::shared_ptr<const PostgresContents> changed; // since the snapshot; null: nothing
        Hash128 base;                                    // the contents of the snapshot
        // The sum of the rows that came and went since the last other change, and what was then.
        Hash128 sum, epoch;
    };
    Node node(Hash128 contents); // throws NotSupported where nobody has made them in this process
    Hash128 add(const Hash128& sum, const Hash128& epoch, const Change& change,
                std::string_view counters);

  private:
    struct File {
        sqlite3* holder = nullptr; // its lock keeps others from changing the file
        Hash128 contents;
        bool writesAhead = false;
        ~File();
    };
    std::string copyOf(const std::string& path);

    mutable std::mutex mutex_;
    std::map<std::string, std::unique_ptr<File>> files_;
    std::map<Hash128, Node> nodes_;
    std::atomic<bool> hasPostgres_ = false;
    std::vector<std::string> copies_; // folders to remove at the end

  public:
    AllContents() = default;
    AllContents(const AllContents&) = delete;
    AllContents& operator=(const AllContents&) = delete;
    ~AllContents();
};

} // namespace clew::vm::natives::database
