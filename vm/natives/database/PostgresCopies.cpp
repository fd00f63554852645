#include "vm/natives/database/PostgresCopies.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>

#include "vm/natives/database/LibPq.h"
#include "vm/natives/database/PostgresEngine.h"
#include "vm/natives/database/PostgresStatement.h"

namespace clew::vm::natives::database {
namespace {

constexpr std::int64_t kMostBytes = std::int64_t(1) << 30; // of all tables that are copied
constexpr int kOldestVersion = 120000;                     // which knows generated columns

Value text(std::string bytes) {
    return {.type = Value::Type::Text, .bytes = std::move(bytes)};
}

std::int64_t numberAt(const PGresult* result, int row, int column) {
    return std::strtoll(textAt(result, row, column).c_str(), nullptr, 10);
}

std::string listOf(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, ", "));
}

// Of the tables that are named, and of those that foreign keys connect them to.
constexpr const char* kTables =
    "WITH RECURSIVE t(oid) AS (SELECT c.oid FROM pg_catalog.pg_class c"
    " JOIN pg_catalog.pg_namespace n ON n.oid = relnamespace WHERE relkind IN ('r', 'p')"
    " AND relname = ANY($1::text[]) AND nspname <> 'information_schema' AND nspname !~ '^pg_'"
    " AND (pg_catalog.pg_table_is_visible(c.oid) OR nspname = ANY($1::text[]))"
    " UNION SELECT CASE WHEN conrelid = t.oid THEN confrelid ELSE conrelid END"
    " FROM t JOIN pg_catalog.pg_constraint ON contype = 'f' AND t.oid IN (conrelid, confrelid))"
    " SELECT c.oid, nspname, relname, pg_catalog.format('%I.%I', nspname, relname), CASE"
    " WHEN relkind = 'p' OR relispartition OR EXISTS (SELECT FROM pg_catalog.pg_inherits"
    " WHERE c.oid IN (inhrelid, inhparent)) THEN 'partitions and inheritance'"
    " WHEN relhasrules THEN 'rules' WHEN relrowsecurity THEN 'row security'"
    " WHEN EXISTS (SELECT FROM pg_catalog.pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal"
    " AND tgenabled <> 'D') THEN 'triggers'"
    " WHEN EXISTS (SELECT FROM pg_catalog.pg_constraint k WHERE conrelid = c.oid AND"
    " (condeferrable OR to_jsonb(k) ->> 'confdelsetcols' <> ''))"
    " THEN 'deferrable constraints' ELSE '' END"
    " FROM t JOIN pg_catalog.pg_class c ON c.oid = t.oid"
    " JOIN pg_catalog.pg_namespace n ON n.oid = relnamespace";

constexpr const char* kColumns =
    "SELECT attrelid, pg_catalog.quote_ident(attname), attgenerated <> '', attidentity,"
    " CASE WHEN attgenerated = '' THEN pg_catalog.pg_get_expr(adbin, adrelid) END,"
    " (SELECT pg_catalog.format('%I.%I', nspname, relname) FROM pg_catalog.pg_depend p"
    "  JOIN pg_catalog.pg_class s ON s.oid = refobjid AND relkind = 'S'"
    "  JOIN pg_catalog.pg_namespace n ON n.oid = relnamespace"
    "  WHERE classid = 'pg_catalog.pg_attrdef'::regclass AND objid = d.oid"
    "  AND refclassid = 'pg_catalog.pg_class'::regclass LIMIT 1),"
    " pg_catalog.format_type(atttypid, atttypmod),"
    " EXISTS (SELECT FROM pg_catalog.pg_index WHERE indrelid = attrelid AND indisprimary"
    "  AND attnum = ANY(indkey)),"
    " CASE WHEN attidentity <> '' THEN pg_catalog.pg_get_serial_sequence("
    "  attrelid::regclass::text, attname) END, attname"
    " FROM pg_catalog.pg_attribute LEFT JOIN pg_catalog.pg_attrdef d ON adrelid = attrelid"
    " AND adnum = attnum WHERE attrelid = ANY($1::oid[]) AND attnum > 0 AND NOT attisdropped"
    " ORDER BY attrelid, attnum";

