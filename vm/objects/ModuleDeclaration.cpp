#include "vm/objects/ModuleDeclaration.h"

namespace clew::vm::objects {

namespace {

class Reader {
  public:
    explicit Reader(classfile::Bytes bytes) : bytes_(bytes) {}
    std::uint32_t u2() {
        return at_ + 2 <= bytes_.size() ? (at_ += 2, bytes_[at_ - 2] << 8 | bytes_[at_ - 1]) : 0;
    }
    std::uint32_t u4() {
        const std::uint32_t high = u2();
        return high << 16 | u2();
    }
    std::uint8_t u1() { return at_ < bytes_.size() ? bytes_[at_++] : 0; }
    void skip(std::size_t count) { at_ = std::min(at_ + count, bytes_.size()); }
    std::size_t position() const { return at_; }

  private:
    classfile::Bytes bytes_;
    std::size_t at_ = 0;
};

} // namespace

void readModuleDeclaration(classfile::Bytes bytes, ModuleInfo& into) {
    const classfile::ClassFile file =
        classfile::ClassFile::parse(bytes, into.name, classfile::Checks::Structure);
    // ClassFile keeps no Module attribute, so walk to it: past the constants, no interfaces, fields
    // or methods.
    Reader reader(bytes);
    reader.skip(8);
    const std::uint32_t count = reader.u2();
    for (std::uint32_t i = 1; i < count; ++i) {
        using enum classfile::ConstantKind;
        switch (static_cast<classfile::ConstantKind>(reader.u1())) {
            case Utf8:
                reader.skip(reader.u2());
                break;
            case Class:
            case String:
            case MethodType:
            case Module:
            case Package:
                reader.skip(2);
                break;
            case MethodHandle:
                reader.skip(3);
                break;
            case Long:
            case Double:
                reader.skip(8);
                ++i;
                break;
            default:
                reader.skip(4);
                break;
        }
    }
    reader.skip(6); // flags, this, super
    if (reader.u2() != 0 || reader.u2() != 0 || reader.u2() != 0) return;
    for (std::uint32_t left = reader.u2(); left > 0; --left) {
        const std::string_view name = file.constants.utf8(static_cast<std::uint16_t>(reader.u2()));
        const std::uint32_t length = reader.u4();
        if (name != "Module") {
            reader.skip(length);
            continue;
        }
        reader.skip(2);
        constexpr std::uint32_t kOpenModule = 0x20;
        into.open = reader.u2() & kOpenModule;
        reader.skip(2);
        for (std::uint32_t requires_ = reader.u2(); requires_ > 0; --requires_) reader.skip(6);
        for (auto* packages : {&into.exports, &into.opens}) {
            for (std::uint32_t i = reader.u2(); i > 0; --i) {
                const auto package =
                    file.constants.className(static_cast<std::uint16_t>(reader.u2()));
                reader.skip(2);
                std::vector<std::string>& targets = (*packages)[std::string(package)];
                for (std::uint32_t j = reader.u2(); j > 0; --j) {
                    targets.emplace_back(
                        file.constants.className(static_cast<std::uint16_t>(reader.u2())));
                }
            }
        }
        reader.skip(std::size_t(reader.u2()) * 2); // uses
        for (std::uint32_t i = reader.u2(); i > 0; --i) {
            const auto service = file.constants.className(static_cast<std::uint16_t>(reader.u2()));
            std::vector<std::string>& providers = into.provides[std::string(service)];
            for (std::uint32_t j = reader.u2(); j > 0; --j) {
                providers.emplace_back(
                    file.constants.className(static_cast<std::uint16_t>(reader.u2())));
            }
        }
        return;
    }
}

} // namespace clew::vm::objects
