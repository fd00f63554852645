#pragma once

// How a heuristic of one's own is made known: CLEW_HEURISTIC(MyHeuristic), once in a shared library
// and outside of any namespace, defines what the tool looks for when it loads the library by
// `search.heuristic=`. The class has a constructor that takes the configuration,
// `const clew::search::Config&`, or one that takes nothing.

#include <cstdint>
#include <type_traits>

#include "search/config/Config.h"
#include "search/strategy/Heuristic.h"

namespace clew::search {

template <class Made>
const Heuristic* makeHeuristicOf(const Config& config) {
    if constexpr (std::is_constructible_v<Made, const Config&>) {
        return new Made(config);
    } else {
        return new Made();
    }
}

// Differs between a library and a tool that do not see the same things in memory. The first number
// is to be raised when the order or the meaning of virtual functions changes; the sizes tell the
// rest.
constexpr std::uint64_t heuristicAbi() {
    std::uint64_t abi = 1;
    for (std::uint64_t size :
         {sizeof(vm::Vm), sizeof(vm::state::LiveState), sizeof(vm::state::Thread),
          sizeof(vm::state::Frame), sizeof(vm::state::Snapshot), sizeof(vm::types::Class),
          sizeof(vm::types::Method), sizeof(Config), sizeof(Entry), sizeof(Heuristic::Reached)})
        abi = abi * 1000003 + size;
    return abi;
}

} // namespace clew::search

#define CLEW_HEURISTIC(Made)                                                                   \
    extern "C" {                                                                               \
    __attribute__((visibility("default"))) extern const std::uint64_t clew_heuristic_abi;      \
    const std::uint64_t clew_heuristic_abi = clew::search::heuristicAbi();                     \
    __attribute__((visibility("default"))) const clew::search::Heuristic* clew_make_heuristic( \
        const clew::search::Config& config) {                                                  \
        return clew::search::makeHeuristicOf<Made>(config);                                    \
    }                                                                                          \
    }