// Keys and other constraints but checks, which LIKE copies; unique indexes that are none of them.
constexpr const char* kKeys =
    "SELECT conrelid, pg_catalog.format('ADD CONSTRAINT %I %s', conname,"
    " pg_catalog.pg_get_constraintdef(oid)) FROM pg_catalog.pg_constraint"
    " WHERE conrelid = ANY($1::oid[]) AND contype IN ('p', 'u', 'x') ORDER BY conname";
constexpr const char* kIndexes =
    "SELECT indrelid, pg_catalog.quote_ident(relname), pg_catalog.pg_get_indexdef(indexrelid)"
    " FROM pg_catalog.pg_index JOIN pg_catalog.pg_class c ON c.oid = indexrelid"
    " WHERE indrelid = ANY($1::oid[]) AND indisunique AND NOT EXISTS (SELECT FROM"
    " pg_catalog.pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))"
    " ORDER BY relname";
constexpr const char* kForeignKeys =
    "WITH act(code, words) AS (VALUES ('a', 'NO ACTION'), ('r', 'RESTRICT'), ('c', 'CASCADE'),"
    " ('n', 'SET NULL'), ('d', 'SET DEFAULT')) SELECT conrelid, confrelid,"
    " pg_catalog.format('ADD CONSTRAINT %I FOREIGN KEY (%s) REFERENCES pg_temp.%I (%s)%s"
    " ON UPDATE %s ON DELETE %s NOT VALID', conname,"
    " (SELECT pg_catalog.string_agg(pg_catalog.quote_ident(attname), ', ' ORDER BY n) FROM"
    "  pg_catalog.unnest(conkey) WITH ORDINALITY k(num, n) JOIN pg_catalog.pg_attribute"
    "  ON attrelid = conrelid AND attnum = num), relname,"
    " (SELECT pg_catalog.string_agg(pg_catalog.quote_ident(attname), ', ' ORDER BY n) FROM"
    "  pg_catalog.unnest(confkey) WITH ORDINALITY k(num, n) JOIN pg_catalog.pg_attribute"
    "  ON attrelid = confrelid AND attnum = num),"
    " CASE confmatchtype WHEN 'f' THEN ' MATCH FULL' ELSE '' END, u.words, d.words)"
    " FROM pg_catalog.pg_constraint JOIN pg_catalog.pg_class c ON c.oid = confrelid"
    " JOIN act u ON u.code = confupdtype::text JOIN act d ON d.code = confdeltype::text"
    " WHERE conrelid = ANY($1::oid[]) AND contype = 'f' ORDER BY conname";

// Triggers say what a statement has changed, while it is executed. A default that is no constant
// and no sequence ends the path where it is used.
constexpr const char* kOurs =
    "CREATE TEMP TABLE clew_changes(id text, before text, after text);"
    "CREATE FUNCTION pg_temp.clew_changed() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN"
    " INSERT INTO pg_temp.clew_changes VALUES(TG_ARGV[0], OLD::text, NEW::text);"
    " RETURN NULL; END$$;"
    "CREATE FUNCTION pg_temp.clew_default(what text) RETURNS text LANGUAGE plpgsql AS $$BEGIN"
    " RAISE EXCEPTION USING ERRCODE = 'CLEW0', MESSAGE = what; END$$";

} // namespace

std::set<PostgresTable> tablesNamed(PostgresConnection& connection,
                                    const std::set<std::string>& names) {
    std::set<PostgresTable> tables;
    const auto found = connection.execute(kTables, {postgresArray(names)});
    for (int i = 0; i < libpq().PQntuples(found.get()); ++i) {
        const auto at = [&](int column) { return textAt(found.get(), i, column); };
        tables.insert({at(0), at(1), at(2), at(3), at(4)});
    }
    return tables;
}

PostgresCopies::PostgresCopies(PostgresSnapshot& snapshot, const std::set<PostgresTable>& tables)
    : connection_(snapshot.address, snapshot.name, true) {
    try {
        copy(snapshot, tables);
    } catch (const DatabaseError& error) {
        throw NotSupported{"a copy of a table of PostgreSQL, which says: " +
                           error.message.substr(0, error.message.find('\n'))};
    }
}

