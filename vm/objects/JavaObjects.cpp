#include "vm/objects/JavaObjects.h"

#include <cstring>

namespace clew::vm::objects {

const Field* findFieldNamed(const Class& klass, std::string_view name) {
    // What the program has put below one of the JDK's classes, Object apart, peers do not know.
    const Class* from = &klass;
    while (!from->fromJdk && from->super) from = from->super;
    const Field* found = nullptr;
    for (const Class* at = from->super ? from : &klass; at; at = found->holder->super) {
        const Field* field = at->fieldNamed(name);
        if (!field) break;
        found = field;
    }
    return found;
}

Ref newByteArray(ObjectAccess& access, std::span<const std::uint8_t> bytes) {
    const Ref made = access.newArray(*access.vm.linker->known.byteArray,
                                     static_cast<std::uint32_t>(bytes.size()));
    if (!bytes.empty())
        std::memcpy(access.state.writable(made)->payload(), bytes.data(), bytes.size());
    return made;
}

Ref newByteArray(ObjectAccess& access, std::string_view bytes) {
    return newByteArray(
        access, std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

Ref newStringArray(ObjectAccess& access, const std::vector<std::string>& texts) {
    const Ref made = access.newArray(*access.vm.linker->known.stringArray,
                                     static_cast<std::uint32_t>(texts.size()));
    for (std::uint32_t i = 0; i < texts.size(); ++i) {
        const Ref text = access.newString(texts[i]);
        setElement(access.state, made, i, text);
    }
    return made;
}

std::string bytesOf(LiveState& state, Ref byteArray) {
    const Object* array = state.object(byteArray);
    return {reinterpret_cast<const char*>(array->payload()), array->length};
}

Slot readSlot(const std::byte* where, BasicType type) {
    const auto read = [where]<class T>(T value) {
        std::memcpy(&value, where, sizeof value);
        return value;
    };
    switch (type) {
        case BasicType::Boolean:
        case BasicType::Byte:
            return values::fromInt(read(std::int8_t{}));
        case BasicType::Char:
            return values::fromInt(read(std::uint16_t{}));
        case BasicType::Short:
            return values::fromInt(read(std::int16_t{}));
        case BasicType::Int:
        case BasicType::Float:
        case BasicType::Reference:
            return read(std::uint32_t{});
        case BasicType::Long:
        case BasicType::Double:
            return read(std::uint64_t{});
        case BasicType::Void:
            break;
    }
    return 0;
}

void writeSlot(std::byte* where, BasicType type, Slot value) {
    if (type == BasicType::Boolean) value &= 1;
    // Little-endian: the low bytes of the slot are the value.
    std::memcpy(where, &value, values::sizeOf(type));
}

} // namespace clew::vm::objects
