// Recursive descent, with the operators' precedences in a table: the grammar has forty operators
// and three formalisms, and its users are owed messages that say what would be right, which a
// parser generator does not know.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "vm/specification/Syntax.h"

namespace clew::vm::specification {

namespace {

using enum Operator;

struct BinaryRow {
    std::string_view symbol;
    Operator op;
    int precedence; // the larger binds tighter
    bool rightToLeft;
};

constexpr std::array kPltlBinary{
    BinaryRow{"<->", Equivalent, 1, false}, BinaryRow{"->", Implies, 2, true},
    BinaryRow{"||", Or, 3, false},          BinaryRow{"++", ExclusiveOr, 4, false},
    BinaryRow{"&&", And, 5, false},         BinaryRow{"S", Since, 6, true},
    BinaryRow{"Sw", WeakSince, 6, true},    BinaryRow{"T", Trigger, 6, true},
    BinaryRow{"U", Until, 6, true},         BinaryRow{"Uw", WeakUntil, 6, true},
    BinaryRow{"R", Release, 6, true},       BinaryRow{"V", Release, 6, true},
};

constexpr std::array kConditionBinary{
    BinaryRow{"||", Or, 3, false},
    BinaryRow{"&&", And, 5, false},
};

constexpr std::array kNfaBinary{
    BinaryRow{"||", Or, 3, false},
    BinaryRow{"&&", And, 5, false},
    BinaryRow{"==", Equivalent, 6, false},
    BinaryRow{"!=", ExclusiveOr, 6, false},
};

struct UnaryRow {
    std::string_view symbol;
    Operator op;
};

constexpr std::array kPltlUnary{
    UnaryRow{"Y", Previous}, UnaryRow{"Z", WeakPrevious}, UnaryRow{"O", Once},
    UnaryRow{"<*>", Once},   UnaryRow{"H", Historically}, UnaryRow{"[*]", Historically},
    UnaryRow{"X", Next},     UnaryRow{"F", Finally},      UnaryRow{"<>", Finally},
    UnaryRow{"G", Globally}, UnaryRow{"[]", Globally},    UnaryRow{"Start", Start},
    UnaryRow{"End", End},
};

template <class Rows>
auto* rowOf(const Rows& rows, std::string_view symbol) {
    const auto at =
        std::find_if(rows.begin(), rows.end(), [&](auto& row) { return row.symbol == symbol; });
    return at == rows.end() ? nullptr : &*at;
}

bool isReserved(Source::Formalism formalism, std::string_view word) {
    if (word == "TRUE" || word == "FALSE") return true;
    return formalism == Source::Formalism::Pltl &&
           (rowOf(kPltlBinary, word) != nullptr || rowOf(kPltlUnary, word) != nullptr);
}

class Parser {
  public:
    explicit Parser(const Source& source)
        : source_(source),
          text_(source.text),
          doubled_(source.formalism == Source::Formalism::Pltl) {
        if (std::all_of(text_.begin(), text_.end(), [](char c) { return c == ' '; }))
            fail(0, "the text of the specification is missing");
        advance();
    }

    Syntax parse() {
        switch (source_.formalism) {
            case Source::Formalism::Regexp:
                syntax_.root = alternative();
                break;
            case Source::Formalism::Pltl:
                syntax_.root = formula(0);
                break;
            case Source::Formalism::Nfa:
                automaton();
                break;
        }
        if (token_.kind != Token::Kind::End)
            fail(token_.begin,
                 fmt::format(
                     "{} where {} was expected", shown(token_),
                     source_.formalism == Source::Formalism::Nfa ? "the end" : afterOperand()));
        order();
        return std::move(syntax_);
    }

  private:
    // ---- Tokens ----

