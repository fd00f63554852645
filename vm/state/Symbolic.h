#pragma once

// The symbolic side of a state: what is known about the inputs on the path that led to it, and one
// assignment of them under which that path is the one taken. The bits of every symbolic slot are
// its expression's value under the assignment; when the assignment changes, LiveState::adopt
// computes them anew.
//
// In frames, a slot of an int or a float has its expression in the high half, and a long or a
// double in its second slot. A reference that is an input and was not used so far is a slot with
// kUnresolved and the input's number in the high half, and null in the low one.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "vm/types/Class.h"
#include "vm/values/Expression.h"

namespace clew::vm::state {

using values::Assignment;
using values::Expression;
using values::Ref;
using values::Slot;

constexpr Slot kUnresolved = Slot(1) << 63;

constexpr Expression expressionIn(Slot slot) {
    return static_cast<Expression>(slot >> 32);
} // of an int or a float
constexpr Slot withExpression(Slot bits, Expression expression) {
    return static_cast<std::uint32_t>(bits) | Slot(expression) << 32;
}
constexpr bool isUnresolved(Slot reference) {
    return reference & kUnresolved;
}
constexpr std::uint32_t inputIn(Slot reference) {
    return static_cast<std::uint32_t>(reference >> 32) & 0x7FFFFFFF;
}
constexpr Slot unresolved(std::uint32_t input) {
    return kUnresolved | Slot(input) << 32;
}

// A list that grows at its end; versions share their beginnings. Immutable.
template <class T>
class Chain {
  public:
    struct Node {
        T value;
        std::shared_ptr<const Node> before;
        std::uint32_t count;
        // Chains can be long: no recursion.
        ~Node() {
            while (before && before.use_count() == 1) {
                auto next = std::move(const_cast<Node&>(*before).before);
                before = std::move(next);
            }
        }
    };
    std::uint32_t size() const { return last_ ? last_->count : 0; }
    bool empty() const { return !last_; }
    const T& back() const { return last_->value; }
    Chain then(T value) const {
        Chain longer;
        longer.last_ = std::shared_ptr<const Node>(new Node{std::move(value), last_, size() + 1});
        return longer;
    }
    // From the newest to the oldest until visit returns false.
    template <class Visit>
    void visit(Visit&& visit) const {
        for (const Node* node = last_.get(); node; node = node->before.get())
            if (!visit(node->value)) return;
    }
    std::vector<T> list() const { // the oldest first
        std::vector<T> all(size());
        std::size_t at = size();
        visit([&](const T& value) {
            all[--at] = value;
            return true;
        });
        return all;
    }
    friend bool operator==(const Chain& a, const Chain& b) { return a.last_ == b.last_; }

  private:
    std::shared_ptr<const Node> last_;
};

// What the program got as an input, in the order in which it got them; and (Derived) an array that
// was computed from others in one piece, whose length depends on them; with a name, it goes on. In
// the place of an input in Object's shadows.
struct Input {
    enum class Kind : std::uint8_t { Value, Reference, Array, String, Derived };
    Kind kind;
    std::string name;
    values::BasicType type = values::BasicType::Int;
    Expression variable = 0;                // Value: the variable. Array: the length
    const types::Class* declared = nullptr; // Reference: its type. Array: the array class
    bool mayBeNull = true;                  // Reference
    Expression wideChar = 0;                // Array, of a text in UTF-16: see kWideCharWithin
    std::vector<Expression>
        cells; // Derived: its elements; with a name, others behind them are variables
};

// Of a text that is stored as UTF-16 some char is beyond Latin-1: one of the first so many, or the
// one at the index that the variable `wideChar` is.
constexpr std::uint32_t kWideCharWithin = 16;
// The high byte of a char behind the first ones: not 0 where it is the one that wideChar says.
Expression highByte(Expression byte, Expression wideChar, std::uint32_t index);

// What an input reference turned out to be.
struct Binding {
    enum class Kind : std::uint8_t { Null, New, Alias, Constant, Class, Method, Field };
    std::uint32_t input = 0;
    Kind kind = Kind::Null;
    Ref ref = 0; // in this state; 0 for null
    // New: of this class. Constant: of this enum. Class: the one that the java.lang.Class stands
    // for; only in InputValues. Method, Field: the one that has it.
    const types::Class* made = nullptr;
    std::uint32_t constant = 0; // Constant: which one, by ordinal. Method, Field: by indexInHolder
    std::uint32_t aliasOf = 0;  // Alias: the input that is New
    bool isUtf16 = false;       // New, a String: some char is beyond Latin-1
    // New: made by it, from inputs. Null: its fields are inputs.
    const types::Method* constructor = nullptr;
};

// Values for all inputs of one path, so that it can be walked again without expressions.
struct InputValues {
    Assignment assignment;
    std::vector<std::uint32_t> inputs; // that the program asked for, in its order
    std::vector<Binding> bindings;     // an input reference without one is null
    std::uint64_t valueOf(Expression variable) const {
        const auto found = assignment.find(variable);
        return found == assignment.end() ? 0 : found->second;
    }
};

inline const std::shared_ptr<const Assignment> kNoAssignment = std::make_shared<const Assignment>();

// Thrown where the assignment makes an input array longer than there is room for.
struct InputTooLong {
    std::uint32_t length;
};
constexpr std::uint32_t kInputLengthMax = 1u << 22;

struct SymbolicPart {
    Chain<Expression> constraints; // hold together under the assignment
    std::shared_ptr<const Assignment> assignment = kNoAssignment;
    Chain<std::uint32_t> inputs; // numbers of inputs()
    Chain<Binding> bindings;
    std::shared_ptr<const std::vector<Ref>>
        objects; // with shadows, and perhaps some that are gone; sorted. Null: none
    // Some value may be more than the program can compute. No path is lost, but one may be walked
    // that there is not.
    bool widened = false;

    // The program has met no input so far.
    bool isEmpty() const {
        return constraints.empty() && inputs.empty() && bindings.empty() && !objects &&
               assignment->empty();
    }
};

// All inputs of all paths, by number: an input of the same name on another path is the same one.
// Process-wide and thread-safe; numbers start with 1.
namespace inputs {
const Input& at(std::uint32_t number);
std::uint32_t numberOf(Input input); // of an equal one that exists, or new
// Of an array that is an input: the variable, or the number of the input reference, that its cell
// holds at first. Of a derived one: the expression, which may be a constant.
std::uint32_t cell(std::uint32_t arrayInput, std::uint32_t index);
// Of an array that is an input, or a derived one, with elements that are no references: all cells
// that have been asked for.
std::vector<Expression> cellsOf(std::uint32_t arrayInput);
} // namespace inputs

} // namespace clew::vm::state
