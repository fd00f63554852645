#pragma once

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

// A java.io.ByteArrayInputStream over a copy of the bytes.
Ref newByteArrayInputStream(NativeContext& ctx, std::span<const std::uint8_t> bytes);

} // namespace clew::vm::natives