    [[noreturn]] void fail(std::size_t at, std::string_view message) const {
        throw SpecificationError(source_, at, message);
    }
    std::string shown(const Token& token) const {
        if (token.kind == Token::Kind::End) return "the end";
        return fmt::format("'{}'", text_.substr(token.begin, token.end - token.begin));
    }
    const char* afterOperand() const {
        switch (source_.formalism) {
            case Source::Formalism::Regexp:
                return "one of ; | * + ? {n,m} && ||";
            case Source::Formalism::Pltl:
                return "an operator with two operands, such as && or U";
            case Source::Formalism::Nfa:
                return "the end";
        }
        return "";
    }
    void advance() { token_ = tokenAt(text_, token_.end, doubled_); }
    bool isAt(std::string_view symbol) const {
        return (token_.kind == Token::Kind::Symbol || token_.kind == Token::Kind::Word) &&
               token_.text == symbol;
    }
    bool take(std::string_view symbol) {
        if (!isAt(symbol)) return false;
        last_ = token_.end;
        advance();
        return true;
    }
    void expect(std::string_view symbol, std::string_view why = {}) {
        if (!take(symbol))
            fail(token_.begin, fmt::format("{} where '{}' was expected{}{}", shown(token_), symbol,
                                           why.empty() ? "" : ": ", why));
    }
    // Behind an operand.
    void close() {
        if (!take(")"))
            fail(token_.begin,
                 fmt::format("{} where ')' or {} was expected", shown(token_), afterOperand()));
    }
    std::string word(std::string_view what) {
        if (token_.kind != Token::Kind::Word)
            fail(token_.begin, fmt::format("{} where {} was expected", shown(token_), what));
        std::string found(token_.text);
        last_ = token_.end;
        advance();
        return found;
    }

    // ---- Nodes ----

    NodeIndex add(Node node) {
        if (node.end == 0) node.end = last_;
        syntax_.nodes.push_back(node);
        return static_cast<NodeIndex>(syntax_.nodes.size() - 1);
    }
    const Node& at(NodeIndex index) const { return syntax_.nodes[index]; }

    std::uint32_t propositionOf(Proposition&& wanted) {
        auto& known = syntax_.propositions;
        for (std::size_t i = 0; i < known.size(); i++)
            if (known[i].kind == wanted.kind && known[i].text == wanted.text)
                return static_cast<std::uint32_t>(i);
        if (known.size() == 60)
            fail(wanted.column - 1,
                 "a specification can have 60 propositions, and this is one more");
        known.push_back(std::move(wanted));
        return static_cast<std::uint32_t>(known.size() - 1);
    }

    // ---- Conditions ----

    // What one step is compared with: TRUE, a name, m(), m(int,java.lang.String), <{ expression }>.
    NodeIndex atom() {
        const std::size_t begin = token_.begin;
        if (token_.kind == Token::Kind::Value) {
            const std::size_t from = token_.text.find_first_not_of(" \t\n\r");
            if (from == std::string_view::npos)
                fail(begin, "<{ }> has nothing in it: it takes a Java expression of type boolean");
            Proposition value{Proposition::Kind::Value,
                              std::string(token_.text.substr(
                                  from, token_.text.find_last_not_of(" \t\n\r") - from + 1)),
                              {},
                              begin + 1};
            last_ = token_.end;
            advance();
            return leaf(std::move(value), begin);
        }
        if (token_.kind == Token::Kind::Number && source_.formalism == Source::Formalism::Nfa &&
            (token_.text == "0" || token_.text == "1")) {
            const Operator constant = token_.text == "1" ? True : False;
            last_ = token_.end;
            advance();
            return add({.op = constant, .begin = begin});
        }
        if (token_.kind == Token::Kind::Unknown && token_.text == "<{")
            fail(begin, "'<{' without '}>' behind it");
        if (token_.kind == Token::Kind::Word && isOperator() && isNamed(token_.text))
            fail(begin, fmt::format("{} is an operator, and cannot be the name of a proposition",
                                    token_.text));
        if (token_.kind != Token::Kind::Word || isOperator())
            fail(begin, fmt::format("{} where a proposition was expected: a name, m(), "
                                    "m(int,java.lang.String), <{{ expression }}> or TRUE",
                                    shown(token_)));
        if (take("TRUE")) return add({.op = True, .begin = begin});
        if (take("FALSE")) return add({.op = False, .begin = begin});
        std::string name = word("a proposition");
        if (isAt("(")) return leaf(call(std::move(name), begin), begin);
        for (const Proposition& one : source_.named)
            if (one.name == name) {
                Proposition known = one;
                known.column = begin + 1;
                return leaf(std::move(known), begin);
            }
        fail(begin, unknownName(name));
    }

