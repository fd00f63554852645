#include <fmt/format.h>

#include <utility>

#include "listeners/coverage/CoverageReport.h"

namespace clew::listeners {

std::string markupEscaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            case '\'':
                escaped += "&#39;";
                break;
            default:
                escaped += c;
        }
    }
    return escaped;
}

namespace {

std::string countersXml(const CoverageCounters& counters) {
    std::string xml;
    for (const auto& [type, counter] : {std::pair("INSTRUCTION", counters.instructions),
                                        {"BRANCH", counters.branches},
                                        {"LINE", counters.lines},
                                        {"COMPLEXITY", counters.complexity},
                                        {"METHOD", counters.methods},
                                        {"CLASS", counters.classes}})
        if (counter.total() > 0)
            xml += fmt::format(R"(<counter type="{}" missed="{}" covered="{}"/>)", type,
                               counter.missed, counter.covered);
    return xml;
}

std::string classXml(const ClassCoverage& type) {
    std::string xml = fmt::format(R"(<class name="{}")", markupEscaped(type.name));
    if (!type.sourceFile.empty())
        xml += fmt::format(R"( sourcefilename="{}")", markupEscaped(type.sourceFile));
    xml += ">";
    for (const MethodCoverage& method : type.methods) {
        xml += fmt::format(R"(<method name="{}" desc="{}")", markupEscaped(method.name),
                           markupEscaped(method.descriptor));
        if (method.line > 0) xml += fmt::format(R"( line="{}")", method.line);
        xml += ">" + countersXml(method.counters) + "</method>";
    }
    return xml + countersXml(type.counters) + "</class>";
}

std::string sourceXml(const SourceCoverage& source) {
    std::string xml = fmt::format(R"(<sourcefile name="{}">)", markupEscaped(source.file));
    for (const auto& [number, line] : source.lines)
        xml += fmt::format(R"(<line nr="{}" mi="{}" ci="{}" mb="{}" cb="{}"/>)", number,
                           line.instructions.missed, line.instructions.covered,
                           line.branches.missed, line.branches.covered);
    return xml + countersXml(source.counters) + "</sourcefile>";
}

} // namespace

std::string coverageXml(const CoverageFigures& figures, const std::string& name) {
    std::string xml = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
                      R"(<!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">)";
    xml += fmt::format(R"(<report name="{}">)", markupEscaped(name));
    std::map<std::string, std::string> packages;
    for (const ClassCoverage& type : figures.classes) packages[type.package()] += classXml(type);
    for (const SourceCoverage& source : figures.sources)
        if (!source.file.empty()) packages[source.package] += sourceXml(source);
    for (const auto& [package, content] : packages)
        xml += fmt::format(R"(<package name="{}">{}{}</package>)", markupEscaped(package), content,
                           countersXml(figures.totalOf(package)));
    return xml + countersXml(figures.total()) + "</report>";
}

} // namespace clew::listeners
