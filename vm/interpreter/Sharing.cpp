#include "vm/interpreter/Sharing.h"

#include <string_view>

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;

// The JDK's code whose data programs share between threads. All other code of the JDK works on objects that are its own,
// or synchronizes by means that are visible themselves.
constexpr std::string_view kVisiblePrefixes[] = {"java/util/"sv, "java/io/Piped"sv};
constexpr std::string_view kVisibleClasses[] = {"java/lang/AbstractStringBuilder"sv, "java/lang/StringBuilder"sv,
                                                "java/lang/StringBuffer"sv};
// Parts of java.util that are like the rest of the JDK.
constexpr std::string_view kInvisiblePrefixes[] = {"java/util/Formatter"sv, "java/util/regex/"sv, "java/util/Locale"sv,
                                                   "java/util/jar/"sv,      "java/util/zip/"sv,   "java/util/ResourceBundle"sv,
                                                   "java/util/Currency"sv,  "java/util/TimeZone"sv};

} // namespace

bool hasVisibleAccesses(const types::Class& klass) {
    if (!klass.fromJdk) return true;
    std::string_view name = klass.name.view();
    for (std::string_view prefix : kInvisiblePrefixes)
        if (name.starts_with(prefix)) return false;
    for (std::string_view prefix : kVisiblePrefixes)
        if (name.starts_with(prefix)) return true;
    for (std::string_view known : kVisibleClasses)
        if (name == known) return true;
    return false;
}

bool mayBeVisible(const types::Field& field) {
    if (field.isFinal()) return false;
    return hasVisibleAccesses(*field.holder);
}

} // namespace clew::vm::interpreter
