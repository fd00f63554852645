// Which encoding of texts Z3 answers sooner: its own sequences (of 16-bit vectors, as Java's chars
// are), or a vector of chars and a length, which is what vm/interpreter/symbolic/SymbolicText.h
// makes. The same questions about texts of at most ten chars, half of them without a solution; two
// seconds for each, as symbolic.solver_timeout has it. An answer that is not the expected one is an
// error.

#include <z3++.h>

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

using z3::context;
using z3::expr;

constexpr unsigned kMost = 10;    // chars
constexpr unsigned kLimit = 2000; // milliseconds

expr character(context& c, char value) {
    return c.bv_val(static_cast<int>(value), 16);
}
expr lower(context& c, const expr& unit) {
    return z3::ite(z3::uge(unit, character(c, 'A')) && z3::ule(unit, character(c, 'Z')),
                   unit + c.bv_val(32, 16), unit);
}
expr digit(context& c, const expr& unit) {
    return z3::zext(unit - c.bv_val('0', 16), 16);
}
expr isDigit(context& c, const expr& unit) {
    return z3::uge(unit, character(c, '0')) && z3::ule(unit, character(c, '9'));
}

// ---- what a question can ask of a text; positions and lengths are ints of Java, that is 32-bit
// vectors

struct Vector {
    std::vector<expr> units;
    expr length;

    static Vector any(context& c, const char* name, z3::solver& solver) {
        Vector text{{}, c.bv_const((std::string(name) + ".length").c_str(), 32)};
        for (unsigned i = 0; i < kMost; ++i)
            text.units.push_back(c.bv_const((name + std::to_string(i)).c_str(), 16));
        solver.add(z3::ule(text.length, c.bv_val(kMost, 32)));
        return text;
    }
    expr at(unsigned i) const { return units[i]; }
    expr size() const { return length; }
    expr equals(context& c, const std::string& text) const {
        expr same = length == c.bv_val(static_cast<unsigned>(text.size()), 32);
        for (unsigned i = 0; i < text.size(); ++i) same = same && units[i] == character(c, text[i]);
        return same;
    }
    expr standsAt(context& c, const std::string& part, unsigned at) const {
        if (at + part.size() > kMost) return c.bool_val(false);
        expr stands = z3::ule(c.bv_val(static_cast<unsigned>(at + part.size()), 32), length);
        for (unsigned i = 0; i < part.size(); ++i)
            stands = stands && units[at + i] == character(c, part[i]);
        return stands;
    }
    expr startsWith(context& c, const std::string& part) const { return standsAt(c, part, 0); }
    expr contains(context& c, const std::string& part) const {
        return indexOf(c, part) != c.bv_val(-1, 32);
    }
    expr indexOf(context& c, const std::string& part) const {
        expr index = c.bv_val(-1, 32);
        for (unsigned i = kMost; i-- > 0;)
            index = z3::ite(standsAt(c, part, i), c.bv_val(i, 32), index);
        return index;
    }
    expr lastIndexOf(context& c, char unit, z3::solver&) const {
        expr index = c.bv_val(-1, 32);
        for (unsigned i = 0; i < kMost; ++i)
            index = z3::ite(standsAt(c, std::string(1, unit), i), c.bv_val(i, 32), index);
        return index;
    }
    expr less(context& c, const std::string& other) const {
        expr result = z3::ult(length, c.bv_val(static_cast<unsigned>(other.size()), 32));
        for (unsigned i = static_cast<unsigned>(other.size()); i-- > 0;) {
            const expr o = character(c, other[i]);
            result = z3::ite(z3::ule(length, c.bv_val(i, 32)), c.bool_val(true),
                             z3::ite(units[i] == o, result, z3::ult(units[i], o)));
        }
        return result;
    }
    expr part(context& c, const expr& from, const expr& to, const std::string& text,
              z3::solver&) const {
        expr same = to - from == c.bv_val(static_cast<unsigned>(text.size()), 32) &&
                    z3::ule(from, to) && z3::ule(to, length);
        for (unsigned i = 0; i < text.size(); ++i) {
            expr unit = units[kMost - 1];
            for (unsigned j = kMost - 1; j-- > 0;)
                unit = z3::ite(from + c.bv_val(i, 32) == c.bv_val(j, 32), units[j], unit);
            same = same && unit == character(c, text[i]);
        }
        return same;
    }
    expr joined(context& c, const Vector& other, const std::string& text) const {
        expr same = length + other.length == c.bv_val(static_cast<unsigned>(text.size()), 32);
        for (unsigned end = 0; end <= text.size(); ++end) {
            expr fits = c.bool_val(true);
            for (unsigned i = 0; i < text.size(); ++i)
                fits = fits && (i < end ? units[i] : other.units[i - end]) == character(c, text[i]);
            same = same && z3::implies(length == c.bv_val(end, 32), fits);
        }
        return same;
    }
    expr trimmed(context& c, const std::string& text, z3::solver&) const {
        expr same = c.bool_val(false);
        const expr space = character(c, ' ');
        for (unsigned begin = 0; begin + text.size() <= kMost; ++begin) {
            expr is = standsAt(c, text, begin);
            for (unsigned i = 0; i < begin; ++i) is = is && z3::ule(units[i], space);
            for (unsigned i = begin + static_cast<unsigned>(text.size()); i < kMost; ++i)
                is = is && (z3::ule(length, c.bv_val(i, 32)) || z3::ule(units[i], space));
            same = same || is;
        }
        return same;
    }
};

