#pragma once

// Writes class files for tests, wrong ones included: nothing is checked.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::classfile {

// Big-endian bytes.
class Buffer {
  public:
    Buffer& u1(unsigned value) {
        bytes.push_back(static_cast<std::uint8_t>(value));
        return *this;
    }
    Buffer& u2(unsigned value) { return u1(value >> 8).u1(value); }
    Buffer& u4(std::uint32_t value) { return u2(value >> 16).u2(value & 0xffff); }
    Buffer& append(const std::vector<std::uint8_t>& more) {
        bytes.insert(bytes.end(), more.begin(), more.end());
        return *this;
    }
    Buffer& append(std::string_view text) {
        bytes.insert(bytes.end(), text.begin(), text.end());
        return *this;
    }

    std::vector<std::uint8_t> bytes;
};

class ClassWriter {
  public:
    explicit ClassWriter(unsigned version = 61, std::string_view name = "T")
        : thisClass(classOf(name)), superClass(classOf("java/lang/Object")), version_(version) {}

    // Constants; each call adds one and gives its index.
    unsigned utf8(std::string_view text) {
        pool_.u1(1).u2(static_cast<unsigned>(text.size())).append(text);
        return next_++;
    }
    unsigned constant(unsigned tag, unsigned first) {
        pool_.u1(tag).u2(first);
        return next_++;
    }
    unsigned constant(unsigned tag, unsigned first, unsigned second) {
        pool_.u1(tag).u2(first).u2(second);
        return next_++;
    }
    unsigned classOf(std::string_view name) { return constant(7, utf8(name)); }
    unsigned string(std::string_view text) { return constant(8, utf8(text)); }
    unsigned methodType(std::string_view descriptor) { return constant(16, utf8(descriptor)); }
    unsigned nameAndType(std::string_view name, std::string_view descriptor) {
        const unsigned nameIndex = utf8(name), descriptorIndex = utf8(descriptor);
        return constant(12, nameIndex, descriptorIndex);
    }
    // tag 9: Fieldref, 10: Methodref, 11: InterfaceMethodref
    unsigned member(unsigned tag, std::string_view className, std::string_view name,
                    std::string_view descriptor) {
        const unsigned owner = classOf(className), what = nameAndType(name, descriptor);
        return constant(tag, owner, what);
    }
    unsigned methodHandle(unsigned kind, unsigned memberIndex) {
        pool_.u1(15).u1(kind).u2(memberIndex);
        return next_++;
    }
    // tag 17: Dynamic, 18: InvokeDynamic
    unsigned dynamic(unsigned tag, unsigned bootstrap, std::string_view name,
                     std::string_view descriptor) {
        return constant(tag, bootstrap, nameAndType(name, descriptor));
    }
    unsigned integer(std::uint32_t value) {
        pool_.u1(3).u4(value);
        return next_++;
    }
    // tag 5: Long, 6: Double
    unsigned wide(unsigned tag, std::uint64_t value) {
        pool_.u1(tag)
            .u4(static_cast<std::uint32_t>(value >> 32))
            .u4(static_cast<std::uint32_t>(value));
        next_ += 2;
        return next_ - 2;
    }

    struct Attribute {
        unsigned name;
        std::vector<std::uint8_t> contents;
    };
    Attribute attribute(std::string_view name, const std::vector<std::uint8_t>& contents) {
        return {utf8(name), contents};
    }

    void field(unsigned flags, std::string_view name, std::string_view descriptor,
               const std::vector<Attribute>& own = {}) {
        const unsigned nameIndex = utf8(name), descriptorIndex = utf8(descriptor);
        fields_.u2(flags).u2(nameIndex).u2(descriptorIndex);
        write(fields_, own);
        ++fieldCount_;
    }
    void method(unsigned flags, std::string_view name, std::string_view descriptor,
                const std::vector<Attribute>& own = {}) {
        const unsigned nameIndex = utf8(name), descriptorIndex = utf8(descriptor);
        methods_.u2(flags).u2(nameIndex).u2(descriptorIndex);
        write(methods_, own);
        ++methodCount_;
    }

    struct Handler {
        unsigned start, end, handler, type;
    };
    Attribute code(unsigned maxLocals, const std::vector<std::uint8_t>& bytecode,
                   const std::vector<Handler>& handlers = {},
                   const std::vector<Attribute>& own = {}) {
        Buffer contents;
        contents.u2(10)
            .u2(maxLocals)
            .u4(static_cast<std::uint32_t>(bytecode.size()))
            .append(bytecode);
        contents.u2(static_cast<unsigned>(handlers.size()));
        for (const Handler& handler : handlers)
            contents.u2(handler.start).u2(handler.end).u2(handler.handler).u2(handler.type);
        write(contents, own);
        return attribute("Code", contents.bytes);
    }

    void classAttribute(std::string_view name, const std::vector<std::uint8_t>& contents) {
        attributes.push_back(attribute(name, contents));
    }

    std::vector<std::uint8_t> bytes() const {
        Buffer result;
        result.u4(magic).u2(minorVersion).u2(version_).u2(next_).append(pool_.bytes);
        result.u2(accessFlags)
            .u2(thisClass)
            .u2(superClass)
            .u2(static_cast<unsigned>(interfaces.size()));
        for (const unsigned interface : interfaces) result.u2(interface);
        result.u2(fieldCount_).append(fields_.bytes).u2(methodCount_).append(methods_.bytes);
        write(result, attributes);
        return result.bytes;
    }

  private:
    static void write(Buffer& to, const std::vector<Attribute>& attributes) {
        to.u2(static_cast<unsigned>(attributes.size()));
        for (const Attribute& attribute : attributes)
            to.u2(attribute.name)
                .u4(static_cast<std::uint32_t>(attribute.contents.size()))
                .append(attribute.contents);
    }

    Buffer pool_, fields_, methods_;
    unsigned next_ = 1, fieldCount_ = 0, methodCount_ = 0;

  public:
    std::uint32_t magic = 0xcafebabe;
    unsigned minorVersion = 0, accessFlags = 0x21;
    unsigned thisClass, superClass;
    std::vector<unsigned> interfaces;
    std::vector<Attribute> attributes;

  private:
    unsigned version_;
};

} // namespace clew::vm::classfile
