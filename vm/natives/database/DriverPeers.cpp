#include "vm/natives/database/DriverPeers.h"

#include <algorithm>
#include <bit>

#include "vm/interpreter/Interpreter.h"

namespace clew::vm::natives::database {

namespace {

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

Engine& engineFor(NativeContext& ctx, const Session& session) {
    Engine& engine = Engine::of(session);
    engine.clock = ctx.vm.options.clockStart;
    engine.interrupted = &ctx.vm.interrupted;
    engine.hasUsedRandom = engine.hasUsedClock = false;
    return engine;
}

} // namespace

Hash128 contentsIn(NativeContext& ctx, Ref array, unsigned index) {
    const auto* words = ctx.state.object(array)->elements<std::int64_t>() + index;
    return {static_cast<std::uint64_t>(words[0]), static_cast<std::uint64_t>(words[1])};
}
void storeContents(NativeContext& ctx, Ref array, unsigned index, const Hash128& contents) {
    auto* words = ctx.state.writable(array)->elements<std::int64_t>() + index;
    words[0] = static_cast<std::int64_t>(contents.high);
    words[1] = static_cast<std::int64_t>(contents.low);
}
Session sessionIn(NativeContext& ctx, Ref array) {
    const auto* words = ctx.state.object(array)->elements<std::int64_t>();
    return {{static_cast<std::uint64_t>(words[0]), static_cast<std::uint64_t>(words[1])},
            words[2],
            words[3],
            words[4] != 0};
}
void storeSession(NativeContext& ctx, Ref array, const Session& session) {
    storeContents(ctx, array, 0, session.contents);
    auto* words = ctx.state.writable(array)->elements<std::int64_t>();
    words[2] = session.lastRowId;
    words[3] = session.changes;
}

Values valuesIn(NativeContext& ctx, Ref array, const std::vector<std::uint32_t>& without) {
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

void storeRow(NativeContext& ctx, const Values& row, Ref types, Ref numbers, Ref objects,
              const std::vector<Tuples::Column>* columns) {
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

void refuse(const std::string& what) {
    throw interpreter::Interpreter::Unsupported{{Approximation::FileOperation, what}};
}

NativeOutcome asking(NativeContext& ctx, const Session& session,
                     const std::function<NativeOutcome(Engine&)>& body) {
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
            ctx.vm.linker->load(isPostgres ? kPostgresClass : kSqliteClass)
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
} // namespace clew::vm::natives::database
