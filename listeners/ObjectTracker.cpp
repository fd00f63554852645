#include "listeners/ObjectTracker.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "listeners/Positions.h"

namespace clew::listeners {

using namespace vm;
using search::ValueType;

namespace {
constexpr std::size_t kMostLines = 1'000'000;
}

std::span<const search::ConfigKey> ObjectTracker::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "ot.include",
         .type = ValueType::list,
         .help = "classes whose objects are tracked, * for any text",
         .example = "org.example.Account"},
        {.name = "ot.exclude",
         .type = ValueType::list,
         .help = "classes of these whose objects are not tracked",
         .example = "org.example.Test*"},
        {.name = "ot.refs",
         .type = ValueType::list,
         .help = "single objects that are tracked: TYPE@2 is the second one that a path makes",
         .example = "org.example.Account@2"},
        {.name = "ot.log_life_cycle",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "when they are made and given up"},
        {.name = "ot.log_calls",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "calls of their methods"},
        {.name = "ot.log_fields",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "accesses to their fields"},
    };
    return kKeys;
}

ObjectTracker::ObjectTracker(const search::Config& config)
    : classes_{patternsOf(config, "ot.include"), patternsOf(config, "ot.exclude")},
      tracksClasses_(!classes_.include.empty()),
      logsLifeCycle_(config.boolean("ot.log_life_cycle")),
      logsCalls_(config.boolean("ot.log_calls")),
      logsFields_(config.boolean("ot.log_fields")),
      log_(kMostLines) {
    for (const std::string& name : config.list("ot.refs")) {
        if (name.find('@') == std::string::npos)
            spdlog::warn(
                "{}: ot.refs: {} names no object here: TYPE@{} is the one with that number "
                "among those of its type that a path makes",
                config.originOf("ot.refs"), name, name);
        wanted_.insert(name);
    }
}

void ObjectTracker::restore(const std::shared_ptr<const void>&) {
    log_.clear();
    made_.clear();
    tracked_.clear();
    transition_ = 0;
}

void ObjectTracker::add(const LiveState& state, std::string_view what, const std::string& name,
                        std::string_view member) {
    log_.add(state.current, transition_,
             fmt::format("{:<4} {}{}{}", what, name, member.empty() ? "" : ".", member));
}

void ObjectTracker::objectCreated(const LiveState& state, Ref object) {
    const types::Class& klass = *state.object(object)->klass;
    const bool isOfClass = tracksClasses_ && classes_.admits(typeName(klass));
    if (!isOfClass && (wanted_.empty() || klass.fromJdk)) return;
    const std::string type = typeName(klass), name = fmt::format("{}@{}", type, ++made_[type]);
    if (!isOfClass && !wanted_.contains(name)) return;
    tracked_[object] = name;
    if (logsLifeCycle_) add(state, "new", name);
}

void ObjectTracker::objectReleased(const LiveState& state, Ref object) {
    const auto found = tracked_.find(object);
    if (found == tracked_.end()) return;
    if (logsLifeCycle_) add(state, "free", found->second);
    tracked_.erase(found);
}

void ObjectTracker::methodEntered(const LiveState& state, const types::Method& method) {
    if (tracked_.empty() || method.isStatic()) return;
    const state::Frame* frame = state.threads[state.current].top;
    if (!frame || frame->method != &method) return; // a native method, which has none
    const auto found = tracked_.find(values::toRef(frame->locals[0]));
    if (found != tracked_.end()) add(state, "call", found->second, method.name.view());
}

void ObjectTracker::fieldAccess(const LiveState& state, const types::Field& field, Ref object,
                                bool write) {
    if (field.isStatic()) return;
    const auto found = tracked_.find(object);
    if (found != tracked_.end())
        add(state, write ? "put" : "get", found->second, field.name.view());
}

search::Section ObjectTracker::explain() {
    return {"objects tracked", log_.lines(true)};
}

} // namespace clew::listeners
