#pragma once

// Specifications of the order of calls, in the language of LIME (Kähkönen et al., "The LIME
// Interface Specification Language and Runtime Monitoring Tool", RV 2009): text that is checked,
// and becomes a deterministic automaton which steps with each observed call. What propositions mean
// in a running program is not known here: a step is given as a valuation, in which bit i says
// whether proposition i holds.

#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::specification {

struct Proposition {
    enum class Kind : std::uint8_t { Call, Value, Exception };
    Kind kind = Kind::Call;
    // Call: "m()" for a method m with any parameters, "m(int,java.lang.String)" for that one.
    // Value: a Java expression. Exception: the name of a class.
    std::string text;
    std::string name;       // empty: written in place
    std::size_t column = 0; // of its first use in the specification's text, from 1
};

// What is written down, before anything is known about it.
struct Source {
    enum class Side : std::uint8_t { Call, Return };
    enum class Formalism : std::uint8_t { Regexp, Pltl, Nfa };
    std::string name;
    Side side = Side::Call;
    Formalism formalism = Formalism::Regexp;
    bool perThread = false;
    std::string text;
    std::string place;              // for messages: a class, or FILE:LINE
    std::vector<Proposition> named; // that the text may use by their names
    // Where the text begins, if it stands in a file; both from 1.
    std::size_t line = 0, column = 0;
};

// what(): one line, "PLACE: NAME, column N: what is wrong, and what would be right"; of a file,
// "FILE:LINE:COLUMN: NAME: what ...".
class SpecificationError : public std::runtime_error {
  public:
    // `offset`: in the text, from 0.
    SpecificationError(const Source& source, std::size_t offset, std::string_view message);
    // Of the whole of a text, if column is 0.
    SpecificationError(std::string_view place, std::string_view name, std::size_t column,
                       std::string_view message);

    const std::string& place() const { return place_; }
    const std::string& message() const { return message_; }
    std::size_t column() const { return column_; } // from 1; 0: the whole

  private:
    std::string place_, message_;
    std::size_t column_;
};

class Machine;

// Of a specification's text: offsets from 0.
struct TextRange {
    std::size_t begin = 0, end = 0;
    bool operator==(const TextRange&) const = default;
};

// Immutable: all of it may be called by several threads at once.
class Specification {
  public:
    using State = std::uint64_t;
    static constexpr std::uint32_t kNever = std::numeric_limits<std::uint32_t>::max();

    Specification(Source source, std::vector<Proposition> propositions,
                  std::unique_ptr<const Machine> machine);
    ~Specification();

    const Source& source() const { return source_; }
    const std::string& name() const { return source_.name; }
    Source::Side side() const { return source_.side; }
    Source::Formalism formalism() const { return source_.formalism; }
    bool perThread() const { return source_.perThread; }
    const std::string& text() const { return source_.text; }
    const std::string& place() const { return source_.place; }

    // At most 60; proposition i is bit i of a valuation. Calls come first, those with parameters
    // before those of any parameters: of two calls that are true in one valuation the first counts.
    const std::vector<Proposition>& propositions() const { return propositions_; }
    const Machine& machine() const { return *machine_; }

    // States that behave alike are equal wherever the machine is a table (Machine::isTable), and
    // their numbers depend on the text only. A state that rejects is left by no step.
    State initial() const;
    State step(State state, std::uint64_t valuation) const;
    bool rejects(State state) const;
    // Neither rejects nor is open at the end, and no step leads to a state that is.
    bool isInert(State state) const;
    // Something that no finite prefix violates is still to come: the r of G (q -> F r).
    bool isOpenAtEnd(State state) const;
    // The least number of steps to a state that rejects; kNever where there is none. Where the
    // machine is no table, 1.
    std::uint32_t distance(State state) const;

    // Why the step from `before` rejects: "unlock() where lock() was expected".
    std::string explain(State before, std::uint64_t valuation) const;

  private:
    Source source_;
    std::vector<Proposition> propositions_;
    std::unique_ptr<const Machine> machine_;
};

// Throws SpecificationError: where the text is wrong, and where it cannot be violated or rejects
// every first step.
std::shared_ptr<const Specification> compile(const Source& source);

} // namespace clew::vm::specification
