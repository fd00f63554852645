#pragma once

// Lines that are not too long.

#include <cstddef>
#include <string>
#include <string_view>

namespace clew::search::generate {

constexpr std::size_t kLineWidth = 110;
constexpr std::string_view kIndent = "        "; // of statements

// A statement in as many lines as it needs, without the indentation that all of them have. It is
// broken after commas, the outermost ones, and where there are none after `=` and `->`, and inside
// of string literals.
std::string wrapped(const std::string& statement, std::size_t width = kLineWidth - kIndent.size());

} // namespace clew::search::generate
