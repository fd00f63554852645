#include "listeners/liveness/Formula.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/range/iterator_range.hpp>
#include <charconv>
#include <regex>
#include <utility>

#include "choice/Choice.h"

namespace clew::listeners {

using namespace vm;
using search::ConfigError;
using specification::BuchiAutomaton;

namespace {

constexpr std::array<std::string_view, 6> kComparisons{"==", "!=", "<", "<=", ">", ">="};

std::string withoutBlanks(std::string text) {
    text.erase(text.find_last_not_of(" \t") + 1);
    text.erase(0, text.find_first_not_of(" \t"));
    return text;
}

std::int64_t numberIn(const std::string& text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::optional<std::int64_t> valueAt(const state::Object& object, std::size_t offset,
                                    std::string_view descriptor) {
    switch (descriptor[0]) {
        case 'Z':
        case 'B':
            return object.at<std::int8_t>(offset);
        case 'S':
            return object.at<std::int16_t>(offset);
        case 'C':
            return object.at<std::uint16_t>(offset);
        case 'I':
            return object.at<std::int32_t>(offset);
        case 'J':
            return object.at<std::int64_t>(offset);
        default:
            return std::nullopt;
    }
}

std::optional<std::int64_t> elementOf(const state::Object& array, std::size_t index) {
    if (index >= array.length) return std::nullopt;
    switch (array.klass->name.view()[1]) {
        case 'Z':
        case 'B':
            return array.elements<std::int8_t>()[index];
        case 'S':
            return array.elements<std::int16_t>()[index];
        case 'C':
            return array.elements<std::uint16_t>()[index];
        case 'I':
            return array.elements<std::int32_t>()[index];
        case 'J':
            return array.elements<std::int64_t>()[index];
        default:
            return std::nullopt;
    }
}

} // namespace

void Formula::add(const std::string& text, std::uint64_t bit, const std::string& where) {
    static const std::regex call(
        R"(\s*(?:(return|throw)\s+)?([\w$.]+)\.([\w$]+)\s*(\([\w$.,\[\]\s]*\))\s*)"),
        thread(R"t(\s*Thread\.getName\(\)\s*==\s*"([^"]*)"\s*)t");
    std::smatch parts;
    if (std::regex_match(text, parts, call)) {
        using enum ObservedCall::Moment;
        std::string types = parts[4];
        std::erase_if(types, [](char c) { return c == ' ' || c == '\t'; });
        calls_.push_back({parts[1] == "return"  ? Return
                          : parts[1] == "throw" ? Throw
                                                : Call,
                          parts[2], parts[3].str() + types, bit, where});
    } else if (std::regex_match(text, parts, thread)) {
        threads_.push_back({parts[1], bit});
    } else {
        Condition condition = parse(text, where);
        condition.bit = bit;
        ofConditions_ |= bit;
        conditions_.push_back(std::move(condition));
    }
}

Formula::Condition Formula::parse(const std::string& text, const std::string& where) {
    static const std::regex form(
        R"(\s*([\w$.]+)\.([\w$]+)\s*(?:\[\s*(\d{1,9})\s*\])?\s*(?:(==|!=|<=|>=|<|>)\s*(-?\d{1,18}|true|false))?\s*)");
    std::smatch parts;
    if (!std::regex_match(text, parts, form))
        throw ConfigError(
            fmt::format("{}: {}: not a condition on a static field, such as pkg.Lock.inside or "
                        "pkg.Lock.count[1] >= 2, nor a call, pkg.Lock.take(), return "
                        "pkg.Lock.take() or throw pkg.Lock.take(), nor Thread.getName() == \"A\"",
                        where, text));
    Condition condition;
    condition.text = text;
    condition.className = types::Symbol::of(types::internalName(parts[1].str()));
    condition.fieldName = types::Symbol::of(parts[2].str());
    if (parts[3].matched) condition.element = numberIn(parts[3]);
    if (!parts[4].matched) return condition;
    const auto found = std::ranges::find(kComparisons, parts[4].str());
    condition.comparison = static_cast<Condition::Comparison>(found - kComparisons.begin());
    const std::string value = parts[5];
    condition.value = value == "true" ? 1 : value == "false" ? 0 : numberIn(value);
    return condition;
}

Formula::Formula(const search::Config& config) : text_(config.string("spec.ltl")) {
    for (const std::string_view layer : config.choices("symbolic.solver"))
        solverOptions_.layers.emplace_back(layer);
    solverOptions_.timeLimit = config.seconds("symbolic.solver_timeout").value();
    specification::Source source;
    source.name = "spec.ltl";
    source.formalism = specification::Source::Formalism::Pltl;
    source.text = text_;
    source.place = config.originOf("spec.ltl");
    const std::string where = config.originOf("spec.propositions");
    // Between the types of parameters is a comma as well.
    std::vector<std::string> propositions;
    for (const std::string& item : config.list("spec.propositions"))
        if (item.find("::=") == std::string::npos && !propositions.empty() &&
            std::ranges::count(propositions.back(), '(') >
                std::ranges::count(propositions.back(), ')'))
            propositions.back() += "," + item;
        else
            propositions.push_back(item);
    for (const std::string& named : propositions) {
        const std::size_t at = named.find("::=");
        if (at == std::string::npos)
            throw ConfigError(
                fmt::format("{}: {}: a proposition is NAME ::= CONDITION", where, named));
        source.named.push_back({specification::Proposition::Kind::Value,
                                withoutBlanks(named.substr(at + 3)),
                                withoutBlanks(named.substr(0, at)), 0});
    }
    try {
        violations_ = specification::buchiAutomatonOf(source, true);
    } catch (const specification::SpecificationError& error) {
        throw ConfigError(error.what());
    }
    std::uint64_t bit = 1;
    for (const specification::Proposition& proposition : violations_->propositions()) {
        if (proposition.kind != specification::Proposition::Kind::Value)
            throw ConfigError(fmt::format(
                "{}: {}: of what class? Name it among spec.propositions, as NAME ::= pkg.Class.{}",
                source.place, proposition.text, proposition.text));
        add(proposition.text, bit, where);
        bit <<= 1;
    }
}

void Formula::meet(const types::Class& klass) {
    for (Condition& condition : conditions_) {
        if (condition.field || condition.className != klass.name) continue;
        const auto field = std::ranges::find_if(klass.fields, [&](const types::Field& candidate) {
            return candidate.isStatic() && candidate.name == condition.fieldName;
        });
        if (field == klass.fields.end())
            throw ConfigError(fmt::format("spec.propositions: {}: {} declares no static field {}",
                                          condition.text, klass.externalName(),
                                          condition.fieldName.view()));
        condition.field = &*field;
    }
}

std::vector<std::string> Formula::unmet() const {
    std::vector<std::string> texts;
    for (const Condition& condition : conditions_)
        if (!condition.field) texts.push_back(condition.text);
    return texts;
}

bool Formula::concerns(const types::Field& field) {
    if (!field.isStatic()) return false;
    bool isAny = false;
    for (Condition& condition : conditions_)
        if (condition.fieldName == field.name && condition.className == field.holder->name) {
            condition.field = &field;
            isAny = true;
        }
    return isAny;
}

bool Formula::concerns(const state::Object& object, std::uint64_t offset) {
    if (object.isArray()) return concernsElements();
    return object.isStatics() &&
           std::ranges::any_of(object.klass->fields, [&](const types::Field& field) {
               return field.isStatic() && field.offset == offset && concerns(field);
           });
}

bool Formula::concernsElements() const {
    return std::ranges::any_of(conditions_,
                               [](const Condition& condition) { return condition.element >= 0; });
}

bool Formula::holds(const Condition& condition, const state::LiveState* state) const {
    const types::Field* field = condition.field;
    if (!state || !field || field->holder->statics == 0)
        return condition.element < 0 && compares(condition, 0);
    const state::Object& statics = *state->object(field->holder->statics);
    const state::Shadow shadow =
        statics.isSymbolic() ? statics.shadowAtOffset(field->offset) : state::Shadow();
    std::optional<std::int64_t> value;
    if (condition.element < 0) {
        value = valueAt(statics, field->offset, field->descriptor.view());
        if (value && shadow) noteUndecided(condition, *state, shadow.what());
    } else if (field->descriptor.view()[0] == '[') {
        if (shadow) noteUndecided(condition, *state, 0);
        const auto ref = statics.at<values::Ref>(field->offset);
        if (ref == 0) return false;
        const state::Object& array = *state->object(ref);
        const auto element = static_cast<std::size_t>(condition.element);
        if (array.isSymbolic() && array.shadows()[state::kLengthShadow])
            noteUndecided(condition, *state, 0);
        value = elementOf(array, element);
        if (!value && array.length <= condition.element) return false;
        if (value && array.isSymbolic())
            if (const state::Shadow what = array.shadowOfElement(element);
                what || array.shadows()[state::kInputShadow])
                noteUndecided(condition, *state, what.what());
    }
    if (!value)
        throw ConfigError(fmt::format("spec.propositions: {}.{}: not a number, a char or a boolean",
                                      field->holder->externalName(), field->name.view()));
    return compares(condition, *value);
}

bool Formula::compares(const Condition& condition, std::int64_t value) {
    using Comparison = Condition::Comparison;
    switch (condition.comparison) {
        case Comparison::Equal:
            return value == condition.value;
        case Comparison::NotEqual:
            return value != condition.value;
        case Comparison::Less:
            return value < condition.value;
        case Comparison::LessEqual:
            return value <= condition.value;
        case Comparison::Greater:
            return value > condition.value;
        case Comparison::GreaterEqual:
            return value >= condition.value;
    }
    return false;
}

void Formula::noteUndecided(const Condition& condition, const state::LiveState& state,
                            values::Expression value) const {
    namespace expressions = values::expressions;
    if (undecided_.contains(condition.text)) return;
    if (value != 0) {
        const values::Expression holds = interpreter::conditionOn(condition, value);
        // It is so for the present inputs: are there others?
        const values::Expression other = state.valueOf(holds) ? expressions::notOf(holds) : holds;
        if (expressions::isConstant(other) || state.literally(other) == 0) return;
        if (!solver_) solver_ = choice::makeSolver(solverOptions_);
        const std::vector<values::Expression> known = state.symbolic.constraints.list();
        if (solver_->solve({known, other, state.symbolic.assignment.get()}).answer ==
            choice::Answer::Unsatisfiable)
            return;
    }
    undecided_.insert(condition.text);
}

std::uint64_t Formula::valuationIn(const state::LiveState* state) const {
    std::uint64_t valuation = 0;
    for (const Condition& condition : conditions_)
        if (holds(condition, state)) valuation |= condition.bit;
    return valuation;
}

std::uint64_t Formula::valuationOfCall(const state::LiveState& state, std::uint64_t bits) const {
    for (const ThreadName& thread : threads_)
        if (choice::threadName(state, state.current) == thread.name) bits |= thread.bit;
    return bits | valuationOf(state);
}

// The product of the graph and the automaton. A step in which several things happen goes through
// vertices of its own. One in which nothing does is no step of the automaton, unless nothing ever
// happens again: then what is stays so for ever.
std::optional<Lasso> Formula::violatedIn(const StateSpace& graph,
                                         const std::vector<std::vector<std::uint64_t>>& words,
                                         bool isFair) const {
    if (boost::out_degree(0, graph) == 0) return std::nullopt;
    enum class Phase : std::uint8_t { Beginning, Moving, AtRest };
    struct At {
        Vertex state;
        BuchiAutomaton::State run;
        Phase phase = Phase::Moving;
        std::optional<Edge> inside; // of this step,
        std::size_t position = 1;   // before the letter of this number
    };
    StateSpace product;
    std::vector<At> vertices;
    std::vector<std::optional<Edge>> taken; // by the edge of the product, as Step::word counts
    std::map<std::tuple<Vertex, const void*, std::size_t, BuchiAutomaton::State, Phase>, Vertex>
        known;
    const auto vertexOf = [&](const At& at) {
        const void* inside = at.inside ? at.inside->get_property() : nullptr;
        const auto [found, isNew] =
            known.try_emplace({at.state, inside, at.position, at.run, at.phase});
        if (isNew) {
            found->second = boost::add_vertex(graph[at.state], product);
            vertices.push_back(at);
        }
        return found->second;
    };
    const auto connect = [&](Vertex from, const At& to, std::optional<Edge> edge, bool accepts) {
        Step step = to.inside ? graph[*to.inside] : edge ? graph[*edge] : Step();
        step.accepting = accepts ? 1 : 0;
        step.word = static_cast<std::uint32_t>(taken.size());
        taken.push_back(edge);
        boost::add_edge(from, vertexOf(to), step, product);
    };
    vertexOf({0, BuchiAutomaton::kInitial, Phase::Beginning, std::nullopt});
    for (Vertex next = 0; next < vertices.size(); ++next) {
        const At from = vertices[next];
        const auto read = [&](std::uint64_t letter, At to, std::optional<Edge> edge) {
            for (const BuchiAutomaton::State run : violations_->successors(from.run, letter)) {
                to.run = run;
                connect(next, to, edge, violations_->isAccepting(run));
            }
        };
        const auto go = [&](const Edge& edge, std::size_t position) {
            const std::vector<std::uint64_t>& word = words[graph[edge].word];
            At to{boost::target(edge, graph), from.run, Phase::Moving, std::nullopt};
            if (word.size() == 1) {
                if (from.phase == Phase::Moving) connect(next, to, edge, false);
                to.phase = Phase::AtRest;
                read(word[0], to, edge);
            } else if (from.phase == Phase::Moving) {
                if (position + 1 < word.size())
                    to = {from.state, from.run, Phase::Moving, edge, position + 1};
                read(word[position], to, position == 1 ? std::optional(edge) : std::nullopt);
            }
        };
        if (from.phase == Phase::Beginning)
            read(words[graph[*boost::out_edges(0, graph).first].word][0],
                 {0, from.run, Phase::Moving, std::nullopt}, std::nullopt);
        else if (from.inside)
            go(*from.inside, from.position);
        else
            for (const Edge edge : boost::make_iterator_range(boost::out_edges(from.state, graph)))
                go(edge, 1);
    }
    const auto lasso = findLasso(
        product, 0, {.keeps = [](const Step&) { return true; }, .accepting = 1, .isFair = isFair});
    if (!lasso) return std::nullopt;
    const auto inGraph = [&](const std::vector<Edge>& path) {
        std::vector<Edge> edges;
        for (const Edge& edge : path)
            if (const auto& original = taken[product[edge].word]) edges.push_back(*original);
        return edges;
    };
    return Lasso{inGraph(lasso->stem), inGraph(lasso->cycle)};
}

} // namespace clew::listeners
