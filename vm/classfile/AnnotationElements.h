#pragma once

// All texts, classes and enum constants that an annotation was given, arrays of them too
// (JVMS 4.7.16.1).

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::classfile {

struct AnnotationElements {
    std::map<std::string_view, std::vector<std::string_view>> texts;     // modified UTF-8
    std::map<std::string_view, std::string_view> classes;                // descriptors
    std::map<std::string_view, std::vector<std::string_view>> constants; // of enums: their names

    const std::vector<std::string_view>& textsOf(std::string_view name) const {
        static const std::vector<std::string_view> none;
        const auto found = texts.find(name);
        return found == texts.end() ? none : found->second;
    }
    // Empty: it was not given.
    std::string_view classOf(std::string_view name) const {
        const auto found = classes.find(name);
        return found == classes.end() ? std::string_view() : found->second;
    }
};

// Of the annotation of this type, "Lpkg/Name;", in RawAnnotations::visible; nothing: there is none,
// or it cannot be read.
std::optional<AnnotationElements> findAnnotationElements(Bytes visible,
                                                         const ConstantPool& constants,
                                                         std::string_view type);

} // namespace clew::vm::classfile
