#pragma once

// What pugixml leaves to its users.

#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace clew::search {

// UTF-8 text as XML 1.0 can hold it: what is no character there, not even escaped (most control
// characters, halves of surrogate pairs, U+FFFE and U+FFFF), as \u and four digits; bytes that are
// no UTF-8 as U+FFFD.
std::string xmlText(std::string_view text);

// `indent`: for each level; empty: everything on one line.
std::string printed(const pugi::xml_document& document, const std::string& indent);

} // namespace clew::search
