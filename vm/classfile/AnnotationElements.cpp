#include "vm/classfile/AnnotationElements.h"

#include "vm/classfile/Cursor.h"

namespace clew::vm::classfile {
namespace {

constexpr int kDeepest = 64; // deeper nesting is not read

class Reader {
  public:
    Reader(Cursor at, const ConstantPool& constants) : at_(at), constants_(constants) {}

    std::optional<AnnotationElements> find(std::string_view type) {
        for (unsigned count = at_.u2(); count > 0; --count) {
            AnnotationElements elements;
            const bool isWanted = constants_.utf8(at_.u2()) == type;
            readElements(elements, 0);
            if (isWanted) return elements;
        }
        return std::nullopt;
    }

  private:
    void readElements(AnnotationElements& elements, int depth) {
        for (unsigned count = at_.u2(); count > 0; --count) {
            const std::string_view name = constants_.utf8(at_.u2());
            readValue(elements, name, depth);
        }
    }
    void readValue(AnnotationElements& elements, std::string_view name, int depth) {
        if (depth > kDeepest) at_.fail("annotations are nested too deeply");
        switch (at_.u1()) {
            case 's':
                elements.texts[name].push_back(constants_.utf8(at_.u2()));
                break;
            case 'c':
                elements.classes[name] = constants_.utf8(at_.u2());
                break;
            case 'e':
                at_.skip(2);
                elements.constants[name].push_back(constants_.utf8(at_.u2()));
                break;
            case '@': {
                AnnotationElements nested;
                at_.skip(2);
                readElements(nested, depth + 1);
                break;
            }
            case '[':
                for (unsigned count = at_.u2(); count > 0; --count)
                    readValue(elements, name, depth + 1);
                break;
            default:
                at_.skip(2);
        }
    }

    Cursor at_;
    const ConstantPool& constants_;
};

} // namespace

std::optional<AnnotationElements> findAnnotationElements(Bytes visible,
                                                         const ConstantPool& constants,
                                                         std::string_view type) {
    if (visible.empty()) return std::nullopt;
    try {
        return Reader(Cursor(visible, 0, visible.size(), "annotations"), constants).find(type);
    } catch (const FormatError&) {
        return std::nullopt;
    }
}

} // namespace clew::vm::classfile
