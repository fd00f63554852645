#include "listeners/PathLog.h"

#include <fmt/format.h>

#include <utility>

#include "listeners/Positions.h"

namespace clew::listeners {

void PathLog::clear() {
    lines_.clear();
    names_.clear();
    named_.clear();
    leftOut_ = 0;
}

void PathLog::add(std::size_t thread, std::size_t transition, std::string text) {
    lines_.push_back({thread, transition, std::move(text)});
    if (lines_.size() <= most_) return;
    lines_.pop_front();
    ++leftOut_;
}

std::vector<std::string> PathLog::lines(bool withTransitions) const {
    std::vector<std::string> all;
    if (leftOut_ > 0) all.push_back(fmt::format("({} before)", leftOut_));
    const Line* before = nullptr;
    for (const Line& line : lines_) {
        if (withTransitions && (!before || before->transition != line.transition))
            all.push_back(fmt::format("---------------------------------- #{}", line.transition));
        if (!withTransitions && before && before->thread != line.thread)
            all.emplace_back("----------------------------------");
        all.push_back(fmt::format("{}: {}", line.thread, line.text));
        before = &line;
    }
    return all;
}

std::string PathLog::nameOf(const vm::state::LiveState& state, vm::values::Ref object) {
    if (object == 0) return "null";
    const auto [found, isNew] = names_.try_emplace(object);
    if (isNew) {
        const std::string name = typeName(*state.object(object)->klass);
        found->second = fmt::format("{}@{}", name, ++named_[name]);
    }
    return found->second;
}

void PathLog::forget(vm::values::Ref object) {
    names_.erase(object);
}

} // namespace clew::listeners
