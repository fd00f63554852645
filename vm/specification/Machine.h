#pragma once

// What a specification steps through: a table, or a bit for each subformula of the past.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "vm/specification/Specification.h"

namespace clew::vm::specification {

// Valuations that differ for a table: of c calls at most one is true, and the v other propositions
// are free, which makes (c + 1) * 2^v letters.
class Alphabet {
  public:
    explicit Alphabet(std::span<const Proposition> propositions);

    static constexpr std::uint32_t kMost = 1U << 14;
    bool fits() const { return size_ <= kMost; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(size_); }
    std::uint32_t letterOf(std::uint64_t valuation) const;
    // With the call of any parameters where the one with those of the letter is true.
    std::uint64_t valuationOf(std::uint32_t letter) const;
    std::uint32_t calls() const { return calls_; }
    std::uint32_t others() const { return others_; }

  private:
    std::uint32_t calls_ = 0, others_ = 0;
    std::uint64_t size_ = 1;
    std::vector<std::uint64_t> callBits_; // by 1 + call; 0: none
};

class Machine {
  public:
    using State = Specification::State;
    Machine() = default;
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    virtual ~Machine() = default;

    virtual bool isTable() const = 0;
    virtual State initial() const = 0;
    virtual State step(State state, std::uint64_t valuation) const = 0;
    virtual bool rejects(State state) const = 0;
    virtual bool isInert(State state) const = 0;
    virtual bool isOpenAtEnd(State state) const = 0;
    virtual std::uint32_t distance(State state) const = 0;
};

} // namespace clew::vm::specification