    NodeIndex leaf(Proposition&& wanted, std::size_t begin) {
        if (wanted.kind == Proposition::Kind::Exception && source_.side == Source::Side::Call)
            fail(begin,
                 fmt::format("{} is an exception, and a call specification steps before there "
                             "is one: use a return specification",
                             wanted.name));
        const std::uint32_t proposition = propositionOf(std::move(wanted));
        return add({.op = Operator::Atom, .proposition = proposition, .begin = begin});
    }

    bool isNamed(std::string_view name) const {
        return std::any_of(source_.named.begin(), source_.named.end(),
                           [&](const Proposition& one) { return one.name == name; });
    }
    std::string unknownName(const std::string& name) const {
        if (source_.named.empty())
            return fmt::format("there is no proposition {}: a call is written {}()", name, name);
        std::string names;
        for (const Proposition& one : source_.named)
            names += (names.empty() ? "" : ", ") + one.name;
        return fmt::format("there is no proposition {}: declared are {}; a call is written {}()",
                           name, names, name);
    }

    // From its "(" on.
    Proposition call(std::string name, std::size_t begin) {
        const auto wrong = [&] {
            fail(begin, fmt::format("'{}(' begins a call, which is written {}() or "
                                    "{}(int,java.lang.String)",
                                    name, name, name));
        };
        std::string parameters;
        expect("(");
        while (!isAt(")")) {
            if (!parameters.empty()) {
                if (!take(",")) wrong();
                parameters += ",";
            }
            if (token_.kind != Token::Kind::Word) wrong();
            parameters += word("a type");
            while (take(".")) {
                if (token_.kind != Token::Kind::Word) wrong();
                parameters += "." + word("a type");
            }
            for (;;) {
                if (take("[]")) {
                    parameters += "[]";
                } else if (take("[")) {
                    if (!isAt("]")) wrong();
                    expect("]");
                    parameters += "[]";
                } else {
                    break;
                }
            }
        }
        expect(")");
        return {Proposition::Kind::Call, fmt::format("{}({})", name, parameters), {}, begin + 1};
    }

    // A word that is an operator, and no call of a method of that name: G () is one.
    bool isOperator() const {
        if (token_.text == "TRUE" || token_.text == "FALSE" ||
            !isReserved(source_.formalism, token_.text))
            return false;
        const Token first = tokenAt(text_, token_.end, doubled_);
        return first.text != "(" || tokenAt(text_, first.end, doubled_).text != ")";
    }

    template <class Rows>
    NodeIndex binary(const Rows& rows, int precedence, NodeIndex (Parser::*operand)()) {
        NodeIndex left = (this->*operand)();
        for (;;) {
            const auto* row =
                token_.kind == Token::Kind::Symbol || (token_.kind == Token::Kind::Word)
                    ? rowOf(rows, token_.text)
                    : nullptr;
            if (row == nullptr || row->precedence < precedence) return left;
            last_ = token_.end;
            advance();
            const NodeIndex right =
                binary(rows, row->rightToLeft ? row->precedence : row->precedence + 1, operand);
            left = joined(row->op, left, right);
        }
    }

    NodeIndex joined(Operator op, NodeIndex left, NodeIndex right) {
        if (source_.formalism == Source::Formalism::Regexp && (op == And || op == Or))
            for (const NodeIndex operand : {left, right})
                singleStep(operand, op == And ? "&&" : "||");
        return add({.op = op, .left = left, .right = right, .begin = at(left).begin});
    }

    void singleStep(NodeIndex node, std::string_view symbol) const {
        if (!isCondition(node))
            fail(at(node).begin,
                 fmt::format("'{}' takes conditions of one step, and this is an order of steps",
                             symbol));
    }
    bool isCondition(NodeIndex node) const { return at(node).op <= Equivalent; }

    // ---- Regular expressions: | ; and what repeats; conditions bind tighter than all three ----

