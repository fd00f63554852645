#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::natives {

// The class file with its class under another internal name: in its constants and in all
// descriptors and signatures. Empty where the constant pool cannot be walked.
std::vector<std::uint8_t> renameClass(const std::vector<std::uint8_t>& bytes, std::string_view from,
                                      std::string_view to);

} // namespace clew::vm::natives
