// org.clew.jdbc: the native methods below the driver, and the methods of java.sql that lead to it.

#include <sqlite3.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <limits>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"
#include "vm/natives/database/Engine.h"
#include "vm/natives/database/PostgresEngine.h"
#include "vm/natives/database/PostgresStatement.h"
#include "vm/natives/database/SqlTerms.h"
#include "vm/natives/database/SqliteEngine.h"
#include "vm/natives/database/StatementForm.h"
#include "vm/natives/database/Tuples.h"
#include "vm/natives/io/FileTree.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTexts.h"

namespace clew::vm::natives {

namespace {

using database::AllContents;
using database::DatabaseError;
using database::Engine;
using database::Hash128;
using database::NotSupported;
using database::Session;
using database::Tuples;
using database::Value;
using database::Values;

constexpr std::string_view kEngine = "org/clew/jdbc/Engine", kSqlite = "org/clew/jdbc/Sqlite",
                           kPostgres = "org/clew/jdbc/Postgres";

// The drivers, by what their URLs begin with.
constexpr struct {
    std::string_view url, driver;
} kDrivers[] = {{"jdbc:sqlite:", "org/clew/jdbc/SqliteDriver"},
                {database::kPostgresUrl, "org/clew/jdbc/PostgresDriver"}};

// The array of a session: the order of Engine.HIGH …
Session sessionIn(NativeContext& ctx, Ref array) {
    const auto* words = ctx.state.object(array)->elements<std::int64_t>();
    return {{static_cast<std::uint64_t>(words[0]), static_cast<std::uint64_t>(words[1])},
            words[2],
            words[3],
            words[4] != 0};
}
void storeContents(NativeContext& ctx, Ref array, const Hash128& contents) {
    auto* words = ctx.state.writable(array)->elements<std::int64_t>();
    words[0] = static_cast<std::int64_t>(contents.high);
    words[1] = static_cast<std::int64_t>(contents.low);
}
void storeSession(NativeContext& ctx, Ref array, const Session& session) {
    storeContents(ctx, array, session.contents);
    auto* words = ctx.state.writable(array)->elements<std::int64_t>();
    words[2] = session.lastRowId;
    words[3] = session.changes;
}

// Classes of arguments, and what PostgreSQL calls them (pg_type.dat).
constexpr struct {
    std::string_view klass;
    unsigned type;
} kArguments[] = {{"java/lang/Long", 20},     {"java/lang/Integer", 23},
                  {"java/lang/Short", 21},    {"java/lang/Boolean", 16},
                  {"java/lang/Double", 701},  {"java/lang/Float", 700},
                  {"java/lang/String", 1043}, {"[B", 17}};

Value valueOf(NativeContext& ctx, Ref element) {
    Value value;
    if (element == 0) return value;
    ctx.makeObjectConcrete(element);
    const std::string_view klass = ctx.state.object(element)->klass->name.view();
    for (const auto& [name, type] : kArguments)
        if (klass == name) value.parameterType = type;
    const auto integer = [&]<class T>(T) {
        value.type = Value::Type::Integer;
        value.integer = getField<T>(ctx.state, element, "value");
    };
    if (klass == "java/lang/Long") {
        integer(std::int64_t());
    } else if (klass == "java/lang/Integer") {
        integer(std::int32_t());
    } else if (klass == "java/lang/Short") {
        integer(std::int16_t());
    } else if (klass == "java/lang/Boolean") {
        integer(std::uint8_t());
    } else if (klass == "java/lang/Double" || klass == "java/lang/Float") {
        value.type = Value::Type::Float;
        value.number = klass == "java/lang/Double" ? getField<double>(ctx.state, element, "value")
                                                   : getField<float>(ctx.state, element, "value");
    } else if (klass == "[B") {
        value.type = Value::Type::Blob;
        value.bytes = bytesOf(ctx.state, element);
    } else if (klass == "[Ljava/lang/Object;") { // a text or null, and its type
        value = valueOf(ctx, elementAt(ctx.state, element, 0));
        value.parameterType = static_cast<unsigned>(
            getField<std::int32_t>(ctx.state, elementAt(ctx.state, element, 1), "value"));
    } else {
        value.type = Value::Type::Text;
        value.bytes = ctx.stringOf(element);
    }
    return value;
}

// Databases know nothing of expressions. `without`: integers that do not matter.
Values valuesIn(NativeContext& ctx, Ref array, const std::vector<std::uint32_t>& without = {}) {
    Values values;
    const std::uint32_t count = ctx.state.object(array)->length;
    values.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const Ref element = elementAt(ctx.state, array, i);
        if (std::ranges::find(without, i) == without.end()) {
            values.push_back(valueOf(ctx, element));
            continue;
        }
        values.push_back({.type = Value::Type::Integer});
        for (const auto& [name, type] : kArguments)
            if (ctx.state.object(element)->klass->name.view() == name)
                values.back().parameterType = type;
    }
    return values;
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

Engine& engineFor(NativeContext& ctx, const Session& session) {
    Engine& engine = Engine::of(session);
    engine.clock = ctx.vm.options.clockStart;
    engine.interrupted = &ctx.vm.interrupted;
    engine.hasUsedRandom = engine.hasUsedClock = false;
    return engine;
}

[[noreturn]] void refuse(const std::string& what) {
    throw interpreter::Interpreter::Unsupported{{Approximation::FileOperation, what}};
}

// Runs body(engine): what the database says becomes an SQLException.
template <class Body>
NativeOutcome asking(NativeContext& ctx, const Session& session, Body&& body) {
    try {
        Engine& engine = engineFor(ctx, session);
        const NativeOutcome outcome = body(engine);
        if (!ctx.vm.options.singlePath) {
            if (engine.hasUsedRandom)
                ctx.vm.approximated(Approximation::OneSeed, "random() of SQLite");
            if (engine.hasUsedClock)
                ctx.vm.approximated(Approximation::ClockStandsStill, "0 (in SQLite)");
        }
        return outcome;
    } catch (const DatabaseError& error) {
        const bool isPostgres = !error.state.empty();
        // What is wrong with the server, or between it and us, is not what the program would meet.
        constexpr std::string_view kOfServer[] = {"53", "57", "58", "XX"};
        const bool isLockTimeout =
            error.state == "55P03" && error.message.find("lock timeout") != std::string::npos;
        if (isPostgres &&
            (isLockTimeout ||
             std::ranges::find(kOfServer, error.state.substr(0, 2)) != std::end(kOfServer)))
            refuse("as PostgreSQL says: " + error.message);
        const Method* fail =
            ctx.vm.linker->load(isPostgres ? kPostgres : kSqlite)
                .methodNamed("fail", isPostgres ? "(Ljava/lang/String;Ljava/lang/String;)I"
                                                : "(ILjava/lang/String;)I");
        const Slot arguments[] = {
            isPostgres ? Slot(ctx.newString(error.state)) : values::fromInt(error.code),
            ctx.newString(error.message)};
        return ctx.call(*fail, arguments);
    } catch (const NotSupported& refused) {
        refuse(refused.what);
    }
}

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
        storeContents(ctx, ctx.refAt(1), AllContents::ofRun().open(path, writesAhead));
        return ctx.returnInt(writesAhead ? 1 : 0);
    });
}

