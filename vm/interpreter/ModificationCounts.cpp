#include "vm/interpreter/ModificationCounts.h"

#include <algorithm>
#include <string_view>

#include "vm/interpreter/TaskFields.h"
#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;
using types::Class;
using types::Field;
using types::Method;

constexpr std::string_view kCount = "modCount", kExpected = "expectedModCount";

// Classes of java.util that declare a count.
constexpr std::string_view kCounting[] = {"AbstractList"sv,    "HashMap"sv,       "Hashtable"sv,
                                          "IdentityHashMap"sv, "PriorityQueue"sv, "TreeMap"sv,
                                          "WeakHashMap"sv};
// Further ones that inherit it, as iterators and views refer to them.
constexpr std::string_view kInheriting[] = {"AbstractList$SubList"sv, "ArrayList"sv,
                                            "ArrayList$SubList"sv,    "LinkedHashMap"sv,
                                            "LinkedList"sv,           "Vector"sv};
// Views whose own count is what they expect of the list that they are of.
constexpr std::string_view kViews[] = {"AbstractList$SubList"sv, "ArrayList$SubList"sv};
constexpr std::string_view kViewed = "root";

constexpr std::string_view kPackage = "java/util/";

template <std::size_t N>
bool isOneOf(std::string_view name, const std::string_view (&names)[N]) {
    return std::ranges::find(names, name) != std::end(names);
}

// Within java.util; empty: the class is not of that package.
std::string_view nameInPackage(std::string_view name) {
    if (!name.starts_with(kPackage)) return {};
    name.remove_prefix(kPackage.size());
    return name.find('/') == name.npos ? name : std::string_view();
}

bool isCollection(std::string_view descriptor) {
    if (!descriptor.starts_with('L')) return false;
    const std::string_view name = nameInPackage(descriptor.substr(1, descriptor.size() - 2));
    return isOneOf(name, kCounting) || isOneOf(name, kInheriting);
}

bool isInt(const Field& field) {
    return field.type == values::BasicType::Int && !field.isStatic();
}

void countsAreSeen(Vm& vm) {
    if (!vm.globals.modificationsCount.exchange(true)) vm.sharingChanges.fetch_add(1);
}

void ignore(Class& made, std::uint32_t offset) {
    made.ignoredRanges.push_back({offset, sizeof(std::int32_t)});
}

// The collection that an iterator is of.
const Field* sourceIn(const Class& klass) {
    for (const Class* declaring = &klass; declaring; declaring = declaring->super)
        for (const Field& field : declaring->fields)
            if (!field.isStatic() && isCollection(field.descriptor.view())) return &field;
    return nullptr;
}

void markFields(Vm& vm, Class& made, std::string_view name) {
    Class::ModificationCounts& counts = made.modifications;
    for (const Field& field : made.fields) {
        if (!isInt(field)) continue;
        const std::string_view fieldName = field.name.view();
        if (fieldName == kCount && isOneOf(name, kCounting)) {
            counts.count = field.offset;
            ignore(made, field.offset);
        } else if (fieldName == kExpected && sourceIn(made)) {
            counts.expected = field.offset;
            counts.source = sourceIn(made)->offset;
            ignore(made, field.offset);
        } else if (fieldName.find("ModCount"sv) != fieldName.npos) {
            countsAreSeen(vm);
        }
    }
    if (!isOneOf(name, kViews)) return;
    const Field* viewed = made.fieldNamed(kViewed);
    if (!viewed || !counts.hasCount()) return countsAreSeen(vm);
    counts.expected = counts.count;
    counts.source = viewed->offset;
}

bool isAboutCounts(std::string_view fieldName) {
    return fieldName == kCount || fieldName == kExpected;
}

bool readsCounts(const Class& holder, const Method& method) {
    if (!method.info || !method.info->code) return false;
    const BytecodeReader reader(method.info->code->bytecode);
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
        if (reader.opcode(at) == classfile::op::getfield &&
            isAboutCounts(holder.file->constants.member(reader.index(at)).name))
            return true;
    return false;
}

bool isAbstractList(const Class& klass) {
    return std::ranges::any_of(klass.superChain, [](const Class* super) {
        return super->name.view() == "java/util/AbstractList" && super->fromJdk;
    });
}

bool namesCount(const classfile::ConstantPool& constants) {
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if (constants.kind(i) == classfile::ConstantKind::Fieldref &&
            constants.member(i).name == kCount)
            return true;
    return false;
}

} // namespace

void markModificationCounts(Vm& vm, Class& made) {
    if (!made.file) return;
    if (made.super) made.modifications = made.super->modifications;
    if (const std::string_view name = nameInPackage(made.name.view());
        made.fromJdk && !name.empty()) {
        markFields(vm, made, name);
        if (namesCount(made.file->constants) || made.modifications.hasExpected())
            for (Method& method : made.methods) method.copiesCounts = readsCounts(made, method);
    } else if (isAbstractList(made) && namesCount(made.file->constants)) {
        countsAreSeen(vm);
    }
    made.countsModifications = made.modifications.hasCount() || made.modifications.hasExpected();
}

void fieldIsReflected(Vm& vm, const Field& field) {
    if (field.holder->fromJdk && field.holder->tasks.isAny()) tasksAreSeen(vm);
    if (field.holder->fromJdk && isAboutCounts(field.name.view()) &&
        field.holder->countsModifications)
        countsAreSeen(vm);
}

} // namespace clew::vm::interpreter
