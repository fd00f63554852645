#include <fmt/format.h>

#include <algorithm>

#include "search/report/Report.h"
#include "search/report/SpecificationReport.h"
#include "search/report/TraceText.h"
#include "search/strategy/Strategies.h"
#include "search/trace/InputReport.h"

namespace clew::search {
namespace {

constexpr std::size_t kTraceLines = 200; // on a console; the trace file has all of them

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::ptrdiff_t at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}

std::string indented(const std::string& text, std::string_view indent) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = text.find('\n', at);
        if (end == std::string::npos) end = text.size();
        result += fmt::format("{}{}\n", indent, text.substr(at, end - at));
        at = end + 1;
    }
    return result;
}

std::string headline(const Violation& violation) {
    std::string text = violation.because.empty() ? "violated: " : "in doubt: ";
    text += violation.kind;
    if (!violation.className.empty()) text += " " + violation.className;
    if (!violation.specification.empty()) text += " " + violation.specification;
    if (!violation.blame.empty()) text += ", the " + violation.blame + " is to blame";
    return text + "\n";
}

// Empty where violations say it.
std::string verdictLine(const Result& result) {
    if (result.verdict == Verdict::Safe)
        return "safe: every path was explored, and none violates a property\n";
    if (result.verdict == Verdict::Violated) return {};
    if (result.doubtful.empty())
        return "unknown: no violation was found, but not everything was explored\n";
    return fmt::format("unknown: an error was found, but perhaps because of: {}\n",
                       result.doubtful.front().because.front().text());
}

// Which search and which limit to try next, as far as the figures tell.
std::vector<std::string> adviceFor(const Result& result, const Config& config) {
    const auto isAmong = [&](auto... which) {
        return std::ranges::any_of(result.unknown, [&](const vm::Approximated& reason) {
            return ((reason.which == which) || ...);
        });
    };
    using enum vm::Approximation;
    const Statistics& s = result.statistics;
    std::vector<std::string> advice;
    const bool isCut = isAmong(TimeLimit, StateLimit, MemoryLimit, PathLimit, Interrupted);
    const std::string_view strategy = strategyKindOf(config, false).name;
    if (isCut && strategy == "dfs" && s.depthMax > 1000)
        advice.push_back(fmt::format(
            "+search.class=bfs: the paths are up to {} transitions long, and errors are often "
            "found on short ones",
            grouped(s.depthMax)));
    if (isCut && strategy != "random")
        advice.push_back(
            "+search.class=random +search.walks=1000: random walks find many an error in a state "
            "space that is too large to be explored; they never show that there is none");
    if (isAmong(TimeLimit) && s.elapsedSeconds > 0)
        advice.push_back(fmt::format("+search.time_limit={:.0f}: {} states were found in {:.0f} s",
                                     10 * s.elapsedSeconds, grouped(s.statesNew),
                                     s.elapsedSeconds));
    if (isAmong(DepthLimit))
        advice.push_back(
            fmt::format("+search.depth_limit={}: paths were {} transitions long and longer",
                        2 * s.depthMax, grouped(s.depthMax)));
    if (isAmong(NoAnswer))
        advice.push_back(
            fmt::format("+symbolic.solver_timeout={:.0f}: the solver has left questions open",
                        5 * config.seconds("symbolic.solver_timeout").value_or(2)));
    if (isCut && !s.solver.empty() && !config.isSet("symbolic.array_length"))
        advice.push_back(
            "+symbolic.array_length=5 +symbolic.string_length=10: shorter inputs have fewer paths");
    return advice;
}

std::string describeTrace(const Violation& violation) {
    std::string text = fmt::format("\ntrace: {} steps\n", violation.trace.size());
    for (const std::string& line : traceText(violation.trace, kTraceLines))
        text += fmt::format("  {}\n", line);
    return text;
}

std::string describeThreads(const Violation& violation) {
    std::string text = "\nthreads\n";
    for (const ThreadSnapshot& thread : violation.threads) {
        text += fmt::format("  {}: {}{}{}\n", thread.name, thread.daemon ? "daemon, " : "",
                            thread.status,
                            thread.waitsFor.empty() ? "" : ", waits for " + thread.waitsFor);
        for (const std::string& held : thread.holds) text += fmt::format("      holds {}\n", held);
        for (const std::string& frame : thread.stack) text += fmt::format("      at {}\n", frame);
    }
    return text;
}

