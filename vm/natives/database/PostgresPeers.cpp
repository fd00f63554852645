// org.clew.jdbc.Postgres: connections to PostgreSQL, and what changes its rows.

#include "vm/natives/database/DriverPeers.h"
#include "vm/natives/database/PostgresEngine.h"
#include "vm/natives/database/PostgresStatement.h"

namespace clew::vm::natives {

namespace {

using namespace database;

// Postgres.open(String url, String user, String password, long[] session)
NativeOutcome openPostgres(NativeContext& ctx) {
    return asking(ctx, {}, [&](Engine&) {
        const auto& run = AllContents::ofRun();
        const auto textAt = [&](unsigned index) {
            return ctx.refAt(index) == 0 ? std::string() : ctx.stringOf(ctx.refAt(index));
        };
        if (!textAt(0).starts_with(database::kPostgresUrl))
            throw DatabaseError{0, "The URL is none of a PostgreSQL database.", "08001"};
        const bool isGiven = !run.url.empty();
        storeContents(
            ctx, ctx.refAt(3), 0,
            AllContents::ofRun().openPostgres(database::PostgresAddress::of(
                textAt(0), isGiven ? run.user : textAt(1), isGiven ? run.password : textAt(2))));
        return ctx.returnVoid();
    });
}

// The words of a transaction of PostgreSQL: the order of PostgresDatabase.COMMITTED …
constexpr unsigned kCommitted = 0, kStart = 2, kOwn = 4, kFirst = 6, kView = 8, kWaitsFor = 10;

// Postgres.write(long[] words, long[] others, int level, String sql, Object[] arguments)
NativeOutcome writePostgres(NativeContext& ctx) {
    const Ref words = ctx.refAt(0), others = ctx.refAt(1);
    database::PostgresWrite write{.committed = contentsIn(ctx, words, kCommitted),
                                  .start = contentsIn(ctx, words, kStart),
                                  .own = contentsIn(ctx, words, kOwn),
                                  .firstTargets = contentsIn(ctx, words, kFirst),
                                  .others = {},
                                  .isRepeatable = ctx.intAt(2) >= 4, // java.sql.Connection's
                                  .isSerializable = ctx.intAt(2) == 8,
                                  .statement = ctx.stringOf(ctx.refAt(3)),
                                  .arguments = valuesIn(ctx, ctx.refAt(4)),
                                  .view = {}};
    for (unsigned i = 0; i < ctx.state.object(others)->length; i += 2)
        write.others.push_back(contentsIn(ctx, others, i));
    return asking(ctx, {write.committed}, [&](Engine&) {
        std::int64_t count = 0;
        try {
            count = database::PostgresEngine::ofThread().write(write);
        } catch (const DatabaseError&) { // sequences have gone on all the same
            storeContents(ctx, words, kCommitted, write.committed);
            throw;
        }
        storeContents(ctx, words, kCommitted, write.committed);
        storeContents(ctx, words, kOwn, write.own);
        storeContents(ctx, words, kFirst, write.firstTargets);
        storeContents(ctx, words, kView, write.view);
        ctx.state.writable(words)->elements<std::int64_t>()[kWaitsFor] = write.waitsFor;
        return ctx.returnInt(static_cast<std::int32_t>(count));
    });
}

// Postgres.see(long[] words): what the transaction sees.
NativeOutcome seePostgres(NativeContext& ctx) {
    const Ref words = ctx.refAt(0);
    return asking(ctx, {}, [&](Engine&) {
        storeContents(ctx, words, kView,
                      database::PostgresEngine::ofThread().seen(contentsIn(ctx, words, kCommitted),
                                                                contentsIn(ctx, words, kStart),
                                                                contentsIn(ctx, words, kOwn)));
        return ctx.returnVoid();
    });
}

// Postgres.dependency(long[] view, long[] other, String sql, Object[] arguments)
NativeOutcome dependencyPostgres(NativeContext& ctx) {
    const Session view = sessionIn(ctx, ctx.refAt(0));
    return asking(ctx, view, [&](Engine&) {
        return ctx.returnInt(
            static_cast<std::int32_t>(database::PostgresEngine::ofThread().dependency(
                view, contentsIn(ctx, ctx.refAt(1), 0), ctx.stringOf(ctx.refAt(2)),
                valuesIn(ctx, ctx.refAt(3)))));
    });
}

// Postgres.commit(long[] words, boolean isAlone)
NativeOutcome commitPostgres(NativeContext& ctx) {
    const Ref words = ctx.refAt(0);
    return asking(ctx, {}, [&](Engine&) {
        storeContents(ctx, words, kCommitted,
                      database::PostgresEngine::ofThread().committed(
                          contentsIn(ctx, words, kCommitted), contentsIn(ctx, words, kOwn),
                          ctx.intAt(1) != 0));
        return ctx.returnVoid();
    });
}

// numbered(String sql, Object[] text): how many parameters there are.
NativeOutcome number(NativeContext& ctx) {
    const auto statement = database::numbered(ctx.stringOf(ctx.refAt(0)));
    setElement(ctx.state, ctx.refAt(1), 0, ctx.newString(statement.text));
    return ctx.returnInt(statement.parameters);
}

constexpr NativePeer kPeers[] = {
    {kPostgresClass, "open", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[J)V",
     openPostgres},
    {kPostgresClass, "write", "([J[JILjava/lang/String;[Ljava/lang/Object;)I", writePostgres},
    {kPostgresClass, "see", "([J)V", seePostgres},
    {kPostgresClass, "dependency", "([J[JLjava/lang/String;[Ljava/lang/Object;)I",
     dependencyPostgres},
    {kPostgresClass, "commit", "([JZ)V", commitPostgres},
    {kPostgresClass, "numbered", "(Ljava/lang/String;[Ljava/lang/Object;)I", number},
};

} // namespace

NativeTable postgresPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
