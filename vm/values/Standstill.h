#pragma once

// For who copies the process, by fork(), while other threads make expressions.

#include <mutex>

namespace clew::vm::values::expressions {

// As long as it lives nobody makes expressions, so that the copy finds them whole, and no lock held
// by a thread that it does not have. Is to end in both processes, in the thread that began it.
class Standstill {
  public:
    Standstill();

  private:
    const std::unique_lock<std::mutex> nodes_, sets_;
};

} // namespace clew::vm::values::expressions
