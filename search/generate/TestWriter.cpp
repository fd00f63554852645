#include "search/generate/TestWriter.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "search/generate/Assertions.h"
#include "search/generate/Environment.h"
#include "search/generate/LineBreaks.h"
#include "search/generate/MethodWriter.h"
#include "search/generate/MockText.h"
#include "search/generate/MockitoMocks.h"
#include "search/generate/TestNames.h"
#include "search/generate/TestTable.h"

namespace clew::search::generate {
namespace {

constexpr std::string_view kSetPrivateField = R"(
    /** Sets a field to which no public way was found. */
    private static void setPrivateField(Object target, Class<?> holder, String name, Object value)
            throws ReflectiveOperationException {
        @FIELD@ field = holder.getDeclaredField(name);
        field.setAccessible(true);
        field.set(target, value);
    }
)";
constexpr std::string_view kGetPrivateField = R"(
    private static Object getPrivateField(Object target, Class<?> holder, String name)
            throws ReflectiveOperationException {
        @FIELD@ field = holder.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(target);
    }
)";
constexpr std::string_view kSavedDefaults =
    R"(    private final Locale defaultLocale = Locale.getDefault();
    private final TimeZone defaultTimeZone = TimeZone.getDefault();
)";
constexpr std::string_view kSavedProperties =
    R"(    private final Properties systemProperties = (Properties) System.getProperties().clone();
)";
constexpr std::string_view kSavedInput =
    R"(    private final InputStream standardInput = System.in;
)";
constexpr std::string_view kRestoreDefaults =
    R"(        Locale.setDefault(defaultLocale);
        TimeZone.setDefault(defaultTimeZone);
)";
constexpr std::string_view kRestoreProperties =
    R"(        System.setProperties(systemProperties);
)";

constexpr std::string_view kRestoreInput =
    R"(        System.setIn(standardInput);
)";

// Something of the kind is among the steps of the tests.
bool haveStep(const std::vector<TestCase>& tests, bool (*isIt)(const Step&)) {
    return std::ranges::any_of(
        tests, [&](const TestCase& test) { return std::ranges::any_of(test.steps, isIt); });
}

bool namesClassOfMock(const Step& step) {
    const auto isIt = [](const Argument& argument) {
        const JavaValue* value = std::get_if<JavaValue>(&argument);
        return value && value->isClassOfMock();
    };
    return (step.receiver && isIt(*step.receiver)) || std::ranges::any_of(step.arguments, isIt);
}

class TestClassWriter {
  public:
    TestClassWriter(const TestClass& tests, JUnit version, const SourceNames& names)
        : tests_(tests),
          isFour_(version == JUnit::Four),
          restoresInput_(haveStep(tests.tests, setsInput)),
          types_(names, tests.package, tests.name),
          assertions_(version, types_) {}

    std::string text() {
        if (tests_.usesMockito) types_.useMockito();
        const std::string limit = timeLimit();
        for (const std::string_view name : {"java.util.Locale", "java.util.TimeZone"})
            if (tests_.before.setsDefaults) types_.import(name);
        if (tests_.before.setsProperties) types_.import("java.util.Properties");
        if (restoresInput_) types_.import("java.io.InputStream");
        const std::string before = setUp();
        if (tests_.usesParameters && !isFour_)
            for (const std::vector<TestCase>& tests : inTables(tests_.tests)) addTests(tests);
        else
            for (const TestCase& test : tests_.tests) addTest(test);
        if (helpers_.setsFields) addFieldHelper(kSetPrivateField);
        if (helpers_.getsFields) addFieldHelper(kGetPrivateField);
        methods_ += assertions_.helpers();
        // What a mock returns may be another one.
        for (std::size_t i = 0; i < types_.mocks().size(); ++i) {
            const TypeText::NamedMock named = types_.mocks()[i];
            methods_ +=
                "\n" + (named.isByMockito ? mockitoMethodText(named.mock, named.name, types_)
                                          : mockClassText(named.mock, named.name, types_));
        }

        std::string text;
        if (!tests_.package.empty()) text += fmt::format("package {};\n\n", tests_.package);
        std::set<std::string> used = types_.staticImports();
        for (const std::string& name : assertions_.used())
            used.insert(fmt::format("{}.{}", assertions_.className(), name));
        for (const std::string& name : used) text += fmt::format("import static {};\n", name);
        if (!used.empty()) text += "\n";
        for (const std::string& name : types_.imports()) text += fmt::format("import {};\n", name);
        text += "\n";
        if (types_.usesGenericTypes()) text += "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\n";
        if (!isFour_) text += fmt::format("@Timeout({})\n", kTimeLimit);
        text += fmt::format("{}class {} {{\n{}{}{}}}\n", access(), tests_.name, limit, before,
                            methods_);
        return text;
    }

