#include <map>
#include <utility>

#include "listeners/coverage/CoverageReport.h"
#include "search/Xml.h"

namespace clew::listeners {
namespace {

void addAttribute(pugi::xml_node node, const char* name, std::string_view value) {
    node.append_attribute(name).set_value(search::xmlText(value).c_str());
}
void addNumber(pugi::xml_node node, const char* name, std::size_t value) {
    node.append_attribute(name).set_value(static_cast<unsigned long long>(value));
}

void addCounters(pugi::xml_node node, const CoverageCounters& counters) {
    for (const auto& [type, counter] : {std::pair("INSTRUCTION", counters.instructions),
                                        {"BRANCH", counters.branches},
                                        {"LINE", counters.lines},
                                        {"COMPLEXITY", counters.complexity},
                                        {"METHOD", counters.methods},
                                        {"CLASS", counters.classes}}) {
        if (counter.total() == 0) continue;
        pugi::xml_node added = node.append_child("counter");
        addAttribute(added, "type", type);
        addNumber(added, "missed", counter.missed);
        addNumber(added, "covered", counter.covered);
    }
}

void addClass(pugi::xml_node package, const ClassCoverage& type) {
    pugi::xml_node node = package.append_child("class");
    addAttribute(node, "name", type.name);
    if (!type.sourceFile.empty()) addAttribute(node, "sourcefilename", type.sourceFile);
    for (const MethodCoverage& method : type.methods) {
        pugi::xml_node added = node.append_child("method");
        addAttribute(added, "name", method.name);
        addAttribute(added, "desc", method.descriptor);
        if (method.line > 0) addNumber(added, "line", static_cast<std::size_t>(method.line));
        addCounters(added, method.counters);
    }
    addCounters(node, type.counters);
}

void addSource(pugi::xml_node package, const SourceCoverage& source) {
    pugi::xml_node node = package.append_child("sourcefile");
    addAttribute(node, "name", source.file);
    for (const auto& [number, line] : source.lines) {
        pugi::xml_node added = node.append_child("line");
        addNumber(added, "nr", static_cast<std::size_t>(number));
        addNumber(added, "mi", line.instructions.missed);
        addNumber(added, "ci", line.instructions.covered);
        addNumber(added, "mb", line.branches.missed);
        addNumber(added, "cb", line.branches.covered);
    }
    addCounters(node, source.counters);
}

} // namespace

std::string coverageXml(const CoverageFigures& figures, const std::string& name) {
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version").set_value("1.0");
    declaration.append_attribute("encoding").set_value("UTF-8");
    declaration.append_attribute("standalone").set_value("yes");
    document.append_child(pugi::node_doctype)
        .set_value(R"(report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd")");
    pugi::xml_node report = document.append_child("report");
    addAttribute(report, "name", name);
    struct Content {
        std::vector<const ClassCoverage*> classes;
        std::vector<const SourceCoverage*> sources;
    };
    std::map<std::string, Content> packages;
    for (const ClassCoverage& type : figures.classes)
        packages[type.package()].classes.push_back(&type);
    for (const SourceCoverage& source : figures.sources)
        if (!source.file.empty()) packages[source.package].sources.push_back(&source);
    for (const auto& [package, content] : packages) {
        pugi::xml_node node = report.append_child("package");
        addAttribute(node, "name", package);
        for (const ClassCoverage* type : content.classes) addClass(node, *type);
        for (const SourceCoverage* source : content.sources) addSource(node, *source);
        addCounters(node, figures.totalOf(package));
    }
    addCounters(report, figures.total());
    return search::printed(document, "");
}

} // namespace clew::listeners
