#include "search/generate/JUnitRun.h"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <regex>
#include <span>
#include <stdexcept>

#include "search/ClassArchive.h"
#include "search/Process.h"
#include "search/config/Config.h"
#include "search/generate/TestFiles.h"

namespace clew::search::generate {

namespace fs = std::filesystem;
using search::generate::JUnit;

namespace {

constexpr std::string_view kJarFolder = "/usr/share/java";
constexpr double kStart = 60; // seconds, of a JVM and JUnit on a slow machine

fs::path parametersJar() {
    return fs::path(kJarFolder) / "junit-jupiter-params.jar";
}

std::size_t numberIn(const std::smatch& match, std::size_t group) {
    const std::string text = match[group];
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// With lines cut: std::regex takes stack for each character that it matches.
std::string outputOf(const fs::path& log) {
    constexpr std::size_t kLongestLine = 2000;
    std::string text = readFileFromDisk(log).value_or(""), result;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        result.append(text, begin, std::min(end - begin, kLongestLine)) += '\n';
        begin = end + 1;
    }
    return result;
}

// ConsoleLauncher, --details=summary.
bool readJupiter(const std::string& output, JUnitResult& result) {
    static const std::regex failure(
        R"(MethodSource \[className = '([^']*)', methodName = '([^']*)'[^\n]*\n\s*=> ([^\n]*))");
    static const std::regex run(R"(\[\s*(\d+) tests started)");
    for (auto i = std::sregex_iterator(output.begin(), output.end(), failure);
         i != std::sregex_iterator(); ++i)
        result.failures.push_back({(*i)[1].str() + "." + (*i)[2].str(), (*i)[3].str()});
    std::smatch match;
    if (!std::regex_search(output, match, run)) return false;
    result.run = numberIn(match, 1);
    return true;
}

// JUnitCore.
bool readJUnit4(const std::string& output, JUnitResult& result) {
    static const std::regex failure(R"(\n\d+\) ([^\n(]*)\(([^\n)]*)\)\n([^\n]*))");
    static const std::regex passed(R"(\nOK \((\d+) tests?\))"), failed(R"(\nTests run: (\d+),)");
    for (auto i = std::sregex_iterator(output.begin(), output.end(), failure);
         i != std::sregex_iterator(); ++i)
        result.failures.push_back({(*i)[2].str() + "." + (*i)[1].str(), (*i)[3].str()});
    std::smatch match;
    if (!std::regex_search(output, match, passed) && !std::regex_search(output, match, failed))
        return false;
    result.run = numberIn(match, 1);
    return true;
}

} // namespace

namespace {

std::vector<fs::path> findJars(std::span<const std::string_view> names, std::string_view package) {
    std::vector<fs::path> jars;
    for (const std::string_view name : names) {
        jars.push_back(fs::path(kJarFolder) / (std::string(name) + ".jar"));
        if (!fs::exists(jars.back()))
            throw ConfigError(fmt::format(
                "{}: no such file, and the tests cannot be run without it; Debian has it in "
                "the package {}",
                jars.back().string(), package));
    }
    return jars;
}

} // namespace

std::vector<fs::path> findJUnit(JUnit version) {
    static constexpr std::string_view five[] = {
        "junit-jupiter-api",        "junit-jupiter-engine",
        "junit-platform-commons",   "junit-platform-engine",
        "junit-platform-launcher",  "junit-platform-console",
        "junit-platform-reporting", "opentest4j",
        "apiguardian-api"};
    static constexpr std::string_view four[] = {"junit4", "hamcrest"};
    std::vector<fs::path> jars =
        version == JUnit::Five ? findJars(five, "junit5") : findJars(four, "junit4");
    if (hasParameters(version)) jars.push_back(parametersJar());
    return jars;
}

std::vector<fs::path> findMockito() {
    static constexpr std::string_view names[] = {"mockito-core", "byte-buddy", "byte-buddy-agent",
                                                 "objenesis"};
    return findJars(names, "libmockito-java");
}

bool hasParameters(JUnit version) {
    return version == JUnit::Five && fs::exists(parametersJar());
}

namespace {

constexpr const char* kLauncher = "org.junit.platform.console.ConsoleLauncher";
constexpr const char* kJUnitCore = "org.junit.runner.JUnitCore";

std::vector<fs::path> runnerOf(const JUnitSetting& setting) {
    std::vector<fs::path> jars = findJUnit(setting.version);
    if (setting.usesMockito)
        for (fs::path& jar : findMockito()) jars.push_back(std::move(jar));
    return jars;
}

std::vector<fs::path> classPathOf(const JUnitSetting& setting) {
    std::vector<fs::path> jars = runnerOf(setting);
    jars.insert(jars.end(), setting.classPath.begin(), setting.classPath.end());
    return jars;
}

int runCompiler(const JUnitSetting& setting, const fs::path& classes,
                const std::vector<fs::path>& sources, const fs::path& log) {
    std::vector<std::string> arguments = {"-J-Duser.language=en",
                                          "-g",
                                          "-proc:none",
                                          "-nowarn",
                                          "-Xmaxerrs",
                                          "100000",
                                          "-implicit:none",
                                          "-sourcepath",
                                          classes.string(),
                                          "-encoding",
                                          "UTF-8",
                                          "-cp",
                                          joinedPaths(classPathOf(setting)),
                                          "-d",
                                          classes.string()};
    for (const fs::path& source : sources) arguments.push_back(source.string());
    return runJavac(setting.jdkHome, arguments, log);
}

// A run without a test loads most of what a runner of tests needs.
ClassArchive archiveOf(const JUnitSetting& setting, const fs::path& log) {
    const bool isFive = setting.version == JUnit::Five;
    const std::vector<fs::path> jars = findJUnit(setting.version);
    ClassArchive archive(setting.jdkHome, isFive ? "junit5" : "junit4", jars);
    const std::vector<std::string> options = archive.toMake();
    if (options.empty()) return archive;
    std::vector<std::string> run = {(setting.jdkHome / "bin/java").string(), kFirstCompilerOnly,
                                    kSmallCollector, "-cp", joinedPaths(jars)};
    run.insert(run.end(), options.begin(), options.end());
    if (isFive)
        run.insert(run.end(), {kLauncher, "--disable-banner", "--details=summary", "--select-class",
                               kLauncher});
    else
        run.insert(run.end(), {kJUnitCore, kJUnitCore});
    archive.keep(runProcess(run, log, kStart));
    return archive;
}

} // namespace

std::vector<CompileError> compile(const JUnitSetting& setting,
                                  const std::map<std::string, std::string>& sources,
                                  const fs::path& classes) {
    const TemporaryFolder folder;
    std::vector<fs::path> files;
    for (const auto& [name, text] : sources) {
        files.push_back(folder.path() / name);
        std::ofstream(files.back(), std::ios::binary) << text;
    }
    const fs::path log = folder.path() / "log";
    std::vector<CompileError> errors;
    if (runCompiler(setting, classes, files, log) == 0) return errors;
    static const std::regex error(R"(([^/\n]*\.java):(\d+): error: ([^\n]*))");
    const std::string output = outputOf(log);
    for (auto i = std::sregex_iterator(output.begin(), output.end(), error);
         i != std::sregex_iterator(); ++i)
        errors.push_back({(*i)[1].str(), numberIn(*i, 2), (*i)[3].str()});
    if (errors.empty()) throw std::logic_error("the tests cannot be compiled:\n" + output);
    return errors;
}

std::map<std::string, std::string> compileErrors(
    const JUnitSetting& setting, const std::map<std::string, std::string>& sources) {
    const TemporaryFolder folder;
    std::map<std::string, std::string> errors;
    for (const CompileError& error : compile(setting, sources, folder.path()))
        errors.emplace(error.source, error.message);
    return errors;
}

JUnitResult runCompiledTests(const JUnitSetting& setting, const fs::path& classes,
                             const std::vector<std::string>& classNames) {
    std::vector<fs::path> classPath = runnerOf(setting);
    classPath.push_back(classes);
    classPath.insert(classPath.end(), setting.classPath.begin(), setting.classPath.end());
    const TemporaryFolder folder;
    const fs::path log = folder.path() / "log";
    std::vector<std::string> run = {(setting.jdkHome / "bin/java").string(),
                                    kFirstCompilerOnly,
                                    kSmallCollector,
                                    "-ea",
                                    "-cp",
                                    joinedPaths(classPath)};
    const bool isFive = setting.version == JUnit::Five;
    if (isFive) {
        run.insert(run.end(), {kLauncher, "--disable-banner", "--disable-ansi-colors",
                               "--details=summary", "--include-classname=.*"});
        for (const std::string& name : classNames) run.push_back("--select-class=" + name);
    } else {
        run.emplace_back(kJUnitCore);
        run.insert(run.end(), classNames.begin(), classNames.end());
    }
    const auto runWith = [&](const std::vector<std::string>& options) {
        std::vector<std::string> command = run;
        command.insert(command.begin() + 1, options.begin(), options.end());
        return runProcess(std::move(command), log,
                          kStart + static_cast<double>(setting.tests) * kTimeLimit);
    };
    const ClassArchive archive = archiveOf(setting, log);
    if (archive.hasBroken(runWith(archive.toUse()))) runWith({});
    const std::string output = outputOf(log);
    JUnitResult result;
    if (!(isFive ? readJupiter(output, result) : readJUnit4(output, result)))
        throw std::logic_error("the generated tests did not run to their end:\n" + output);
    return result;
}

JUnitResult runTests(const JUnitSetting& setting, const std::vector<fs::path>& sources,
                     const std::vector<std::string>& classNames) {
    const TemporaryFolder folder;
    const fs::path classes = folder.path() / "classes", log = folder.path() / "log";
    fs::create_directory(classes);
    if (runCompiler(setting, classes, sources, log) != 0)
        throw std::logic_error("the generated tests do not compile:\n" +
                               readFileFromDisk(log).value_or(""));
    return runCompiledTests(setting, classes, classNames);
}

} // namespace clew::search::generate
