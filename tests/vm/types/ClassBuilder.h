#pragma once

// Writes small class files, so that tests can have the classes that no compiler makes.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::types {

class ClassBuilder {
  public:
    explicit ClassBuilder(std::string_view name, std::string_view super = "java/lang/Object",
                          std::uint16_t flags = classfile::access::Public |
                                                classfile::access::Super)
        : flags_(flags), name_(classConstant(name)), super_(classConstant(super)) {}

    static ClassBuilder interface(std::string_view name) {
        using namespace classfile;
        return ClassBuilder(name, "java/lang/Object",
                            access::Public | access::Interface | access::Abstract);
    }

    ClassBuilder& implements(std::string_view interface) {
        interfaces_.push_back(classConstant(interface));
        return *this;
    }
    ClassBuilder& version(std::uint16_t major) {
        major_ = major;
        return *this;
    }
    // A method whose code is `return`, or that has none where the flags say so.
    ClassBuilder& method(std::string_view name, std::string_view descriptor = "()V",
                         std::uint16_t flags = classfile::access::Public) {
        using namespace classfile;
        Bytes out;
        u2(out, flags), u2(out, utf8(name)), u2(out, utf8(descriptor));
        if (flags & (access::Abstract | access::Native)) {
            u2(out, 0);
        } else {
            u2(out, 1), u2(out, utf8("Code")), u4(out, 13);
            u2(out, 0), u2(out, 8), u4(out, 1), out.push_back(0xb1), u2(out, 0), u2(out, 0);
        }
        methods_.push_back(out);
        return *this;
    }
    ClassBuilder& abstractMethod(std::string_view name, std::string_view descriptor = "()V") {
        return method(name, descriptor, classfile::access::Public | classfile::access::Abstract);
    }
    // `constant`: index of a ConstantValue, 0 for none.
    ClassBuilder& field(std::string_view name, std::string_view descriptor, std::uint16_t flags = 0,
                        std::uint16_t constant = 0) {
        Bytes out;
        u2(out, flags), u2(out, utf8(name)), u2(out, utf8(descriptor));
        u2(out, constant ? 1 : 0);
        if (constant) u2(out, utf8("ConstantValue")), u4(out, 2), u2(out, constant);
        fields_.push_back(out);
        return *this;
    }
    ClassBuilder& permits(std::vector<std::string> names) {
        return classList("PermittedSubclasses", names);
    }
    ClassBuilder& nestMembers(std::vector<std::string> names) {
        return classList("NestMembers", names);
    }
    ClassBuilder& nestHost(std::string_view host) {
        Bytes out;
        u2(out, utf8("NestHost")), u4(out, 2), u2(out, classConstant(host));
        attributes_.push_back(out);
        return *this;
    }

    std::uint16_t integer(std::int32_t value) {
        Bytes out{3};
        u4(out, static_cast<std::uint32_t>(value));
        return constant(out, 1);
    }
    std::uint16_t longInteger(std::int64_t value) {
        Bytes out{5};
        u4(out, static_cast<std::uint32_t>(value >> 32)),
            u4(out, static_cast<std::uint32_t>(value));
        return constant(out, 2);
    }
    std::uint16_t string(std::string_view text) {
        Bytes out{8};
        u2(out, utf8(text));
        return constant(out, 1);
    }

    std::vector<std::uint8_t> bytes() const {
        Bytes out;
        u4(out, 0xCAFEBABE), u2(out, 0), u2(out, major_), u2(out, next_);
        append(out, pool_);
        u2(out, flags_), u2(out, name_), u2(out, super_);
        u2(out, static_cast<std::uint16_t>(interfaces_.size()));
        for (std::uint16_t interface : interfaces_) u2(out, interface);
        for (const auto* members : {&fields_, &methods_, &attributes_}) {
            u2(out, static_cast<std::uint16_t>(members->size()));
            for (const Bytes& member : *members) append(out, member);
        }
        return out;
    }
    std::string text() const {
        const auto all = bytes();
        return {all.begin(), all.end()};
    }

  private:
    using Bytes = std::vector<std::uint8_t>;

    static void u2(Bytes& out, std::uint16_t value) {
        out.push_back(static_cast<std::uint8_t>(value >> 8));
        out.push_back(static_cast<std::uint8_t>(value));
    }
    static void u4(Bytes& out, std::uint32_t value) {
        u2(out, static_cast<std::uint16_t>(value >> 16));
        u2(out, static_cast<std::uint16_t>(value));
    }
    static void append(Bytes& out, const Bytes& more) {
        out.insert(out.end(), more.begin(), more.end());
    }

    std::uint16_t constant(const Bytes& entry, std::uint16_t slots) {
        if (auto known = constants_.find(entry); known != constants_.end()) return known->second;
        append(pool_, entry);
        const std::uint16_t index = next_;
        next_ = static_cast<std::uint16_t>(next_ + slots);
        return constants_[entry] = index;
    }
    std::uint16_t utf8(std::string_view text) {
        Bytes out{1};
        u2(out, static_cast<std::uint16_t>(text.size()));
        out.insert(out.end(), text.begin(), text.end());
        return constant(out, 1);
    }
    std::uint16_t classConstant(std::string_view name) {
        Bytes out{7};
        u2(out, utf8(name));
        return constant(out, 1);
    }
    ClassBuilder& classList(std::string_view attribute, const std::vector<std::string>& names) {
        Bytes out;
        u2(out, utf8(attribute)), u4(out, static_cast<std::uint32_t>(2 + 2 * names.size()));
        u2(out, static_cast<std::uint16_t>(names.size()));
        for (const std::string& name : names) u2(out, classConstant(name));
        attributes_.push_back(out);
        return *this;
    }

    std::uint16_t major_ = 61, next_ = 1;
    Bytes pool_;
    std::map<Bytes, std::uint16_t> constants_;
    std::uint16_t flags_, name_, super_;
    std::vector<std::uint16_t> interfaces_;
    std::vector<Bytes> fields_, methods_, attributes_;
};

} // namespace clew::vm::types
