#include "vm/specification/Table.h"

#include <algorithm>
#include <bit>

namespace clew::vm::specification {

namespace {

bool isOfAnyParameters(const Proposition& call) {
    return call.text.ends_with("()");
}

// Moore's refinement: classes by what states say, divided by the classes of their successors until
// nothing changes.
std::vector<std::uint32_t> classesOf(const RawTable& raw) {
    const std::size_t states = raw.rejects.size();
    std::vector<std::uint32_t> classes(states);
    for (std::size_t state = 0; state < states; state++)
        classes[state] = static_cast<std::uint32_t>(raw.rejects[state] * 2 + raw.isOpen[state]);
    for (std::size_t before = 0;;) {
        std::map<std::vector<std::uint32_t>, std::uint32_t> known;
        std::vector<std::uint32_t> refined(states);
        std::vector<std::uint32_t> signature(raw.letters + 1);
        for (std::size_t state = 0; state < states; state++) {
            signature[0] = classes[state];
            for (std::uint32_t letter = 0; letter < raw.letters; letter++)
                signature[letter + 1] = classes[raw.next[state * raw.letters + letter]];
            refined[state] =
                known.emplace(signature, static_cast<std::uint32_t>(known.size())).first->second;
        }
        classes = std::move(refined);
        if (known.size() == before) return classes;
        before = known.size();
    }
}

} // namespace

Alphabet::Alphabet(std::span<const Proposition> propositions) {
    callBits_.push_back(0);
    for (std::size_t i = 0; i < propositions.size(); i++) {
        const Proposition& call = propositions[i];
        if (call.kind != Proposition::Kind::Call) {
            others_++;
            continue;
        }
        calls_++;
        std::uint64_t bits = std::uint64_t{1} << i;
        for (std::size_t other = 0; other < propositions.size(); other++) {
            const std::string& any = propositions[other].text;
            if (propositions[other].kind == Proposition::Kind::Call &&
                isOfAnyParameters(propositions[other]) &&
                call.text.starts_with(any.substr(0, any.size() - 1)))
                bits |= std::uint64_t{1} << other;
        }
        callBits_.push_back(bits);
    }
    size_ = others_ < 40 ? std::uint64_t{calls_ + 1} << others_ : std::uint64_t{1} << 40;
}

std::uint32_t Alphabet::letterOf(std::uint64_t valuation) const {
    const std::uint64_t calls = valuation & ((std::uint64_t{1} << calls_) - 1);
    const auto call = calls == 0 ? 0U : static_cast<std::uint32_t>(std::countr_zero(calls)) + 1;
    return call << others_ | static_cast<std::uint32_t>(valuation >> calls_);
}

std::uint64_t Alphabet::valuationOf(std::uint32_t letter) const {
    const std::uint64_t others = letter & ((std::uint64_t{1} << others_) - 1);
    return callBits_[letter >> others_] | others << calls_;
}

Table::Table(Alphabet alphabet, const RawTable& raw) : alphabet_(std::move(alphabet)) {
    const std::vector<std::uint32_t> classes = classesOf(raw);
    constexpr std::uint32_t kUnknown = ~std::uint32_t{0};
    std::vector<std::uint32_t> numbers(raw.rejects.size(), kUnknown); // by class
    std::vector<std::uint32_t> members;                               // by number
    const auto numberOf = [&](std::uint32_t state, std::uint32_t from, std::uint32_t letter) {
        std::uint32_t& number = numbers[classes[state]];
        if (number == kUnknown) {
            number = static_cast<std::uint32_t>(members.size());
            members.push_back(state);
            cameFrom_.emplace_back(from, letter);
        }
        return number;
    };
    numberOf(0, 0, 0);
    for (std::uint32_t number = 0; number < members.size(); number++) {
        const std::uint32_t member = members[number];
        rejects_.push_back(raw.rejects[member]);
        isOpen_.push_back(raw.isOpen[member]);
        for (std::uint32_t letter = 0; letter < raw.letters; letter++)
            next_.push_back(
                numberOf(raw.next[std::size_t{member} * raw.letters + letter], number, letter));
    }
    distance_ = distancesTo(rejects_);
    const std::vector<std::uint32_t> toOpen = distancesTo(isOpen_);
    for (std::uint32_t state = 0; state < states(); state++)
        isInert_.push_back(distance_[state] == Specification::kNever &&
                           toOpen[state] == Specification::kNever);
}

std::vector<std::uint32_t> Table::distancesTo(const std::vector<std::uint8_t>& goals) const {
    std::vector<std::vector<std::uint32_t>> before(states());
    for (std::uint32_t state = 0; state < states(); state++)
        for (std::uint32_t letter = 0; letter < alphabet_.size(); letter++)
            if (const auto to = next(state, letter);
                before[to].empty() || before[to].back() != state)
                before[to].push_back(state);
    std::vector<std::uint32_t> distances(states(), Specification::kNever);
    std::vector<std::uint32_t> queue;
    for (std::uint32_t state = 0; state < states(); state++)
        if (goals[state] != 0) {
            distances[state] = 0;
            queue.push_back(state);
        }
    for (std::size_t at = 0; at < queue.size(); at++)
        for (const std::uint32_t state : before[queue[at]])
            if (distances[state] == Specification::kNever) {
                distances[state] = distances[queue[at]] + 1;
                queue.push_back(state);
            }
    return distances;
}

std::vector<std::uint32_t> Table::wordTo(State state) const {
    std::vector<std::uint32_t> word;
    for (; state != 0; state = cameFrom_[state].first) word.push_back(cameFrom_[state].second);
    std::reverse(word.begin(), word.end());
    return word;
}

} // namespace clew::vm::specification