void PostgresCopies::copy(PostgresSnapshot& snapshot, const std::set<PostgresTable>& tables) {
    if (connection_.version() < kOldestVersion)
        throw NotSupported{"writes into PostgreSQL before version 12"};
    std::set<std::string> ids, names;
    for (const PostgresTable& table : tables) {
        if (!table.problem.empty())
            throw NotSupported{fmt::format("writes where {} has {}", table.inSql, table.problem)};
        if (!names.insert(table.name).second)
            throw NotSupported{"writes into two tables of the name " + table.name};
        ids.insert(table.id);
        names_.insert({table.schema, table.name});
    }
    const Value all = postgresArray(ids);
    const auto size = connection_.executed(
        "SELECT coalesce(sum(pg_catalog.pg_table_size(oid)), 0) FROM pg_catalog.pg_class"
        " WHERE oid = ANY($1::oid[])",
        {all});
    if (const std::int64_t bytes = numberAt(size.get(), 0, 0); bytes > kMostBytes)
        throw NotSupported{
            fmt::format("writes into tables of {} MB, which is too much for a copy", bytes >> 20)};
    // Before there are copies: the names are the user's.
    const auto columns = connection_.executed(kColumns, {all});
    const auto keys = connection_.executed(kKeys, {all});
    const auto indexes = connection_.executed(kIndexes, {all});
    const auto foreign = connection_.executed(kForeignKeys, {all});
    connection_.control(kOurs);
    for (const PostgresTable& table : tables) {
        const auto quoted = connection_.executed("SELECT pg_catalog.format('pg_temp.%I', $1::text)",
                                                 {text(table.name)});
        Copy& copy = copies_[table.id];
        copy.inSql = textAt(quoted.get(), 0, 0);
        connection_.control(
            fmt::format("CREATE TEMP TABLE {} (LIKE {} INCLUDING DEFAULTS INCLUDING CONSTRAINTS"
                        " INCLUDING GENERATED INCLUDING IDENTITY)",
                        copy.inSql, table.inSql));
    }
    for (int i = 0; i < libpq().PQntuples(columns.get()); ++i) {
        const auto at = [&](int column) { return textAt(columns.get(), i, column); };
        Copy& copy = copies_[at(0)];
        if (at(2) == "f") copy.columns.push_back(at(1));
        if (at(7) == "t") copy.key.push_back(at(1));
        const std::string byDefault = at(4), sequence = at(5);
        if (!at(3).empty()) {
            const auto ours =
                connection_.executed("SELECT pg_catalog.pg_get_serial_sequence($1, $2)",
                                     {text(copy.inSql), text(at(9))});
            addSequence(snapshot, at(8), textAt(ours.get(), 0, 0));
        } else if (!sequence.empty() && byDefault.starts_with("nextval(") &&
                   byDefault.ends_with("::regclass)")) {
            const std::string ours = "pg_temp." + sequence.substr(sequence.find('.') + 1);
            if (!sequences_.contains(sequence)) {
                const auto about = connection_.executed(
                    "SELECT pg_catalog.format('CREATE TEMP SEQUENCE %s AS %s INCREMENT %s MINVALUE"
                    " %s MAXVALUE %s START %s %s', $2::text, seqtypid::regtype, seqincrement,"
                    " seqmin, seqmax, seqstart, CASE WHEN seqcycle THEN 'CYCLE' ELSE '' END)"
                    " FROM pg_catalog.pg_sequence WHERE seqrelid = $1::regclass",
                    {text(sequence), text(ours)});
                connection_.control(textAt(about.get(), 0, 0));
                addSequence(snapshot, sequence, ours);
            }
            connection_.control(fmt::format("ALTER TABLE {} ALTER {} SET DEFAULT nextval('{}')",
                                            copy.inSql, at(1), ours));
        } else if (!byDefault.empty()) {
            const PostgresNames used = namesIn(byDefault);
            if (!used.calls.empty() || !used.clock.empty()) {
                const std::string what = "the default " + byDefault + " of PostgreSQL";
                const auto made = connection_.executed(
                    "SELECT pg_catalog.format('ALTER TABLE %s ALTER %s SET DEFAULT"
                    " pg_temp.clew_default(%L)::%s', $1::text, $2::text, $3::text, $4::text)",
                    {text(copy.inSql), text(at(1)), text(what), text(at(6))});
                connection_.control(textAt(made.get(), 0, 0));
            }
        }
    }
    for (const PostgresTable& table : tables) {
        const Copy& copy = copies_[table.id];
        const std::string list = listOf(copy.columns);
        if (!list.empty())
            connection_.control(fmt::format(
                "INSERT INTO {0} ({1}) OVERRIDING SYSTEM VALUE SELECT {1} FROM ONLY {2}",
                copy.inSql, list, table.inSql));
    }
    const auto alter = [&](const std::string& table, const std::string& what) {
        connection_.control(fmt::format("ALTER TABLE {} {}", copies_[table].inSql, what));
    };
    for (int i = 0; i < libpq().PQntuples(keys.get()); ++i)
        alter(textAt(keys.get(), i, 0), textAt(keys.get(), i, 1));
    for (int i = 0; i < libpq().PQntuples(indexes.get()); ++i) {
        const std::string definition = textAt(indexes.get(), i, 2);
        connection_.control(fmt::format("CREATE UNIQUE INDEX {} ON {}{}",
                                        textAt(indexes.get(), i, 1),
                                        copies_[textAt(indexes.get(), i, 0)].inSql,
                                        definition.substr(definition.find(" USING "))));
    }
    for (int i = 0; i < libpq().PQntuples(foreign.get()); ++i) {
        const std::string from = textAt(foreign.get(), i, 0), to = textAt(foreign.get(), i, 1);
        foreignKeys_.push_back(
            fmt::format("ALTER TABLE {} {}", copies_[from].inSql, textAt(foreign.get(), i, 2)));
        connected_.insert({from, to});
        connected_.insert({to, from});
    }
    for (const auto& [id, copy] : copies_)
        connection_.control(fmt::format(
            "CREATE TRIGGER zz_clew AFTER INSERT OR UPDATE OR DELETE ON {} FOR EACH ROW WHEN"
            " (pg_catalog.current_setting('clew.tells', true) = 'on')"
            " EXECUTE FUNCTION pg_temp.clew_changed('{}'); ANALYZE {}",
            copy.inSql, id, copy.inSql));
    connection_.control("SAVEPOINT clew_copies");
    show({});
}

