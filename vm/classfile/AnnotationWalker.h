#pragma once

#include "vm/classfile/Cursor.h"

namespace clew::vm::classfile {

// Walks the structure of a list of annotations. Throws FormatError on malformed ones.
class AnnotationWalker {
  public:
    explicit AnnotationWalker(Cursor at) : at_(at) {}

    // Calls found(typeIndex) for each annotation, and then element(nameIndex, constantIndex) for
    // each of its elements that is a constant of a primitive type or a String.
    template <class Found, class Element>
    void walk(Found&& found, Element&& element) {
        for (unsigned count = at_.u2(); count > 0; --count) {
            found(at_.u2());
            walkElements(element, 0);
        }
    }
    Cursor position() const { return at_; } // behind what was walked
    template <class Found>
    void types(Found&& found) {
        walk(found, [](std::uint16_t, std::uint16_t) {});
    }

  private:
    static constexpr int deepest = 64; // deeper nesting is not read

    template <class Element>
    void walkElements(Element&& element, int depth) {
        for (unsigned count = at_.u2(); count > 0; --count) {
            const std::uint16_t name = at_.u2();
            walkValue([&](std::uint16_t constant) { element(name, constant); }, depth);
        }
    }

    template <class Constant>
    void walkValue(Constant&& constant, int depth) {
        if (depth > deepest) at_.fail("annotations are nested too deeply");
        switch (at_.u1()) {
            case 'e':
                at_.skip(4);
                break;
            case 'c':
                at_.skip(2);
                break;
            case '@':
                at_.skip(2);
                for (unsigned count = at_.u2(); count > 0; --count) {
                    at_.skip(2);
                    skipValue(depth + 1);
                }
                break;
            case '[':
                for (unsigned count = at_.u2(); count > 0; --count) skipValue(depth + 1);
                break;
            default:
                constant(at_.u2());
        }
    }
    void skipValue(int depth) {
        walkValue([](std::uint16_t) {}, depth);
    }

    Cursor at_;
};

} // namespace clew::vm::classfile