// Postgres.open(String url, String user, String password, long[] session)
NativeOutcome openPostgres(NativeContext& ctx) {
    return asking(ctx, {}, [&](Engine&) {
        const auto& run = AllContents::ofRun();
        const auto textAt = [&](unsigned index) {
            return ctx.refAt(index) == 0 ? std::string() : ctx.stringOf(ctx.refAt(index));
        };
        const bool isGiven = !run.url.empty();
        storeContents(
            ctx, ctx.refAt(3),
            AllContents::ofRun().openPostgres(database::PostgresAddress::of(
                textAt(0), isGiven ? run.user : textAt(1), isGiven ? run.password : textAt(2))));
        return ctx.returnVoid();
    });
}

// The words of a transaction of PostgreSQL: the order of PostgresDatabase.COMMITTED …
Hash128 contentsIn(NativeContext& ctx, Ref array, unsigned index) {
    const auto* words = ctx.state.object(array)->elements<std::int64_t>() + index;
    return {static_cast<std::uint64_t>(words[0]), static_cast<std::uint64_t>(words[1])};
}
void storeContentsIn(NativeContext& ctx, Ref array, unsigned index, const Hash128& contents) {
    auto* words = ctx.state.writable(array)->elements<std::int64_t>() + index;
    words[0] = static_cast<std::int64_t>(contents.high);
    words[1] = static_cast<std::int64_t>(contents.low);
}
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
            storeContentsIn(ctx, words, kCommitted, write.committed);
            throw;
        }
        storeContentsIn(ctx, words, kCommitted, write.committed);
        storeContentsIn(ctx, words, kOwn, write.own);
        storeContentsIn(ctx, words, kFirst, write.firstTargets);
        storeContentsIn(ctx, words, kView, write.view);
        ctx.state.writable(words)->elements<std::int64_t>()[kWaitsFor] = write.waitsFor;
        return ctx.returnInt(static_cast<std::int32_t>(count));
    });
}

