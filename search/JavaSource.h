#pragma once

#include <string>
#include <string_view>

namespace clew::search {

// What a Java source file says at its top level.
struct JavaSource {
    std::string packageName; // "a.b", or empty
    std::string firstType;   // the first class, interface, enum or record declared; or empty

    std::string qualifiedFirstType() const {
        return packageName.empty() ? firstType : packageName + "." + firstType;
    }
};

// Looks at comments, literals and brackets only, so that what does not compile can still be read.
JavaSource scanJavaSource(std::string_view text);

} // namespace clew::search
