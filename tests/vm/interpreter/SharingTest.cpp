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
        {"java/io/File", false, true},
        {"java/io/ObjectStreamClass", false, true},
        {"java/lang/Integer", false, true},
        {"java/math/BigInteger", false, true},
        {"java/security/AccessControlContext", false, true},
        {"java/security/CodeSource", false, true},
        {"java/security/Permissions", false, true},
        {"java/security/ProtectionDomain", false, true},
        {"java/time/LocalDate", false, true},
        {"java/util/Currency", false, true},
        {"java/util/Locale", false, true},
        {"java/util/regex/Pattern", false, true},
        {"java/util/ResourceBundle", false, true},
        {"jdk/internal/loader/BuiltinClassLoader", false, true},
        {"sun/invoke/util/Wrapper", false, true},
        {"sun/launcher/LauncherHelper", false, true},
        {"sun/nio/cs/StreamEncoder", false, true},
        {"sun/nio/fs/UnixPath", false, true},
        {"sun/reflect/generics/factory/CoreReflectionFactory", false, true},
        {"sun/util/cldr/CLDRLocaleProviderAdapter", false, true},
        {"sun/util/locale/BaseLocale", false, true},
        {"sun/util/resources/LocaleData", false, true},
        // Invisible, but the arrays are the program's.
        {"java/lang/ClassValue", false, false},
        {"java/lang/invoke/BoundMethodHandle", false, false},
        {"java/lang/ref/WeakReference", false, false},
        {"java/lang/ThreadLocal", false, false},
        {"java/lang/InheritableThreadLocal", false, false},
        // Visible.
        {"java/io/FileDescriptor", true, false},
        {"java/lang/CharSequence$1CharIterator", true, false},
        {"java/lang/StringBuilder", true, false},
        {"java/lang/module/ModuleDescriptor$Builder", true, false},
        {"java/time/format/DateTimeFormatterBuilder", true, false},
        {"java/util/regex/Pattern$1MatcherIterator", true, false},
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
    CHECK(vm->linker->load("java/util/Locale").fieldNamed("defaultLocale")->accesses == Setting);
    CHECK(vm->linker->load("java/util/ArrayList").fieldNamed("size")->accesses == Visible);
    CHECK(vm->linker->load("java/lang/Thread").fieldNamed("tid")->accesses == Invisible);
}
