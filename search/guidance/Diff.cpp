#include <fmt/format.h>

#include <charconv>

#include "search/guidance/Target.h"

namespace clew::search::guidance {

namespace {

// "@@ -12,3 +14,5 @@": 14. False: it is no such line.
bool readHunk(std::string_view line, unsigned& first) {
    const std::size_t plus = line.find(" +");
    if (!line.starts_with("@@ -") || plus == std::string_view::npos) return false;
    const char* const begin = line.data() + plus + 2;
    return std::from_chars(begin, line.data() + line.size(), first).ec == std::errc();
}

// "+++ b/src/A.java\t2024-01-01": "src/A.java".
std::string fileOf(std::string_view line) {
    line.remove_prefix(4);
    line = line.substr(0, line.find_first_of("\t\r"));
    if (line.starts_with("b/")) line.remove_prefix(2);
    return std::string(line);
}

} // namespace

std::vector<ChangedLines> linesOfDiff(std::string_view diff) {
    std::vector<ChangedLines> changed;
    unsigned next = 0, number = 0; // of the new file; of the diff
    bool isInHunk = false, wasRemoved = false;
    while (!diff.empty()) {
        const std::size_t end = diff.find('\n');
        const std::string_view line = diff.substr(0, end);
        diff.remove_prefix(end == std::string_view::npos ? diff.size() : end + 1);
        ++number;
        if (line.starts_with("--- ") && diff.starts_with("+++ ")) {
            isInHunk = false;
        } else if (!isInHunk && line.starts_with("+++ ")) {
            changed.push_back({fileOf(line), {}});
        } else if (line.starts_with("@@ ")) {
            if (changed.empty() || !readHunk(line, next))
                throw WrongTarget(fmt::format(
                    "line {}: '{}' where '@@ -LINE,COUNT +LINE,COUNT @@' of a file was expected",
                    number, line));
            isInHunk = true;
            wasRemoved = false;
        } else if (isInHunk) {
            const char kind = line.empty() ? ' ' : line[0];
            if (kind == '+' || (wasRemoved && kind == ' ')) changed.back().lines.insert(next);
            if (kind == '+' || kind == ' ') ++next;
            if (kind == '+' || kind == ' ' || kind == '-')
                wasRemoved = kind == '-';
            else if (kind != '\\') // "\ No newline at end of file"
                isInHunk = false;
        }
    }
    if (changed.empty())
        throw WrongTarget("no unified diff, which has lines '+++ FILE' and '@@ … @@'");
    return changed;
}

} // namespace clew::search::guidance
