#pragma once

// For listeners in shared libraries: CLEW_LISTENER(MyListener), once in a library and outside of
// any namespace, defines what the tool looks for when it loads the library by `listener=`. The
// class has a constructor that takes the configuration, `const clew::search::Config&`, or one that
// takes nothing. Where the listener has keys of its own, a static function `keys` gives their rows,
//
//     static std::span<const clew::search::ConfigKey> keys();
//
// and what is set under the first component of their names is checked as all other keys are.

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::listeners {

template <class Made>
std::unique_ptr<search::Listener> makeListenerOf(const search::Config& config) {
    if constexpr (std::is_constructible_v<Made, const search::Config&>) {
        return std::make_unique<Made>(config);
    } else {
        return std::make_unique<Made>();
    }
}

template <class Made>
std::span<const search::ConfigKey> keysOfListener() {
    if constexpr (requires { Made::keys(); }) {
        return Made::keys();
    } else {
        return {};
    }
}

// Differs between a library and a tool that do not see the same things in memory. The first number
// is to be raised when the order or the meaning of virtual functions changes; the sizes tell the
// rest.
constexpr std::uint64_t listenerAbi() {
    std::uint64_t abi = 6;
    for (std::uint64_t size :
         {sizeof(vm::state::LiveState), sizeof(vm::state::Thread), sizeof(vm::state::Frame),
          sizeof(vm::types::Class), sizeof(vm::types::Method), sizeof(vm::types::Field),
          sizeof(search::Config), sizeof(search::ConfigKey), sizeof(vm::interpreter::Code),
          sizeof(vm::interpreter::Stop)})
        abi = abi * 1000003 + size;
    return abi;
}

} // namespace clew::listeners

#define CLEW_LISTENER(Made)                                                              \
    extern "C" {                                                                         \
    __attribute__((visibility("default"))) extern const std::uint64_t clew_listener_abi; \
    const std::uint64_t clew_listener_abi = clew::listeners::listenerAbi();              \
    __attribute__((visibility("default"))) clew::search::Listener* clew_make_listener(   \
        const clew::search::Config& config) {                                            \
        return clew::listeners::makeListenerOf<Made>(config).release();                  \
    }                                                                                    \
    __attribute__((visibility("default"))) void clew_declare_keys() {                    \
        clew::search::declareKeys(#Made, clew::listeners::keysOfListener<Made>());       \
    }                                                                                    \
    }