void PostgresCopies::addSequence(PostgresSnapshot& snapshot, const std::string& original,
                                 const std::string& temporary) {
    // Sequences are not part of a snapshot: all workers have what the first one of them has seen.
    const std::lock_guard lock(snapshot.mutex);
    auto known = snapshot.counters.find(original);
    if (known == snapshot.counters.end()) {
        const auto about = connection_.executed(
            "SELECT seqcache, pg_catalog.has_sequence_privilege(seqrelid, 'USAGE, UPDATE'),"
            " pg_catalog.has_sequence_privilege(seqrelid, 'SELECT')"
            " FROM pg_catalog.pg_sequence WHERE seqrelid = $1::regclass",
            {text(original)});
        if (textAt(about.get(), 0, 0) != "1")
            throw NotSupported{"the sequence " + original + ", of which connections keep numbers"};
        if (textAt(about.get(), 0, 1) != "t" || textAt(about.get(), 0, 2) != "t")
            throw NotSupported{"the sequence " + original +
                               ", which the user may not read and use"};
        known = snapshot.counters.emplace(original, counterIn(original)).first;
    }
    sequences_[original] = temporary;
    base_[original] = known->second;
}

Counter PostgresCopies::counterIn(const std::string& sequence) {
    const auto found = connection_.executed("SELECT last_value, is_called FROM " + sequence);
    return {numberAt(found.get(), 0, 0), textAt(found.get(), 0, 1) == "t"};
}

// ---- contents

void PostgresCopies::apply(const std::string& table, const std::vector<RowId>& gone,
                           const std::vector<std::string>& come) {
    const Copy& copy = copies_.at(table);
    if (!gone.empty()) {
        std::vector<std::string> images, numbers, same;
        for (const RowId& id : gone) {
            images.push_back(id.image);
            numbers.push_back(std::to_string(id.copy + 1));
        }
        for (const std::string& column : copy.key)
            same.push_back(fmt::format("t.{0} = d.{0}", column));
        if (!same.empty())
            connection_.executed(fmt::format("DELETE FROM {0} t USING (SELECT (x::{0}).* FROM"
                                             " pg_catalog.unnest($1::text[]) x) d WHERE {1}",
                                             copy.inSql, fmt::join(same, " AND ")),
                                 {postgresArray(images)});
        else
            connection_.executed(
                fmt::format("DELETE FROM {0} WHERE ctid = ANY(ARRAY(SELECT c FROM (SELECT ctid c,"
                            " t::text x, row_number() OVER (PARTITION BY t::text ORDER BY ctid) n"
                            " FROM {0} t) q JOIN pg_catalog.unnest($1::text[], $2::int8[]) d(x, n)"
                            " USING (x, n)))",
                            copy.inSql),
                {postgresArray(images), postgresArray(numbers)});
    }
    if (!come.empty())
        connection_.executed(
            fmt::format("INSERT INTO {0} ({1}) OVERRIDING SYSTEM VALUE SELECT {1} FROM (SELECT"
                        " (x::{0}).* FROM pg_catalog.unnest($1::text[]) x) q",
                        copy.inSql, listOf(copy.columns)),
            {postgresArray(come)});
}

