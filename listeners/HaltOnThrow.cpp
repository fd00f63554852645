#include "listeners/HaltOnThrow.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>

#include "vm/objects/StackTrace.h"

namespace clew::listeners {

using namespace vm;

std::span<const search::ConfigKey> HaltOnThrow::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "vm.halt_on_throw",
         .type = search::ValueType::list,
         .help = "exceptions that are errors as soon as the program throws them, * for any text",
         .more = "Those that the JDK's own code throws and catches are none.",
         .example = "java.io.*"},
    };
    return kKeys;
}

bool HaltOnThrow::isWanted(const search::Config& config) {
    const std::vector<std::string> patterns = config.list("vm.halt_on_throw");
    return !patterns.empty() && patterns != std::vector<std::string>{"none"};
}

HaltOnThrow::HaltOnThrow(const search::Config& config)
    : patterns_(config.list("vm.halt_on_throw")) {}

void HaltOnThrow::exceptionThrown(const state::LiveState& state, values::Ref exception) {
    const types::Class& klass = *state.object(exception)->klass;
    const state::Frame* frame = state.threads[state.current].top;
    if (!frame || frame->method->holder->fromJdk) return;
    const std::string name = klass.externalName();
    if (std::ranges::none_of(patterns_, [&](const std::string& pattern) {
            return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
        }))
        return;
    report("thrown", fmt::format("{} is thrown (vm.halt_on_throw)", name),
           objects::traceLinesOf(const_cast<state::LiveState&>(state), exception)); // reads only
}

} // namespace clew::listeners
