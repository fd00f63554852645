#include "vm/classpath/Manifest.h"

#include <algorithm>

namespace clew::vm::classpath {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

// Takes one line off the text; lines end in \n, \r or \r\n.
std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    if (text.starts_with("\r\n"))
        text.remove_prefix(2);
    else if (!text.empty())
        text.remove_prefix(1);
    return line;
}

void applyAttribute(Manifest& manifest, std::string_view header) {
    const std::size_t colon = header.find(':');
    if (colon == std::string_view::npos) return;
    const std::string_view name = header.substr(0, colon);
    const std::string_view value = trimmed(header.substr(colon + 1));
    if (equalIgnoringCase(name, "Multi-Release")) {
        manifest.isMultiRelease = equalIgnoringCase(value, "true");
    } else if (equalIgnoringCase(name, "Sealed")) {
        manifest.isSealed = equalIgnoringCase(value, "true");
    } else if (equalIgnoringCase(name, "Main-Class")) {
        manifest.mainClass = value;
    } else if (equalIgnoringCase(name, "Class-Path")) {
        std::size_t at = 0;
        while ((at = value.find_first_not_of(' ', at)) != std::string_view::npos) {
            const std::size_t end = std::min(value.find(' ', at), value.size());
            manifest.classPath.emplace_back(value.substr(at, end - at));
            at = end;
        }
    }
}

} // namespace

Manifest Manifest::parse(std::string_view text) {
    Manifest manifest;
    std::string header;
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        if (line.starts_with(' ')) { // continues the header before
            header += line.substr(1);
            continue;
        }
        applyAttribute(manifest, header);
        header = line;
        if (line.empty()) break; // the main section ends here
    }
    applyAttribute(manifest, header);
    return manifest;
}

} // namespace clew::vm::classpath
