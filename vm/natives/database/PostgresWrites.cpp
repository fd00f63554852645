// PostgresEngine: statements that change or lock rows, in transactions beside others. What each
// transaction sees, and what it has changed, are contents of their own (RowChanges.h), so that
// PostgreSQL's rules (its manual, 13.2, Transaction Isolation, and 13.3.2, Row-Level Locks) are
// those for rows of one name: who has changed or locked one keeps others waiting until it ends; who
// sees an older one than there is now cannot change it.

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "vm/natives/database/PostgresEngine.h"

namespace clew::vm::natives::database {
namespace {

bool isOfKey(const DatabaseError& error) { // a key twice, or what an exclusion excludes
    return error.state == "23505" || error.state == "23P01";
}

} // namespace

PostgresContents PostgresEngine::contentsOf(const Hash128& contents) const {
    const auto changed = AllContents::ofRun().node(contents).changed;
    return changed ? *changed : PostgresContents();
}

PostgresEngine::Dependency PostgresEngine::dependency(const Session& view, const Hash128& other,
                                                      const std::string& statement,
                                                      const Values& arguments) {
    const auto node = AllContents::ofRun().node(view.contents);
    const Described& about = described(node.base, statement);
    const PostgresContents before = contentsOf(view.contents);
    const RowChanges changed = contentsOf(other).changes;
    std::set<std::string> touched;
    {
        const std::lock_guard lock(node.snapshot->mutex);
        for (const PostgresTable& table : node.snapshot->copied)
            if (changed.touches(table.id)) touched.insert(table.name);
    }
    if (std::ranges::none_of(touched, [&](const auto& name) { return about.names.contains(name); }))
        return Dependency::None;
    // What it returns and changes, in whatever order.
    const auto said = [&](const RowChanges& rows) {
        std::vector<std::string> lines;
        PostgresCopies& copies = show(node.base, {rows, before.counters});
        shown(node.base).reset(); // sequences go on
        try {
            const auto outcome = copies.run(statement, arguments, !about.locking.empty());
            for (const RowChange& change : outcome.changes)
                lines.push_back(fmt::format("{}\n{}\n{}", change.table, change.before.value_or(""),
                                            change.after.value_or("")));
            for (const auto& [table, row] : outcome.locked)
                lines.push_back(fmt::format("{}\n{}", table, row));
            const auto texts = textsIn(outcome.result.get());
            lines.insert(lines.end(), texts.begin(), texts.end());
        } catch (const DatabaseError& error) {
            lines.push_back(error.message);
        }
        std::ranges::sort(lines);
        return lines;
    };
    return said(before.changes) == said(before.changes.with(changed)) ? Dependency::Possible
                                                                      : Dependency::Certain;
}

Hash128 PostgresEngine::seen(const Hash128& committed, const Hash128& start,
                             const Hash128& own) const {
    AllContents& all = AllContents::ofRun();
    return all.addPostgres(
        all.node(committed).base,
        {contentsOf(start).changes.with(contentsOf(own).changes), contentsOf(committed).counters});
}

Hash128 PostgresEngine::committed(const Hash128& committed, const Hash128& own,
                                  bool isAlone) const {
    AllContents& all = AllContents::ofRun();
    const PostgresContents before = contentsOf(committed);
    RowChanges after = before.changes.with(contentsOf(own).changes);
    return all.addPostgres(all.node(committed).base,
                           {isAlone ? after.normal() : std::move(after), before.counters});
}

PostgresCopies& PostgresEngine::copiesOf(const Hash128& base,
                                         const std::set<PostgresTable>& tables) {
    const auto snapshot = AllContents::ofRun().node(base).snapshot;
    std::set<PostgresTable> all;
    {
        const std::lock_guard lock(snapshot->mutex);
        snapshot->copied.insert(tables.begin(), tables.end());
        all = snapshot->copied;
    }
    Copies& copies = copies_[base];
    if (!copies.tables || copies.count != all.size()) {
        ++shown_;
        copies.shown.reset();
        copies.tables.reset(); // its transaction ends
        copies.tables = std::make_unique<PostgresCopies>(*snapshot, all);
        std::set<std::string> names;
        for (const PostgresTable& table : all) names.insert(table.name);
        checkTables(copies.tables->connection(), names);
        copies.count = all.size();
    }
    copies.tables->connection().interrupted = interrupted;
    return *copies.tables;
}

PostgresCopies& PostgresEngine::show(const Hash128& base, const PostgresContents& contents) {
    PostgresCopies& tables = copiesOf(base, {});
    const Hash128 wanted =
        AllContents::ofRun().addPostgres(base, {{contents.changes.rows, {}}, contents.counters});
    Copies& copies = copies_[base];
    if (copies.shown == wanted) return tables;
    ++shown_;
    copies.shown.reset();
    tables.show(contents);
    copies.shown = wanted;
    return tables;
}

std::set<std::pair<std::string, std::string>> PostgresEngine::namesOfCopies(const Cursor& cursor) {
    if (cursor.shown == 0) return {};
    return copies_[AllContents::ofRun().node(cursor.contents).base].tables->names();
}

bool PostgresEngine::looksAtCopies(const Described& statement, const AllContents::Node& node) {
    std::set<std::string> copied;
    {
        const std::lock_guard lock(node.snapshot->mutex);
        for (const PostgresTable& table : node.snapshot->copied) copied.insert(table.name);
    }
    const auto isCopied = [&](const std::string& name) { return copied.contains(name); };
    if (std::ranges::any_of(statement.inViews, isCopied))
        throw NotSupported{"a view over a table that is written into PostgreSQL"};
    if (!statement.ownFunction.empty())
        throw NotSupported{fmt::format("{}() of PostgreSQL, where tables have been written",
                                       statement.ownFunction)};
    if (std::ranges::none_of(statement.names, isCopied)) return false;
    if (!statement.system.empty())
        throw NotSupported{
            fmt::format("{} of PostgreSQL beside a table that is written", statement.system)};
    return true;
}

// Who has waited looks again at the row that it waited for, and at no others (13.2.1). That is to
// execute a statement again that says of each row by itself what becomes of it, where no row has
// become one of its rows meanwhile.
void PostgresEngine::checkSimple(const Described& about, const RowChanges& targets,
                                 const Hash128& first) {
    constexpr const char* kOfSeveral[] = {"from", "using", "join", "with", "select", "into"};
    std::size_t words = 0;
    for (const char* word : kOfSeveral) words += about.plain.contains(word) ? 1 : 0;
    const bool isInsert = about.first == "INSERT";
    const std::size_t most = about.first == "UPDATE" ? 0 : about.first == "SELECT" ? 2 : 1;
    const RowChanges before = contentsOf(first).changes;
    const bool isSame = isInsert || std::ranges::all_of(targets.locked, [&](const RowId& id) {
                            return before.holds(id);
                        });
    if (words > most || about.written.size() > 1 || !isSame)
        throw NotSupported{"a statement that waited for a row, and looks at others, of PostgreSQL"};
}

std::int64_t PostgresEngine::write(PostgresWrite& write) {
    AllContents& all = AllContents::ofRun();
    const auto node = all.node(write.committed);
    const Hash128 base = node.base;
    Described& about = described(base, write.statement);
    if (node.snapshot->isReadOnly)
        throw DatabaseError{
            0, fmt::format("ERROR: cannot execute {} in a read-only transaction", about.first),
            "25006"};
    if (!node.snapshot->isReadCommitted)
        throw NotSupported{
            "writes into PostgreSQL where transactions are not READ COMMITTED at first"};
    if (!about.isAllowed) connectionTo(base).explain(write.statement, write.arguments);
    about.isAllowed = true;
    copiesOf(base, about.written);
    looksAtCopies(about, node);

    PostgresContents committed = contentsOf(write.committed);
    const RowChanges start = contentsOf(write.start).changes;
    RowChanges own = contentsOf(write.own).changes;
    std::vector<RowChanges> others;
    others.reserve(write.others.size());
    for (const Hash128& other : write.others) others.push_back(contentsOf(other).changes);
    const PostgresContents view{start.with(own), committed.counters};
    write.view = all.addPostgres(base, view);
    write.waitsFor = -1;

    const bool locks = !about.locking.empty();
    const auto attempt = [&](const PostgresContents& on) {
        PostgresCopies& copies = show(base, on);
        shown(base).reset(); // sequences go on
        return copies.run(write.statement, write.arguments, locks);
    };
    const auto areConnected = [&](const std::string& table, const RowChanges& changes) {
        const auto isConnected = [&](const RowId& id) {
            return copies_[base].tables->areConnected(table, id.table);
        };
        return std::ranges::any_of(changes.rows | std::views::keys, isConnected) ||
               std::ranges::any_of(changes.locked, isConnected);
    };
    std::map<std::string, Counter> counters; // after the first attempt
    const auto waitFor = [&](std::size_t other) {
        if (counters != committed.counters)
            throw NotSupported{"a statement that waits with a number of a sequence, of PostgreSQL"};
        write.waitsFor = static_cast<int>(other);
        return 0;
    };

    PostgresCopies::Outcome outcome;
    std::optional<DatabaseError> error;
    try {
        outcome = attempt(view);
    } catch (const DatabaseError& said) {
        error = said;
    }
    counters = copies_[base].tables->counters();
    if (error) {
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (others[i].rows.empty()) continue;
            if (error->state == "23503" || error->state == "23001")
                throw NotSupported{"foreign keys between transactions at a time, of PostgreSQL"};
            if (!isOfKey(*error)) continue;
            // Where the other one takes away what is in the way, it is waited for.
            bool isSame = false;
            try {
                attempt({view.changes.with(others[i]), committed.counters});
            } catch (const DatabaseError& said) {
                isSame = said.state == error->state;
            }
            if (!isSame) return waitFor(i);
        }
        committed.counters = counters;
        write.committed = all.addPostgres(base, std::move(committed));
        throw *error;
    }

