#include "vm/classfile/Annotations.h"

#include "vm/classfile/AnnotationWalker.h"

namespace clew::vm::classfile {

std::optional<Annotation> findAnnotation(Bytes visible, const ConstantPool& constants,
                                         std::string_view type) {
    if (visible.empty()) return std::nullopt;
    std::optional<Annotation> wanted;
    bool isWanted = false;
    try {
        AnnotationWalker walker(Cursor(visible, 0, visible.size(), "annotations"));
        walker.walk(
            [&](std::uint16_t index) {
                isWanted = constants.utf8(index) == type;
                if (isWanted) wanted.emplace();
            },
            [&](std::uint16_t name, std::uint16_t constant) {
                if (!isWanted) return;
                const std::string_view element = constants.utf8(name);
                if (constants.kind(constant) == ConstantKind::Utf8)
                    wanted->texts[element] = constants.utf8(constant);
                else if (constants.kind(constant) == ConstantKind::Integer)
                    wanted->flags[element] = constants.integer(constant) != 0;
            });
    } catch (const FormatError&) {
        return std::nullopt;
    }
    return wanted;
}

std::optional<Annotation> findParameterAnnotation(Bytes visible, std::size_t parameter,
                                                  const ConstantPool& constants,
                                                  std::string_view type) {
    // A list for each parameter, one behind the other: the lists before it are skipped.
    if (visible.empty() || parameter >= visible[0]) return std::nullopt;
    try {
        Cursor at(visible, 1, visible.size(), "annotations");
        for (; parameter > 0; --parameter) {
            AnnotationWalker walker(at);
            walker.types([](std::uint16_t) {});
            at = walker.position();
        }
        return findAnnotation(visible.subspan(at.offset()), constants, type);
    } catch (const FormatError&) {
        return std::nullopt;
    }
}

} // namespace clew::vm::classfile
