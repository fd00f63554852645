#include "search/generate/OtherWorld.h"

#include <fmt/format.h>

#include "vm/interpreter/Frames.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using namespace vm;
using types::Class;
using types::Method;
using values::Ref;
using values::Slot;

namespace {

constexpr std::uint32_t kHashes = 12345;
constexpr int kThreadsBefore = 23, kCallers = 40;
// 60 years, 102 days and some hours, in nanoseconds: no part of a date or a time is the same.
constexpr std::int64_t kLater =
    60 * 31'556'952'123'456'789 + 102 * 86'400'000'000'000 + 19'800'987'654'321;

constexpr std::string_view kHome = "/home/else", kFolder = "/home/else/where", kUser = "else",
                           kTemporary = "/var/elsewhere";

// System properties that are other ones on another machine with the same version of Java.
constexpr std::pair<std::string_view, std::string_view> kProperties[] = {
    {"user.home", kHome},
    {"user.dir", kFolder},
    {"user.name", kUser},
    {"java.io.tmpdir", kTemporary},
    {"java.home", "/opt/elsewhere"},
    {"java.class.path", "/home/else/classes"},
    {"java.library.path", "/opt/elsewhere/lib"},
    {"java.version.date", "2001-01-01"},
    {"java.vendor", "Elsewhere"},
    {"java.vendor.url", "https://example.org/"},
    {"java.vendor.version", "Elsewhere"},
    {"java.vm.name", "Elsewhere"},
    {"java.vm.vendor", "Elsewhere"},
    {"java.vm.version", "99"},
    {"java.vm.info", "elsewhere"},
    {"java.runtime.name", "Elsewhere"},
    {"java.runtime.version", "99"},
    {"os.name", "Mac OS X"},
    {"os.arch", "elsewhere"},
    {"os.version", "99"},
    {"sun.boot.library.path", "/opt/elsewhere/lib"},
    {"sun.java.command", "elsewhere"},
    {"file.encoding", "ISO-8859-1"},
    {"native.encoding", "ISO-8859-1"},
    {"sun.jnu.encoding", "ISO-8859-1"},
};
// Where the class library keeps them for itself.
constexpr std::pair<std::string_view, std::string_view> kStaticProperties[] = {
    {"USER_HOME", kHome},
    {"USER_DIR", kFolder},
    {"USER_NAME", kUser},
    {"JAVA_IO_TMPDIR", kTemporary}};

class Entrance {
  public:
    Entrance(Vm& vm, state::LiveState& live, interpreter::Interpreter& interpreter)
        : vm_(vm), live_(live), interpreter_(interpreter) {}

    void setProperties() {
        for (const auto& [name, value] : kProperties) setProperty(name, value);
        setProperty("java.version", fmt::format("{}.0.99", vm_.jdkFeature));
        const Class& properties = initialized("jdk/internal/util/StaticProperty");
        for (const auto& [name, value] : kStaticProperties)
            set(properties.statics, properties, name, text(value));
        const Class& file = vm_.linker->load("java/io/File");
        setOf(staticOf(file, "fs", "FS"), "userDir", text(kFolder));
        const Class& provider = vm_.linker->load("sun/nio/fs/DefaultFileSystemProvider");
        const Ref fileSystem = staticOf(provider, "theFileSystem", "THE_FILE_SYSTEM");
        setOf(fileSystem, "defaultDirectory", bytes(kFolder));
    }

    void setDefaults() {
        // Of a language whose letters change case in another way, and with other digits.
        const Slot locale =
            call("java/util/Locale", "forLanguageTag", "(Ljava/lang/String;)Ljava/util/Locale;",
                 {text("tr-TR-u-nu-deva")});
        call("java/util/Locale", "setDefault", "(Ljava/util/Locale;)V", {locale});
        const Slot zone = made("java/util/SimpleTimeZone", "(ILjava/lang/String;)V",
                               {values::fromInt(20'700'000), text("GMT+05:45")});
        call("java/util/TimeZone", "setDefault", "(Ljava/util/TimeZone;)V", {zone});
        // Since 18 it is UTF-8 everywhere.
        if (vm_.jdkFeature < 18) {
            const Class& charset = initialized("java/nio/charset/Charset");
            const Slot latin =
                call("java/nio/charset/Charset", "forName",
                     "(Ljava/lang/String;)Ljava/nio/charset/Charset;", {text("ISO-8859-1")});
            if (latin != 0) set(charset.statics, charset, "defaultCharset", latin);
        }
        const Slot thread = call("java/lang/Thread", "currentThread", "()Ljava/lang/Thread;", {});
        call("java/lang/Thread", "setName", "(Ljava/lang/String;)V", {thread, text("elsewhere")});
        setOf(values::toRef(thread), "tid", 57);
    }

    // Who runs the tests may sit at a terminal.
    void openConsole() {
        const Slot console = kept(live_.allocateInstance(initialized("java/io/Console")));
        const Class& system = initialized("java/lang/System");
        set(system.statics, system, "cons", console);
    }

    // The names of threads are numbered; pools of threads are, too. Random numbers go on.
    void useWhatIsCounted() {
        call("java/util/UUID", "randomUUID", "()Ljava/util/UUID;", {});
        for (int i = 0; i < kThreadsBefore; ++i) {
            made("java/lang/Thread", "()V", {});
            call("java/util/concurrent/Executors", "defaultThreadFactory",
                 "()Ljava/util/concurrent/ThreadFactory;", {});
        }
    }

