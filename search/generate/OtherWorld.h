#pragma once

// What no test may depend on: hash codes of identity, the order in which Set.of and Map.of hold
// what they were given and in which reflection tells methods, the time, the machine, its user, the
// default locale and time zone, random numbers, how many threads there were before, and who has
// called the test. A test is executed in a world where all of these are other ones as well, and
// what differs is not asserted.

#include <cstdint>
#include <string>
#include <vector>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"

namespace clew::search::generate {

// A booted state becomes one of the other world: the main thread has no frames before, and one
// after that. What the class library does not let itself be told stays as it is. The other machine
// must be there.
void enterOtherWorld(vm::Vm& vm, vm::state::LiveState& live,
                     vm::interpreter::Interpreter& interpreter);

// Set.of and Map.of hold what they are given in another order, for each number in one of its own.
void changeOrderOfSets(vm::Vm& vm, vm::state::LiveState& live, std::uint64_t number);

// As long as it lives, programs are told of another machine.
class OtherMachine {
  public:
    enum class Size : std::uint8_t { Small, Large };
    // `variables`: of the environment, that are set there.
    OtherMachine(vm::Vm& vm, Size size, const std::vector<std::string>& variables);
    ~OtherMachine();
    OtherMachine(const OtherMachine&) = delete;
    OtherMachine& operator=(const OtherMachine&) = delete;

  private:
    vm::Options& options_;
    const std::uint64_t heapLimit_;
    const std::int32_t processors_;
    const std::int64_t processId_;
    const std::string hostName_;
    std::vector<std::string> environment_;
};

} // namespace clew::search::generate
