#include "vm/objects/ObjectAccess.h"

#include <algorithm>
#include <cstring>

#include "vm/objects/ClassInputs.h"
#include "vm/objects/Strings.h"

namespace clew::vm::objects {

Ref ObjectAccess::newString(std::string_view utf8) {
    return newStringUtf16(utf16(utf8));
}

Ref ObjectAccess::newStringUtf16(std::u16string_view text) {
    const bool latin1 = std::ranges::all_of(text, [](char16_t c) { return c < 256; });
    const Class& string = *vm.linker->known.string;
    Ref bytes = newArray(*vm.linker->known.byteArray,
                         static_cast<std::uint32_t>(latin1 ? text.size() : 2 * text.size()));
    auto* to = state.object(bytes)->elements<std::uint8_t>();
    if (latin1) {
        for (char16_t c : text) *to++ = static_cast<std::uint8_t>(c);
    } else {
        std::memcpy(to, text.data(), 2 * text.size());
    }
    Ref made = newObject(string);
    static const std::uint32_t valueOffset = string.fieldNamed("value")->offset;
    static const std::uint32_t coderOffset = string.fieldNamed("coder")->offset;
    state.object(made)->at<Ref>(valueOffset) = bytes;
    state.object(made)->at<std::uint8_t>(coderOffset) = latin1 ? 0 : 1;
    return made;
}

std::string ObjectAccess::stringOf(Ref string) const {
    return stringUtf8(state, string);
}
std::u16string ObjectAccess::utf16Of(Ref string) const {
    return stringContents(state, string);
}

Class& ObjectAccess::classOf(Ref mirror) const {
    if (Class* klass = vm.classOfMirror(mirror)) return *klass;
    const Class* klass =
        isClassInput(vm, state, mirror) ? classStoodFor(vm, state, mirror) : nullptr;
    if (!klass) throw ClassNotChosen{};
    return const_cast<Class&>(*klass);
}

} // namespace clew::vm::objects
