#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace clew::search {

// The arguments in a file that a command line names by `@FILE`, as `java` reads it: separated by
// white space; in quotes, white space is part of one, and a backslash goes before a quote, or
// stands for a character as in Java (\\n); a backslash at the end of a line joins the next one,
// without the blanks that it begins with; from # on a line is a comment.
std::vector<std::string> argumentsIn(std::string_view text);

} // namespace clew::search
