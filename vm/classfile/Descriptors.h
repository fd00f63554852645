#pragma once

// Names and descriptors as they stand in class files (JVMS 4.2, 4.3, 4.4.7). No function throws;
// none allocates.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace clew::vm::classfile {

// Modified UTF-8: no byte 0 or 0xf0..0xff, whole sequences. Files below version 48 may hold
// overlong forms, as they may on HotSpot.
bool isModifiedUtf8(std::string_view text, std::uint16_t majorVersion);

// The name of a field, local variable or parameter: not empty, none of . ; [ /
bool isUnqualifiedName(std::string_view name);

// An unqualified name without < and >, or <init>, or <clinit>.
bool isMethodName(std::string_view name);

// "java/lang/Object": unqualified names with / between them.
bool isInternalName(std::string_view name);

// What a Class constant may hold: an internal name, or the descriptor of an array of at most 255
// dimensions.
bool isClassConstant(std::string_view name);

// The end of the field descriptor that starts at `from`, or npos if there is none.
std::size_t fieldDescriptorEnd(std::string_view text, std::size_t from);

bool isFieldDescriptor(std::string_view text);

// The number of local-variable slots that the parameters take (long and double: 2; `this` is not
// counted), or -1 if the text is not a method descriptor. At most 255 in a checked class file.
int parameterSlots(std::string_view methodDescriptor);

} // namespace clew::vm::classfile
