#pragma once

// What generated tests have to know about classes: how the source names them, and what the tests'
// package may use.

#include <string>
#include <string_view>
#include <vector>

#include "search/generate/Driver.h"
#include "search/generate/JavaText.h"
#include "vm/types/Linker.h"

namespace clew::search::generate {

using vm::types::Class;
using vm::types::Method;

// Whether a call of `method` on an expression of the type `receiver` could mean another method of
// its name: some arguments fit both.
bool isOverloaded(const vm::types::Method& method, const Class& receiver);

class TypeKnowledge : public search::generate::SourceNames {
  public:
    // `package` is that of the tests, in internal form ("org/example").
    TypeKnowledge(vm::types::Linker& linker, std::string package, const Class& underTest)
        : linker_(linker), package_(std::move(package)), underTest_(underTest) {}

    // ---- SourceNames, by the classes' InnerClasses attributes
    Name nameOf(std::string_view internalName) const override;
    bool isGeneric(std::string_view internalName) const override;
    bool hasDefaults(std::string_view internalName) const override;
    bool isForMockito(std::string_view internalName) const override;
    std::optional<Constant> constantOf(const JavaValue& value) const override;
    bool exists(std::string_view package, std::string_view simpleName) const override;

    // ---- access from the tests
    bool canName(const Class& type) const;    // arrays by their elements
    bool canCall(const Method& method) const; // its types and its holder included
    bool canAssign(const vm::types::Field& field) const;
    bool canRead(const vm::types::Field& field) const;
    // The class or its nearest superclass that can be named.
    const Class& nameable(const Class& type) const;
    // A class that is not an inner one: its instances need none of the class around it.
    static bool isStatic(const Class& type);

    Executable executable(const Method& method) const;
    // Non-private constructors, in the order of the class file.
    std::vector<const Method*> constructors(const Class& type) const;
    // Methods that tests may call on the class or its instances: its own ones, then those that it
    // inherits from classes and interfaces that are not the JDK's. Neither overridden nor made by
    // the compiler.
    std::vector<const Method*> methods(const Class& type) const;
    // Instance methods that can be called on an expression of this type, an interface's abstract
    // ones included. Not those of Object.
    std::vector<const Method*> callable(const Class& type) const;
    // Null where it cannot be loaded.
    const Class* classOf(std::string_view fieldDescriptor) const;
    vm::types::Linker& linker() const { return linker_; }
    const Class& underTest() const { return underTest_; }

  private:
    vm::types::Linker& linker_;
    std::string package_;
    const Class& underTest_;
};

} // namespace clew::search::generate
