#include "listeners/MethodAnalyzer.h"

#include <fmt/format.h>

#include <algorithm>

#include "listeners/Positions.h"

namespace clew::listeners {

using namespace vm;
using search::ValueType;

namespace {

constexpr search::Alternative kFormats[] = {{"raw", {}, "a line for each call and each return"}};

constexpr std::int64_t kMostLines = 1'000'000;

// "run(String,int)"
std::string signatureOf(const types::Method& method) {
    const std::string whole = method.describe();
    const std::size_t parameters = whole.find('(');
    std::string text = method.name.str();
    for (std::size_t at = parameters; at < whole.size();) {
        const std::size_t end = std::min(whole.find_first_of(",)", at + 1), whole.size());
        const std::string_view type = std::string_view(whole).substr(at + 1, end - at - 1);
        text += whole[at];
        text += type.substr(type.find_last_of(". ") + 1);
        at = end;
        if (at + 1 >= whole.size()) break;
    }
    return text + ")";
}

} // namespace

std::span<const search::ConfigKey> MethodAnalyzer::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "method.include",
         .type = ValueType::list,
         .help = "the methods whose calls are told, * for any text; the program's own if unset",
         .example = "org.example.*"},
        {.name = "method.exclude",
         .type = ValueType::list,
         .help = "methods whose calls are not told",
         .example = "*.toString"},
        {.name = "method.max_history",
         .type = ValueType::integer,
         .defaultValue = "1000000",
         .help = "as many calls and returns are told, the last ones",
         .range = {1, 2147483647},
         .example = "100"},
        {.name = "method.format",
         .type = ValueType::choice,
         .defaultValue = "raw",
         .help = "how they are told",
         .alternatives = kFormats},
        {.name = "method.skip_init",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "calls before the first choice are not told"},
        {.name = "method.show_depth",
         .type = ValueType::boolean,
         .defaultValue = "false",
         .help = "a dot for each frame that a call has below it"},
        {.name = "method.show_transition",
         .type = ValueType::boolean,
         .defaultValue = "false",
         .help = "where each transition begins"},
    };
    return kKeys;
}

MethodAnalyzer::MethodAnalyzer(const search::Config& config)
    : filter_{patternsOf(config, "method.include"), patternsOf(config, "method.exclude")},
      skipsInit_(config.boolean("method.skip_init")),
      showsDepth_(config.boolean("method.show_depth")),
      showsTransition_(config.boolean("method.show_transition")),
      log_(static_cast<std::size_t>(
          std::min(config.integer("method.max_history").value(), kMostLines))) {
    config.choice("method.format"); // the only one there is
}

void MethodAnalyzer::restore(const std::shared_ptr<const void>&) {
    log_.clear();
    entered_.clear();
    transition_ = 0;
}

bool MethodAnalyzer::isWanted(const Method& method) const {
    if (filter_.include.empty() && !isOfProgram(*method.holder)) return false;
    const std::string name =
        fmt::format("{}.{}", method.holder->externalName(), method.name.view());
    return filter_.admits(name) ||
           (!filter_.exclude.matchesAny(name) && filter_.admits(name + method.descriptor.str()));
}

void MethodAnalyzer::add(const LiveState& state, std::string_view sign, std::size_t depth,
                         std::string_view what) {
    if (skipsInit_ && transition_ == 0) return;
    log_.add(state.current, transition_,
             fmt::format("{}  {}{}", sign,
                         showsDepth_ ? std::string(depth, '.') + " " : std::string(), what));
}

void MethodAnalyzer::methodEntered(const LiveState& state, const Method& method) {
    if (!isWanted(method)) return;
    const state::Frame* frame = state.threads[state.current].top;
    std::string on = method.holder->externalName();
    if (!method.isStatic() && frame && frame->method == &method) {
        const values::Ref receiver = values::toRef(frame->locals[0]);
        const std::string name = log_.nameOf(state, receiver);
        on =
            state.object(receiver)->klass == method.holder ? name : fmt::format("{}<{}>", on, name);
    }
    std::string what = fmt::format("{}.{}", on, signatureOf(method));
    auto& entered = entered_[state.current];
    add(state, ">-", entered.size(), what);
    entered.push_back(std::move(what));
}

void MethodAnalyzer::methodExited(const LiveState& state, const Method& method) {
    if (!isWanted(method)) return;
    auto& entered = entered_[state.current];
    if (entered.empty()) { // entered before the path begins
        add(state, " <", 0, method.holder->externalName() + "." + signatureOf(method));
        return;
    }
    const std::string what = std::move(entered.back());
    entered.pop_back();
    add(state, " <", entered.size(), what);
}

search::Section MethodAnalyzer::explain() {
    return {"methods called", log_.lines(showsTransition_)};
}

} // namespace clew::listeners
