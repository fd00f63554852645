#pragma once

// What annotations say (JVMS 4.7.16), as far as the machine itself looks at them.

#include <map>
#include <optional>
#include <string_view>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::classfile {

// An annotation with those of its elements that were given a constant.
struct Annotation {
    std::map<std::string_view, std::string_view> texts; // of the elements that are Strings
    std::map<std::string_view, bool> flags;             // of those that are booleans

    std::string_view text(std::string_view name, std::string_view otherwise = {}) const {
        const auto found = texts.find(name);
        return found == texts.end() ? otherwise : found->second;
    }
    bool flag(std::string_view name, bool otherwise) const {
        const auto found = flags.find(name);
        return found == flags.end() ? otherwise : found->second;
    }
};

// The one of this type, "Lpkg/Name;", in RawAnnotations::visible; nothing: there is none, or it
// cannot be read.
std::optional<Annotation> findAnnotation(Bytes visible, const ConstantPool& constants,
                                         std::string_view type);
// The same for one of a method's parameters, in RawAnnotations::visibleParameter.
std::optional<Annotation> findParameterAnnotation(Bytes visible, std::size_t parameter,
                                                  const ConstantPool& constants,
                                                  std::string_view type);

} // namespace clew::vm::classfile