// The same in Z3's theory of sequences, whose positions are integers.
struct Sequence {
    expr text;

    static z3::sort sort(context& c) {
        z3::sort unit = c.bv_sort(16);
        return c.seq_sort(unit);
    }

    static Sequence any(context& c, const char* name, z3::solver& solver) {
        const Sequence sequence{c.constant(name, sort(c))};
        solver.add(sequence.text.length() <= static_cast<int>(kMost));
        return sequence;
    }
    static expr of(context& c, const std::string& text) {
        if (text.empty()) return z3::empty(sort(c));
        z3::expr_vector units(c);
        for (const char unit : text) units.push_back(character(c, unit).unit());
        return units.size() == 1 ? units[0] : z3::concat(units);
    }
    expr at(unsigned i) const { return text.nth(text.ctx().int_val(i)); }
    expr size() const { return z3::int2bv(32, text.length()); }
    expr equals(context& c, const std::string& other) const { return text == of(c, other); }
    expr startsWith(context& c, const std::string& part) const {
        return z3::prefixof(of(c, part), text);
    }
    expr contains(context& c, const std::string& part) const { return text.contains(of(c, part)); }
    expr indexOf(context& c, const std::string& part) const {
        return z3::int2bv(32, z3::indexof(text, of(c, part), c.int_val(0)));
    }
    expr lastIndexOf(context& c, char unit, z3::solver&) const {
        return z3::int2bv(32, z3::last_indexof(text, of(c, std::string(1, unit))));
    }
    expr less(context& c, const std::string& other) const {
        expr result = text.length() < static_cast<int>(other.size());
        for (unsigned i = static_cast<unsigned>(other.size()); i-- > 0;) {
            const expr o = character(c, other[i]);
            result = z3::ite(text.length() <= static_cast<int>(i), c.bool_val(true),
                             z3::ite(at(i) == o, result, z3::ult(at(i), o)));
        }
        return result;
    }
    expr part(context& c, const expr& from, const expr& to, const std::string& other,
              z3::solver&) const {
        const expr begin = z3::bv2int(from, false), end = z3::bv2int(to, false);
        return begin <= end && end <= text.length() &&
               text.extract(begin, end - begin) == of(c, other);
    }
    expr joined(context& c, const Sequence& other, const std::string& all) const {
        return z3::concat(text, other.text) == of(c, all);
    }
    expr trimmed(context& c, const std::string& other, z3::solver& solver) const {
        const Sequence before = any(c, "before", solver), after = any(c, "after", solver);
        expr is = text == z3::concat(before.text, z3::concat(of(c, other), after.text));
        for (const Sequence& spaces : {before, after})
            for (unsigned i = 0; i < kMost; ++i)
                is = is && z3::implies(spaces.text.length() > static_cast<int>(i),
                                       z3::ule(spaces.at(i), character(c, ' ')));
        return is;
    }
};

struct Question {
    const char* name;
    std::function<void(context&, z3::solver&, bool hasSolution)> ask;
};

template <class Text>
expr hashOf(context& c, const Text& text, unsigned length) {
    expr hash = c.bv_val(0, 32);
    for (unsigned i = 0; i < length; ++i) hash = hash * c.bv_val(31, 32) + z3::zext(text.at(i), 16);
    return hash;
}

