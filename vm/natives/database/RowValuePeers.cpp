// Values of the row of a generated query that are inputs by and by, as the program looks at them:
// dates, decimals, texts of a few.

#include <algorithm>
#include <limits>

#include "vm/natives/database/RowPeers.h"
#include "vm/objects/InputObjects.h"

namespace clew::vm::natives {

namespace {

using namespace database;

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
            setElement(ctx.state, ctx.refAt(1), index % static_cast<std::uint32_t>(tuples.width()),
                       value.type == Value::Type::Blob   ? newByteArray(ctx, value.bytes)
                       : value.type == Value::Type::Null ? 0
                                                         : ctx.newString(value.bytes));
            return ctx.returnVoid();
        }
    });
}

constexpr NativePeer kPeers[] = {
    {kEngineClass, "settle", "(I[Ljava/lang/Object;)V", settle},
    {kEngineClass, "look", "(I)V", look},
    {kEngineClass, "isWhole", "(I)Z", isWhole},
    {kEngineClass, "scale", "(I)I", scale},
    {kEngineClass, "unscaled", "(I)J", unscaled},
    {kEngineClass, "moment", "(ILjava/util/Date;Z)Z", moment},
    {"java/math/BigDecimal", "compareTo", "(Ljava/math/BigDecimal;)I", compareDecimals},
    {"java/sql/Date", "toLocalDate", "()Ljava/time/LocalDate;", localDateOf},
};

} // namespace

NativeTable rowValuePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
