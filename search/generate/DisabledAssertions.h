#pragma once

// The assertions of system classes are disabled, whatever those of the program are (-ea), on a JVM
// that is not told otherwise (-esa): what only they lead to is never executed.

#include <cstdint>
#include <vector>

#include "vm/types/Class.h"

namespace clew::search::generate {

// Of one method of the module java.base, whose classes all are system classes. Positions are
// bytecode indices of instructions.
class DisabledAssertions {
  public:
    // Precondition: the method has code.
    explicit DisabledAssertions(const vm::types::Method& method);

    bool isExecuted(std::uint32_t at) const { return isExecuted_[at]; }
    // Whether a conditional jump that is executed goes there: to its target, or on behind it.
    bool mayJump(std::uint32_t at) const { return decided_[at] != Decided::GoesOn; }
    bool mayGoOn(std::uint32_t at) const { return decided_[at] != Decided::Jumps; }

  private:
    enum class Decided : std::uint8_t { No, Jumps, GoesOn };
    std::vector<bool> isExecuted_;
    std::vector<Decided> decided_;
};

} // namespace clew::search::generate
