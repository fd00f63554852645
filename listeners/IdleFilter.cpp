#include "listeners/IdleFilter.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/Code.h"

namespace clew::listeners {

using namespace vm;

std::span<const search::ConfigKey> IdleFilter::keys() {
    using enum search::ValueType;
    static constexpr search::Alternative kActions[] = {
        {"break", {}, "others may go on, as they may without it"},
        {"yield", {}, "the same"},
        {"prune", {}, "the path ends, and the verdict is unknown at best"}};
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "idle.max_backjumps",
         .type = integer,
         .defaultValue = "500",
         .help = "how many times a thread may go round in a loop that does nothing"},
        {.name = "idle.action",
         .type = choice,
         .defaultValue = "break",
         .help = "what comes of a thread that has gone round so often",
         .alternatives = kActions},
    };
    return kKeys;
}

IdleFilter::IdleFilter(const search::Config& config)
    : prunes_(config.choice("idle.action") == "prune"),
      most_(config.integer("idle.max_backjumps").value()) {}

void IdleFilter::instructionExecuted(const state::LiveState& state, const types::Method& method,
                                     const interpreter::Instruction* pc) {
    const state::Frame* const frame = state.threads[state.current].top;
    if (!frame || frame->method != &method) return; // a call, or a return
    Thread& thread = threads_[state.current];
    const std::uint32_t at = interpreter::codeOf(method).indexOf(pc);
    // Calls are no loops: what is called is told by methodEntered.
    if (thread.method != &method || thread.depth != frame->depth)
        thread = {.method = &method, .depth = frame->depth, .last = at};
    const std::uint32_t last = std::exchange(thread.last, at);
    if (at >= last) return;
    if (thread.backJumps == 0 || thread.first != at || thread.end != last) {
        thread.first = at;
        thread.end = last;
        thread.backJumps = 0;
    }
    if (++thread.backJumps <= most_) return;
    thread.backJumps = 0;
    const int line = interpreter::codeOf(method).lineOf(pc);
    ignorePath(
        fmt::format("idle.action=prune: a loop in {}{} that does nothing was left after {} rounds",
                    method.describe(), line < 0 ? "" : fmt::format(", line {},", line), most_));
}

void IdleFilter::isBusy(const state::LiveState& state) {
    if (const auto found = threads_.find(state.current); found != threads_.end())
        found->second.backJumps = 0;
}

void IdleFilter::methodEntered(const state::LiveState& state, const types::Method&) {
    isBusy(state);
}
void IdleFilter::fieldAccess(const state::LiveState& state, const types::Field&, values::Ref,
                             bool write) {
    if (write) isBusy(state);
}
void IdleFilter::arrayAccess(const state::LiveState& state, values::Ref, std::uint32_t,
                             bool write) {
    if (write) isBusy(state);
}

std::shared_ptr<const void> IdleFilter::save() {
    if (!prunes_) return nullptr;
    return std::make_shared<const std::map<std::size_t, Thread>>(threads_);
}

void IdleFilter::restore(const std::shared_ptr<const void>& saved) {
    if (saved)
        threads_ = *std::static_pointer_cast<const std::map<std::size_t, Thread>>(saved);
    else
        threads_.clear();
}

} // namespace clew::listeners
