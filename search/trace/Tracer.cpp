#include "search/trace/Tracer.h"

#include <fmt/format.h>

#include <fstream>

#include "choice/Choice.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/natives/database/DriverClasses.h"
#include "vm/objects/StackTrace.h"
#include "vm/specification/FailingParts.h"

namespace clew::search {

using vm::natives::database::isOfDriver;

using namespace vm;

namespace {
constexpr std::size_t kLinesOfStep = 1000;
} // namespace

std::string Sources::lineOf(const std::string& package, const std::string& file, int line) {
    if (file.empty() || line <= 0) return {};
    const std::string name = package.empty() ? file : package + "/" + file;
    auto found = files_.find(name);
    if (found == files_.end()) {
        std::vector<std::string> lines;
        for (const std::filesystem::path& folder : folders_) {
            std::error_code error;
            if (!std::filesystem::is_regular_file(folder / name, error)) continue;
            std::ifstream input(folder / name);
            if (!input) continue;
            for (std::string text; std::getline(input, text);) {
                const std::size_t from = text.find_first_not_of(" \t");
                const std::size_t to = text.find_last_not_of(" \t\r");
                lines.push_back(from == std::string::npos ? std::string()
                                                          : text.substr(from, to - from + 1));
            }
            break;
        }
        found = files_.emplace(name, std::move(lines)).first;
    }
    return static_cast<std::size_t>(line) <= found->second.size() ? found->second[line - 1]
                                                                  : std::string();
}

void Tracer::executeInstruction(const state::LiveState& state, const types::Method& method,
                                const interpreter::Instruction* pc) {
    if (steps_.empty()) choose("root");
    if (fresh_) {
        startStep(state);
    } else if (steps_.back().thread != state.current) {
        // The only thread that could go on did so, without a choice.
        steps_.emplace_back();
        steps_.back().choice = "the only thread that can go on";
        startStep(state);
        fresh_ = true;
    }
    if (method.holder->fromJdk || method.isHidden || isOfDriver(*method.holder)) {
        if (fresh_) lastMethod_ = nullptr;
        fresh_ = false;
        return;
    }
    const interpreter::Code* code = method.code.load(std::memory_order_acquire);
    const int line = code ? code->lineOf(pc) : -1;
    if (line <= 0 || (!fresh_ && lastMethod_ == &method && lastLine_ == line)) {
        fresh_ = false;
        return;
    }
    fresh_ = false;
    lastMethod_ = &method;
    lastLine_ = line;
    const int bytecodeIndex = code->bytecodeIndexOf(pc);
    const objects::TraceFrame frame{
        &method, bytecodeIndex < 0 ? objects::kNoIndex : static_cast<unsigned>(bytecodeIndex)};
    const std::string file(frame.file());
    TraceStep& step = steps_.back();
    if (step.lines.empty() || step.lines.back().line != line || step.lines.back().file != file) {
        if (step.lines.size() < kLinesOfStep)
            step.lines.push_back(
                {file, line, sources_.lineOf(method.holder->packageName(), file, line)});
        else
            ++step.linesLeftOut;
    }
    positions_[state.current] = fmt::format("{}:{}", file, line);
}

void Tracer::objectLocked(const state::LiveState& state, values::Ref object) {
    const auto position = positions_.find(state.current);
    if (position != positions_.end()) acquired_[object] = {position->second, ++acquisitions_};
}

void Tracer::specificationStepped(const state::LiveState& state, const void* monitor,
                                  values::Ref object, std::string_view step,
                                  std::uint64_t valuation) {
    const auto position = positions_.find(state.current);
    monitorSteps_.push_back(
        {monitor, object, state.threads[state.current].data.number,
         fmt::format("{} ({}): {}", choice::threadName(state, state.current),
                     position == positions_.end() ? "start" : position->second, step),
         valuation});
}

bool Tracer::isOf(const MonitorStep& step, const interpreter::Breach& breach) const {
    return step.monitor == breach.monitor && step.object == breach.object &&
           (breach.threadNumber == 0 || step.threadNumber == breach.threadNumber);
}

std::vector<std::string> Tracer::historyOf(const interpreter::Breach& breach) const {
    std::vector<std::string> history;
    for (const MonitorStep& step : monitorSteps_)
        if (isOf(step, breach))
            history.push_back(fmt::format("{} {}", history.size() + 1, step.text));
    return history;
}

Section Tracer::failingPartOf(const interpreter::Breach& breach) const {
    if (!breach.monitor || breach.blame == interpreter::Breach::Blame::None) return {};
    const auto& of = *static_cast<const interpreter::Monitor*>(breach.monitor)->specification;
    std::vector<std::uint64_t> valuations;
    for (const MonitorStep& step : monitorSteps_)
        if (isOf(step, breach)) valuations.push_back(step.valuation);
    const auto parts = specification::failingParts(of, valuations, breach.isAtEnd);
    return {"failing part", specification::markedText(of, parts, breach.isAtEnd)};
}

void Tracer::threadStarted(const state::LiveState&, std::size_t thread) {
    positions_.erase(thread);
}

std::vector<TraceStep> Tracer::finish(state::LiveState& state) {
    for (TraceStep& step : steps_)
        if (step.threadName.empty()) step.threadName = choice::threadName(state, step.thread);
    return std::move(steps_);
}

// Another thread may have its place later.
void Tracer::startStep(const state::LiveState& state) {
    TraceStep& step = steps_.back();
    step.thread = state.current;
    step.threadName = choice::threadName(state, state.current);
}

} // namespace clew::search
