#include "vm/interpreter/Sharing.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <string_view>
#include <utility>

#include "vm/Vm.h"
#include "vm/interpreter/Code.h"
#include "vm/interpreter/Operations.h"

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;

// Classes of java.base whose objects nobody shares but through means that are visible themselves (immutable ones, those
// that lock or are volatile on their own), or whose objects programs do not get hold of. All other classes of the JDK are
// as a program's own.
constexpr std::string_view kInvisiblePrefixes[] = {
    "java/lang/"sv,        "java/math/"sv,         "java/time/"sv,           "java/net/"sv,
    "java/nio/charset/"sv, "java/nio/file/"sv,     "java/nio/channels/"sv,   "java/security/"sv,
    "java/io/File"sv,      "java/io/Print"sv,      "java/io/BufferedW"sv,    "java/io/BufferedOutput"sv,
    "java/io/Output"sv,    "java/io/ObjectStream"sv, "java/util/Formatter"sv, "java/util/regex/"sv,
    "java/util/Locale"sv,  "java/util/jar/"sv,     "java/util/zip/"sv,       "java/util/ResourceBundle"sv,
    "java/util/Currency"sv, "java/util/TimeZone"sv, "jdk/internal/"sv,       "sun/"sv,
    "javax/"sv,            "com/sun/"sv};
// Nevertheless.
constexpr std::string_view kVisiblePrefixes[] = {"java/lang/AbstractStringBuilder"sv, "java/lang/StringBu"sv,
                                                 "java/util/regex/Matcher"sv, "java/security/MessageDigest"sv,
                                                 "sun/security/provider/DigestBase"sv, "java/util/zip/C"sv};
// What stands for the arrays of programs, though it is not visible itself.
constexpr std::string_view kPassesArrays[] = {"java/lang/invoke/BoundMethodHandle"sv, "java/lang/ref/"sv,
                                              "java/lang/ThreadLocal"sv, "java/lang/InheritableThreadLocal"sv};

bool startsWithOneOf(std::string_view name, std::span<const std::string_view> prefixes) {
    return std::ranges::any_of(prefixes, [&](std::string_view prefix) { return name.starts_with(prefix); });
}

constexpr std::string_view kMadeByVm = "VM"; // Class::location

bool isStreamOrBuffer(const types::Class& klass) {
    return klass.fromJdk && (klass.name.view().starts_with("java/io/") || klass.name.view().starts_with("java/nio/"));
}

} // namespace

void classify(types::Class& made) {
    const std::string_view name = made.name.view();
    if (made.location == kMadeByVm) return; // only its constructor writes to its fields, and what they refer to is the program's
    made.hasVisibleAccesses =
        !made.fromJdk || !startsWithOneOf(name, kInvisiblePrefixes) || startsWithOneOf(name, kVisiblePrefixes);
    made.keepsArrays = !made.hasVisibleAccesses && !startsWithOneOf(name, kPassesArrays);
}

bool keepsArraysOfBoot(const types::Class& klass) { return klass.keepsArrays || isStreamOrBuffer(klass); }

bool isOfConsole(const state::LiveState& state, const types::Field& field, Ref object) {
    return state.isBoot(object) && isStreamOrBuffer(*field.holder);
}

bool mayBeVisible(const types::Field& field) {
    if (field.isFinal() && static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) != Protection::None)
        return false;
    return field.holder->hasVisibleAccesses || isInterruptStatus(field);
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
