#include <fmt/format.h>

#include <algorithm>

#include "vm/specification/Automata.h"
#include "vm/specification/Obligations.h"
#include "vm/specification/PastTime.h"
#include "vm/specification/Table.h"

namespace clew::vm::specification {

namespace {

// Of the whole text.
[[noreturn]] void fail(const Source& source, std::string_view message) {
    throw SpecificationError(source.place, source.name, 0, message);
}

void checkUse(const Source& source, const Table& table) {
    if (table.isInert(table.initial()))
        fail(source, "nothing can violate it: each order of steps is accepted");
    bool all = true;
    for (std::uint32_t letter = 0; letter < table.alphabet().size(); letter++)
        all = all && table.rejects(table.next(table.initial(), letter));
    if (all) fail(source, "it rejects every first step: no order of steps can satisfy it");
}

// Line and column of an offset in the text, in the file that it stands in.
std::pair<std::size_t, std::size_t> positionOf(const Source& source, std::size_t offset) {
    const std::string_view before = std::string_view(source.text).substr(0, offset);
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    if (lines == 0) return {source.line, source.column + offset};
    return {source.line + lines, before.size() - before.rfind('\n')};
}

std::string placeOf(const Source& source, std::size_t offset) {
    if (source.line == 0) return source.place;
    const auto [line, column] = positionOf(source, offset);
    return fmt::format("{}:{}:{}", source.place.substr(0, source.place.rfind(':')), line, column);
}

} // namespace

void checkNesting(const Source& source, const Syntax& syntax) {
    const std::vector<bool> hasFuture = futureNodes(syntax);
    for (std::size_t i = 0; i < syntax.nodes.size(); i++)
        if (isPast(syntax.nodes[i].op) && hasFuture[i])
            throw SpecificationError(source, syntax.nodes[i].begin,
                                     "an operator of the past has one of the future in it: the "
                                     "past can be inside of the future, not the other way round");
}

std::optional<NodeIndex> invariantOf(const Syntax& syntax) {
    const Node& root = syntax.nodes[syntax.root];
    if (root.op != Operator::Globally || futureNodes(syntax)[root.left]) return std::nullopt;
    return root.left;
}

std::unique_ptr<const Machine> machineOf(const Source& source, const Syntax& syntax) {
    const Alphabet alphabet(syntax.propositions);
    std::optional<RawTable> raw;
    switch (source.formalism) {
        case Source::Formalism::Regexp:
            raw = tableOfRegexp(syntax, alphabet);
            break;
        case Source::Formalism::Pltl:
            checkNesting(source, syntax);
            raw = tableOfFormula(syntax, alphabet);
            break;
        case Source::Formalism::Nfa:
            raw = tableOfNfa(syntax, alphabet);
            break;
    }
    if (raw) return std::make_unique<Table>(alphabet, *raw);
    if (source.formalism == Source::Formalism::Pltl)
        if (const auto invariant = invariantOf(syntax)) {
            PastTime formula(syntax, {*invariant});
            if (formula.operators() <= PastTime::kMost)
                return std::make_unique<PastMachine>(std::move(formula));
        }
    fail(source,
         "its automaton would be too large: divide it into several specifications, or use fewer "
         "propositions that are no calls");
}

SpecificationError::SpecificationError(const Source& source, std::size_t offset,
                                       std::string_view message)
    : SpecificationError(placeOf(source, offset), source.name, source.line == 0 ? offset + 1 : 0,
                         message) {}

SpecificationError::SpecificationError(std::string_view place, std::string_view name,
                                       std::size_t column, std::string_view message)
    : std::runtime_error(fmt::format("{}{}{}{}: {}", place, name.empty() ? "" : ": ", name,
                                     column == 0 ? "" : fmt::format(", column {}", column),
                                     message)),
      place_(place),
      message_(message),
      column_(column) {}

Specification::Specification(Source source, std::vector<Proposition> propositions,
                             std::unique_ptr<const Machine> machine)
    : source_(std::move(source)),
      propositions_(std::move(propositions)),
      machine_(std::move(machine)) {}

Specification::~Specification() = default;

Specification::State Specification::initial() const {
    return machine_->initial();
}
Specification::State Specification::step(State state, std::uint64_t valuation) const {
    return machine_->step(state, valuation);
}
bool Specification::rejects(State state) const {
    return machine_->rejects(state);
}
bool Specification::isInert(State state) const {
    return machine_->isInert(state);
}
bool Specification::isOpenAtEnd(State state) const {
    return machine_->isOpenAtEnd(state);
}
std::uint32_t Specification::distance(State state) const {
    return machine_->distance(state);
}

std::shared_ptr<const Specification> compile(const Source& source) {
    Syntax syntax = parse(source);
    std::unique_ptr<const Machine> machine = machineOf(source, syntax);
    if (machine->isTable()) checkUse(source, static_cast<const Table&>(*machine));
    return std::make_shared<const Specification>(source, std::move(syntax.propositions),
                                                 std::move(machine));
}

} // namespace clew::vm::specification
