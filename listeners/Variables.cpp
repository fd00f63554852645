#include "listeners/Variables.h"

#include <fmt/format.h>

#include "listeners/Positions.h"
#include "vm/objects/Strings.h"

namespace clew::listeners {

using namespace vm;

std::optional<LocalAccess> localAccessAt(classfile::Bytes code, std::size_t at) {
    const auto byte = [&](std::size_t index) { return code[index]; };
    constexpr std::uint8_t kIload = 0x15, kAload = 0x19, kIload0 = 0x1a, kAload3 = 0x2d,
                           kIstore = 0x36, kAstore = 0x3a, kIstore0 = 0x3b, kAstore3 = 0x4e,
                           kIinc = 0x84, kWide = 0xc4;
    const std::uint8_t opcode = byte(at);
    const auto names = [&](std::uint8_t o) {
        return (o >= kIload && o <= kAload) || (o >= kIstore && o <= kAstore) || o == kIinc;
    };
    const auto stores = [&](std::uint8_t o) { return o >= kIstore; };
    if (opcode == kWide && names(byte(at + 1)))
        return LocalAccess{static_cast<unsigned>(byte(at + 2) << 8 | byte(at + 3)),
                           byte(at + 1) == kIinc ? 6u : 4u, stores(byte(at + 1))};
    if (names(opcode)) return LocalAccess{byte(at + 1), opcode == kIinc ? 3u : 2u, stores(opcode)};
    if (opcode >= kIload0 && opcode <= kAload3)
        return LocalAccess{(opcode - kIload0) % 4u, 1, false};
    if (opcode >= kIstore0 && opcode <= kAstore3)
        return LocalAccess{(opcode - kIstore0) % 4u, 1, true};
    return std::nullopt;
}

const classfile::LocalVariable* variableAt(const types::Method& method, std::size_t at,
                                           const LocalAccess& access) {
    // A variable's scope begins behind the instruction that gives it its first value.
    const std::size_t place = access.isStore ? at + access.length : at;
    for (const classfile::LocalVariable& variable : method.info->code->localVariables)
        if (variable.index == access.local && place >= variable.startPc &&
            place < std::size_t(variable.startPc) + variable.length)
            return &variable;
    return nullptr;
}

std::string valueText(const state::LiveState& state, std::string_view type, values::Slot value) {
    switch (type.empty() ? 'I' : type[0]) {
        case 'Z':
            return values::toInt(value) ? "true" : "false";
        case 'C': {
            const auto unit = static_cast<std::uint16_t>(value);
            return unit >= 0x20 && unit < 0x7f ? fmt::format("'{}'", static_cast<char>(unit))
                                               : fmt::format("'\\u{:04x}'", unit);
        }
        case 'J':
            return fmt::format("{}", values::toLong(value));
        case 'F':
            return fmt::format("{}", values::toFloat(value));
        case 'D':
            return fmt::format("{}", values::toDouble(value));
        case 'L':
        case '[':
            break;
        default:
            return fmt::format("{}", values::toInt(value));
    }
    const values::Ref object = values::toRef(value);
    if (object == 0) return "null";
    const types::Class& klass = *state.object(object)->klass;
    if (klass.name.view() == "java/lang/String") {
        // Reads only.
        return fmt::format("\"{}\"",
                           objects::stringUtf8(const_cast<state::LiveState&>(state), object));
    }
    if (klass.isArray())
        return fmt::format("{} of {}", typeName(klass), state.object(object)->length);
    return typeName(klass);
}

} // namespace clew::listeners
