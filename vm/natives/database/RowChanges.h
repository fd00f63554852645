#pragma once

// What transactions have changed in the tables of a snapshot, row by row: values, which are equal
// where the rows are. A row is named by the text that it was first seen as, and counted where there
// are several of that text, which no statement can tell apart.

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "vm/natives/database/Contents.h"

namespace clew::vm::natives::database {

struct RowId {
    std::string table;
    bool isNew; // it is not in the snapshot
    std::string image;
    int copy; // from 0
    auto operator<=>(const RowId&) const = default;
};

// What a statement has done to a row.
struct RowChange {
    std::string table;
    std::optional<std::string> before, after; // none: it was not there
};

struct RowChanges {
    std::map<RowId, std::optional<std::string>> rows; // what they are now; none: deleted
    std::set<RowId> locked;                           // and not changed

    bool holds(const RowId& id) const { return rows.contains(id) || locked.contains(id); }
    bool touches(const std::string& table) const;

    // As they are after a transaction that has changed these.
    RowChanges with(const RowChanges& own) const;
    // The same rows, without what they have been in between. Only where nobody names them: names
    // are other ones.
    RowChanges normal() const;
    // A row that is there now, and looks so; `taken`: others of the same look.
    RowId find(const std::string& table, const std::string& image,
               const std::set<RowId>& taken = {}) const;

    void appendTo(std::string& bytes) const;
};

// A sequence.
struct Counter {
    std::int64_t last = 0;
    bool isCalled = false;
    bool operator==(const Counter&) const = default;
};

struct PostgresContents {
    RowChanges changes;
    std::map<std::string, Counter> counters; // those that are not as they were
};

} // namespace clew::vm::natives::database