std::string describeStatistics(const Statistics& s) {
    std::string text = "\nstatistics\n";
    const auto line = [&](std::string_view name, const std::string& value) {
        text += fmt::format("  {:<12} {}\n", name, value);
    };
    line("elapsed", fmt::format("{:.3f} s", s.elapsedSeconds));
    line("states",
         fmt::format("{} new, {} visited, {} backtracked, {} end{}", grouped(s.statesNew),
                     grouped(s.statesVisited), grouped(s.statesBacktracked), grouped(s.statesEnd),
                     s.ignored ? fmt::format(", {} ignored", grouped(s.ignored)) : ""));
    line("search", fmt::format("{} transitions, {} choices, depth {}{}", grouped(s.transitions),
                               grouped(s.choices), grouped(s.depthMax),
                               s.restarts ? fmt::format(", {} restarts", s.restarts) : ""));
    if (s.walks != 0)
        line("walks",
             fmt::format("{}, {} transitions", grouped(s.walks), grouped(s.walkTransitions)));
    line("instructions", grouped(s.instructions));
    line("speed",
         fmt::format("{} states/s, {} transitions/s",
                     grouped(static_cast<std::uint64_t>(static_cast<double>(s.statesNew) /
                                                        std::max(s.elapsedSeconds, 1e-6))),
                     grouped(static_cast<std::uint64_t>(static_cast<double>(s.transitions) /
                                                        std::max(s.elapsedSeconds, 1e-6)))));
    line("memory", fmt::format("{} kB Java heap, {} MB process, {} kB visited states",
                               grouped(s.heapHighWater >> 10), s.memoryHighWater >> 20,
                               grouped(s.visitedBytes >> 10)));
    if (!s.solver.empty()) {
        std::string paths =
            fmt::format("{}, {} violating", grouped(s.paths), grouped(s.pathsViolating));
        if (s.statesCovered != 0)
            paths +=
                fmt::format("; and those from {} states that others cover, with weaker conditions",
                            grouped(s.statesCovered));
        line("paths", paths);
    }
    for (const choice::LayerStatistics& layer : s.solver)
        line(&layer == &s.solver.front() ? "solver" : "",
             fmt::format(
                 "{:<14} {:>8} questions, {:>8} answered{}, {:.3f} s", layer.name,
                 grouped(layer.queries), grouped(layer.answered),
                 layer.unknown ? fmt::format(", {} without an answer", grouped(layer.unknown)) : "",
                 layer.seconds));
    if (!s.exitStatuses.empty())
        line("exit status", fmt::format("{}", fmt::join(s.exitStatuses, ", ")));
    return text;
}

} // namespace

std::string_view wordOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::Safe:
            return "safe";
        case Verdict::Violated:
            return "violated";
        case Verdict::Unknown:
            return "unknown";
    }
    return "";
}

std::string textOf(const vm::Approximated& reason) {
    if (reason.times == 1) return reason.text();
    return fmt::format("{} ({} times)", reason.text(), reason.times);
}

std::string consoleVerdict(const Result& result) {
    std::string text = verdictLine(result);
    for (const Violation& violation : result.violations) text += headline(violation);
    return text;
}

std::string consoleReport(const Result& result, const Config& config,
                          const std::filesystem::path& traceFile, OutputIn output) {
    const auto topics = config.choices("report.console.property_violation");
    const auto shows = [&](std::string_view topic) {
        return std::ranges::find(topics, topic) != topics.end();
    };
    std::string text = verdictLine(result);
    const auto describe = [&](const Violation& violation) {
        text += fmt::format("{}{}", text.empty() ? "" : "\n", headline(violation));
        for (const vm::Approximated& reason : violation.because)
            text += fmt::format("  perhaps because of: {}\n", textOf(reason));
        if (shows("error")) {
            text += violation.rendered.empty() ? indented(violation.message, "  ")
                                               : indented(violation.rendered, "  ");
            if (violation.rendered.empty() && violation.kind != "deadlock")
                for (const std::string& frame : violation.stack)
                    text += fmt::format("      at {}\n", frame);
        }
        if (violation.inputs && !violation.inputs->inputs.empty()) {
            text += "\ninputs\n";
            for (const std::string& line : describeInputs(*violation.inputs))
                text += "  " + line + "\n";
        }
        const bool isWanted = output == OutputIn::all ||
                              (output == OutputIn::others && &violation != result.reported());
        if (isWanted && !violation.output.empty()) {
            text += "\noutput\n";
            for (const Printed& printed : violation.output) text += indented(printed.text, "  ");
        }
        if (!violation.hiddenFields.empty())
            text += fmt::format(
                "\nnote: these fields were inputs, and constructors or methods may never set them "
                "so: {}\n"
                "      +symbolic.objects=constructors makes inputs by constructors only\n",
                fmt::join(violation.hiddenFields, ", "));
        if (shows("trace")) text += describeTrace(violation);
        if (shows("snapshot")) text += describeThreads(violation);
        for (const Section& section : violation.sections) {
            text += fmt::format("\n{}\n", section.title);
            for (const std::string& line : section.lines) text += fmt::format("  {}\n", line);
        }
    };
    for (const Violation& violation : result.violations) describe(violation);
    for (const Violation& violation : result.doubtful) describe(violation);
    if (!result.unknown.empty()) {
        if (!result.violations.empty() || !result.doubtful.empty())
            text += "\nnot explored in full\n";
        for (const vm::Approximated& reason : result.unknown)
            text += indented(textOf(reason), "  ") +
                    fmt::format("      avoided by: {}\n", reason.row().avoidedBy);
    }
    if (result.verdict == Verdict::Unknown)
        if (const auto advice = adviceFor(result, config); !advice.empty()) {
            text += "\ntry next\n";
            for (const std::string& line : advice) text += fmt::format("  {}\n", line);
        }
    text += describeSpecifications(result.specifications);
    if (!result.assumed.empty()) {
        text += "\nassumed\n";
        for (const vm::Approximated& assumption : result.assumed)
            text += fmt::format("  {}\n", assumption.text());
    }
    if (!traceFile.empty()) text += fmt::format("\nreplay: clew replay {}\n", traceFile.string());
    if (result.verdict != Verdict::Violated || shows("statistics"))
        text += describeStatistics(result.statistics);
    return text;
}

} // namespace clew::search
