#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <optional>

#include "listeners/coverage/CoverageReport.h"
#include "search/Files.h"
#include "vm/types/Class.h"

namespace clew::listeners {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStyle = R"(
body { font: 14px/1.4 sans-serif; margin: 2em; color: #222; background: #fff }
table { border-collapse: collapse } th, td { padding: .2em .8em; text-align: right } tbody tr:hover { background: #f3f3f3 }
th { border-bottom: 1px solid #999 } th:first-child, td:first-child { text-align: left } tfoot td { border-top: 1px solid #999 }
.bar { display: inline-block; width: 6em; height: .7em; margin-left: .6em; background: #e99 } .bar i { display: block; height: 100%; background: #7b7 }
pre { font: 13px/1.45 monospace; margin: 0 } pre span { display: block; padding-left: .5em; border-left: 4px solid transparent; white-space: pre-wrap; tab-size: 4 }
pre b { display: inline-block; width: 4em; color: #999; font-weight: normal; text-align: right; margin-right: 1em; user-select: none }
.full { background: #e2f5e2; border-color: #4a4 !important } .part { background: #fdf6cf; border-color: #db3 !important } .none { background: #fbe3e3; border-color: #c44 !important }
)";

// The characters that mean something in HTML, escaped.
std::string markupEscaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '&')
            escaped += "&amp;";
        else if (c == '<')
            escaped += "&lt;";
        else if (c == '>')
            escaped += "&gt;";
        else if (c == '"')
            escaped += "&quot;";
        else
            escaped += c;
    }
    return escaped;
}

std::string page(const std::string& title, const std::string& body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta "
        "charset=\"utf-8\"><title>{0}</title><style>{1}</style></head>"
        "<body>\n<h1>{0}</h1>\n{2}</body></html>\n",
        markupEscaped(title), kStyle, body);
}

std::string cells(const CoverageCounters& counters) {
    std::string html;
    for (const CoverageCounter& counter :
         {counters.branches, counters.lines, counters.methods, counters.instructions})
        html += counter.total() == 0 ? "<td>-</td>"
                                     : fmt::format(
                                           "<td>{0:.1f} % ({1}/{2})<span class=\"bar\"><i "
                                           "style=\"width:{0:.1f}%\"></i></span></td>",
                                           counter.percent(), counter.covered, counter.total());
    return html;
}

// "org.example.Money.java.html": in one folder, so that links are names.
std::string pageName(const SourceCoverage& source) {
    const std::string package = vm::types::externalName(source.package);
    return (package.empty() ? "" : package + ".") + source.file + ".html";
}

std::string inUrl(std::string_view name) {
    std::string url;
    for (const unsigned char c : name) {
        const bool plain = std::isalnum(c) || c == '.' || c == '_' || c == '-';
        url += plain ? std::string(1, static_cast<char>(c)) : fmt::format("%{:02X}", c);
    }
    return url;
}

std::optional<std::vector<std::string>> linesOf(const SourceCoverage& source,
                                                const std::vector<fs::path>& sourcePath) {
    for (const fs::path& folder : sourcePath) {
        for (const fs::path& file : {folder / source.package / source.file, folder / source.file}) {
            std::ifstream input(file);
            if (!input) continue;
            std::vector<std::string> lines;
            for (std::string text; std::getline(input, text);) {
                if (text.ends_with('\r')) text.pop_back();
                lines.push_back(std::move(text));
            }
            return lines;
        }
    }
    return std::nullopt;
}

std::string lineHtml(int number, const std::string& text, const LineCoverage* line) {
    std::string attributes;
    if (line) {
        const bool none = line->instructions.covered == 0;
        const bool full = line->instructions.missed == 0 && line->branches.missed == 0;
        attributes = fmt::format(" class=\"{}\"", none ? "none" : full ? "full" : "part");
        if (line->branches.total() > 0)
            attributes += fmt::format(" title=\"{} of {} branches covered\"",
                                      line->branches.covered, line->branches.total());
    }
    return fmt::format("<span id=\"L{0}\"{1}><b>{0}</b>{2}</span>", number, attributes,
                       markupEscaped(text));
}

std::string sourcePage(const SourceCoverage& source, const std::vector<fs::path>& sourcePath) {
    const std::optional<std::vector<std::string>> text = linesOf(source, sourcePath);
    std::string body = "<p><a href=\"index.html\">all classes</a></p>\n";
    if (!text)
        body +=
            "<p>The source file was not found; <code>sourcepath</code> names the folders to look "
            "in.</p>\n";
    body += "<pre>";
    const int last = source.lines.empty() ? 0 : source.lines.rbegin()->first;
    const int count = text ? std::max(last, static_cast<int>(text->size())) : last;
    for (int number = 1; number <= count; ++number) {
        const auto found = source.lines.find(number);
        const LineCoverage* line = found == source.lines.end() ? nullptr : &found->second;
        if (!text && !line) continue;
        const bool isThere = text && number <= static_cast<int>(text->size());
        body += lineHtml(
            number, isThere ? (*text)[static_cast<std::size_t>(number) - 1] : std::string(), line);
    }
    return page(source.file, body + "</pre>\n");
}

std::string indexPage(const CoverageFigures& figures) {
    std::string body =
        "<table><thead><tr><th>class</th><th>branches</th><th>lines</th><th>methods</"
        "th><th>instructions</"
        "th></tr></thead>\n"
        "<tbody>\n";
    for (const ClassCoverage& type : figures.classes) {
        std::string name = markupEscaped(vm::types::externalName(type.name));
        if (!type.sourceFile.empty() && !type.lines.empty())
            name =
                fmt::format("<a href=\"{}#L{}\">{}</a>",
                            inUrl(pageName({.package = type.package(), .file = type.sourceFile})),
                            type.lines.begin()->first, name);
        body += fmt::format("<tr><td>{}</td>{}</tr>\n", name, cells(type.counters));
    }
    body += fmt::format("</tbody><tfoot><tr><td>total</td>{}</tr></tfoot></table>\n",
                        cells(figures.total()));
    for (const std::string& method : figures.unmeasured)
        body += fmt::format("<p>Not measured: {} (subroutines)</p>\n", markupEscaped(method));
    return page("Coverage", body);
}

void write(const fs::path& file, const std::string& content) {
    search::writeFile(file, "coverage.html", content);
}

} // namespace

void writeCoverageHtml(const CoverageFigures& figures, const std::vector<fs::path>& sourcePath,
                       const fs::path& folder) {
    for (const SourceCoverage& source : figures.sources)
        if (!source.file.empty()) write(folder / pageName(source), sourcePage(source, sourcePath));
    write(folder / "index.html", indexPage(figures));
}

} // namespace clew::listeners
