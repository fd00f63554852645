#include <fmt/format.h>

#include <bit>

#include "vm/specification/Table.h"
#include "vm/specification/Wording.h"

namespace clew::vm::specification {

namespace {

class Explanation {
  public:
    Explanation(const Specification& specification, const Table& table, Specification::State before,
                std::uint64_t valuation)
        : wording_(table.alphabet(), specification.propositions()),
          table_(table),
          before_(before),
          letter_(table.alphabet().letterOf(valuation)),
          others_(table.alphabet().others()),
          calls_(table.alphabet().calls()) {}

    std::string text() const {
        std::string expected = otherValues();
        if (expected.empty()) expected = otherCalls();
        if (expected.empty()) expected = "nothing";
        return fmt::format("{} where {} was expected", wording_.letter(letter_), expected);
    }

  private:
    std::uint32_t valuesOf(std::uint32_t letter) const { return letter & ((1U << others_) - 1); }
    bool isAllowed(std::uint32_t call, std::uint32_t values) const {
        return !table_.rejects(table_.next(before_, call << others_ | values));
    }
    // The same call, with as few other values as possible.
    std::string otherValues() const {
        for (std::uint32_t changes = 1; changes <= others_; changes++) {
            std::string text;
            for (std::uint32_t flipped = 1; flipped < 1U << others_; flipped++) {
                const std::uint32_t values = valuesOf(letter_) ^ flipped;
                if (std::popcount(flipped) == static_cast<int>(changes) &&
                    isAllowed(letter_ >> others_, values))
                    text += (text.empty() ? "" : " or ") + wording_.values(flipped, values);
            }
            if (!text.empty()) return text;
        }
        return {};
    }
    // Another call, with some values.
    std::string otherCalls() const {
        std::string text;
        const auto consider = [&](std::uint32_t call) {
            for (std::uint32_t values = 0; values < 1U << others_; values++)
                if (isAllowed(call, values)) {
                    text += (text.empty() ? "" : " or ") + wording_.call(call);
                    return;
                }
        };
        for (std::uint32_t call = 1; call <= calls_; call++) consider(call);
        if (text.empty()) consider(0);
        return text;
    }

    Wording wording_;
    const Table& table_;
    Specification::State before_;
    std::uint32_t letter_;
    std::uint32_t others_, calls_;
};

} // namespace

std::string Specification::explain(State before, std::uint64_t valuation) const {
    if (machine_->isTable())
        return Explanation(*this, static_cast<const Table&>(*machine_), before, valuation).text();
    std::string text;
    for (std::size_t i = 0; i < propositions_.size(); i++)
        text += fmt::format("{}{}{}", i == 0 ? "" : " && ", (valuation >> i & 1) != 0 ? "" : "!",
                            nameOf(propositions_[i]));
    return text + ", where the formula does not hold";
}

} // namespace clew::vm::specification
