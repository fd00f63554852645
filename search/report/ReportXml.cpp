#include <fmt/format.h>

#include "search/report/Report.h"

namespace clew::search {
namespace {

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            case '\n':
                result += "&#10;";
                break;
            case '\t':
                result += "&#9;";
                break;
            case '\r':
                result += "&#13;";
                break;
            default:
                // XML 1.0 cannot hold other control characters, not even escaped.
                if (static_cast<unsigned char>(c) < 0x20)
                    result += "\xEF\xBF\xBD";
                else
                    result += c;
        }
    }
    return result;
}

std::string reasonElement(std::string_view name, const vm::Approximated& reason) {
    return fmt::format(
        "  <{0} id=\"{1}\" times=\"{2}\" cause=\"{3}\" avoided-by=\"{4}\">{5}</{0}>\n", name,
        reason.row().id, reason.times, vm::idOf(reason.row().cause),
        escaped(reason.row().avoidedBy), escaped(reason.text()));
}

} // namespace

std::string xmlReport(const Result& result) {
    std::string xml =
        fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<report verdict=\"{}\">\n",
                    wordOf(result.verdict));
    const auto describe = [&](const Violation& violation) {
        const std::string_view element = violation.because.empty() ? "error" : "doubtful";
        xml += fmt::format("  <{} kind=\"{}\" class=\"{}\" message=\"{}\">\n", element,
                           escaped(violation.kind), escaped(violation.className),
                           escaped(violation.message));
        for (const std::string& frame : violation.stack)
            xml += fmt::format("    <frame>{}</frame>\n", escaped(frame));
        xml += "    <trace>\n";
        for (const TraceStep& step : violation.trace) {
            xml += fmt::format("      <step thread=\"{}\" choice=\"{}\">\n",
                               escaped(step.threadName), escaped(step.choice));
            for (const TraceLine& line : step.lines)
                xml += fmt::format("        <line file=\"{}\" line=\"{}\">{}</line>\n",
                                   escaped(line.file), line.line, escaped(line.text));
            xml += "      </step>\n";
        }
        xml += "    </trace>\n    <threads>\n";
        for (const ThreadSnapshot& thread : violation.threads) {
            xml +=
                fmt::format("      <thread name=\"{}\" status=\"{}\" waits-for=\"{}\">\n",
                            escaped(thread.name), escaped(thread.status), escaped(thread.waitsFor));
            for (const std::string& held : thread.holds)
                xml += fmt::format("        <holds>{}</holds>\n", escaped(held));
            for (const std::string& frame : thread.stack)
                xml += fmt::format("        <frame>{}</frame>\n", escaped(frame));
            xml += "      </thread>\n";
        }
        xml += "    </threads>\n";
        for (const vm::Approximated& reason : violation.because)
            xml += "  " + reasonElement("because", reason);
        xml += fmt::format("  </{}>\n", element);
    };
    for (const Violation& violation : result.violations) describe(violation);
    for (const Violation& violation : result.doubtful) describe(violation);
    for (const vm::Approximated& assumption : result.assumed)
        xml += reasonElement("assumed", assumption);
    for (const vm::Approximated& reason : result.unknown) xml += reasonElement("unknown", reason);
    const Statistics& s = result.statistics;
    xml += fmt::format(
        "  <statistics states-new=\"{}\" states-visited=\"{}\" states-backtracked=\"{}\" "
        "states-end=\"{}\" transitions=\"{}\" "
        "choices=\"{}\" depth-max=\"{}\" restarts=\"{}\" elapsed-seconds=\"{:.3f}\" "
        "heap-bytes-max=\"{}\" memory-bytes-max=\"{}\" "
        "visited-bytes=\"{}\" instructions=\"{}\"/>\n</report>\n",
        s.statesNew, s.statesVisited, s.statesBacktracked, s.statesEnd, s.transitions, s.choices,
        s.depthMax, s.restarts, s.elapsedSeconds, s.heapHighWater, s.memoryHighWater,
        s.visitedBytes, s.instructions);
    return xml;
}

} // namespace clew::search
