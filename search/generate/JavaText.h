#pragma once

// Values and types as Java source.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "search/generate/JavaValue.h"

namespace clew::search::generate {

// What a class file's name does not tell about the name in the source. This one goes by javac's
// usage: a `$` is between a class and the one around it.
class SourceNames {
  public:
    virtual ~SourceNames() = default;
    struct Name {
        std::string package; // "java.util"; may be empty
        std::string name;    // "Map.Entry"
    };
    virtual Name nameOf(std::string_view internalName) const;
    virtual bool isGeneric(std::string_view /*internalName*/) const { return false; }
    // Of an interface, or of one above it: methods that are implemented.
    virtual bool hasDefaults(std::string_view /*internalName*/) const { return false; }
    // A public class that Mockito can make objects of by its public constructor without parameters.
    virtual bool isForMockito(std::string_view /*internalName*/) const { return false; }
    struct Constant {
        std::string holder, name; // internal name, "LIMIT"
    };
    // What the class under test calls the value, where a number or a text by itself would say less.
    virtual std::optional<Constant> constantOf(const JavaValue& /*value*/) const {
        return std::nullopt;
    }
    // A class of this package hides those of java.lang.
    virtual bool exists(std::string_view /*package*/, std::string_view /*simpleName*/) const {
        return false;
    }
};

// Types by their shortest names in one source file, and the imports that this needs.
class TypeText {
  public:
    // The file is in `package` ("" for the unnamed one), and declares the class `fileClass`.
    TypeText(const SourceNames& names, std::string package, std::string fileClass);

    std::string ofClass(std::string_view internalName);    // "Map.Entry"
    std::string ofDescriptor(std::string_view descriptor); // "int[]"
    // Where no raw type is meant: before a static method, and before a `<`.
    std::string ofQualifier(std::string_view internalName);
    std::string ofSignature(std::string_view signature); // "List<String>"; without type variables
    void import(std::string_view qualifiedName);         // of a top-level class
    // Sorted; without java.lang and the file's own package.
    const std::set<std::string>& imports() const { return imports_; }
    bool isGeneric(std::string_view internalName) const { return names_.isGeneric(internalName); }
    bool usesGenericTypes() const { return usesGenericTypes_; }
    // "Lamp.BRIGHTEST"; empty: it has no name.
    std::string ofConstant(const JavaValue& value);
    void importStatic(std::string_view qualifiedName);
    const std::set<std::string>& staticImports() const { return staticImports_; }
    // Of the nested class that equal mocks have in common.
    std::string ofMock(const JavaValue& mock);
    // An expression: "new MockQueue()", or "mockQueue()" where Mockito makes it.
    std::string making(const JavaValue& mock);
    // Whether one of its interfaces has methods that are implemented.
    bool hasDefaults(const JavaValue& mock) const;
    // Whether what makes a mock in the value declares exceptions.
    bool makingThrows(const JavaValue& value) const;
    struct NamedMock {
        JavaValue mock;
        std::string name; // of the class, or of the method that makes it:
        bool isByMockito = false;
    };
    const std::vector<NamedMock>& mocks() const { return mocks_; }
    void useMockito() { usesMockito_ = true; }
    // As long as it is there, mocks are of classes of the test's own.
    class OwnMocks {
      public:
        explicit OwnMocks(TypeText& types) : types_(types), before_(types.usesMockito_) {
            types_.usesMockito_ = false;
        }
        ~OwnMocks() { types_.usesMockito_ = before_; }
        OwnMocks(const OwnMocks&) = delete;
        OwnMocks& operator=(const OwnMocks&) = delete;

      private:
        TypeText& types_;
        const bool before_;
    };

  private:
    std::string named(const JavaValue& mock, bool isByMockito);

    const SourceNames& names_;
    std::string package_;
    std::map<std::string, std::string, std::less<>> qualifiedOfSimple_;
    std::set<std::string> imports_;
    std::set<std::string> staticImports_;
    bool usesGenericTypes_ = false, usesMockito_ = false;
    std::vector<NamedMock> mocks_;
};

// A constant expression of the value's own type: "(byte) 1", "2L", "Double.NaN", "new int[] {1,
// 2}". A box is written as its primitive, which boxing conversion turns into it. Precondition: not
// an Object.
std::string literal(const JavaValue& value, TypeText& types);
std::string literal(std::u16string_view text); // with its quotes

// "Integer.valueOf(5)", of a primitive or boxed value and its literal.
std::string boxed(const JavaValue& value, std::string_view literal);

bool isDefault(const JavaValue& value); // what an array element is before it is assigned

} // namespace clew::search::generate
