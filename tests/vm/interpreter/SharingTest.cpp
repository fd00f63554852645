// What the tables of Sharing.cpp say of classes of the JDK: one class for each prefix. That rows
// which make accesses visible are needed, run_sharing.py shows; those here save steps.

#include "vm/interpreter/Sharing.h"

#include <doctest/doctest.h>

#include "vm/Startup.h"
#include "vm/classpath/Jdk.h"

using namespace clew::vm;

TEST_CASE("sharing: classes of the JDK whose accesses are invisible, and who keeps arrays") {
    Options options;
    options.jdkHome = classpath::findJdk(std::nullopt);
    const std::unique_ptr<Vm> vm = makeVm(options);
    struct Row {
        std::string_view name;
        bool isVisible, keepsArrays;
    };
    constexpr Row kRows[] = {
        // Invisible, each by a prefix of its own.
        {"java/lang/Character", false, true},
        {"java/lang/Class", false, true},
        {"java/lang/Integer", false, true},
        {"java/lang/Long", false, true},
        {"java/lang/String", false, true},
        {"java/lang/System", false, true},
        {"java/lang/Thread", false, true},
        {"java/lang/reflect/Method", false, true},
        {"jdk/internal/misc/VM", false, true},
        {"jdk/internal/reflect/ReflectionFactory", false, true},
        // Invisible, but the arrays are the program's.
        {"java/lang/ClassValue", false, false},
        {"java/lang/invoke/BoundMethodHandle", false, false},
        {"java/lang/ref/WeakReference", false, false},
        {"java/lang/ThreadLocal", false, false},
        // Visible.
        {"java/io/FileDescriptor", true, false},
        {"java/lang/CharSequence$1CharIterator", true, false},
        {"java/lang/StringBuilder", true, false},
        {"java/lang/module/ModuleDescriptor$Builder", true, false},
        {"java/time/format/DateTimeFormatterBuilder", true, false},
        {"java/util/regex/Pattern$1MatcherIterator", true, false},
        {"java/lang/Runtime", true, false},
        {"java/math/BigInteger", true, false},
        {"java/security/Permissions", true, false},
        {"java/util/Locale", true, false},
        {"jdk/internal/loader/BuiltinClassLoader", true, false},
        {"sun/nio/fs/UnixPath", true, false},
        {"java/util/ArrayList", true, false},
        {"java/util/TimeZone", true, false},
        // Visible, with arrays of its own.
        {"java/io/BufferedOutputStream", true, true},
        {"java/io/BufferedWriter", true, true},
        {"java/io/OutputStreamWriter", true, true},
        {"java/io/PrintStream", true, true},
    };
    for (const Row& row : kRows) {
        CAPTURE(row.name);
        const types::Class& made = vm->linker->load(row.name);
        CHECK(made.hasVisibleAccesses == row.isVisible);
        CHECK(made.keepsArrays == row.keepsArrays);
    }
    using enum types::Field::Accesses;
    CHECK(vm->linker->load("java/lang/System").fieldNamed("out")->accesses == Setting);
    CHECK(vm->linker->load("java/util/ArrayList").fieldNamed("size")->accesses == Visible);
    CHECK(vm->linker->load("java/lang/Thread").fieldNamed("tid")->accesses == Invisible);
}