// Postgres.see(long[] words): what the transaction sees.
NativeOutcome seePostgres(NativeContext& ctx) {
    const Ref words = ctx.refAt(0);
    return asking(ctx, {}, [&](Engine&) {
        storeContentsIn(ctx, words, kView,
                        database::PostgresEngine::ofThread().seen(
                            contentsIn(ctx, words, kCommitted), contentsIn(ctx, words, kStart),
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
        storeContentsIn(ctx, words, kCommitted,
                        database::PostgresEngine::ofThread().committed(
                            contentsIn(ctx, words, kCommitted), contentsIn(ctx, words, kOwn),
                            ctx.intAt(1) != 0));
        return ctx.returnVoid();
    });
}

// numbered(String sql, Object[] text): how many parameters there are.
NativeOutcome numbered(NativeContext& ctx) {
    const auto statement = database::numbered(ctx.stringOf(ctx.refAt(0)));
    setElement(ctx.state, ctx.refAt(1), 0, ctx.newString(statement.text));
    return ctx.returnInt(statement.parameters);
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

// `columns`: of a query that is generated.
void storeRow(NativeContext& ctx, const Values& row, Ref types, Ref numbers, Ref objects,
              const std::vector<Tuples::Column>* columns = nullptr) {
    for (std::uint32_t i = 0; i < row.size(); ++i) {
        Value value = row[i];
        if (columns && (*columns)[i].hasWhole && value.type == Value::Type::Integer) {
            value.type = Value::Type::Float; // among others; Engine.isWhole
            value.number = static_cast<double>(value.integer);
        }
        ctx.state.writable(types)->elements<std::int8_t>()[i] =
            static_cast<std::int8_t>(value.type);
        ctx.state.writable(numbers)->elements<std::int64_t>()[i] =
            value.type == Value::Type::Float ? std::bit_cast<std::int64_t>(value.number)
                                             : value.integer;
        setElement(ctx.state, objects, i,
                   value.type == Value::Type::Blob ? newByteArray(ctx, value.bytes)
                   : value.type == Value::Type::Text || !value.bytes.empty()
                       ? ctx.newString(value.bytes)
                       : 0);
    }
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

// ---- queries that are generated (Tuples.h)

NativeOutcome isGenerated(NativeContext& ctx) {
    return ctx.returnBoolean(Tuples::ofRun().isOn() &&
                             Tuples::ofRun().isGenerated(ctx.stringOf(ctx.refAt(0))));
}

// Puts the variable beside the element, whose bits are there.
void tie(NativeContext& ctx, Ref array, std::uint32_t index, BasicType type,
         values::Expression expression) {
    ctx.state.setShadow(array, state::kElementShadows + index, state::Shadow(type, expression));
}

// An input as the text of a column.
void storeText(NativeContext& ctx, Ref array, std::uint32_t index, const Tuples::Column& column) {
    namespace expressions = values::expressions;
    const std::string name = "row." + column.name;
    const values::Expression length = objects::inputTextVariables(name, 0)[0];
    for (const values::Expression holds :
         {expressions::lessOrEqual(expressions::constantInt(0), length),
          expressions::lessOrEqual(
              length, expressions::constantInt(static_cast<std::int32_t>(column.longest)))})
        if (ctx.state.literally(holds) != 1) ctx.state.constrain(holds);
    // For the report.
    ctx.state.symbolic.inputs = ctx.state.symbolic.inputs.then(
        state::inputs::numberOf({.kind = state::Input::Kind::Reference,
                                 .name = name,
                                 .type = BasicType::Reference,
                                 .declared = ctx.vm.linker->known.string,
                                 .mayBeNull = false}));
    setElement(ctx.state, array, index,
               objects::makeInputObject(ctx.vm, ctx.state, name, *ctx.vm.linker->known.string));
}

// Gives the variable its value, which is the row's that the path is at.
void assign(NativeContext& ctx, values::Expression variable, std::uint64_t bits) {
    auto assignment = std::make_shared<values::Assignment>(*ctx.state.symbolic.assignment);
    (*assignment)[variable] = bits;
    ctx.state.symbolic.assignment = assignment;
}

// Integers among the arguments that are inputs, and compared with a column: what is said of them
// is a condition about the row. They are left out of the statement.
struct ComparedInput {
    std::uint32_t argument;
    std::string column, sign;
    values::Expression value; // a long
};
std::vector<ComparedInput> comparedInputs(NativeContext& ctx, std::string& statement, Ref array) {
    std::vector<ComparedInput> inputs;
    if (ctx.vm.inputValues) return inputs;
    for (std::uint32_t i = 0; i < ctx.state.object(array)->length; ++i) {
        const Ref element = elementAt(ctx.state, array, i);
        if (element == 0 || !ctx.state.object(element)->isSymbolic()) continue;
        const auto& klass = *ctx.state.object(element)->klass;
        const auto* field = klass.fieldNamed("value");
        if (!field || (field->type != BasicType::Int && field->type != BasicType::Long)) continue;
        const auto shadow = ctx.state.object(element)->shadows()[field->offset];
        if (!shadow || shadow == state::kPresentOnly) continue;
        const auto compared = database::comparedParameter(statement, i);
        if (!compared) continue;
        // The parameter stays, and has its type.
        statement.insert(compared->to, " OR 1 = 1)");
        statement.insert(compared->from, "(");
        inputs.push_back(
            {i, compared->column, compared->sign,
             field->type == BasicType::Long
                 ? shadow.what()
                 : values::expressions::make(values::ExpressionKind::SignExtend, shadow.what())});
    }
    return inputs;
}

// Null: the column is not among those of the result, or has no integers.
std::optional<values::Expression> conditionOf(const ComparedInput& input,
                                              const std::vector<Tuples::Column>& columns) {
    namespace expressions = values::expressions;
    for (std::uint32_t i = 0; i < columns.size(); ++i) {
        if (columns[i].name != input.column || columns[i].type != Value::Type::Integer ||
            columns[i].isMixed)
            continue;
        Tuples& tuples = Tuples::ofRun();
        const auto value = tuples.variable(Tuples::What::Value, i);
        values::Expression holds =
            input.sign == "="    ? expressions::equal(value, input.value)
            : input.sign == "<>" ? expressions::notOf(expressions::equal(value, input.value))
            : input.sign == "<"  ? expressions::less(value, input.value)
            : input.sign == "<=" ? expressions::lessOrEqual(value, input.value)
            : input.sign == ">"  ? expressions::less(input.value, value)
                                 : expressions::lessOrEqual(input.value, value);
        if (columns[i].hasNull)
            holds = expressions::andOf(
                expressions::notOf(expressions::equal(
                    tuples.variable(Tuples::What::Type, i),
                    expressions::constantInt(static_cast<std::int32_t>(Value::Type::Null)))),
                holds);
        return holds;
    }
    return std::nullopt;
}

// tuple(long[] session, String sql, Object[] arguments, byte[] types, long[] numbers, Object[]
// objects): the first row of the query, with inputs in place of its numbers; false where the path
// is that of a query without rows.
NativeOutcome tuple(NativeContext& ctx) {
    if (!ctx.state.carriesExpressions && !ctx.vm.inputValues)
        return ctx.unsupported(Approximation::InputWithoutSearch);
    const Session session = sessionIn(ctx, ctx.refAt(0));
    return asking(ctx, session, [&](Engine&) {
        Tuples& tuples = Tuples::ofRun();
        std::string statement = ctx.stringOf(ctx.refAt(1));
        const auto compared = comparedInputs(ctx, statement, ctx.refAt(2));
        std::vector<std::uint32_t> without;
        for (const ComparedInput& input : compared) without.push_back(input.argument);
        auto row = tuples.first(session, statement, valuesIn(ctx, ctx.refAt(2), without));
        ctx.vm.approximated(
            Approximation::InputRange,
            "a generated query returns one tuple, or none, of the database as it is");
        if (!row) return ctx.returnBoolean(false);
        const values::Expression hasRow = tuples.variable(Tuples::What::HasRow, 0),
                                 number = tuples.variable(Tuples::What::Row, 0);
        if (!ctx.vm.inputValues) {
            if (!ctx.state.symbolic.assignment->contains(hasRow)) assign(ctx, hasRow, 1);
            if (!ctx.settled(
                    values::expressions::equal(hasRow, values::expressions::constantInt(1))))
                return ctx.blocked();
        }
        const InputSlots isThere = makeInputValue(
            ctx.vm, ctx.state, values::expressions::variable(hasRow).name, BasicType::Boolean);
        if (values::toInt(isThere.first) == 0) return ctx.returnBoolean(false);
        if (const auto present = tuples.rowOf(*ctx.state.symbolic.assignment);
            present && !ctx.vm.inputValues)
            row = present;
        const Ref types = ctx.refAt(3), numbers = ctx.refAt(4);
        const auto columns = tuples.columns();
        struct Made {
            Ref array;
            std::uint32_t index;
            BasicType type; // of the element
            values::Expression variable;
        };
        std::vector<Made> made;
        for (std::uint32_t i = 0; i < columns.size(); ++i) {
            using Type = Value::Type;
            const auto& column = columns[i];
            if (column.type == Type::Integer || column.type == Type::Float)
                made.push_back(
                    {numbers, i, BasicType::Long, tuples.variable(Tuples::What::Value, i)});
            if ((column.hasNull && column.type != Type::Null) || column.isMixed)
                made.push_back({types, i, BasicType::Byte, tuples.variable(Tuples::What::Type, i)});
        }
        std::vector<std::uint32_t> texts;
        for (std::uint32_t i = 0; i < columns.size(); ++i) {
            if (columns[i].longest < 0) continue;
            texts.push_back(i);
            tuples.tieText(
                i, objects::inputTextVariables("row." + columns[i].name,
                                               static_cast<std::size_t>(columns[i].longest)));
        }
        if (ctx.vm.inputValues) tuples.knowAll();
        if (ctx.vm.inputValues)
            if (const auto given = tuples.rowWith(ctx.vm.inputValues->assignment)) row = given;
        storeRow(ctx, row->values, types, numbers, ctx.refAt(5), &columns);
        if (ctx.vm.inputValues) {
            tuples.give(*row);
        } else {
            auto assignment = std::make_shared<values::Assignment>(*ctx.state.symbolic.assignment);
            for (const values::Expression variable : tuples.variables())
                (*assignment)[variable] = tuples.valueOf(variable, *row);
            (*assignment)[number] = row->number;
            ctx.state.symbolic.assignment = assignment;
            for (const ComparedInput& input : compared) {
                const auto holds = conditionOf(input, columns);
                if (!holds) refuse("an input as an argument that is compared with " + input.column);
                if (ctx.state.literally(*holds) != 1 && !ctx.assumed(*holds)) return ctx.blocked();
            }
        }
        for (const auto& [array, index, type, variable] : made) {
            const auto& input = values::expressions::variable(variable);
            const InputSlots slots = makeInputValue(ctx.vm, ctx.state, input.name, input.type);
            auto* at = ctx.state.writable(array);
            if (type == BasicType::Byte)
                at->elements<std::int8_t>()[index] =
                    static_cast<std::int8_t>(values::toInt(slots.first));
            else
                at->elements<std::int64_t>()[index] = values::toLong(slots.first);
            if (ctx.vm.inputValues) continue;
            const values::Expression expression =
                input.type == BasicType::Double
                    ? values::expressions::make(values::ExpressionKind::FloatToRawBits, variable)
                    : variable;
            tie(ctx, array, index, type, expression);
        }
        if (!ctx.vm.inputValues)
            for (const std::uint32_t i : texts) storeText(ctx, ctx.refAt(5), i, columns[i]);
        return ctx.returnBoolean(true);
    });
}

// The row that the path is at.
Tuples::Row presentRow(NativeContext& ctx) {
    Tuples& tuples = Tuples::ofRun();
    const auto row =
        ctx.vm.inputValues ? tuples.given() : tuples.rowOf(*ctx.state.symbolic.assignment);
    if (!row) refuse("a value of a row that was not found again");
    return *row;
}

// For reports and traces, once on a path.
void noteInput(NativeContext& ctx, values::Expression variable) {
    const auto& input = values::expressions::variable(variable);
    const auto known = ctx.state.symbolic.inputs.list();
    if (std::ranges::none_of(known, [&](std::uint32_t number) {
            return state::inputs::at(number).variable == variable;
        }))
        makeInputValue(ctx.vm, ctx.state, input.name, input.type);
}

// Another input that is tied to a column. Where inputs are given, its value.
values::Expression tied(NativeContext& ctx, Tuples::What what, std::size_t column) {
    Tuples& tuples = Tuples::ofRun();
    const values::Expression variable = tuples.variable(what, column);
    const std::uint64_t bits = tuples.valueOf(variable, presentRow(ctx));
    if (ctx.vm.inputValues)
        return values::expressions::constant(values::expressions::sort(variable), bits);
    if (!ctx.state.symbolic.assignment->contains(variable)) assign(ctx, variable, bits);
    noteInput(ctx, variable);
    return variable;
}

// look(int column): a value of the column is read.
NativeOutcome look(NativeContext& ctx) {
    const auto column = Tuples::ofRun().columns()[static_cast<std::size_t>(ctx.intAt(0))];
    if (column.type == Value::Type::Float && !column.isDouble)
        ctx.vm.approximated(
            Approximation::InputInNativeCode,
            "the column " + column.name + ", which has numbers that are no doubles");
    return ctx.returnVoid();
}

// isWhole(int column): the number of this row is stored as an integer.
NativeOutcome isWhole(NativeContext& ctx) {
    const auto index = static_cast<std::size_t>(ctx.intAt(0));
    if (!Tuples::ofRun().columns()[index].hasWhole) return ctx.returnBoolean(false);
    return ctx.returnExpression(tied(ctx, Tuples::What::IsWhole, index));
}

// scale(int column): of decimals that are long numbers; -1: they are not.
NativeOutcome scale(NativeContext& ctx) {
    return ctx.returnInt(Tuples::ofRun().columns()[static_cast<std::size_t>(ctx.intAt(0))].scale);
}

NativeOutcome unscaled(NativeContext& ctx) {
    return ctx.returnExpression(
        tied(ctx, Tuples::What::Unscaled, static_cast<std::size_t>(ctx.intAt(0))));
}

void storeField(NativeContext& ctx, Ref object, const char* name, values::Expression expression) {
    const auto& field = *ctx.state.object(object)->klass->fieldNamed(name);
    const values::Slot bits = ctx.state.valueOf(expression);
    if (field.type == BasicType::Long)
        ctx.state.writable(object)->at<std::int64_t>(field.offset) = values::toLong(bits);
    else if (field.type == BasicType::Int)
        ctx.state.writable(object)->at<std::int32_t>(field.offset) = values::toInt(bits);
    else
        ctx.state.writable(object)->at<std::int16_t>(field.offset) =
            static_cast<std::int16_t>(values::toInt(bits));
    if (!values::expressions::isConstant(expression))
        ctx.state.setShadow(object, field.offset, state::Shadow(field.type, expression));
}

// moment(int column, java.util.Date into, boolean wholeDay): a java.sql.Timestamp has nanoseconds
// beside its milliseconds. False: the column has no dates that are inputs.
NativeOutcome moment(NativeContext& ctx) {
    namespace expressions = values::expressions;
    using values::ExpressionKind;
    const auto index = static_cast<std::size_t>(ctx.intAt(0));
    const auto column = Tuples::ofRun().columns()[index];
    if (!column.isMoment) return ctx.returnBoolean(false);
    const Ref into = ctx.refAt(1);
    const auto number = expressions::constantLong;
    const bool hasNanos = ctx.state.object(into)->klass->fieldNamed("nanos") != nullptr;
    values::Expression time = 0;
    if (column.type == Value::Type::Integer && !hasNanos) {
        time = tied(ctx, Tuples::What::Value, index);
    } else {
        const values::Expression seconds = tied(ctx, Tuples::What::Seconds, index),
                                 nanos = tied(ctx, Tuples::What::Nanos, index);
        time = seconds;
        if (hasNanos)
            storeField(ctx, into, "nanos", nanos);
        else if (ctx.booleanAt(2) && column.declaredType != "date")
            time = expressions::make(
                ExpressionKind::Subtract, seconds,
                expressions::make(ExpressionKind::Remainder,
                                  expressions::make(ExpressionKind::Add,
                                                    expressions::make(ExpressionKind::Remainder,
                                                                      seconds, number(86'400'000)),
                                                    number(86'400'000)),
                                  number(86'400'000)));
        else if (!ctx.booleanAt(2))
            time = expressions::make(
                ExpressionKind::Add, seconds,
                expressions::make(ExpressionKind::SignExtend, values::Sort::Bits64,
                                  expressions::make(ExpressionKind::Divide, nanos,
                                                    expressions::constantInt(1'000'000))));
    }
    storeField(ctx, into, "fastTime", time);
    if (!ctx.vm.inputValues) Tuples::ofRun().tieMoment(time, index);
    return ctx.returnBoolean(true);
}

// java.sql.Date.toLocalDate of a date that is a column's: year, month and day are the column's.
NativeOutcome localDateOf(NativeContext& ctx) {
    const Ref date = ctx.refAt(0);
    if (date == 0 || ctx.vm.inputValues || !ctx.state.object(date)->isSymbolic())
        return NativeOutcome::Declined;
    const auto shadow =
        ctx.state.object(date)
            ->shadows()[ctx.state.object(date)->klass->fieldNamed("fastTime")->offset];
    if (!shadow || shadow == state::kPresentOnly) return NativeOutcome::Declined;
    const auto column = Tuples::ofRun().momentOf(shadow.what());
    if (!column) return NativeOutcome::Declined;
    const Class& klass = ctx.vm.linker->load("java/time/LocalDate");
    if (!ctx.initialized(klass)) return ctx.blocked();
    const Ref made = ctx.newObject(klass);
    storeField(ctx, made, "year", tied(ctx, Tuples::What::Year, *column));
    storeField(ctx, made, "month", tied(ctx, Tuples::What::Month, *column));
    storeField(ctx, made, "day", tied(ctx, Tuples::What::Day, *column));
    return ctx.returnRef(made);
}

// BigDecimal.compareTo of one that is a column's and one that is known, both of them long numbers
// with a scale: their digits are not looked at one by one.
NativeOutcome compareDecimals(NativeContext& ctx) {
    namespace expressions = values::expressions;
    struct Decimal {
        values::Expression unscaled = 0;
        std::int32_t scale = 0;
        bool isKnown = true;
    } decimals[2];
    for (unsigned i : {0U, 1U}) {
        const Ref ref = ctx.refAt(i);
        if (ref == 0 || ctx.vm.inputValues) return NativeOutcome::Declined;
        const auto& klass = *ctx.state.object(ref)->klass;
        if (klass.name.view() != "java/math/BigDecimal") return NativeOutcome::Declined;
        const auto shadowAt = [&](const char* field) {
            return ctx.state.object(ref)->isSymbolic()
                       ? ctx.state.object(ref)->shadows()[klass.fieldNamed(field)->offset]
                       : state::Shadow();
        };
        const auto unscaled = getField<std::int64_t>(ctx.state, ref, "intCompact");
        const auto shadow = shadowAt("intCompact");
        if (shadowAt("scale") || unscaled == std::numeric_limits<std::int64_t>::min())
            return NativeOutcome::Declined;
        decimals[i] = {expressions::constantLong(unscaled),
                       getField<std::int32_t>(ctx.state, ref, "scale"), !shadow};
        if (!shadow) continue;
        const auto isRows = [](values::Expression variable) {
            return Tuples::ofRun().meaningOf(variable).has_value();
        };
        if (shadow == state::kPresentOnly ||
            !std::ranges::all_of(expressions::variablesOf(shadow.what()), isRows))
            return NativeOutcome::Declined;
        decimals[i].unscaled = shadow.what();
    }
    if (decimals[0].isKnown == decimals[1].isKnown) return NativeOutcome::Declined;
    const bool isReversed = decimals[0].isKnown;
    const Decimal &column = decimals[isReversed], &known = decimals[!isReversed];
    __int128 limit = static_cast<std::int64_t>(expressions::node(known.unscaled).bits);
    bool isExact = true;
    constexpr int kMostDigits = 18;
    const std::int32_t more = column.scale - known.scale;
    if (more > kMostDigits || more < -kMostDigits) return NativeOutcome::Declined;
    __int128 factor = 1;
    for (std::int32_t i = 0; i < std::abs(more); ++i) factor *= 10;
    if (more >= 0) {
        limit *= factor;
    } else { // downwards
        isExact = limit % factor == 0;
        limit = limit / factor - (!isExact && limit < 0 ? 1 : 0);
    }
    if (limit > std::numeric_limits<std::int64_t>::max() ||
        limit < std::numeric_limits<std::int64_t>::min())
        return NativeOutcome::Declined;
    const values::Expression bound = expressions::constantLong(static_cast<std::int64_t>(limit));
    const auto number = [&](std::int32_t of) {
        return expressions::constantInt(isReversed ? -of : of);
    };
    if (!isExact)
        return ctx.returnExpression(expressions::ifOf(
            expressions::lessOrEqual(column.unscaled, bound), number(-1), number(1)));
    return ctx.returnExpression(isReversed ? expressions::compareThreeWay(bound, column.unscaled)
                                           : expressions::compareThreeWay(column.unscaled, bound));
}

// settle(int column, Object[] objects): the program looks at a text or a blob, and gets that of the
// row that it is at. Where there are few of them, paths go on with each.
NativeOutcome settle(NativeContext& ctx) {
    const std::uint32_t index = static_cast<std::uint32_t>(ctx.intAt(0));
    Tuples& tuples = Tuples::ofRun();
    if (ctx.vm.inputValues || tuples.columns()[index].longest >= 0) return ctx.returnVoid();
    return asking(ctx, tuples.session(), [&](Engine&) {
        for (;;) {
            const Value value = presentRow(ctx).values[index];
            const values::Expression variable = tuples.variable(Tuples::What::IsText, index, value);
            const values::Expression holds =
                values::expressions::equal(variable, values::expressions::constantInt(1));
            const auto& assignment = *ctx.state.symbolic.assignment;
            if (!assignment.contains(variable)) assign(ctx, variable, 1);
            if (ctx.state.literally(holds) != 1) {
                if (tuples.hasFewValues(index)) {
                    if (!ctx.settled(holds)) return ctx.blocked();
                    if (values::toInt(ctx.state.valueOf(variable)) == 0) continue;
                } else {
                    ctx.state.constrain(holds);
                    ctx.vm.approximated(
                        Approximation::InputInNativeCode,
                        "the column " + tuples.columns()[index].name + ", which is no number");
                }
            }
            noteInput(ctx, variable);
            setElement(ctx.state, ctx.refAt(1), index,
                       value.type == Value::Type::Blob   ? newByteArray(ctx, value.bytes)
                       : value.type == Value::Type::Null ? 0
                                                         : ctx.newString(value.bytes));
            return ctx.returnVoid();
        }
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
    {kSqlite, "open", "(Ljava/lang/String;[J[Ljava/lang/Object;)I", open},
    {kSqlite, "text", "(D)Ljava/lang/String;", text},
    {kPostgres, "open", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[J)V",
     openPostgres},
    {kPostgres, "write", "([J[JILjava/lang/String;[Ljava/lang/Object;)I", writePostgres},
    {kPostgres, "see", "([J)V", seePostgres},
    {kPostgres, "dependency", "([J[JLjava/lang/String;[Ljava/lang/Object;)I", dependencyPostgres},
    {kPostgres, "commit", "([JZ)V", commitPostgres},
    {kPostgres, "numbered", "(Ljava/lang/String;[Ljava/lang/Object;)I", numbered},
    {kEngine, "describe",
     "([JLjava/lang/String;[Ljava/lang/Object;[Ljava/lang/Object;[Ljava/lang/Object;)I", describe},
    {kEngine, "row", "([JLjava/lang/String;[Ljava/lang/Object;J[B[J[Ljava/lang/Object;)Z", row},
    {kEngine, "update", "([JLjava/lang/String;[Ljava/lang/Object;)I", update},
    {kEngine, "isGenerated", "(Ljava/lang/String;)Z", isGenerated},
    {kEngine, "tuple", "([JLjava/lang/String;[Ljava/lang/Object;[B[J[Ljava/lang/Object;)Z", tuple},
    {kEngine, "settle", "(I[Ljava/lang/Object;)V", settle},
    {kEngine, "look", "(I)V", look},
    {kEngine, "isWhole", "(I)Z", isWhole},
    {kEngine, "scale", "(I)I", scale},
    {kEngine, "unscaled", "(I)J", unscaled},
    {kEngine, "moment", "(ILjava/util/Date;Z)Z", moment},
    NativePeer{"java/math/BigDecimal", "compareTo", "(Ljava/math/BigDecimal;)I", compareDecimals}
        .decliningSome(),
    NativePeer{"java/sql/Date", "toLocalDate", "()Ljava/time/LocalDate;", localDateOf}
        .decliningSome(),
    {kEngine, "unsupported", "(Ljava/lang/String;)V", unsupported},
    NativePeer{"java/sql/DriverManager", "getConnection",
               "(Ljava/lang/String;Ljava/util/Properties;Ljava/lang/Class;)Ljava/sql/Connection;",
               connect<0>}
        .decliningSome(),
    NativePeer{"java/sql/DriverManager", "getDriver", "(Ljava/lang/String;)Ljava/sql/Driver;",
               driverFor}
        .decliningSome(),
    NativePeer{"org/postgresql/Driver", "connect",
               "(Ljava/lang/String;Ljava/util/Properties;)Ljava/sql/Connection;", connect<1>}
        .decliningSome(),
    NativePeer{"org/sqlite/JDBC", "connect",
               "(Ljava/lang/String;Ljava/util/Properties;)Ljava/sql/Connection;", connect<1>}
        .decliningSome(),
};

} // namespace

NativeTable databasePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
