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

// One statement that changes or locks rows, from what it sees to what it leaves behind.
class PostgresEngine::Writing {
  public:
    Writing(PostgresEngine& engine, PostgresWrite& write, const Hash128& base, Described& about)
        : engine_(engine),
          write_(write),
          base_(base),
          about_(about),
          committed_(engine.contentsOf(write.committed)),
          start_(engine.contentsOf(write.start).changes),
          own_(engine.contentsOf(write.own).changes),
          view_{start_.with(own_), committed_.counters} {
        others_.reserve(write.others.size());
        for (const Hash128& other : write.others)
            others_.push_back(engine.contentsOf(other).changes);
        write.view = all_.addPostgres(base, view_);
        write.waitsFor = -1;
    }

    std::int64_t run() {
        PostgresCopies::Outcome outcome;
        std::optional<DatabaseError> error;
        try {
            outcome = attempt(view_);
        } catch (const DatabaseError& said) {
            error = said;
        }
        counters_ = engine_.copies_[base_].tables->counters();
        if (error) {
            if (waitsAfter(*error)) return 0;
            committed_.counters = counters_;
            write_.committed = all_.addPostgres(base_, std::move(committed_));
            throw *error;
        }
        note(outcome);
        if (waitsForRow()) return 0;
        if (write_.firstTargets != base_ && !write_.isRepeatable)
            engine_.checkSimple(about_, targets_, write_.firstTargets);
        if (write_.isRepeatable) checkVersions();
        if (waitsForKey()) return 0;
        committed_.counters = counters_;
        write_.committed = all_.addPostgres(base_, std::move(committed_));
        write_.own = all_.addPostgres(base_, {std::move(own_), {}});
        return outcome.count;
    }

  private:
    PostgresCopies::Outcome attempt(const PostgresContents& on) {
        PostgresCopies& copies = engine_.show(base_, on);
        engine_.shown(base_).reset(); // sequences go on
        return copies.run(write_.statement, write_.arguments, !about_.locking.empty());
    }

    void waitFor(std::size_t other) {
        if (counters_ != committed_.counters)
            throw NotSupported{"a statement that waits with a number of a sequence, of PostgreSQL"};
        write_.waitsFor = static_cast<int>(other);
    }

    // Where another transaction takes away what is in the way, it is waited for.
    bool waitsAfter(const DatabaseError& error) {
        for (std::size_t i = 0; i < others_.size(); ++i) {
            if (others_[i].rows.empty()) continue;
            if (error.state == "23503" || error.state == "23001")
                throw NotSupported{"foreign keys between transactions at a time, of PostgreSQL"};
            if (!isOfKey(error)) continue;
            bool isSame = false;
            try {
                attempt({view_.changes.with(others_[i]), committed_.counters});
            } catch (const DatabaseError& said) {
                isSame = said.state == error.state;
            }
            if (isSame) continue;
            waitFor(i);
            return true;
        }
        return false;
    }

    // What it has changed, and of that the rows which others could have changed as well.
    void note(const PostgresCopies::Outcome& outcome) {
        RowChanges now = view_.changes;
        for (const RowChange& change : outcome.changes) {
            tables_.insert(change.table);
            comes_ |= change.after.has_value();
            RowId id;
            if (change.before) {
                id = now.find(change.table, *change.before);
                if (!id.isNew || start_.rows.contains(id)) targets_.locked.insert(id);
            } else {
                id = {change.table, true, *change.after, 0};
                const auto isTaken = [&](const RowChanges& one) { return one.holds(id); };
                while (now.holds(id) || committed_.changes.holds(id) || own_.holds(id) ||
                       std::ranges::any_of(others_, isTaken))
                    ++id.copy;
            }
            const bool isOnlyOwn = id.isNew && !start_.rows.contains(id);
            if (!change.after && isOnlyOwn)
                own_.rows.erase(id), now.rows.erase(id);
            else
                own_.rows[id] = now.rows[id] = change.after;
        }
        for (const auto& [table, row] : outcome.locked) {
            const RowId id = now.find(table, row, targets_.locked);
            targets_.locked.insert(id);
            own_.locked.insert(id);
        }
    }

