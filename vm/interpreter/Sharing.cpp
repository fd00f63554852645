#include "vm/interpreter/Sharing.h"

#include <mutex>
#include <string_view>
#include <utility>

#include "vm/Vm.h"
#include "vm/interpreter/Code.h"
#include "vm/interpreter/Operations.h"

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;

// The JDK's code whose data programs share between threads. All other code of the JDK works on objects that are its own,
// or synchronizes by means that are visible themselves.
constexpr std::string_view kVisiblePrefixes[] = {"java/util/"sv, "java/io/Piped"sv};
constexpr std::string_view kVisibleClasses[] = {"java/lang/AbstractStringBuilder"sv, "java/lang/StringBuilder"sv,
                                                "java/lang/StringBuffer"sv};
// Parts of java.util that are like the rest of the JDK.
constexpr std::string_view kInvisiblePrefixes[] = {"java/util/Formatter"sv, "java/util/regex/"sv, "java/util/Locale"sv,
                                                   "java/util/jar/"sv,      "java/util/zip/"sv,   "java/util/ResourceBundle"sv,
                                                   "java/util/Currency"sv,  "java/util/TimeZone"sv};

} // namespace

bool hasVisibleAccesses(const types::Class& klass) {
    if (!klass.fromJdk) return true;
    std::string_view name = klass.name.view();
    for (std::string_view prefix : kInvisiblePrefixes)
        if (name.starts_with(prefix)) return false;
    for (std::string_view prefix : kVisiblePrefixes)
        if (name.starts_with(prefix)) return true;
    for (std::string_view known : kVisibleClasses)
        if (name == known) return true;
    return false;
}

bool mayBeVisible(const types::Field& field) {
    if (field.isFinal() && static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) != Protection::None)
        return false;
    return hasVisibleAccesses(*field.holder) || isInterruptStatus(field);
}

bool isInterruptStatus(const types::Field& field) {
    return field.isVolatile() && field.name.view() == "interrupted" && field.holder->name.view() == "java/lang/Thread";
}

namespace {

std::string nameOf(const types::Field& field) { return field.holder->externalName() + "." + field.name.str(); }

} // namespace

Protections weakenedProtections(Vm& vm) {
    Protections weakened;
    std::lock_guard lock(vm.linker->mutex());
    for (const types::Class* klass : vm.linker->classes()) {
        if (const std::uint8_t protection = klass->sharing.load()) weakened[klass->externalName()] = protection;
        for (const types::Field& field : klass->fields)
            if (const std::uint8_t protection = field.sharing.load()) weakened[nameOf(field)] = protection;
    }
    return weakened;
}

void weaken(const types::Class& klass, const Protections& known) {
    if (const auto found = known.find(klass.externalName()); found != known.end()) klass.sharing = found->second;
    for (const types::Field& field : klass.fields)
        if (const auto found = known.find(nameOf(field)); found != known.end()) field.sharing = found->second;
}

void finalWritten(Vm& vm, const types::Field& finalField) {
    if (finalField.holder->fromJdk || vm.options.singlePath) return;
    constexpr auto kMark = static_cast<std::uint8_t>(Protection::None);
    if (finalField.sharing.exchange(kMark, std::memory_order_relaxed) == kMark) return;
    types::Linker& linker = *vm.linker;
    using enum Operation;
    constexpr std::pair<Operation, Operation> kVisible[] = {
        {GetByteLocal, GetByte}, {GetCharLocal, GetChar},   {GetShortLocal, GetShort}, {GetIntLocal, GetInt},
        {GetLongLocal, GetLong}, {PutByteLocal, PutByte},   {PutShortLocal, PutShort}, {PutIntLocal, PutInt},
        {PutLongLocal, PutLong}};
    std::lock_guard lock(linker.mutex());
    for (const types::Class* klass : linker.classes()) {
        if (!hasVisibleAccesses(*klass)) continue;
        for (const types::Method& method : klass->methods) {
            const Code* code = method.code.load(std::memory_order_acquire);
            if (!code) continue;
            for (const Instruction& at : code->instructions) {
                if (at.pointer != &finalField) continue;
                std::atomic_ref op(const_cast<std::uint16_t&>(at.op));
                for (const auto& [local, visible] : kVisible)
                    if (op.load(std::memory_order_acquire) == static_cast<std::uint16_t>(local))
                        op.store(static_cast<std::uint16_t>(visible), std::memory_order_release);
            }
        }
    }
    vm.sharingChanges.fetch_add(1);
}

} // namespace clew::vm::interpreter
