#pragma once

// java.lang.String seen from C++, and the encodings of texts.

#include <string>
#include <string_view>

#include "vm/state/LiveState.h"

namespace clew::vm::objects {

// The text of a java.lang.String; "null" for 0.
std::u16string stringContents(state::LiveState& state, values::Ref string);
std::string stringUtf8(state::LiveState& state, values::Ref string);
std::string utf8(std::u16string_view text);
std::u16string utf16(std::string_view utf8);
// From a class file's encoding.
std::string fromModifiedUtf8(std::string_view text);
std::string toModifiedUtf8(std::u16string_view text); // JVMS 4.4.7

} // namespace clew::vm::objects
