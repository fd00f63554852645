#include "search/generate/WalkedTests.h"

#include <fmt/format.h>

#include <map>

#include "search/generate/ConcreteRun.h"
#include "search/generate/TestFiles.h"
#include "search/generate/TestedClass.h"
#include "vm/Startup.h"

namespace clew::search::generate {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kInstructions = 50'000'000; // of a test with all of its rows
constexpr std::string_view kWalkName = "WalkedByClew";

// Does what JUnit does for one test, by reflection. {0}: the package clause; {1}: the name of this
// class; {2}: the rows of tests with parameters, where JUnit has these.
constexpr std::string_view kWalk = R"({0}
import java.lang.annotation.Annotation;
import java.lang.reflect.*;
import java.util.*;

final class {1} {{
    static void walk(Class<?> type, String name) throws Throwable {{
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> of = type; of != Object.class; of = of.getSuperclass()) types.add(0, of);
        for (Method method : type.getDeclaredMethods()) {{
            if (!method.getName().equals(name) || !isTest(method)) continue;
            for (Object[] row : rows(type, method)) {{
                callAll(types, null, "BeforeAll", "BeforeClass");
                Constructor<?> maker = type.getDeclaredConstructor();
                maker.setAccessible(true);
                Object test = maker.newInstance();
                callAll(types, test, "BeforeEach", "Before");
                method.setAccessible(true);
                try {{
                    method.invoke(test, row);
                }} finally {{
                    callAll(types, test, "AfterEach", "After");
                }}
            }}
        }}
    }}

    private static boolean isTest(Method method) {{
        return has(method, "Test", "ParameterizedTest");
    }}

    private static boolean has(Method method, String... names) {{
        for (Annotation annotation : method.getDeclaredAnnotations())
            for (String name : names)
                if (annotation.annotationType().getSimpleName().equals(name)) return true;
        return false;
    }}

    private static void callAll(List<Class<?>> types, Object test, String... annotations) throws Throwable {{
        for (Class<?> type : types)
            for (Method method : type.getDeclaredMethods()) {{
                if (!has(method, annotations)) continue;
                method.setAccessible(true);
                method.invoke(test);
            }}
    }}

    private static List<Object[]> rows(Class<?> type, Method method) throws Throwable {{
        List<Object[]> rows = new ArrayList<>();
        if (method.getParameterCount() == 0) {{
            rows.add(new Object[0]);
            return rows;
        }}
{2}        return rows;
    }}
}}
)";
constexpr std::string_view kRows =
    R"(        Class<?>[] types = method.getParameterTypes();
        var values = method.getAnnotation(org.junit.jupiter.params.provider.ValueSource.class);
        if (values != null)
            for (Method of : values.annotationType().getDeclaredMethods()) {
                Object array = of.invoke(values);
                for (int i = 0; i < Array.getLength(array); i++) rows.add(new Object[] {Array.get(array, i)});
            }
        var lines = method.getAnnotation(org.junit.jupiter.params.provider.CsvSource.class);
        if (lines != null)
            for (String line : lines.value()) rows.add(cells(line, types));
        var methods = method.getAnnotation(org.junit.jupiter.params.provider.MethodSource.class);
        if (methods != null) {
            String from = methods.value().length == 0 || methods.value()[0].isEmpty() ? method.getName() : methods.value()[0];
            Method source = type.getDeclaredMethod(from);
            source.setAccessible(true);
            for (Object row : ((java.util.stream.Stream<?>) source.invoke(null)).toArray())
                rows.add(row instanceof org.junit.jupiter.params.provider.Arguments
                        ? ((org.junit.jupiter.params.provider.Arguments) row).get() : new Object[] {row});
        }
)";
// Precondition of the class around it: kRows.
constexpr std::string_view kCells = R"(
    private static Object[] cells(String line, Class<?>[] types) {
        Object[] cells = new Object[types.length];
        int at = 0;
        for (int i = 0; i < types.length; i++) {
            while (at < line.length() && line.charAt(at) == ' ') at++;
            StringBuilder cell = new StringBuilder();
            boolean isQuoted = at < line.length() && line.charAt(at) == '\'';
            if (isQuoted) at++;
            for (; at < line.length(); at++) {
                char c = line.charAt(at);
                if (isQuoted && c == '\'') {
                    if (at + 1 == line.length() || line.charAt(++at) != '\'') break;
                } else if (!isQuoted && c == ',') {
                    break;
                }
                cell.append(c);
            }
            while (at < line.length() && line.charAt(at) != ',') at++;
            at++;
            String text = isQuoted ? cell.toString() : cell.toString().trim();
            cells[i] = text.isEmpty() && !isQuoted ? null : value(text, types[i]);
        }
        return cells;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object value(String text, Class<?> type) {
        if (type.isEnum()) return Enum.valueOf((Class) type, text);
        if (type == boolean.class || type == Boolean.class) return Boolean.valueOf(text);
        if (type == byte.class || type == Byte.class) return Byte.decode(text);
        if (type == short.class || type == Short.class) return Short.decode(text);
        if (type == int.class || type == Integer.class) return Integer.decode(text);
        if (type == long.class || type == Long.class) return Long.decode(text);
        if (type == float.class || type == Float.class) return Float.valueOf(text);
        if (type == double.class || type == Double.class) return Double.valueOf(text);
        if (type == char.class || type == Character.class) return text.charAt(0);
        return text;
    }
}
)";

