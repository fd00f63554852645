#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace clew::vm::specification::definitions {

// Conditions, formulas and expressions, of a depth.
class RandomTexts {
  public:
    explicit RandomTexts(std::uint32_t seed) : generator_(seed) {}
    std::size_t below(std::size_t limit) { return generator_() % limit; }
    template <std::size_t n>
    std::string_view oneOf(const std::array<std::string_view, n>& all) {
        return all[below(n)];
    }

    // Over a call and a value, which makes four letters.
    std::string condition(int depth) {
        if (depth == 0 || below(3) == 0)
            return std::string(
                oneOf(std::array<std::string_view, 5>{"p()", "p()", "<{ v }>", "<{ v }>", "TRUE"}));
        if (below(3) == 0) return "!" + condition(depth - 1);
        return fmt::format("({} {} {})", condition(depth - 1),
                           oneOf(std::array<std::string_view, 2>{"&&", "||"}),
                           condition(depth - 1));
    }
    std::string past(int depth) {
        if (depth == 0) return condition(1);
        switch (below(4)) {
            case 0:
                return fmt::format("{}({})",
                                   oneOf(std::array<std::string_view, 8>{"Y", "Z", "O", "<*>", "H",
                                                                         "[*]", "Start", "End"}),
                                   past(depth - 1));
            case 1:
                return fmt::format("({} {} {})", past(depth - 1),
                                   oneOf(std::array<std::string_view, 3>{"S", "Sw", "T"}),
                                   past(depth - 1));
            case 2:
                return fmt::format("[{}, {}){}", past(depth - 1), past(depth - 1),
                                   oneOf(std::array<std::string_view, 2>{"s", "w"}));
            default:
                return fmt::format(
                    "({} {} {})", past(depth - 1),
                    oneOf(std::array<std::string_view, 5>{"&&", "||", "++", "->", "<->"}),
                    past(depth - 1));
        }
    }
    std::string formula(int depth) {
        if (depth == 0) return past(static_cast<int>(below(3)));
        switch (below(4)) {
            case 0:
                return fmt::format(
                    "{}({})",
                    oneOf(std::array<std::string_view, 7>{"X", "F", "<>", "G", "[]", "G", "!"}),
                    formula(depth - 1));
            case 1:
                return fmt::format("({} {} {})", formula(depth - 1),
                                   oneOf(std::array<std::string_view, 4>{"U", "Uw", "R", "V"}),
                                   formula(depth - 1));
            default:
                return fmt::format(
                    "({} {} {})", formula(depth - 1),
                    oneOf(std::array<std::string_view, 6>{"&&", "&&", "||", "++", "->", "<->"}),
                    formula(depth - 1));
        }
    }
    std::string regexp(int depth) {
        if (depth == 0) return condition(1);
        switch (below(4)) {
            case 0:
                return fmt::format("({} | {})", regexp(depth - 1), regexp(depth - 1));
            case 1:
                return fmt::format(
                    "({}){}", regexp(depth - 1),
                    oneOf(std::array<std::string_view, 6>{"*", "+", "?", "{2}", "{1,2}", "{0,3}"}));
            default:
                return fmt::format("{} ; {}", regexp(depth - 1), regexp(depth - 1));
        }
    }

  private:
    std::mt19937 generator_;
};

} // namespace clew::vm::specification::definitions
