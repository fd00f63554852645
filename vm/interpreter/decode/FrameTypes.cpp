#include "vm/interpreter/decode/FrameTypes.h"

#include <algorithm>
#include <iterator>

namespace clew::vm::interpreter {

namespace {

constexpr std::string_view kObject = "java/lang/Object";

// The name of an array's component: "[[I" -> "[I", "[La/B;" -> "a/B", "[I" -> "I".
std::string_view componentName(std::string_view array) {
    array.remove_prefix(1);
    if (array.front() == 'L') array = array.substr(1, array.size() - 2);
    return array;
}

bool isReferenceArray(std::string_view name) {
    return name.size() > 1 && name[0] == '[' && (name[1] == '[' || name[1] == 'L');
}

} // namespace

std::string_view FrameTypes::keep(std::string text) {
    return texts_.emplace_back(std::move(text));
}

std::uint32_t FrameTypes::entryOf(std::string_view className) {
    const auto [found, isNew] =
        byName_.try_emplace(className, static_cast<std::uint32_t>(entries_.size()));
    if (isNew) entries_.push_back({className, {found->second}});
    return found->second;
}

FrameType FrameTypes::named(std::string_view className) {
    return {FrameKind::Object, hierarchy_ ? entryOf(className) : 0};
}

FrameType FrameTypes::ofDescriptor(std::string_view fieldDescriptor) {
    switch (fieldDescriptor.front()) {
        case 'J':
            return FrameKind::Long;
        case 'F':
            return FrameKind::Float;
        case 'D':
            return FrameKind::Double;
        case 'L':
            return named(fieldDescriptor.substr(1, fieldDescriptor.size() - 2));
        case '[':
            return named(fieldDescriptor);
        default:
            return FrameKind::Int;
    }
}

FrameType FrameTypes::arrayOf(std::string_view elementClassName) {
    if (!hierarchy_) return named({});
    std::string name = elementClassName.starts_with('[')
                           ? "[" + std::string(elementClassName)
                           : "[L" + std::string(elementClassName) + ";";
    const auto known = byName_.find(name);
    return named(known != byName_.end() ? known->first : keep(std::move(name)));
}

FrameType FrameTypes::ofClasses(std::vector<std::uint32_t> classes) {
    if (classes.size() == 1) return {FrameKind::Object, classes.front()};
    std::string key(reinterpret_cast<const char*>(classes.data()),
                    classes.size() * sizeof(classes[0]));
    const auto [found, isNew] =
        joined_.try_emplace(std::move(key), static_cast<std::uint32_t>(entries_.size()));
    if (isNew) entries_.push_back({{}, std::move(classes)});
    return {FrameKind::Object, found->second};
}

FrameType FrameTypes::join(FrameType a, FrameType b) {
    if (a == b) return a;
    if (!a.isInitialized() || !b.isInitialized()) return FrameKind::Top;
    if (a.kind() == FrameKind::Null) return b;
    if (b.kind() == FrameKind::Null) return a;
    const auto ofA = classesOf(a), ofB = classesOf(b);
    std::vector<std::uint32_t> classes;
    std::set_union(ofA.begin(), ofA.end(), ofB.begin(), ofB.end(), std::back_inserter(classes));
    return ofClasses(std::move(classes));
}

bool FrameTypes::isAssignable(std::string_view from, std::string_view to) {
    if (from == to || to == kObject) return true;
    if (to.starts_with('[')) {
        if (!from.starts_with('[')) return false;
        const bool fromReferences = isReferenceArray(from), toReferences = isReferenceArray(to);
        // Arrays of primitives were told apart by their names.
        return fromReferences && toReferences &&
               isAssignable(componentName(from), componentName(to));
    }
    if (from.starts_with('['))
        return to == "java/lang/Cloneable" || to == "java/io/Serializable" ||
               (hierarchy_->isInterface(to) && !arraysAreStrict_);
    return hierarchy_->isInterface(to) || hierarchy_->isSubclass(from, to);
}

bool FrameTypes::isAssignable(FrameType value, std::string_view className) {
    if (!value.isInitialized()) return false;
    if (!hierarchy_ || value.kind() == FrameKind::Null) return true;
    for (const std::uint32_t each : classesOf(value))
        if (!isAssignable(entries_[each].name, className)) return false;
    return true;
}

bool FrameTypes::all(FrameType reference,
                     const std::function<bool(std::string_view)>& predicate) const {
    if (!reference.isInitialized()) return false;
    if (!hierarchy_ || reference.kind() == FrameKind::Null) return true;
    return std::ranges::all_of(classesOf(reference),
                               [&](std::uint32_t each) { return predicate(entries_[each].name); });
}

FrameType FrameTypes::componentOf(FrameType array) {
    if (array.kind() != FrameKind::Object)
        return array.kind() == FrameKind::Null ? array : FrameKind::Top;
    if (!hierarchy_) return array;
    std::vector<std::uint32_t> components;
    const std::vector<std::uint32_t> arrays(classesOf(array).begin(), classesOf(array).end());
    for (const std::uint32_t each : arrays) {
        if (!isReferenceArray(entries_[each].name)) return FrameKind::Top;
        components.push_back(entryOf(componentName(entries_[each].name)));
    }
    std::sort(components.begin(), components.end());
    components.erase(std::unique(components.begin(), components.end()), components.end());
    return ofClasses(std::move(components));
}

std::string FrameTypes::describe(FrameType type) const {
    switch (type.kind()) {
        case FrameKind::Top:
            return "a value that has no certain type";
        case FrameKind::Int:
            return "an int";
        case FrameKind::Float:
            return "a float";
        case FrameKind::Long:
            return "a long";
        case FrameKind::LongSecond:
            return "the second half of a long";
        case FrameKind::Double:
            return "a double";
        case FrameKind::DoubleSecond:
            return "the second half of a double";
        case FrameKind::ReturnAddress:
            return "a return address";
        case FrameKind::Null:
            return "null";
        case FrameKind::Uninitialized:
        case FrameKind::UninitializedThis:
            return "an uninitialized object";
        case FrameKind::Object:
            break;
    }
    if (!hierarchy_) return "a reference";
    std::string text;
    for (const std::uint32_t each : classesOf(type)) {
        if (!text.empty()) text += " or ";
        text += entries_[each].name;
    }
    return text;
}

} // namespace clew::vm::interpreter