std::string walkSource(const std::string& package, bool hasRows) {
    std::string text =
        fmt::format(fmt::runtime(kWalk),
                    package.empty() ? "" : "package " + vm::types::externalName(package) + ";",
                    kWalkName, hasRows ? kRows : "");
    if (hasRows) text.replace(text.rfind('}'), std::string::npos, kCells.substr(1));
    return text;
}

} // namespace

Coverage walkTests(const WalkSetting& setting, const JUnitSetting& junit, const std::string& name,
                   const std::string& source, const std::vector<std::string>& tests) {
    const TemporaryFolder classes;
    const auto errors = compile(junit,
                                {{name + ".java", source},
                                 {std::string(kWalkName) + ".java",
                                  walkSource(setting.package, hasParameters(junit.version))}},
                                classes.path());
    Coverage reached;
    if (!errors.empty()) return reached;
    vm::Options options = setting.options;
    options.classPath.push_back(classes.path().string());
    for (const fs::path& jar : findJUnit(junit.version)) options.classPath.push_back(jar.string());
    const std::unique_ptr<vm::Vm> vm = vm::makeVm(options);
    vm::state::LiveState live(vm->globals, *vm->frameMaps, setting.heapLimit);
    vm::boot(*vm, live);
    const Class& type = findClass(*vm, setting.underTest);
    const TypeKnowledge types(*vm->linker, setting.package, type);
    const std::vector<const Class*> covered = withNested(*vm, type);
    BranchGoals goals(covered);
    const InputRanges ranges;
    ConcreteRun run(*vm, live, types, goals, ranges, kInstructions);
    run.initialize(covered);
    const std::string before = setting.package.empty() ? "" : setting.package + "/";
    const Method* walk = vm->linker->load(before + std::string(kWalkName))
                             .methodNamed("walk", "(Ljava/lang/Class;Ljava/lang/String;)V");
    Step step;
    step.executable = types.executable(*walk);
    JavaValue testClass{JavaValue::Kind::ClassLiteral};
    testClass.type = "L" + before + name + ";";
    for (const std::string& test : tests) {
        step.arguments = {testClass, JavaValue::string(std::u16string(test.begin(), test.end()))};
        if (const auto walked = run.run({step}, false)) reached.add(walked->coverage);
    }
    return reached;
}

} // namespace clew::search::generate
