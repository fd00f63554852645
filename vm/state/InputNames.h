#pragma once

// What names of inputs say about them.

#include <string_view>

namespace clew::vm::state::inputs {

// In names of elements of annotations. What such an array holds is never null.
inline constexpr std::string_view kOfAnnotation = ".getAnnotation(";

} // namespace clew::vm::state::inputs
