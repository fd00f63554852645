#include "vm/interpreter/Sharing.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <string_view>
#include <utility>

#include "vm/Vm.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/Operations.h"

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;

// Classes of java.base whose objects nobody shares but through means that are visible themselves
// (immutable ones, those that lock or are volatile on their own), or whose objects programs do not
// get hold of. All other classes of the JDK are as a program's own.
constexpr std::string_view kInvisiblePrefixes[] = {
    "java/lang/Character"sv, "java/lang/Class"sv,      "java/lang/Integer"sv,
    "java/lang/Long"sv,      "java/lang/String"sv,     "java/lang/System"sv,
    "java/lang/Thread"sv,    "java/lang/invoke/"sv,    "java/lang/ref/"sv,
    "java/lang/reflect/"sv,  "jdk/internal/misc/VM"sv, "jdk/internal/reflect/"sv};
// Nevertheless.
constexpr std::string_view kVisiblePrefixes[] = {
    "java/lang/StringBu"sv, "java/lang/StringLatin1$"sv, "java/lang/StringUTF16$"sv,
    "java/lang/ThreadBuilders$"sv};
// Single fields of classes that are invisible otherwise.
struct FieldName {
    std::string_view holder, name;
};
constexpr FieldName kFieldsOfThreads[] = {{"java/lang/Thread"sv, "group"sv},
                                          {"java/lang/Thread"sv, "uncaughtExceptionHandler"sv}};
constexpr FieldName kSettings[] = {
    {"java/lang/Thread"sv, "interrupted"sv},
    {"java/lang/Thread"sv, "name"sv},
    {"java/lang/Thread"sv, "contextClassLoader"sv},
    {"java/lang/Thread"sv, "priority"sv},
    {"java/lang/Thread"sv, "daemon"sv},
    {"java/lang/Thread"sv, "defaultUncaughtExceptionHandler"sv},
    {"java/lang/Thread$FieldHolder"sv, "priority"sv},
    {"java/lang/Thread$FieldHolder"sv, "daemon"sv},
    {"java/lang/ThreadGroup"sv, "maxPriority"sv},
    {"java/lang/ThreadGroup"sv, "daemon"sv},
    {"java/lang/reflect/Proxy"sv, "h"sv},
    {"java/lang/System"sv, "in"sv},
    {"java/lang/System"sv, "out"sv},
    {"java/lang/System"sv, "err"sv},
    {"java/lang/System"sv, "props"sv},
    {"java/lang/System"sv, "security"sv},
    {"java/lang/ref/Reference"sv, "referent"sv},
    {"java/lang/ref/Reference"sv, "queue"sv},
    {"java/lang/ref/ReferenceQueue"sv, "head"sv},
    {"java/lang/reflect/AccessibleObject"sv, "override"sv},
    {"java/lang/invoke/CallSite"sv, "target"sv},
};
// What stands for the arrays of programs, though it is not visible itself.
constexpr std::string_view kPassesArrays[] = {"java/lang/ClassValue"sv,
                                              "java/lang/invoke/BoundMethodHandle"sv,
                                              "java/lang/ref/"sv, "java/lang/ThreadLocal"sv};
// What has buffers of its own, though it is visible: what the console is made of, too.
constexpr std::string_view kKeepsArrays[] = {"java/io/BufferedOutput"sv, "java/io/BufferedW"sv,
                                             "java/io/Output"sv, "java/io/Print"sv};

bool startsWithOneOf(std::string_view name, std::span<const std::string_view> prefixes) {
    return std::ranges::any_of(prefixes,
                               [&](std::string_view prefix) { return name.starts_with(prefix); });
}

// Of those of the JDK whose fields peers may write: what they write is not noticed.
bool isWrittenByInstructionsOnly(const types::Class& klass) {
    constexpr std::string_view kConcurrent = "java/util/concurrent/"sv;
    constexpr std::string_view kWrittenByPeers[] = {"java/util/concurrent/atomic/"sv,
                                                    "java/util/concurrent/locks/"sv,
                                                    "java/util/concurrent/ThreadLocalRandom"sv};
    const std::string_view name = klass.name.view();
    return !klass.fromJdk ||
           (name.starts_with(kConcurrent) && !startsWithOneOf(name, kWrittenByPeers));
}

constexpr std::string_view kMadeByVm = "VM"; // Class::location

