#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clew::search {

// One `key = value` of a properties file, escapes resolved, in the order of the file.
struct Property {
    std::string key;
    std::string value;
    unsigned line = 0; // of the key, counted from 1
};

// A malformed `\uXXXX` escape: the only way in which a properties file can be wrong.
class PropertiesError : public std::runtime_error {
  public:
    PropertiesError(unsigned atLine, const std::string& message)
        : std::runtime_error(message), line(atLine) {}
    unsigned line;
};

// Reads the syntax that `java.util.Properties.load(Reader)` documents: comments by `#` and `!`,
// separators `=`, `:` or white space, continuation by `\`, the escapes `\t \n \r \f \uXXXX`.
// The text is UTF-8, and so are the results; a repeated key is reported every time it occurs.
std::vector<Property> readProperties(std::string_view text);

} // namespace clew::search