void PostgresCopies::show(const PostgresContents& contents) {
    connection_.control("ROLLBACK TO clew_copies");
    std::map<std::string, std::pair<std::vector<RowId>, std::vector<std::string>>> tables;
    for (const auto& [id, image] : contents.changes.rows) {
        auto& [gone, come] = tables[id.table];
        if (!id.isNew) gone.push_back(id);
        if (image) come.push_back(*image);
    }
    for (auto& [table, rows] : tables) {
        std::ranges::sort(rows.second); // in whatever order they have been written
        apply(table, rows.first, rows.second);
    }
    for (const std::string& statement : foreignKeys_) connection_.control(statement);
    for (const auto& [name, before] : base_) {
        const auto found = contents.counters.find(name);
        const Counter& wanted = found == contents.counters.end() ? before : found->second;
        const auto known = now_.find(name);
        if (known != now_.end() && known->second == wanted) continue;
        connection_.executed(fmt::format("SELECT pg_catalog.setval('{}', {}, {})",
                                         sequences_.at(name), wanted.last, wanted.isCalled));
        now_[name] = wanted;
    }
}

PostgresCopies::Outcome PostgresCopies::run(const std::string& statement, const Values& arguments,
                                            bool locks) {
    const auto end = [&] {
        connection_.control("ROLLBACK TO clew_statement; RELEASE clew_statement");
        for (auto& [name, counter] : now_) counter = counterIn(sequences_.at(name));
    };
    connection_.control(
        "SAVEPOINT clew_statement; SET TRANSACTION READ ONLY;"
        " SELECT pg_catalog.set_config('clew.tells', 'on', true)");
    Outcome outcome;
    try {
        if (locks) // to know the transaction that locks
            connection_.control("INSERT INTO pg_temp.clew_changes VALUES('')");
        outcome.result = connection_.executed(withSchema(statement, names_, "pg_temp"), arguments);
        outcome.count = std::atoll(libpq().PQcmdTuples(outcome.result.get()));
        const auto changes = connection_.executed(
            "SELECT id, before, after FROM pg_temp.clew_changes WHERE id <> '' ORDER BY ctid");
        for (int i = 0; i < libpq().PQntuples(changes.get()); ++i) {
            const auto at = [&](int column) {
                return libpq().PQgetisnull(changes.get(), i, column)
                           ? std::nullopt
                           : std::optional(textAt(changes.get(), i, column));
            };
            outcome.changes.push_back({*at(0), at(1), at(2)});
        }
        if (locks)
            for (const auto& [id, copy] : copies_) {
                const auto rows = connection_.executed(
                    fmt::format("SELECT t::text FROM {} t WHERE xmax ="
                                " (SELECT xmin FROM pg_temp.clew_changes WHERE id = '')",
                                copy.inSql));
                for (int i = 0; i < libpq().PQntuples(rows.get()); ++i)
                    outcome.locked.emplace_back(id, textAt(rows.get(), i, 0));
            }
    } catch (const DatabaseError& error) {
        end();
        if (error.state == "CLEW0")
            throw NotSupported{
                error.message.substr(7, error.message.find('\n') - 7)}; // behind "ERROR: "
        // What is written is none of the copies.
        if (error.state == "25006") throw NotSupported{"as PostgreSQL says: " + error.message};
        throw;
    }
    end();
    return outcome;
}

std::map<std::string, Counter> PostgresCopies::counters() const {
    std::map<std::string, Counter> changed;
    for (const auto& [name, counter] : now_)
        if (base_.at(name) != counter) changed[name] = counter;
    return changed;
}

bool PostgresCopies::areConnected(const std::string& table, const std::string& other) const {
    return connected_.contains({table, other});
}

} // namespace clew::vm::natives::database