    NodeIndex alternative() {
        NodeIndex left = sequence();
        while (take("|")) left = joined(Alternative, left, sequence());
        return left;
    }
    NodeIndex sequence() {
        NodeIndex left = repetition();
        while (take(";")) left = joined(Then, left, repetition());
        return left;
    }
    NodeIndex repetition() {
        NodeIndex node = binary(kConditionBinary, 0, &Parser::conditionOrGroup);
        for (;;) {
            const auto repeated = [&](std::uint32_t least, std::uint32_t most) {
                node = add({.op = Repeat,
                            .left = node,
                            .least = least,
                            .most = most,
                            .begin = at(node).begin});
            };
            if (take("*")) {
                repeated(0, Node::kUnlimited);
            } else if (take("+")) {
                repeated(1, Node::kUnlimited);
            } else if (take("?")) {
                repeated(0, 1);
            } else if (isAt("{")) {
                const std::size_t begin = token_.begin;
                advance();
                const std::uint32_t least = count();
                const std::uint32_t most = take(",") ? count() : least;
                expect("}", "a repetition is written {n} or {n,m}");
                if (most < least || most == 0)
                    fail(begin, fmt::format("{{{},{}}}: the second number is the larger one, and "
                                            "greater than 0",
                                            least, most));
                repeated(least, most);
            } else {
                if (isAt("&&") || isAt("||")) singleStep(node, token_.text);
                return node;
            }
        }
    }
    NodeIndex conditionOrGroup() {
        const std::size_t begin = token_.begin;
        if (take("!")) {
            const NodeIndex operand = conditionOrGroup();
            singleStep(operand, "!");
            return add({.op = Not, .left = operand, .begin = begin});
        }
        NodeIndex node = 0;
        if (take("(")) {
            node = alternative();
            close();
            syntax_.nodes[node].begin = begin;
            syntax_.nodes[node].end = last_;
        } else {
            node = atom();
        }
        return node;
    }
    std::uint32_t count() {
        std::uint32_t number = 0;
        const auto [end, error] =
            std::from_chars(token_.text.data(), token_.text.data() + token_.text.size(), number);
        if (token_.kind != Token::Kind::Number || error != std::errc() ||
            end != token_.text.data() + token_.text.size() || number > kMostRepetitions)
            fail(token_.begin, fmt::format("{} where a number up to {} was expected: a repetition "
                                           "is written {{n}} or {{n,m}}",
                                           shown(token_), kMostRepetitions));
        advance();
        return number;
    }
    static constexpr std::uint32_t kMostRepetitions = 1000;

    // ---- Formulas ----

    NodeIndex formula(int precedence) {
        return binary(kPltlBinary, precedence, &Parser::formulaOperand);
    }
    NodeIndex formulaOperand() {
        const std::size_t begin = token_.begin;
        if (take("!")) {
            const NodeIndex operand = formulaOperand();
            return add({.op = Not, .left = operand, .begin = begin});
        }
        const bool isWord = token_.kind == Token::Kind::Word;
        if (isWord ? isOperator() : token_.kind == Token::Kind::Symbol) {
            if (const UnaryRow* row = rowOf(kPltlUnary, token_.text)) {
                last_ = token_.end;
                advance();
                if ((row->op == Start || row->op == End) && !isAt("("))
                    fail(token_.begin, fmt::format("{} where '(' was expected: {}(p)",
                                                   shown(token_), row->symbol));
                const NodeIndex operand = formulaOperand();
                return add({.op = row->op, .left = operand, .begin = begin});
            }
        }
        if (take("(")) {
            const NodeIndex node = formula(0);
            close();
            syntax_.nodes[node].begin = begin;
            syntax_.nodes[node].end = last_;
            return node;
        }
        if (take("[")) return interval(begin);
        return atom();
    }
    NodeIndex interval(std::size_t begin) {
        static constexpr std::string_view kWritten =
            "an interval is written [p,q)s or, if p need not have been, [p,q)w";
        const NodeIndex first = formula(0);
        expect(",", kWritten);
        const NodeIndex second = formula(0);
        expect(")", kWritten);
        const bool isWeak = isAt("w");
        if (!isWeak && !isAt("s"))
            fail(token_.begin,
                 fmt::format("{} where 's' or 'w' was expected: {}", shown(token_), kWritten));
        last_ = token_.end;
        advance();
        return add({.op = isWeak ? WeakInterval : Interval,
                    .left = first,
                    .right = second,
                    .begin = begin});
    }

    // ---- Automata ----

    struct Jump {
        std::size_t state, transition, begin;
        std::string target;
    };

