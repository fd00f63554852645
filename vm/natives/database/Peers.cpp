// org.clew.jdbc: connections to databases and what they are asked, and the methods of java.sql that
// lead to it.

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>

#include "vm/natives/database/DriverPeers.h"
#include "vm/natives/database/PostgresEngine.h"
#include "vm/natives/database/SqliteEngine.h"
#include "vm/natives/io/FileTree.h"

namespace clew::vm::natives {

namespace {

using namespace database;

// The drivers, by what their URLs begin with.
constexpr struct {
    std::string_view url, driver;
} kDrivers[] = {{"jdbc:sqlite:", "org/clew/jdbc/SqliteDriver"},
                {database::kPostgresUrl, "org/clew/jdbc/PostgresDriver"}};

// open(String path, long[] session, Object[] canonicalPath)
NativeOutcome open(NativeContext& ctx) {
    std::string path = ctx.stringOf(ctx.refAt(0));
    if (!path.empty()) {
        FileTree tree(ctx);
        Place place = tree.find(path);
        if (place.error == ENOENT && place.canBeMade) {
            if (!tree.mayChange(place)) return ctx.blocked();
            place.error = tree.make(place, S_IFREG | 0666);
        } else if (!tree.mayRead(place)) {
            return ctx.blocked();
        }
        setElement(ctx.state, ctx.refAt(2), 0, ctx.newString(place.path));
        path = place.path;
        // What the program has made is a database without tables.
        if (!place.error && place.node) {
            if (tree.size(place.node) > 0)
                refuse("a database that the program has written as a file");
            path.clear();
        }
        if (place.error)
            return asking(ctx, {}, [&](Engine&) -> NativeOutcome {
                throw DatabaseError{SQLITE_CANTOPEN, "unable to open database file"};
            });
    }
    return asking(ctx, {}, [&](Engine&) {
        bool writesAhead = false;
        storeContents(ctx, ctx.refAt(1), 0, AllContents::ofRun().open(path, writesAhead));
        return ctx.returnInt(writesAhead ? 1 : 0);
    });
}
// describe(long[] session, String sql, Object[] names, Object[] types, Object[] tables)
NativeOutcome describe(NativeContext& ctx) {
    const Session session = sessionIn(ctx, ctx.refAt(0));
    return asking(ctx, session, [&](Engine& engine) {
        const auto description = engine.describe(session, ctx.stringOf(ctx.refAt(1)));
        std::vector<std::string> names;
        names.reserve(description.columns.size());
        for (const auto& column : description.columns) names.push_back(column.name);
        setElement(ctx.state, ctx.refAt(2), 0, newStringArray(ctx, names));
        const Ref types = newStringArray(ctx, names);
        setElement(ctx.state, ctx.refAt(3), 0, types);
        const Ref tables = newStringArray(ctx, names);
        setElement(ctx.state, ctx.refAt(4), 0, tables);
        for (std::uint32_t i = 0; i < names.size(); ++i) {
            const auto& column = description.columns[i];
            setElement(ctx.state, types, i,
                       column.hasType ? ctx.newString(column.declaredType) : 0);
            setElement(ctx.state, tables, i, column.hasTable ? ctx.newString(column.table) : 0);
        }
        return ctx.returnInt((description.isReadOnly ? 1 : 0) | (names.empty() ? 0 : 2) |
                             description.parameters * 4);
    });
}
// Whether the arguments that are made of a row's values have one value each on this path: where a
// column has few of them, they are walked one by one.
bool settledArguments(NativeContext& ctx, Ref array) {
    if (!Tuples::ofRun().isOn()) return true;
    for (std::uint32_t i = 0; i < ctx.state.object(array)->length; ++i) {
        const Ref element = elementAt(ctx.state, array, i);
        if (element == 0 || !ctx.state.object(element)->isSymbolic()) continue;
        const auto* value = ctx.state.object(element)->klass->fieldNamed("value");
        if (!value || value->type == BasicType::Reference) continue;
        const auto shadow = ctx.state.object(element)->shadows()[value->offset];
        if (!shadow || shadow == state::kPresentOnly) continue;
        const bool isWalked = std::ranges::all_of(
            values::expressions::variablesOf(shadow.what()), [](values::Expression variable) {
                const auto meaning = Tuples::ofRun().meaningOf(variable);
                return meaning && meaning->what == Tuples::What::Value &&
                       Tuples::ofRun().hasFewValues(meaning->column);
            });
        if (!isWalked) continue;
        if (!ctx.settledValue(shadow.what())) return false;
        ctx.state.setShadow(element, value->offset, state::Shadow());
    }
    return true;
}

// row(long[] session, String sql, Object[] arguments, long position, byte[] types, long[] numbers,
// Object[] objects)
NativeOutcome row(NativeContext& ctx) {
    const Session session = sessionIn(ctx, ctx.refAt(0));
    return asking(ctx, session, [&](Engine& engine) {
        if (!settledArguments(ctx, ctx.refAt(2))) return ctx.blocked();
        const Values* values = engine.row(session, ctx.stringOf(ctx.refAt(1)),
                                          valuesIn(ctx, ctx.refAt(2)), ctx.longAt(3));
        if (!values) return ctx.returnBoolean(false);
        storeRow(ctx, *values, ctx.refAt(5), ctx.refAt(6), ctx.refAt(7));
        return ctx.returnBoolean(true);
    });
}

// update(long[] session, String sql, Object[] arguments)
NativeOutcome update(NativeContext& ctx) {
    Session session = sessionIn(ctx, ctx.refAt(0));
    return asking(ctx, session, [&](Engine& engine) {
        const std::int64_t changed =
            engine.update(session, ctx.stringOf(ctx.refAt(1)), valuesIn(ctx, ctx.refAt(2)));
        storeSession(ctx, ctx.refAt(0), session);
        return ctx.returnInt(static_cast<std::int32_t>(changed));
    });
}
NativeOutcome text(NativeContext& ctx) {
    char buffer[64];
    return ctx.returnRef(
        ctx.newString(sqlite3_snprintf(sizeof buffer, buffer, "%!.15g", ctx.doubleAt(0))));
}

NativeOutcome unsupported(NativeContext& ctx) {
    refuse(ctx.stringOf(ctx.refAt(0)));
}
// ---- java.sql

// Of db.url, or of what the program names. Null: none of ours.
const Class* driverOf(NativeContext& ctx, Ref url) {
    const std::string& given = AllContents::ofRun().url;
    if (given.empty() && url == 0) return nullptr;
    const std::string named = given.empty() ? ctx.stringOf(url) : given;
    for (const auto& [prefix, driver] : kDrivers)
        if (named.starts_with(prefix)) return ctx.vm.linker->find(driver);
    return nullptr;
}

// Of whatever driver: (String url, Properties properties), after the receiver if there is one.
template <unsigned kUrl>
NativeOutcome connect(NativeContext& ctx) {
    const Class* driver = driverOf(ctx, ctx.refAt(kUrl));
    if (!driver) return NativeOutcome::Declined;
    if (!ctx.initialized(*driver)) return ctx.blocked();
    const std::string& given = AllContents::ofRun().url;
    const Slot arguments[] = {given.empty() ? ctx.arguments[kUrl] : Slot(ctx.newString(given)),
                              ctx.arguments[kUrl + 1]};
    return ctx.call(*driver->methodNamed(
                        "open", "(Ljava/lang/String;Ljava/util/Properties;)Ljava/sql/Connection;"),
                    arguments);
}

NativeOutcome driverFor(NativeContext& ctx) {
    const Class* driver = driverOf(ctx, ctx.refAt(0));
    if (!driver) return NativeOutcome::Declined;
    if (!ctx.initialized(*driver)) return ctx.blocked();
    return ctx.returnRef(ctx.newObject(*driver));
}

constexpr NativePeer kPeers[] = {
    {kSqliteClass, "open", "(Ljava/lang/String;[J[Ljava/lang/Object;)I", open},
    {kSqliteClass, "text", "(D)Ljava/lang/String;", text},
    {kEngineClass, "describe",
     "([JLjava/lang/String;[Ljava/lang/Object;[Ljava/lang/Object;[Ljava/lang/Object;)I", describe},
    {kEngineClass, "row", "([JLjava/lang/String;[Ljava/lang/Object;J[B[J[Ljava/lang/Object;)Z",
     row},
    {kEngineClass, "update", "([JLjava/lang/String;[Ljava/lang/Object;)I", update},
    {kEngineClass, "unsupported", "(Ljava/lang/String;)V", unsupported},
    {"java/sql/DriverManager", "getConnection",
     "(Ljava/lang/String;Ljava/util/Properties;Ljava/lang/Class;)Ljava/sql/Connection;",
     connect<0>},
    {"java/sql/DriverManager", "getDriver", "(Ljava/lang/String;)Ljava/sql/Driver;", driverFor},
    {"org/postgresql/Driver", "connect",
     "(Ljava/lang/String;Ljava/util/Properties;)Ljava/sql/Connection;", connect<1>},
    {"org/sqlite/JDBC", "connect",
     "(Ljava/lang/String;Ljava/util/Properties;)Ljava/sql/Connection;", connect<1>},
};

} // namespace

NativeTable databasePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
