// Where fields lie in an object's payload.

#include <algorithm>
#include <cstring>
#include <span>

#include "vm/types/Linker.h"

namespace clew::vm::types {
namespace {

struct FieldName {
    std::string_view className, field;
};

// Fields that hold what can be computed again from the rest of the object, or what only decides how
// fast things go: two states that differ in nothing else are the same state. Fields of primitive
// type only.
constexpr FieldName kCaches[] = {
    {"java/lang/String", "hash"},
    {"java/lang/String", "hashIsZero"},
    {"java/lang/Class", "classRedefinedCount"},
    {"java/lang/Class", "clew$class"}, // an address; which class it is its name says
    {"java/lang/invoke/MethodHandle", "customizationCount"},
    {"java/lang/invoke/LambdaForm", "invocationCounter"},
    {"java/math/BigDecimal", "precision"},
    {"java/math/BigInteger", "bitCountPlusOne"},
    {"java/math/BigInteger", "bitLengthPlusOne"},
    {"java/math/BigInteger", "lowestSetBitPlusTwo"},
    {"java/math/BigInteger", "firstNonzeroIntNumPlusTwo"},
    {"java/net/URI", "hash"},
    {"java/net/URL", "hashCode"},
    {"java/util/Locale", "hashCodeValue"},
    {"jdk/internal/reflect/NativeConstructorAccessorImpl", "numInvocations"},
    {"jdk/internal/reflect/NativeMethodAccessorImpl", "numInvocations"},
    {"jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", "numInvocations"},
    {"sun/util/locale/BaseLocale", "hash"},
};

// References that lead to names of threads, or to counters that names are made of, and that nothing
// else uses. Who reads a thread's name does so by Thread.getName.
constexpr FieldName kThreadNames[] = {
    {"java/lang/Thread", "name"},
    {"java/util/Timer", "nextSerialNumber"},
    {"java/util/concurrent/Executors$DefaultThreadFactory", "namePrefix"},
    {"java/util/concurrent/Executors$DefaultThreadFactory", "poolNumber"},
    {"java/util/concurrent/Executors$DefaultThreadFactory", "threadNumber"},
};

using Names = std::vector<std::pair<Symbol, Symbol>>;

Names symbolsOf(std::span<const FieldName> names) {
    Names result;
    for (const FieldName& each : names)
        result.emplace_back(Symbol::of(each.className), Symbol::of(each.field));
    return result;
}

bool isAmong(const Names& names, const Class& holder, const Field& field) {
    return std::find(names.begin(), names.end(), std::pair(holder.name, field.name)) != names.end();
}

bool isCache(const Class& holder, const Field& field) {
    static const Names names = symbolsOf(kCaches);
    return holder.fromJdk && field.type != BasicType::Reference && isAmong(names, holder, field);
}

bool isThreadName(const Class& holder, const Field& field) {
    static const Names names = symbolsOf(kThreadNames);
    return holder.fromJdk && field.type == BasicType::Reference && isAmong(names, holder, field);
}

// Places fields one after the other, the widest first, each at a multiple of its size, and small
// ones into the holes that alignment leaves.
class Placer {
  public:
    explicit Placer(std::uint32_t begin) : end_(begin) {}

    std::uint32_t place(std::uint32_t size) {
        for (Class::Range& hole : holes_) {
            const std::uint32_t at = align(hole.offset, size), holeEnd = hole.offset + hole.size;
            if (at + size > holeEnd) continue;
            // Fields come in falling size and holes begin behind a field of that size or less: no
            // space before `at`.
            const std::uint32_t lost = at - hole.offset;
            hole = {at + size, holeEnd - at - size};
            if (lost) holes_.push_back({at - lost, lost});
            return at;
        }
        const std::uint32_t at = align(end_, size);
        if (at > end_) holes_.push_back({end_, at - end_});
        end_ = at + size;
        return at;
    }
    std::uint32_t end() const { return end_; }

  private:
    static std::uint32_t align(std::uint32_t offset, std::uint32_t size) {
        return (offset + size - 1) & ~(size - 1);
    }
    std::uint32_t end_;
    std::vector<Class::Range> holes_;
};

} // namespace

void Linker::layOut(Class& made) {
    if (made.super) {
        made.instanceSize = made.super->instanceSize;
        made.referenceOffsets = made.super->referenceOffsets;
        made.threadNameReferences = made.super->threadNameReferences;
        made.leftOutReferences = made.super->leftOutReferences;
        made.ignoredRanges = made.super->ignoredRanges;
        made.monitorRanges = made.super->monitorRanges;
    }
    if (made.fields.empty()) return;
    Placer instance(made.instanceSize), statics(0);
    for (std::uint32_t size : {8u, 4u, 2u, 1u})
        for (Field& field : made.fields) {
            if (values::sizeOf(field.type) != size) continue;
            field.offset = (field.isStatic() ? statics : instance).place(size);
            if (field.type == BasicType::Reference)
                (field.isStatic() ? made.staticReferenceOffsets : made.referenceOffsets)
                    .push_back(field.offset);
            else if (!field.isStatic() && isCache(made, field))
                made.ignoredRanges.push_back({field.offset, size});
            if (isThreadName(made, field))
                (field.isStatic() ? made.staticThreadNameReferences : made.threadNameReferences)
                    .push_back(field.offset);
        }
    made.instanceSize = instance.end();
    made.staticsSize = statics.end();
    std::sort(made.referenceOffsets.begin(), made.referenceOffsets.end());
    std::sort(made.staticReferenceOffsets.begin(), made.staticReferenceOffsets.end());
}

void Linker::prepareStatics(const Class& of, std::byte* payload) const {
    for (const Field& field : of.fields) {
        if (!field.isStatic() || !field.info || field.info->constantValue == 0) continue;
        const classfile::ConstantPool& constants = of.file->constants;
        const std::uint16_t index = field.info->constantValue;
        const auto write = [&](auto value) {
            std::memcpy(payload + field.offset, &value, sizeof value);
        };
        switch (field.type) {
            case BasicType::Boolean:
                write(static_cast<std::uint8_t>(constants.integer(index) & 1));
                break;
            case BasicType::Byte:
                write(static_cast<std::int8_t>(constants.integer(index)));
                break;
            case BasicType::Char:
            case BasicType::Short:
                write(static_cast<std::uint16_t>(constants.integer(index)));
                break;
            case BasicType::Int:
                write(constants.integer(index));
                break;
            case BasicType::Long:
                write(constants.longInteger(index));
                break;
            case BasicType::Float:
                write(constants.floatBits(index));
                break;
            case BasicType::Double:
                write(constants.doubleBits(index));
                break;
            case BasicType::Reference:
            case BasicType::Void:
                break;
        }
    }
}

} // namespace clew::vm::types
