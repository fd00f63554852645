#include "vm/specification/Coverage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

#include "vm/specification/Wording.h"

namespace clew::vm::specification {

namespace {

const Table* tableOf(const Specification& specification) {
    return specification.machine().isTable() ? static_cast<const Table*>(&specification.machine())
                                             : nullptr;
}

} // namespace

std::vector<Transition> transitionsOf(const Table& table) {
    std::vector<Transition> transitions;
    for (std::uint32_t state = 0; state < table.states(); state++) {
        if (table.rejects(state)) continue;
        std::map<Table::State, std::vector<bool>> letters; // by the state that they lead to
        for (std::uint32_t letter = 0; letter < table.alphabet().size(); letter++) {
            auto& set = letters[table.next(state, letter)];
            set.resize(table.alphabet().size(), false);
            set[letter] = true;
        }
        for (auto& [to, set] : letters) transitions.push_back({state, to, std::move(set)});
    }
    return transitions;
}

Coverage::Coverage(const Specification& specification)
    : specification_(specification),
      table_(tableOf(specification)),
      taken_(table_ ? std::size_t{table_->states()} * table_->alphabet().size() : 0) {}

void Coverage::stepped(Specification::State from, std::uint64_t valuation) {
    if (!table_) return;
    const std::uint32_t letter = table_->alphabet().letterOf(valuation);
    auto& taken = taken_[from * table_->alphabet().size() + letter];
    // What is set already stays in the caches of all.
    if (taken.load(std::memory_order_relaxed) == 0) taken.store(1, std::memory_order_relaxed);
}

std::vector<Coverage::Taken> Coverage::transitions() const {
    std::vector<Taken> result;
    if (!table_) return result;
    const Wording wording(table_->alphabet(), specification_.propositions());
    const std::size_t size = table_->alphabet().size();
    for (const Transition& transition : transitionsOf(*table_)) {
        const auto& [from, to, letters] = transition;
        if (table_->isInert(from)) continue;
        bool isTaken = false;
        for (std::size_t letter = 0; letter < size; letter++)
            isTaken = isTaken || (letters[letter] && taken_[from * size + letter] != 0);
        std::vector<std::string> way;
        for (const std::uint32_t letter : table_->wordTo(from))
            way.push_back(wording.letter(letter));
        result.push_back({from, to, fmt::format("{}", fmt::join(way, ", ")),
                          wording.condition(letters), table_->rejects(to), isTaken});
    }
    return result;
}

} // namespace clew::vm::specification
