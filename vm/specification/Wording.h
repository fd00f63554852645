#pragma once

// Letters of an alphabet in words, as conditions that a specification could have.

#include <string>
#include <vector>

#include "vm/specification/Machine.h"

namespace clew::vm::specification {

// As it stands in a text: its name, m(), <{ expression }>.
std::string nameOf(const Proposition& proposition);

class Wording {
  public:
    Wording(const Alphabet& alphabet, const std::vector<Proposition>& propositions)
        : propositions_(propositions), calls_(alphabet.calls()), others_(alphabet.others()) {}

    // The name of the call; "another call": none of those of the specification.
    std::string call(std::uint32_t call) const;
    // "ok && !<{ e }>", of the propositions that are no calls and have a bit in `which`.
    std::string values(std::uint32_t which, std::uint32_t values) const;
    // "a() with ok && !<{ e }>".
    std::string letter(std::uint32_t letter) const;
    // A condition that is true of these letters, by letter, and of no others.
    std::string condition(const std::vector<bool>& letters) const;

  private:
    std::string anyOf(const std::vector<std::uint32_t>& calls) const;
    std::string valuesIn(const std::vector<bool>& wanted) const;

    const std::vector<Proposition>& propositions_;
    std::uint32_t calls_, others_;
};

} // namespace clew::vm::specification