    void automaton() {
        expect("always_nfa",
               "an automaton is written always_nfa { s1_init: if :: (p()) -> goto "
               "s2; fi; s2: ... }");
        expect("{");
        std::map<std::string, std::uint32_t> numbers;
        std::vector<Jump> jumps;
        while (!isAt("}")) {
            NfaState state;
            state.begin = token_.begin;
            state.name = word("the name of a state, or '}',");
            state.isInitial = state.name.ends_with("_init");
            state.rejects = state.name.starts_with("reject");
            if (!numbers.emplace(state.name, static_cast<std::uint32_t>(syntax_.states.size()))
                     .second)
                fail(state.begin, fmt::format("a second state of the name {}", state.name));
            expect(":");
            expect("if", "a state is written NAME: if :: (condition) -> goto NAME; fi;");
            while (take("::")) {
                const NodeIndex condition = nfaCondition();
                expect("->", "a transition is written :: (condition) -> goto NAME;");
                expect("goto", "a transition is written :: (condition) -> goto NAME;");
                jumps.push_back(
                    {syntax_.states.size(), state.transitions.size(), token_.begin, {}});
                jumps.back().target = word("the name of a state");
                state.transitions.push_back({0, condition});
                take(";");
            }
            expect("fi", "a state ends with fi;");
            take(";");
            syntax_.states.push_back(std::move(state));
        }
        expect("}");
        take(";");
        for (const Jump& jump : jumps) {
            const auto at = numbers.find(jump.target);
            if (at == numbers.end())
                fail(jump.begin, fmt::format("there is no state {}", jump.target));
            syntax_.states[jump.state].transitions[jump.transition].to = at->second;
        }
        if (std::none_of(syntax_.states.begin(), syntax_.states.end(),
                         [](const NfaState& state) { return state.isInitial; }))
            fail(0, "no state is an initial one: the names of those end in _init");
    }
    NodeIndex nfaCondition() { return binary(kNfaBinary, 0, &Parser::nfaOperand); }
    NodeIndex nfaOperand() {
        const std::size_t begin = token_.begin;
        if (take("!")) {
            const NodeIndex operand = nfaOperand();
            return add({.op = Not, .left = operand, .begin = begin});
        }
        if (take("(")) {
            const NodeIndex node = nfaCondition();
            close();
            syntax_.nodes[node].begin = begin;
            syntax_.nodes[node].end = last_;
            return node;
        }
        return atom();
    }

    // ---- The whole ----

    // Calls first, those of any parameters last among them.
    void order() {
        auto& propositions = syntax_.propositions;
        const auto rank = [&](std::size_t i) {
            const Proposition& one = propositions[i];
            if (one.kind != Proposition::Kind::Call) return 2;
            return one.text.ends_with("()") ? 1 : 0;
        };
        std::vector<std::size_t> order(propositions.size());
        for (std::size_t i = 0; i < order.size(); i++) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
        std::vector<std::uint32_t> placeOf(order.size());
        std::vector<Proposition> ordered;
        for (std::size_t i = 0; i < order.size(); i++) {
            placeOf[order[i]] = static_cast<std::uint32_t>(i);
            ordered.push_back(std::move(propositions[order[i]]));
        }
        propositions = std::move(ordered);
        for (Node& node : syntax_.nodes)
            if (node.op == Operator::Atom) node.proposition = placeOf[node.proposition];
    }

    const Source& source_;
    std::string_view text_;
    bool doubled_;
    Token token_;
    std::size_t last_ = 0; // where the token before this one ends
    Syntax syntax_;
};

} // namespace

Syntax parse(const Source& source) {
    return Parser(source).parse();
}

bool Syntax::holds(NodeIndex index, std::uint64_t valuation) const {
    const Node& node = nodes[index];
    switch (node.op) {
        case True:
            return true;
        case False:
            return false;
        case Operator::Atom:
            return (valuation >> node.proposition & 1) != 0;
        case Not:
            return !holds(node.left, valuation);
        case And:
            return holds(node.left, valuation) && holds(node.right, valuation);
        case Or:
            return holds(node.left, valuation) || holds(node.right, valuation);
        case ExclusiveOr:
            return holds(node.left, valuation) != holds(node.right, valuation);
        case Implies:
            return !holds(node.left, valuation) || holds(node.right, valuation);
        case Equivalent:
            return holds(node.left, valuation) == holds(node.right, valuation);
        default:
            return false;
    }
}

} // namespace clew::vm::specification
