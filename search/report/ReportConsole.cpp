#include <fmt/format.h>

#include <algorithm>

#include "search/report/Report.h"
#include "search/report/TraceText.h"
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
    std::string text = violation.kind;
    if (!violation.className.empty()) text += " " + violation.className;
    return text;
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
        line("paths", std::move(paths));
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

std::string consoleReport(const Result& result, const Config& config,
                          const std::filesystem::path& traceFile) {
    const auto topics = config.choices("report.console.property_violation");
    const auto shows = [&](std::string_view topic) {
        return std::ranges::find(topics, topic) != topics.end();
    };
    std::string text;
    if (result.verdict == Verdict::Safe) {
        text += "safe: every path was explored, and none violates a property\n";
    } else if (result.verdict == Verdict::Unknown && !result.doubtful.empty()) {
        text += fmt::format("unknown: an error was found, but perhaps because of: {}\n",
                            result.doubtful.front().because.front().text());
    } else if (result.verdict == Verdict::Unknown) {
        text += "unknown: no violation was found, but not everything was explored\n";
    }
    const auto describe = [&](const Violation& violation) {
        text +=
            fmt::format("{}{}: {}\n", text.empty() ? "" : "\n",
                        violation.because.empty() ? "violated" : "in doubt", headline(violation));
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
        if (shows("trace")) text += describeTrace(violation);
        if (shows("snapshot")) text += describeThreads(violation);
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
