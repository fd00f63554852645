// Queries that are generated (Tuples.h): the row that a program gets, with inputs as its values.

#include "vm/natives/database/RowPeers.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/natives/database/SqlTerms.h"
#include "vm/natives/database/StatementForm.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTexts.h"

namespace clew::vm::natives::database {

void assign(NativeContext& ctx, values::Expression variable, std::uint64_t bits) {
    auto assignment = std::make_shared<values::Assignment>(*ctx.state.symbolic.assignment);
    (*assignment)[variable] = bits;
    ctx.state.symbolic.assignment = assignment;
}

Tuples::Row presentRow(NativeContext& ctx) {
    Tuples& tuples = Tuples::ofRun();
    const auto row =
        ctx.vm.inputValues ? tuples.given() : tuples.rowOf(*ctx.state.symbolic.assignment);
    if (!row) refuse("a value of a row that was not found again");
    return *row;
}

} // namespace clew::vm::natives::database

namespace clew::vm::natives {

namespace {

using namespace database;

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
                                              const std::vector<Tuples::Column>& columns,
                                              std::size_t from, std::size_t width) {
    namespace expressions = values::expressions;
    for (std::size_t i = from; i < from + width; ++i) {
        if (columns[i - from].name != input.column || columns[i].type != Value::Type::Integer ||
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

// tuple(long[] session, String sql, Object[] arguments, long position, byte[] types, long[]
// numbers, Object[] objects): a row of the query, with inputs in place of its numbers; false where
// the path is that of a query which has no more rows.
NativeOutcome tuple(NativeContext& ctx) {
    if (!ctx.state.carriesExpressions && !ctx.vm.inputValues)
        return ctx.unsupported(Approximation::InputWithoutSearch);
    const Session session = sessionIn(ctx, ctx.refAt(0));
    return asking(ctx, session, [&](Engine&) {
        Tuples& tuples = Tuples::ofRun();
        std::string statement = ctx.stringOf(ctx.refAt(1));
        const auto compared = comparedInputs(ctx, statement, ctx.refAt(2));
        std::vector<std::uint32_t> without;
        without.reserve(compared.size());
        for (const ComparedInput& input : compared) without.push_back(input.argument);
        auto row = tuples.first(session, statement, valuesIn(ctx, ctx.refAt(2), without));
        ctx.vm.approximated(
            Approximation::InputRange,
            tuples.maxRows == 1
                ? "a generated query returns one tuple, or none, of the database as it is"
                : fmt::format(
                      "a generated query returns at most {} tuples of the database as it is",
                      tuples.maxRows));
        if (!row) return ctx.returnBoolean(false);
        const auto columns = tuples.columns();
        const auto position = static_cast<std::size_t>(ctx.longAt(3));
        const std::size_t width = tuples.width(), from = position * width;
        if (from >= columns.size()) return ctx.returnBoolean(false);
        const values::Expression hasRow = tuples.variable(Tuples::What::HasRow, position),
                                 number = tuples.variable(Tuples::What::Row, 0);
        if (!ctx.vm.inputValues) {
            if (!ctx.state.symbolic.assignment->contains(hasRow))
                assign(ctx, hasRow, position == 0 ? 1 : 0);
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
        const Ref types = ctx.refAt(5), numbers = ctx.refAt(6), objects = ctx.refAt(7);
        struct Made {
            Ref array;
            std::uint32_t index;
            BasicType type; // of the element
            values::Expression variable;
        };
        std::vector<Made> made;
        for (std::uint32_t i = 0; i < width; ++i) {
            using Type = Value::Type;
            const auto& column = columns[from + i];
            if (column.type == Type::Integer || column.type == Type::Float)
                made.push_back(
                    {numbers, i, BasicType::Long, tuples.variable(Tuples::What::Value, from + i)});
            if ((column.hasNull && column.type != Type::Null) || column.isMixed)
                made.push_back(
                    {types, i, BasicType::Byte, tuples.variable(Tuples::What::Type, from + i)});
        }
        std::vector<std::uint32_t> texts;
        for (std::uint32_t i = 0; i < columns.size(); ++i) {
            if (columns[i].longest < 0) continue;
            if (i >= from && i < from + width)
                texts.push_back(static_cast<std::uint32_t>(i - from));
            tuples.tieText(
                i, objects::inputTextVariables("row." + columns[i].name,
                                               static_cast<std::size_t>(columns[i].longest)));
        }
        if (ctx.vm.inputValues) tuples.knowAll();
        if (ctx.vm.inputValues)
            if (const auto given = tuples.rowWith(ctx.vm.inputValues->assignment)) row = given;
        if (row->values.size() < from + width) refuse("a further row that was not found again");
        const auto begin = row->values.begin() + static_cast<std::ptrdiff_t>(from);
        storeRow(ctx, Values(begin, begin + static_cast<std::ptrdiff_t>(width)), types, numbers,
                 objects, &columns);
        if (ctx.vm.inputValues) {
            tuples.give(*row);
        } else {
            auto assignment = std::make_shared<values::Assignment>(*ctx.state.symbolic.assignment);
            for (const values::Expression variable : tuples.variables())
                (*assignment)[variable] = tuples.valueOf(variable, *row);
            (*assignment)[number] = row->number;
            ctx.state.symbolic.assignment = assignment;
            for (const ComparedInput& input : compared) {
                const auto holds = conditionOf(input, columns, from, width);
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
            for (const std::uint32_t i : texts) storeText(ctx, objects, i, columns[from + i]);
        return ctx.returnBoolean(true);
    });
}
constexpr NativePeer kPeers[] = {
    {kEngineClass, "isGenerated", "(Ljava/lang/String;)Z", isGenerated},
    {kEngineClass, "tuple", "([JLjava/lang/String;[Ljava/lang/Object;J[B[J[Ljava/lang/Object;)Z",
     tuple},
};

} // namespace

NativeTable rowPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
