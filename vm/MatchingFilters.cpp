#include "vm/MatchingFilters.h"

#include <optional>
#include <span>

#include "vm/classfile/Annotations.h"

namespace clew::vm {

using types::Class;
using types::Field;
using types::Method;

namespace {

// Their names today, and those of JPF's first versions.
constexpr std::string_view kFilterField[] = {"Lgov/nasa/jpf/annotation/FilterField;",
                                             "Lgov/nasa/jpf/jvm/abstraction/filter/FilterField;"};
constexpr std::string_view kFilterFrame[] = {"Lgov/nasa/jpf/annotation/FilterFrame;",
                                             "Lgov/nasa/jpf/jvm/abstraction/filter/FilterFrame;"};

std::optional<classfile::Annotation> findAny(classfile::Bytes visible,
                                             const classfile::ConstantPool& constants,
                                             std::span<const std::string_view> names) {
    for (const std::string_view name : names)
        if (auto found = classfile::findAnnotation(visible, constants, name)) return found;
    return std::nullopt;
}

// The key of the configuration that is the annotation's condition is true (or is not, where it is
// inverted); without a condition it always holds.
bool holds(const Vm& vm, const classfile::Annotation& filter) {
    const std::string_view condition = filter.text("condition");
    if (condition.empty()) return true;
    const auto found = vm.options.configuration.find(std::string(condition));
    const bool isSet = found != vm.options.configuration.end() && found->second == "true";
    return isSet != filter.flag("invert", false);
}

void leaveOut(Class& holder, const Field& field) {
    auto& ranges = field.isStatic() ? holder.staticIgnoredRanges : holder.ignoredRanges;
    ranges.push_back({field.offset, static_cast<std::uint32_t>(values::sizeOf(field.type))});
    if (field.type == values::BasicType::Reference)
        (field.isStatic() ? holder.staticLeftOutReferences : holder.leftOutReferences)
            .push_back(field.offset);
}

} // namespace

void applyMatchingFilters(Vm& vm, Class& made) {
    if (made.fromJdk || !made.file) return;
    const classfile::ConstantPool& constants = made.file->constants;
    for (const Field& field : made.fields) {
        if (!field.info) continue;
        const auto filter = findAny(field.info->annotations.visible, constants, kFilterField);
        if (!filter || !holds(vm, *filter)) continue;
        leaveOut(made, field);
        vm.approximated(Approximation::LeftOutOfMatching,
                        "the field " + made.externalName() + "." + field.name.str());
    }
    for (Method& method : made.methods) {
        if (!method.info) continue;
        const auto filter = findAny(method.info->annotations.visible, constants, kFilterFrame);
        if (!filter) continue;
        method.leavesOutData = filter->flag("filterData", true);
        method.leavesOutPc = filter->flag("filterPC", true);
        method.leavesOutCallees = filter->flag("filterSubframes", true);
        vm.approximated(Approximation::LeftOutOfMatching, "frames of " + method.describe());
    }
}

} // namespace clew::vm