    bool waitsForRow() {
        for (const RowId& id : targets_.locked)
            for (std::size_t i = 0; i < others_.size(); ++i) {
                if (!others_[i].holds(id)) continue;
                if (targets_.locked.size() > 1)
                    throw NotSupported{
                        "a statement for several rows that waits for one of them, of PostgreSQL"};
                if (about_.plain.contains("nowait"))
                    throw DatabaseError{
                        0,
                        fmt::format("ERROR: could not obtain lock on row in relation"
                                    " \"{}\"",
                                    about_.written.begin()->name),
                        "55P03"};
                waitFor(i);
                if (write_.firstTargets == base_)
                    write_.firstTargets = all_.addPostgres(base_, {targets_, {}});
                return true;
            }
        return false;
    }

    // Who sees an older row than there is now cannot change it.
    void checkVersions() const {
        const auto stateIn = [](const RowChanges& changes, const RowId& id) {
            const auto found = changes.rows.find(id);
            if (found != changes.rows.end()) return found->second;
            return id.isNew ? std::nullopt : std::optional(id.image);
        };
        for (const RowId& id : targets_.locked) {
            const auto present = stateIn(committed_.changes, id);
            if (present != stateIn(start_, id))
                throw DatabaseError{
                    0,
                    fmt::format("ERROR: could not serialize access due to concurrent {}",
                                present ? "update" : "delete"),
                    "40001"};
        }
    }

    bool areConnected(const std::string& table, const RowChanges& changes) const {
        const auto isConnected = [&](const RowId& id) {
            return engine_.copies_[base_].tables->areConnected(table, id.table);
        };
        return std::ranges::any_of(changes.rows | std::views::keys, isConnected) ||
               std::ranges::any_of(changes.locked, isConnected);
    }

    std::optional<DatabaseError> breaksKey(const RowChanges& rows) const {
        try {
            engine_.show(base_, {rows, committed_.counters});
        } catch (const DatabaseError& said) {
            if (!isOfKey(said)) throw;
            return said;
        }
        return std::nullopt;
    }

    // Keys count for all transactions, whatever they see.
    bool waitsForKey() {
        const bool seesOlder = write_.isRepeatable && start_.rows != committed_.changes.rows;
        for (const std::string& table : tables_) {
            const auto refuse = [&](const RowChanges& other) {
                if (areConnected(table, other))
                    throw NotSupported{
                        "foreign keys between transactions at a time, of PostgreSQL"};
            };
            for (const RowChanges& other : others_) refuse(other);
            if (seesOlder) refuse(committed_.changes);
        }
        if (!comes_) return false;
        const RowChanges after = committed_.changes.with(own_);
        for (std::size_t i = 0; i < others_.size(); ++i) {
            const bool meets = std::ranges::any_of(
                tables_, [&](const std::string& table) { return others_[i].touches(table); });
            if (!meets || !breaksKey(after.with(others_[i]))) continue;
            waitFor(i);
            return true;
        }
        if (!seesOlder) return false;
        if (about_.plain.contains("conflict"))
            throw NotSupported{"ON CONFLICT in a transaction that sees older rows"};
        if (const auto said = breaksKey(after)) {
            if (write_.isSerializable)
                throw NotSupported{"a key twice in serializable transactions of PostgreSQL"};
            throw *said;
        }
        return false;
    }

    AllContents& all_ = AllContents::ofRun();
    PostgresEngine& engine_;
    PostgresWrite& write_;
    const Hash128 base_;
    const Described& about_;
    PostgresContents committed_;
    const RowChanges start_;
    RowChanges own_;
    const PostgresContents view_;
    std::vector<RowChanges> others_;
    std::map<std::string, Counter> counters_; // after the first attempt
    RowChanges targets_;
    std::set<std::string> tables_; // that it has changed
    bool comes_ = false;           // a row, or a new state of one
};

std::int64_t PostgresEngine::write(PostgresWrite& write) {
    const auto node = AllContents::ofRun().node(write.committed);
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
    return Writing(*this, write, base, about).run();
}

} // namespace clew::vm::natives::database
