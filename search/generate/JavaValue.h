#pragma once

// A Java value that needs no virtual machine to be understood: inputs of a method and what it
// returned, as tests write them. Objects of other types than these are not values but results of
// calls (Driver.h).

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "vm/values/Value.h"

namespace clew::search::generate {

using vm::values::BasicType;

struct JavaValue {
    enum class Kind : std::uint8_t {
        Null,
        Primitive,    // `basic`, `bits`
        Boxed,        // as Primitive, in its box
        String,       // `text`
        EnumConstant, // `name` of the enum `type`
        ClassLiteral, // of the type with the descriptor `type`; without one, of the class of the
                      // only one of `elements`, a Mock
        Array,        // `elements`, of an array with the descriptor `type`
        Lambda, // of the functional interface `type`, with the text `name`. It returns the only one
                // of `elements`; or the parameter number `bits`; or where `basic` is Void nothing
        Mock,   // of a class of the test's own (MockText.h) that extends `type`, and implements
                // the types whose internal names are in `name`, separated by commas. `elements`:
                // of each method, with its `name` and its descriptor `type`, what it returns; of
                // the superclass's constructor, where it takes arguments, those: without any,
                // defaults.
                // Without a type: among what a mock returns, the mock itself. `bits`: see
                // MockValues.h
        Thrown, // among what a method of a mock returns: it throws a new exception, of the type
                // `type`, made of `elements`, which are none or a message. With `bits`, it is one
                // that has to be declared
        Changing, // among what a method of a mock returns: it changes arrays before. `elements`:
                  // what it returns, Null where that is nothing; then of each parameter an Array,
                  // whose elements its first ones become, or Null
        Member, // of a Mock: a public method that does nothing, or where `type` is none of a method
                // a public field, of its own, with the `name` and the `annotations`
        Annotation, // of a Mock or a Member: of the type `type`. `elements`: of each element that
                    // is given, with its `name`, its value as the only one of `elements`
        Object, // some object of the class `type`, of which nothing else is known. Only in results.
                // In an input with a `name`: made by the constructor with that descriptor, of
                // `elements` (ConstructedInputs.h). Among what a mock returns also by the static
                // method of the class with that name and descriptor: "of(I)Lpkg/Color;"
        SameArgument, // of a call: the object that its argument number `bits` is, before it, which
                      // is a Mock or null
        Parameter,    // of the test, with the descriptor `type` and the name `name` (TestTable.h).
                      // `elements`: its values
    };

    Kind kind = Kind::Null;
    BasicType basic = BasicType::Void;
    std::uint64_t bits = 0; // as a Slot holds it (vm/values/Value.h)
    std::string type;       // a descriptor: "[[I", "Lpkg/Color;"
    std::string name;
    std::u16string text;
    std::vector<JavaValue> elements;
    std::vector<JavaValue> annotations; // of a Mock or a Member

    static JavaValue null() { return {}; }
    static JavaValue primitive(BasicType basic, std::uint64_t bits) {
        return {Kind::Primitive, basic, bits};
    }
    static JavaValue boxed(BasicType basic, std::uint64_t bits) {
        return {Kind::Boxed, basic, bits};
    }
    static JavaValue ofInt(std::int32_t value) {
        return primitive(BasicType::Int, vm::values::fromInt(value));
    }
    static JavaValue ofLong(std::int64_t value) {
        return primitive(BasicType::Long, vm::values::fromLong(value));
    }
    static JavaValue ofFloat(float value) {
        return primitive(BasicType::Float, vm::values::fromFloat(value));
    }
    static JavaValue ofDouble(double value) {
        return primitive(BasicType::Double, vm::values::fromDouble(value));
    }
    static JavaValue ofBoolean(bool value) { return primitive(BasicType::Boolean, value); }
    static JavaValue string(std::u16string text) {
        JavaValue value{Kind::String};
        value.text = std::move(text);
        return value;
    }
    static JavaValue enumConstant(std::string descriptor, std::string name) {
        JavaValue value{Kind::EnumConstant};
        value.type = std::move(descriptor);
        value.name = std::move(name);
        return value;
    }
    static JavaValue classLiteral(std::string descriptor) {
        JavaValue value{Kind::ClassLiteral};
        value.type = std::move(descriptor);
        return value;
    }
    static JavaValue classOfMock(JavaValue mock) {
        JavaValue value{Kind::ClassLiteral};
        value.elements.push_back(std::move(mock));
        return value;
    }
    static JavaValue array(std::string descriptor, std::vector<JavaValue> elements) {
        JavaValue value{Kind::Array};
        value.type = std::move(descriptor);
        value.elements = std::move(elements);
        return value;
    }
    static JavaValue object(std::string descriptor) {
        JavaValue value{Kind::Object};
        value.type = std::move(descriptor);
        return value;
    }

    static JavaValue sameArgument(std::size_t position) {
        JavaValue value{Kind::SameArgument};
        value.bits = position;
        return value;
    }

    static JavaValue mockItself() { return {Kind::Mock}; }

    // Whether how it is made is known.
    bool isMade() const { return kind == Kind::Object && !name.empty(); }
    bool isMockItself() const { return kind == Kind::Mock && type.empty(); }
    bool isClassOfMock() const { return kind == Kind::ClassLiteral && !elements.empty(); }
    bool isNull() const { return kind == Kind::Null; }
    bool operator==(const JavaValue&) const = default;
};

// The class of the box: "java/lang/Integer" for Int.
std::string_view boxClassOf(BasicType basic);
// Int for "Ljava/lang/Integer;"; Void where the descriptor names no box.
BasicType boxedBy(std::string_view descriptor);

} // namespace clew::search::generate