    // Somebody has called the test, from far away.
    void addCallers() {
        const Method& anything = *vm_.linker->load("java/lang/System").methodNamed("gc", "()V");
        state::Thread& thread = live_.threads[0];
        interpreter::pushFirstFrame(vm_, live_, 0, anything, {});
        for (int i = 1; i < kCallers; ++i)
            interpreter::pushFrame(thread, anything, interpreter::codeOf(anything), thread.top->sp);
    }

  private:
    void setProperty(std::string_view name, std::string_view value) {
        call("java/lang/System", "setProperty",
             "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", {text(name), text(value)});
    }
    Slot kept(Ref ref) {
        live_.temporaryRoots.push_back(ref);
        return ref;
    }
    Slot text(std::string_view of) { return vm_.intern(objects::utf16(of)); }
    Slot bytes(std::string_view of) {
        const Ref array =
            live_.allocateArray(vm_.linker->load("[B"), static_cast<std::uint32_t>(of.size()));
        if (array != 0)
            std::ranges::copy(of, reinterpret_cast<char*>(live_.writable(array)->payload()));
        return kept(array);
    }
    const Class& initialized(std::string_view name) {
        const Class& type = vm_.linker->load(name);
        const Class& unsafe = vm_.linker->load("jdk/internal/misc/Unsafe");
        const Method* ensure =
            unsafe.methodNamed("ensureClassInitialized0", "(Ljava/lang/Class;)V");
        const Slot arguments[] = {live_.allocateInstance(unsafe), type.mirror};
        Slot result = 0;
        Ref exception = 0;
        interpreter_.call(*ensure, arguments, result, exception);
        return type;
    }
    // 0 where it throws an exception.
    Slot call(std::string_view holder, std::string_view name, std::string_view descriptor,
              const std::vector<Slot>& arguments) {
        const Class& type = initialized(holder);
        const Method* method = type.methodNamed(name, descriptor);
        Slot result = 0;
        Ref exception = 0;
        if (!method || !interpreter_.call(*method, arguments, result, exception)) return 0;
        return method->result == values::BasicType::Reference ? kept(values::toRef(result))
                                                              : result;
    }
    Slot made(std::string_view holder, std::string_view descriptor, std::vector<Slot> arguments) {
        const Slot object = kept(live_.allocateInstance(initialized(holder)));
        arguments.insert(arguments.begin(), object);
        call(holder, "<init>", descriptor, arguments);
        return object;
    }
    Ref staticOf(const Class& type, std::string_view name, std::string_view otherName) {
        const types::Field* field = type.fieldNamed(name);
        if (!field) field = type.fieldNamed(otherName);
        return field ? live_.object(type.statics)->at<Ref>(field->offset) : 0;
    }
    void set(Ref target, const Class& holder, std::string_view name, Slot value) {
        if (const types::Field* field = holder.fieldNamed(name))
            objects::writeSlot(live_.writable(target)->payload() + field->offset, field->type,
                               value);
    }
    void setOf(Ref object, std::string_view name, Slot value) {
        if (object == 0 || value == 0) return;
        for (const Class* type = live_.object(object)->klass; type; type = type->super)
            set(object, *type, name, value);
    }

    Vm& vm_;
    state::LiveState& live_;
    interpreter::Interpreter& interpreter_;
};

} // namespace

void enterOtherWorld(Vm& vm, state::LiveState& live, interpreter::Interpreter& interpreter) {
    live.threads[0].data.identityHashes += kHashes;
    live.scalars.clock += kLater;
    Entrance entrance(vm, live, interpreter);
    entrance.setProperties();
    entrance.setDefaults();
    entrance.openConsole();
    entrance.useWhatIsCounted();
    entrance.addCallers();
    changeOrderOfSets(vm, live, 1);
    live.temporaryRoots.clear();
}

void changeOrderOfSets(Vm& vm, state::LiveState& live, std::uint64_t number) {
    const Class& sets = vm.linker->load("java/util/ImmutableCollections");
    const types::Field *salt = sets.fieldNamed("SALT32L"), *isReverse = sets.fieldNamed("REVERSE");
    if (!salt || !isReverse) return;
    constexpr std::uint64_t kGoldenRatio = 0x9E3779B9; // spreads the numbers over 32 bits
    state::Object& statics = *live.writable(sets.statics);
    statics.at<std::int64_t>(salt->offset) =
        static_cast<std::int64_t>((number * kGoldenRatio) & 0xFFFFFFFF);
    statics.at<std::uint8_t>(isReverse->offset) ^= number & 1;
}

OtherMachine::OtherMachine(Vm& vm, Size size, const std::vector<std::string>& variables)
    : options_(vm.options),
      heapLimit_(options_.heapLimit),
      processors_(options_.processors),
      processId_(options_.processId),
      hostName_(options_.hostName),
      environment_(std::exchange(
          options_.environment,
          {"HOME=/home/else", "USER=else", "LANG=de_DE.UTF-8", "PATH=/opt/elsewhere/bin",
           "PWD=/home/else/where", "SHELL=/bin/else", "TMPDIR=/var/elsewhere"})) {
    for (const std::string& variable : variables)
        options_.environment.push_back(variable + "=elsewhere");
    options_.processors = size == Size::Small ? 1 : 64;
    options_.heapLimit = size == Size::Small ? 3ull << 28 : 1ull << 37;
    options_.processId = size == Size::Small ? 7 : 1'234'567;
    options_.hostName = "elsewhere";
    options_.tellsLastMethodsFirst = true;
}

OtherMachine::~OtherMachine() {
    options_.heapLimit = heapLimit_;
    options_.processors = processors_;
    options_.processId = processId_;
    options_.hostName = hostName_;
    options_.environment = std::move(environment_);
    options_.tellsLastMethodsFirst = false;
}

} // namespace clew::search::generate