bool isOneOf(const types::Field& field, std::span<const FieldName> names) {
    return std::ranges::any_of(names, [&](const FieldName& one) {
        return one.name == field.name.view() && one.holder == field.holder->name.view();
    });
}

bool isStreamOrBuffer(const types::Class& klass) {
    constexpr std::string_view packages[] = {"java/io/"sv, "java/nio/"sv, "sun/nio/cs/"sv};
    return klass.fromJdk && startsWithOneOf(klass.name.view(), packages);
}

} // namespace

void classify(types::Class& made) {
    const std::string_view name = made.name.view();
    if (made.location == kMadeByVm)
        return; // only its constructor writes to its fields, and what they refer to is the
                // program's
    made.hasVisibleAccesses = !made.fromJdk || !startsWithOneOf(name, kInvisiblePrefixes) ||
                              startsWithOneOf(name, kVisiblePrefixes);
    made.keepsArrays = made.hasVisibleAccesses ? made.fromJdk && startsWithOneOf(name, kKeepsArrays)
                                               : !startsWithOneOf(name, kPassesArrays);
    using enum types::Field::Accesses;
    for (types::Field& field : made.fields) {
        if (made.fromJdk && isOneOf(field, kSettings))
            field.accesses = Setting;
        else if (made.fromJdk && isOneOf(field, kFieldsOfThreads))
            field.accesses = OfThread;
        else if (made.hasVisibleAccesses)
            field.accesses = !field.isVolatile()                 ? Visible
                             : isWrittenByInstructionsOnly(made) ? Setting
                                                                 : Always;
    }
}

bool keepsArraysOfBoot(const types::Class& klass) {
    return klass.keepsArrays || isStreamOrBuffer(klass);
}

bool isOfConsole(const state::LiveState& state, const types::Field& field, Ref object) {
    if (!state.isBoot(object) || !isStreamOrBuffer(*field.holder)) return false;
    const bool isInput = field.holder->name.view().find("Input") != std::string_view::npos ||
                         field.name.view() == "handle";
    return !isInput;
}

bool mayBeVisible(const types::Field& field) {
    if (field.isFinal() &&
        static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) != Protection::None)
        return false;
    return field.accesses != types::Field::Accesses::Invisible;
}

namespace {

// Of a number in Protections.
constexpr std::uint8_t kProtection = 3, kIsWritten = 4;

std::string nameOf(const types::Field& field) {
    return field.holder->externalName() + "." + field.name.str();
}

} // namespace

Protections weakenedProtections(Vm& vm) {
    Protections weakened;
    std::lock_guard lock(vm.linker->mutex());
    for (const types::Class* klass : vm.linker->classes()) {
        if (const std::uint8_t protection = klass->sharing.load())
            weakened[klass->externalName()] = protection;
        for (const types::Field& field : klass->fields)
            if (const int known = field.sharing | (field.isWritten ? kIsWritten : 0))
                weakened[nameOf(field)] = static_cast<std::uint8_t>(known);
    }
    return weakened;
}

void weaken(const types::Class& klass, const Protections& known) {
    if (const auto found = known.find(klass.externalName()); found != known.end())
        klass.sharing = found->second;
    for (const types::Field& field : klass.fields)
        if (const auto found = known.find(nameOf(field)); found != known.end()) {
            field.sharing = found->second & kProtection;
            field.isWritten = found->second & kIsWritten;
        }
}

void finalWritten(Vm& vm, const types::Field& finalField) {
    if (vm.options.singlePath) return;
    if (finalField.holder->fromJdk && finalField.accesses != types::Field::Accesses::Setting)
        return;
    constexpr auto kMark = static_cast<std::uint8_t>(Protection::None);
    if (finalField.sharing.exchange(kMark, std::memory_order_relaxed) == kMark) return;
    types::Linker& linker = *vm.linker;
    using enum Operation;
    constexpr std::pair<Operation, Operation> kVisible[] = {
        {GetByteLocal, GetByte},   {GetCharLocal, GetChar}, {GetShortLocal, GetShort},
        {GetIntLocal, GetInt},     {GetLongLocal, GetLong}, {PutByteLocal, PutByte},
        {PutShortLocal, PutShort}, {PutIntLocal, PutInt},   {PutLongLocal, PutLong}};
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
