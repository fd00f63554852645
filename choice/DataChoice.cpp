#include <fmt/format.h>

#include "choice/Choice.h"

namespace clew::choice {

using Kind = ChoiceRequest::Kind;

void DataChoice::apply(std::uint32_t alternative, LiveState& state,
                       Interpreter& interpreter) const {
    state.prepareToRun(thread_);
    state.current = thread_;
    interpreter.resume(alternative);
}

std::string DataChoice::describe(std::uint32_t alternative, LiveState& state) const {
    const ChoiceRequest& request = *request_;
    const std::string id = request.id.empty() ? std::string() : " \"" + request.id + "\"";
    switch (request.kind) {
        case Kind::IntRange:
            return fmt::format("int{} of {} .. {}: {}", id, request.low,
                               request.low + std::int64_t(request.count) - 1,
                               request.low + std::int64_t(alternative));
        case Kind::List:
            return fmt::format(
                "value{} of [{}]: {}", id, fmt::join(request.labels, ", "),
                alternative < request.labels.size() ? request.labels[alternative] : "?");
        case Kind::Boolean:
            return fmt::format("boolean{}: {}", id, (alternative == 1) == request.falseFirst);
        case Kind::Random:
            return fmt::format("random number{} below {}: {}", id, request.count, alternative);
        case Kind::Notified:
            return fmt::format("thread to notify: {}",
                               alternative < request.threads.size()
                                   ? threadName(state, request.threads[alternative])
                                   : "?");
        case Kind::Clock:
            return alternative == 0 ? "clock: no time has passed" : "clock: much time has passed";
    }
    return {};
}

} // namespace clew::choice
