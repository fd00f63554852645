#pragma once

// Lists of names as JPF's listeners take them: `*` stands for any text, and a `!` before a name for
// all that do not match it.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/config/Config.h"

namespace clew::listeners {

class NamePatterns {
  public:
    NamePatterns() = default;
    explicit NamePatterns(std::vector<std::string> patterns) : patterns_(std::move(patterns)) {}

    bool empty() const { return patterns_.empty(); }
    bool matchesAny(std::string_view name) const;
    const std::vector<std::string>& patterns() const { return patterns_; }

  private:
    std::vector<std::string> patterns_;
};

inline NamePatterns patternsOf(const search::Config& config, std::string_view key) {
    return NamePatterns(config.list(key));
}

// What is matched by `include`, or by anything where that is empty, and not by `exclude`.
struct NameFilter {
    NamePatterns include, exclude;
    bool admits(std::string_view name) const {
        return (include.empty() || include.matchesAny(name)) && !exclude.matchesAny(name);
    }
};

// Whether one name fits one pattern.
bool matchesPattern(std::string_view name, std::string_view pattern);

} // namespace clew::listeners
