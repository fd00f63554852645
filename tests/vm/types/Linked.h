#pragma once

// A Linker on a JDK of this machine, with an optional class path, and short ways to ask it.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>

#include "tests/vm/classpath/JdkHomes.h"
#include "tests/vm/types/ClassBuilder.h"
#include "vm/types/Linker.h"

namespace clew::vm::types {

struct Linked {
    explicit Linked(const std::vector<std::string>& classPath = {})
        : Linked(classpath::jdkHomes().at(0), classPath) {}
    Linked(const std::filesystem::path& home, const std::vector<std::string>& classPath)
        : linker(std::make_unique<classpath::RuntimeImage>(classpath::RuntimeImage::open(home)),
                 classpath::ClassPath(classPath, 17), {}) {}

    Class& define(const ClassBuilder& builder) {
        return linker.define(builder.bytes(), "test", nullptr, false);
    }
    const Method* method(std::string_view klass, std::string_view name,
                         std::string_view descriptor) {
        return linker.load(klass).methodNamed(name, descriptor);
    }
    // "java.util.ArrayList.get(int)", "" for none.
    std::string selected(std::string_view receiver, std::string_view klass, std::string_view name,
                         std::string_view descriptor) {
        const Method* resolved = method(klass, name, descriptor);
        REQUIRE(resolved);
        const Method* result = linker.load(receiver).select(*resolved);
        return result ? result->describe() : "";
    }

    Linker linker;
};

// "java/lang/SomeError: message" of the LinkageError that `action` throws.
template <class Action>
std::string failureOf(Action&& action) {
    try {
        action();
    } catch (const LinkageError& error) {
        return error.exceptionClass + ": " + error.what();
    }
    return "no error";
}

} // namespace clew::vm::types
