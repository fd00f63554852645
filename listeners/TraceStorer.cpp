#include "listeners/TraceStorer.h"

#include <fmt/format.h>

#include "listeners/Positions.h"

namespace clew::listeners {

using namespace vm;
using search::ValueType;

std::span<const search::ConfigKey> TraceStorer::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "trace.file",
         .type = ValueType::path,
         .defaultValue = "trace",
         .help = "where paths are stored",
         .example = "found.trace.json"},
        {.name = "trace.multiple",
         .type = ValueType::boolean,
         .defaultValue = "false",
         .help = "each path in a file of its own, with .1, .2 … after its name; else the last one "
                 "stays"},
        {.name = "trace.depth",
         .type = ValueType::integer,
         .help = "store a path when it has become so long, in transitions",
         .range = {1, search::kLargestCount},
         .example = "10"},
        {.name = "trace.terminate",
         .type = ValueType::boolean,
         .defaultValue = "false",
         .help = "end the search when a path has been stored for one of these reasons"},
        {.name = "trace.store_constraint",
         .type = ValueType::boolean,
         .defaultValue = "false",
         .help = "store the path on which a limit of the search is reached"},
        {.name = "trace.store_calls",
         .type = ValueType::list,
         .help = "store a path when it calls one of these methods, * for any text",
         .example = "org.example.Account.withdraw"},
        {.name = "trace.store_threads",
         .type = ValueType::list,
         .help = "store a path when it starts a thread of such a name, * for any text",
         .example = "worker*"},
        {.name = "trace.verbose",
         .type = ValueType::boolean,
         .defaultValue = "false",
         .help = "store the steps of the path too, for a person to read; also for "
                 "Verify.storeTrace"},
    };
    return kKeys;
}

TraceStorer::TraceStorer(const search::Config& config)
    : file_(config.path("trace.file")),
      multiple_(config.boolean("trace.multiple")),
      terminates_(config.boolean("trace.terminate")),
      storesConstraints_(config.boolean("trace.store_constraint")),
      depth_(static_cast<std::size_t>(config.integer("trace.depth").value_or(0))),
      calls_(patternsOf(config, "trace.store_calls")),
      threads_(patternsOf(config, "trace.store_threads")) {}

void TraceStorer::store(const std::string& why, bool mayEnd) {
    std::string file = file_.string();
    if (multiple_) file += fmt::format(".{}", ++stored_);
    storeTrace(std::move(file), why);
    if (mayEnd && terminates_)
        endSearch(fmt::format("trace.terminate: a path was stored ({})", why));
}

void TraceStorer::methodEntered(const LiveState&, const types::Method& method) {
    const std::string name =
        fmt::format("{}.{}", method.holder->externalName(), method.name.view());
    if (calls_.matchesAny(name) || calls_.matchesAny(name + method.descriptor.str()))
        store("call: " + name, true);
}

void TraceStorer::threadStarted(const LiveState& state, std::size_t thread) {
    const std::string name = threadName(state, thread);
    if (threads_.matchesAny(name)) store("thread started: " + name, true);
}

void TraceStorer::stateAdvanced(const LiveState&, const search::Transition& transition) {
    if (depth_ != 0 && transition.depth == depth_)
        store(fmt::format("search depth reached: {}", depth_), true);
}

void TraceStorer::propertyViolated(const search::Violation& violation) {
    store(fmt::format("violated property: {}",
                      violation.className.empty() ? violation.message : violation.className),
          false);
}

void TraceStorer::constraintHit(std::string_view limit) {
    if (storesConstraints_) store(fmt::format("search constraint hit: {}", limit), false);
}

} // namespace clew::listeners