  private:
    // The package of the test may have a class of that name, too.
    void addFieldHelper(std::string_view text) {
        constexpr std::string_view kField = "@FIELD@";
        std::string helper(text);
        helper.replace(helper.find(kField), kField.size(),
                       types_.ofClass("java/lang/reflect/Field"));
        methods_ += helper;
    }
    std::string_view access() const { return isFour_ ? "public " : ""; }
    std::string annotation(std::string_view four, std::string_view five) {
        return "@" +
               types_.ofClass(fmt::format("{}/{}", isFour_ ? "org/junit" : "org/junit/jupiter/api",
                                          isFour_ ? four : five));
    }

    void addMethod(std::string& to, std::string_view annotation, const std::string& name,
                   const MethodText& method) {
        to += fmt::format("    {}\n", annotation);
        addMethod(to, fmt::format("{}void {}()", access(), name), method);
    }
    void addMethod(std::string& to, std::string head, const MethodText& method) {
        head = "    " + wrapped(head, kLineWidth - 4);
        for (std::size_t i = head.find('\n'); i != std::string::npos; i = head.find('\n', i + 1))
            head.insert(i + 1, "    ");
        const std::size_t width = head.size() - (head.rfind('\n') + 1);
        const std::string_view clause = method.throwsClause;
        if (!clause.empty() && width + clause.size() + 2 > kLineWidth) head += "\n       ";
        to += fmt::format("{}{} {{\n{}    }}\n", head, clause, method.body);
    }
    void addTests(const std::vector<TestCase>& tests) {
        if (tests.size() == 1) {
            addTest(tests.front());
            return;
        }
        const TestTable table = tableOf(tests);
        std::vector<std::string> names;
        std::string parameters;
        for (const TestTable::Parameter& parameter : table.parameters) {
            names.push_back(parameter.name);
            parameters += fmt::format("{}{} {}", parameters.empty() ? "" : ", ",
                                      types_.ofDescriptor(parameter.descriptor), parameter.name);
        }
        const MethodText method =
            testText(table.form, assertions_, types_, helpers_, std::move(names));
        const std::string name = testNames_.nameOf(tests);
        const TableSource source = sourceOf(table, name, types_);
        if (!methods_.empty()) methods_ += "\n";
        if (!source.method.empty()) methods_ += source.method + "\n";
        methods_ += source.annotations;
        addMethod(methods_, fmt::format("void {}({})", name, parameters), method);
    }
    void addTest(const TestCase& test) {
        // It asks of which class its mocks are.
        std::optional<TypeText::OwnMocks> own;
        if (haveStep({test}, namesClassOfMock)) own.emplace(types_);
        const MethodText method = testText(test, assertions_, types_, helpers_);
        if (!methods_.empty()) methods_ += "\n";
        addMethod(methods_, annotation("Test", "Test"), testNames_.nameOf(test), method);
    }

    // Of each test, in seconds.
    std::string timeLimit() {
        if (!isFour_) {
            types_.import("org.junit.jupiter.api.Timeout");
            return "";
        }
        types_.import("org.junit.Rule");
        types_.import("org.junit.rules.Timeout");
        return fmt::format(
            "    @Rule\n    public final Timeout timeLimit = Timeout.seconds({});\n\n", kTimeLimit);
    }

    std::string setUp() {
        std::string text;
        if (haveStep(tests_.tests, isTestFolder)) text += assertions_.fieldOfFolder();
        const bool restoresDefaults = tests_.before.setsDefaults,
                   restoresProperties = tests_.before.setsProperties,
                   restores = restoresDefaults || restoresProperties || restoresInput_;
        if (restoresDefaults) text += kSavedDefaults;
        if (restoresProperties) text += kSavedProperties;
        if (restoresInput_) text += kSavedInput;
        if (restores) text += "\n";
        if (!tests_.before.steps.empty()) {
            const MethodText method = stepsText(tests_.before.steps, assertions_, types_, helpers_);
            addMethod(text, annotation("Before", "BeforeEach"), "setUp", method);
            text += "\n";
        }
        if (restores)
            text += fmt::format("    {}\n    {}void restore{}() {{\n{}{}{}    }}\n\n",
                                annotation("After", "AfterEach"), access(),
                                restoresDefaults     ? "Defaults"
                                : restoresProperties ? "Properties"
                                                     : "Input",
                                restoresDefaults ? kRestoreDefaults : "",
                                restoresProperties ? kRestoreProperties : "",
                                restoresInput_ ? kRestoreInput : "");
        return text;
    }

    const TestClass& tests_;
    const bool isFour_, restoresInput_;
    TypeText types_;
    Assertions assertions_;
    TestNames testNames_;
    Helpers helpers_;
    std::string methods_;
};

} // namespace

std::string writeTestClass(const TestClass& tests, JUnit version, const SourceNames& names) {
    return TestClassWriter(tests, version, names).text();
}

} // namespace clew::search::generate
