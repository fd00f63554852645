#include "vm/objects/JavaObjects.h"

#include <array>
#include <cstring>

namespace clew::vm::natives {

const Field* findFieldNamed(const Class& klass, std::string_view name) {
    for (const Class* at = &klass; at; at = at->super) {
        if (const Field* field = at->fieldNamed(name)) return field;
    }
    return nullptr;
}

Ref newByteArray(NativeContext& ctx, std::span<const std::uint8_t> bytes) {
    const Ref made =
        ctx.newArray(*ctx.vm.linker->known.byteArray, static_cast<std::uint32_t>(bytes.size()));
    if (!bytes.empty()) std::memcpy(ctx.state.writable(made)->payload(), bytes.data(), bytes.size());
    return made;
}

Ref newByteArray(NativeContext& ctx, std::string_view bytes) {
    return newByteArray(ctx, std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

Ref newStringArray(NativeContext& ctx, const std::vector<std::string>& texts) {
    const Ref made =
        ctx.newArray(*ctx.vm.linker->known.stringArray, static_cast<std::uint32_t>(texts.size()));
    for (std::uint32_t i = 0; i < texts.size(); ++i) {
        const Ref text = ctx.newString(texts[i]);
        setElement(ctx.state, made, i, text);
    }
    return made;
}

std::string bytesOf(LiveState& state, Ref byteArray) {
    const Object* array = state.object(byteArray);
    return {reinterpret_cast<const char*>(array->payload()), array->length};
}

std::u16string stringContents(LiveState& state, Ref string) {
    if (string == 0) return u"null";
    const Ref value = getField<Ref>(state, string, "value");
    const auto coder = getField<std::int8_t>(state, string, "coder");
    const Object* bytes = state.object(value);
    std::u16string text;
    if (coder == 0) {
        const auto* latin1 = bytes->elements<std::uint8_t>();
        text.assign(latin1, latin1 + bytes->length);
    } else {
        text.resize(bytes->length / 2);
        std::memcpy(text.data(), bytes->payload(), text.size() * 2);
    }
    return text;
}

std::string stringUtf8(LiveState& state, Ref string) {
    return utf8(stringContents(state, string));
}

namespace {

void appendUtf8(std::string& to, std::uint32_t codePoint) {
    if (codePoint < 0x80) {
        to += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        to += static_cast<char>(0xC0 | codePoint >> 6);
        to += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        to += static_cast<char>(0xE0 | codePoint >> 12);
        to += static_cast<char>(0x80 | (codePoint >> 6 & 0x3F));
        to += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else {
        to += static_cast<char>(0xF0 | codePoint >> 18);
        to += static_cast<char>(0x80 | (codePoint >> 12 & 0x3F));
        to += static_cast<char>(0x80 | (codePoint >> 6 & 0x3F));
        to += static_cast<char>(0x80 | (codePoint & 0x3F));
    }
}

}  // namespace

std::string utf8(std::u16string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::uint32_t unit = text[i];
        if (unit >= 0xD800 && unit < 0xDC00 && i + 1 < text.size() && text[i + 1] >= 0xDC00 &&
            text[i + 1] < 0xE000) {
            unit = 0x10000 + ((unit - 0xD800) << 10) + (text[++i] - 0xDC00u);
        }
        appendUtf8(result, unit);
    }
    return result;
}

std::u16string utf16(std::string_view text) {
    std::u16string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const unsigned length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (i + length > text.size()) {
            result += u'\uFFFD';
            break;
        }
        std::uint32_t point = length == 1 ? lead : lead & (0xFFu >> (length + 1));
        for (unsigned k = 1; k < length; ++k) point = point << 6 | (text[i + k] & 0x3F);
        if (point >= 0x10000) {
            result += static_cast<char16_t>(0xD7C0 + (point >> 10));
            result += static_cast<char16_t>(0xDC00 + (point & 0x3FF));
        } else {
            result += static_cast<char16_t>(point);
        }
        i += length;
    }
    return result;
}

std::string toModifiedUtf8(std::u16string_view text) {
    std::string bytes;
    for (const char16_t c : text) {
        if (c != 0 && c < 0x80) {
            bytes += static_cast<char>(c);
        } else if (c < 0x800) {
            bytes += {static_cast<char>(0xC0 | c >> 6), static_cast<char>(0x80 | (c & 0x3F))};
        } else {
            bytes += {static_cast<char>(0xE0 | c >> 12), static_cast<char>(0x80 | (c >> 6 & 0x3F)), static_cast<char>(0x80 | (c & 0x3F))};
        }
    }
    return bytes;
}

std::string fromModifiedUtf8(std::string_view text) {
    // Modified UTF-8 differs in NUL (2 bytes) and in surrogate pairs (3 bytes each): decoding to UTF-16 and encoding
    // again joins them.
    for (const char c : text) {
        if (static_cast<signed char>(c) < 0) return utf8(utf16(text));
    }
    return std::string(text);
}

Class* loadFor(NativeContext& ctx, std::string_view name, NativeOutcome& outcome, const Class* from) {
    try {
        return from ? &ctx.vm.linker->load(name, *from) : &ctx.vm.linker->load(name);
    } catch (const types::LinkageError& error) {
        outcome = ctx.throwNew(error.exceptionClass, error.what());
        return nullptr;
    }
}

Slot readSlot(const std::byte* where, BasicType type) {
    const auto read = [where]<class T>(T value) {
        std::memcpy(&value, where, sizeof value);
        return value;
    };
    switch (type) {
        case BasicType::Boolean:
        case BasicType::Byte: return values::fromInt(read(std::int8_t{}));
        case BasicType::Char: return values::fromInt(read(std::uint16_t{}));
        case BasicType::Short: return values::fromInt(read(std::int16_t{}));
        case BasicType::Int:
        case BasicType::Float:
        case BasicType::Reference: return read(std::uint32_t{});
        case BasicType::Long:
        case BasicType::Double: return read(std::uint64_t{});
        case BasicType::Void: break;
    }
    return 0;
}

void writeSlot(std::byte* where, BasicType type, Slot value) {
    if (type == BasicType::Boolean) value &= 1;
    // Little-endian: the low bytes of the slot are the value.
    std::memcpy(where, &value, values::sizeOf(type));
}

namespace {

struct Box {
    BasicType type;
    std::string_view className, descriptor;
};
constexpr std::array<Box, 8> boxes{{
    {BasicType::Boolean, "java/lang/Boolean", "(Z)Ljava/lang/Boolean;"},
    {BasicType::Byte, "java/lang/Byte", "(B)Ljava/lang/Byte;"},
    {BasicType::Char, "java/lang/Character", "(C)Ljava/lang/Character;"},
    {BasicType::Short, "java/lang/Short", "(S)Ljava/lang/Short;"},
    {BasicType::Int, "java/lang/Integer", "(I)Ljava/lang/Integer;"},
    {BasicType::Long, "java/lang/Long", "(J)Ljava/lang/Long;"},
    {BasicType::Float, "java/lang/Float", "(F)Ljava/lang/Float;"},
    {BasicType::Double, "java/lang/Double", "(D)Ljava/lang/Double;"},
}};

}  // namespace

NativeOutcome returnBoxed(NativeContext& ctx, BasicType type, Slot value) {
    if (type == BasicType::Reference) return ctx.returnRef(values::toRef(value));
    if (type == BasicType::Void) return ctx.returnRef(0);
    for (const Box& box : boxes) {
        if (box.type != type) continue;
        const Class& klass = ctx.vm.linker->load(box.className);
        if (!ctx.initialized(klass)) return ctx.blocked();
        const Slot arguments[2] = {value, 0};
        return ctx.call(*klass.methodNamed("valueOf", box.descriptor),
                        std::span(arguments, values::slotsOf(type)));
    }
    return ctx.returnRef(0);
}

bool isBox(const Class& klass) {
    return klass.name.view().starts_with("java/lang/") &&
           std::ranges::any_of(boxes, [&](const Box& box) { return klass.name.view() == box.className; });
}

BasicType unbox(LiveState& state, Ref object, Slot& value) {
    if (object == 0) return BasicType::Reference;
    const Class* klass = state.object(object)->klass;
    if (!klass->name.view().starts_with("java/lang/")) return BasicType::Reference;
    for (const Box& box : boxes) {
        if (klass->name.view() != box.className) continue;
        value = readSlot(state.object(object)->payload() + klass->fieldNamed("value")->offset, box.type);
        return box.type;
    }
    return BasicType::Reference;
}

bool widen(BasicType from, BasicType to, Slot& value) {
    using enum BasicType;
    if (from == to) return true;
    if (from == Boolean || to == Boolean || from >= Reference || to >= Reference) return false;
    if (to == Char || to == Byte || from == Double) return false;
    const bool fromIsInt = from == Byte || from == Char || from == Short || from == Int;
    switch (to) {
        case Short: return from == Byte;
        case Int: return fromIsInt;
        case Long:
            if (!fromIsInt) return false;
            value = values::fromLong(values::toInt(value));
            return true;
        case Float:
            if (from == Long) {
                value = values::fromFloat(static_cast<float>(values::toLong(value)));
            } else if (fromIsInt) {
                value = values::fromFloat(static_cast<float>(values::toInt(value)));
            } else {
                return false;
            }
            return true;
        case Double:
            if (from == Float) {
                value = values::fromDouble(values::toFloat(value));
            } else if (from == Long) {
                value = values::fromDouble(static_cast<double>(values::toLong(value)));
            } else {
                value = values::fromDouble(values::toInt(value));
            }
            return true;
        default: return false;
    }
}

}  // namespace clew::vm::natives
