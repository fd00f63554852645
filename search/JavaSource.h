#pragma once

#include <string>
#include <string_view>

namespace clew::search {

/// What a Java source file says at its top level.
struct JavaSource {
    std::string package_name; ///< "a.b", or empty
    std::string first_type;   ///< the first class, interface, enum or record declared; or empty

    std::string qualified_first_type() const {
        return package_name.empty() ? first_type : package_name + "." + first_type;
    }
};

/// Looks at comments, literals and brackets only, so that what does not compile can still be read.
JavaSource scan_java_source(std::string_view text);

} // namespace clew::search