template <class Text>
std::vector<Question> questions() {
    const auto number = [](context& c, int value) { return c.bv_val(value, 32); };
    return {
        {"equals",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.equals(c, "abcdef") && a.at(2) == character(c, has ? 'c' : 'x'));
         }},
        {"startsWith, indexOf",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.startsWith(c, has ? "a" : "ab") && a.indexOf(c, "ab") == number(c, 3));
         }},
        {"contains",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.contains(c, "xyz") && a.size() == number(c, has ? 8 : 2) &&
                   !a.startsWith(c, "xy"));
         }},
        {"a + b",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s), b = Text::any(c, "b", s);
             s.add(a.joined(c, b, "abcdef") && a.size() == number(c, 2) &&
                   b.at(0) == character(c, has ? 'c' : 'd'));
         }},
        {"hashCode",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.size() == number(c, 3) && hashOf(c, a, 3) == number(c, 96354));
             for (unsigned i = 0; i < 3; ++i)
                 s.add(z3::ule(a.at(i), character(c, has ? 'z' : '0')));
         }},
        {"trim",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.trimmed(c, "ab", s) && a.size() == number(c, 5) &&
                   a.at(has ? 1 : 0) == character(c, has ? 'a' : 'b'));
         }},
        {"compareTo",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.less(c, "abd") && !a.less(c, "abc") &&
                   a.at(2) == character(c, has ? 'c' : 'd'));
         }},
        {"equalsIgnoreCase",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.size() == number(c, 5) && !a.equals(c, "hello"));
             const std::string other = "hello";
             for (unsigned i = 0; i < 5; ++i) s.add(lower(c, a.at(i)) == character(c, other[i]));
             for (unsigned i = 0; i < 5; ++i)
                 s.add(c.bool_val(has) || z3::uge(a.at(i), character(c, 'a')));
         }},
        {"indexOf, lastIndexOf",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             const expr first = a.indexOf(c, "a"), last = a.lastIndexOf(c, 'a', s);
             s.add(first == number(c, has ? 1 : 5) && last == number(c, 4));
         }},
        {"parseInt",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.size() == number(c, 4));
             expr value = c.bv_val(0, 32);
             for (unsigned i = 0; i < 4; ++i) {
                 s.add(isDigit(c, a.at(i)));
                 value = value * c.bv_val(10, 32) + digit(c, a.at(i));
             }
             s.add(value == number(c, has ? 42 : 12345));
         }},
        {"palindrome",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             s.add(a.size() == number(c, 6));
             for (unsigned i = 0; i < 3; ++i) s.add(a.at(i) == a.at(5 - i));
             s.add(a.startsWith(c, "ab") && a.at(5) == character(c, has ? 'a' : 'b'));
         }},
        {"substring of inputs",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             const expr i = c.bv_const("i", 32), j = c.bv_const("j", 32);
             s.add(a.startsWith(c, "abcd") && a.part(c, i, j, "bc", s) &&
                   z3::ule(j, number(c, 4)) && i == number(c, has ? 1 : 2));
         }},
        {"index and arithmetic",
         [=](context& c, z3::solver& s, bool has) {
             auto a = Text::any(c, "a", s);
             const expr n = c.bv_const("n", 32);
             s.add(a.indexOf(c, "=") + n == number(c, 7) && n * n == number(c, has ? 16 : 15) &&
                   z3::ule(n, number(c, 100)) && a.size() == number(c, 9));
         }},
    };
}

template <class Text>
int measure(const char* encoding) {
    int answered = 0, wrong = 0, asked = 0;
    double total = 0;
    std::printf("%s\n", encoding);
    for (const Question& question : questions<Text>()) {
        std::printf("  %-24s", question.name);
        for (const bool hasSolution : {true, false}) {
            context c;
            z3::solver solver(c);
            z3::params limit(c);
            limit.set("timeout", kLimit);
            solver.set(limit);
            question.ask(c, solver, hasSolution);
            const auto begin = std::chrono::steady_clock::now();
            const z3::check_result result = solver.check();
            const double seconds =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            ++asked;
            total += seconds;
            if (result == z3::unknown)
                std::printf("  no answer");
            else
                std::printf("  %6.1f ms", seconds * 1000);
            answered += result != z3::unknown;
            if (result != z3::unknown && (result == z3::sat) != hasSolution) {
                ++wrong;
                std::printf(" (wrong)");
            }
        }
        std::printf("\n");
    }
    std::printf("  %d of %d answered, %d not as expected, %.2f s\n", answered, asked, wrong, total);
    return wrong;
}

} // namespace

int main() {
    const int wrong = measure<Sequence>("sequences of Z3") + measure<Vector>("chars and a length");
    return wrong == 0 ? 0 : 1;
}