    // What it has changed, and of that the rows which others could have changed as well.
    RowChanges now = view.changes, targets;
    bool comes = false;
    std::set<std::string> tables;
    for (const RowChange& change : outcome.changes) {
        tables.insert(change.table);
        comes |= change.after.has_value();
        RowId id;
        if (change.before) {
            id = now.find(change.table, *change.before);
            if (!id.isNew || start.rows.contains(id)) targets.locked.insert(id);
        } else {
            id = {change.table, true, *change.after, 0};
            const auto isTaken = [&](const RowChanges& one) { return one.holds(id); };
            while (now.holds(id) || committed.changes.holds(id) || own.holds(id) ||
                   std::ranges::any_of(others, isTaken))
                ++id.copy;
        }
        const bool isOnlyOwn = id.isNew && !start.rows.contains(id);
        if (!change.after && isOnlyOwn)
            own.rows.erase(id), now.rows.erase(id);
        else
            own.rows[id] = now.rows[id] = change.after;
    }
    for (const auto& [table, row] : outcome.locked) {
        const RowId id = now.find(table, row, targets.locked);
        targets.locked.insert(id);
        own.locked.insert(id);
    }

    for (const RowId& id : targets.locked)
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (!others[i].holds(id)) continue;
            if (targets.locked.size() > 1)
                throw NotSupported{
                    "a statement for several rows that waits for one of them, of PostgreSQL"};
            if (about.plain.contains("nowait"))
                throw DatabaseError{0,
                                    fmt::format("ERROR: could not obtain lock on row in relation"
                                                " \"{}\"",
                                                about.written.begin()->name),
                                    "55P03"};
            const int result = waitFor(i);
            if (write.firstTargets == base)
                write.firstTargets = all.addPostgres(base, {targets, {}});
            return result;
        }
    if (write.firstTargets != base && !write.isRepeatable)
        checkSimple(about, targets, write.firstTargets);
    if (write.isRepeatable) {
        const auto stateIn = [](const RowChanges& changes, const RowId& id) {
            const auto found = changes.rows.find(id);
            if (found != changes.rows.end()) return found->second;
            return id.isNew ? std::nullopt : std::optional(id.image);
        };
        for (const RowId& id : targets.locked) {
            const auto present = stateIn(committed.changes, id);
            if (present != stateIn(start, id))
                throw DatabaseError{
                    0,
                    fmt::format("ERROR: could not serialize access due to concurrent {}",
                                present ? "update" : "delete"),
                    "40001"};
        }
    }

    const bool seesOlder = write.isRepeatable && start.rows != committed.changes.rows;
    // Keys count for all transactions, whatever they see.
    for (const std::string& table : tables) {
        const auto refuse = [&](const RowChanges& other) {
            if (areConnected(table, other))
                throw NotSupported{"foreign keys between transactions at a time, of PostgreSQL"};
        };
        for (const RowChanges& other : others) refuse(other);
        if (seesOlder) refuse(committed.changes);
    }
    const auto breaksKey = [&](const RowChanges& rows) -> std::optional<DatabaseError> {
        try {
            show(base, {rows, committed.counters});
        } catch (const DatabaseError& said) {
            if (!isOfKey(said)) throw;
            return said;
        }
        return std::nullopt;
    };
    if (comes) {
        const RowChanges after = committed.changes.with(own);
        for (std::size_t i = 0; i < others.size(); ++i) {
            const bool meets = std::ranges::any_of(
                tables, [&](const std::string& table) { return others[i].touches(table); });
            if (meets && breaksKey(after.with(others[i]))) return waitFor(i);
        }
        if (seesOlder) {
            if (about.plain.contains("conflict"))
                throw NotSupported{"ON CONFLICT in a transaction that sees older rows"};
            if (const auto said = breaksKey(after)) {
                if (write.isSerializable)
                    throw NotSupported{"a key twice in serializable transactions of PostgreSQL"};
                throw *said;
            }
        }
    }
    committed.counters = counters;
    write.committed = all.addPostgres(base, std::move(committed));
    write.own = all.addPostgres(base, {std::move(own), {}});
    return outcome.count;
}

} // namespace clew::vm::natives::database
