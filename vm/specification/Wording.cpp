#include "vm/specification/Wording.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace clew::vm::specification {

namespace {

// Values of the propositions in `which`; the others make no difference.
struct Cube {
    std::uint32_t which, values;
    auto operator<=>(const Cube&) const = default;
    bool holds(std::uint32_t of) const { return (of & which) == values; }
};

// Prime implicants (Quine and McCluskey), and of them so many, the largest first, that all is said.
std::vector<Cube> cubesOf(const std::vector<bool>& wanted, std::uint32_t all) {
    std::set<Cube> now, prime;
    for (std::uint32_t values = 0; values < wanted.size(); values++)
        if (wanted[values]) now.insert({all, values});
    while (!now.empty()) {
        std::set<Cube> larger, merged;
        for (const Cube& one : now)
            for (std::uint32_t bit = 1; bit <= one.which; bit <<= 1) {
                if ((one.which & bit) == 0) continue;
                const Cube other{one.which, one.values ^ bit};
                if (now.count(other) == 0) continue;
                larger.insert({one.which & ~bit, one.values & ~bit});
                merged.insert(one);
            }
        std::set_difference(now.begin(), now.end(), merged.begin(), merged.end(),
                            std::inserter(prime, prime.end()));
        now = std::move(larger);
    }
    std::vector<Cube> bySize(prime.begin(), prime.end()), result;
    std::stable_sort(bySize.begin(), bySize.end(), [](const Cube& a, const Cube& b) {
        return std::popcount(a.which) < std::popcount(b.which);
    });
    std::vector<bool> left = wanted;
    for (const Cube& cube : bySize) {
        bool isNew = false;
        for (std::uint32_t values = 0; values < left.size(); values++)
            if (left[values] && cube.holds(values)) {
                left[values] = false;
                isNew = true;
            }
        if (isNew) result.push_back(cube);
    }
    return result;
}

constexpr std::uint32_t kMostInWords = 6; // of propositions that are no calls

} // namespace

std::string nameOf(const Proposition& proposition) {
    if (!proposition.name.empty()) return proposition.name;
    if (proposition.kind == Proposition::Kind::Value)
        return fmt::format("<{{ {} }}>", proposition.text);
    return proposition.text;
}

std::string Wording::call(std::uint32_t call) const {
    return call == 0 ? "another call" : nameOf(propositions_[call - 1]);
}

std::string Wording::values(std::uint32_t which, std::uint32_t values) const {
    std::string text;
    for (std::uint32_t i = 0; i < others_; i++)
        if ((which >> i & 1) != 0)
            text +=
                fmt::format("{}{}{}", text.empty() ? "" : " && ", (values >> i & 1) != 0 ? "" : "!",
                            nameOf(propositions_[calls_ + i]));
    return text;
}

std::string Wording::letter(std::uint32_t letter) const {
    std::string text = call(letter >> others_);
    const std::uint32_t all = (1U << others_) - 1;
    if (others_ > 0) text += " with " + values(all, letter & all);
    return text;
}

std::string Wording::anyOf(const std::vector<std::uint32_t>& calls) const {
    if (calls.size() == calls_ + 1) return "TRUE";
    std::vector<std::string> names;
    const bool isNegated = calls.front() == 0;
    for (std::uint32_t call = 1; call <= calls_; call++)
        if ((std::find(calls.begin(), calls.end(), call) == calls.end()) == isNegated)
            names.push_back(this->call(call));
    std::string text = fmt::format("{}", fmt::join(names, " || "));
    if (names.size() > 1) text = fmt::format("({})", text);
    return isNegated ? "!" + text : text;
}

std::string Wording::valuesIn(const std::vector<bool>& wanted) const {
    if (others_ > kMostInWords)
        return fmt::format("{} of {} values", std::count(wanted.begin(), wanted.end(), true),
                           wanted.size());
    std::vector<std::string> texts;
    for (const Cube& cube : cubesOf(wanted, (1U << others_) - 1))
        texts.push_back(values(cube.which, cube.values));
    std::string text = fmt::format("{}", fmt::join(texts, " || "));
    return texts.size() > 1 ? fmt::format("({})", text) : text;
}

std::string Wording::condition(const std::vector<bool>& letters) const {
    const std::uint32_t all = 1U << others_;
    std::map<std::vector<bool>, std::vector<std::uint32_t>> byValues;
    for (std::uint32_t call = 0; call <= calls_; call++) {
        const auto from = letters.begin() + static_cast<std::ptrdiff_t>(call) * all;
        const std::vector<bool> values(from, from + all);
        if (std::find(values.begin(), values.end(), true) != values.end())
            byValues[values].push_back(call);
    }
    std::vector<std::string> texts;
    for (const auto& [values, calls] : byValues) {
        const std::string any = anyOf(calls);
        const bool isFree = std::find(values.begin(), values.end(), false) == values.end();
        texts.push_back(isFree ? any
                               : (any == "TRUE" ? valuesIn(values)
                                                : fmt::format("{} && {}", any, valuesIn(values))));
    }
    std::sort(texts.begin(), texts.end());
    return fmt::format("{}", fmt::join(texts, " || "));
}

} // namespace clew::vm::specification
