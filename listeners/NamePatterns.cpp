#include "listeners/NamePatterns.h"

#include <algorithm>

namespace clew::listeners {
namespace {

bool matches(std::string_view name, std::string_view pattern) {
    // Where the last star stands, and how much of the name it stands for: only the last one is ever
    // gone back to.
    std::size_t at = 0, in = 0, star = std::string_view::npos, behind = 0;
    while (at < name.size()) {
        if (in < pattern.size() && pattern[in] == '*') {
            star = in++;
            behind = at;
        } else if (in < pattern.size() && pattern[in] == name[at]) {
            ++in;
            ++at;
        } else if (star != std::string_view::npos) {
            in = star + 1;
            at = ++behind;
        } else {
            return false;
        }
    }
    return pattern.substr(in).find_first_not_of('*') == std::string_view::npos;
}

} // namespace

bool matchesPattern(std::string_view name, std::string_view pattern) {
    return pattern.starts_with('!') ? !matches(name, pattern.substr(1)) : matches(name, pattern);
}

bool NamePatterns::matchesAny(std::string_view name) const {
    return std::ranges::any_of(
        patterns_, [&](const std::string& pattern) { return matchesPattern(name, pattern); });
}

} // namespace clew::listeners
