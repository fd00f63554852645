#include "search/config/CommandLine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <optional>

#include "search/config/ArgumentFile.h"
#include "search/config/ConfigJson.h"
#include "search/config/ConfigKeys.h"
#include "search/config/JpfKeys.h"

namespace clew::search {
namespace {

constexpr std::string_view kUsage =
    R"(usage: clew FILE.jpf [+key=value ...]       check the program that the file names
       clew Foo.java [args ...]             compile one source file and check it
       clew -cp PATH pkg.Main [args ...]    check a compiled class
                                            (-DNAME=VALUE, -ea, -da, --add-opens, --add-exports and
                                            @FILE as for 'java')
       clew run ...                         run one of these as 'java' does, on a single path
       clew replay TRACE [+key=value ...]   run one stored path again
       clew resume FILE [+key=value ...]    go on from a checkpoint (search.checkpoint)
       clew tests CLASS -cp PATH -o DIR [--run] [--update] [+key=value ...]
                                            write JUnit tests for a class, and run them; keep those
                                            of an earlier run that still pass, add to them; for
                                            'org.example.*' for all classes of the package, and
                                            for 'org.example.**' of those below as well
       clew spec FILE.spec [--explain]      check specifications; write their automata (Graphviz)
       clew --quiet ...                     the verdict alone, without the program's output
       clew FILE.jpf --show                 print the configuration and where each value comes from
       clew --help [KEY]                    this; or all about one key of a .jpf file
       clew --version

--verbose, before the rest, tells on standard error what is being done, and how long it takes.
+key=value goes with all of them, +key+=value appends and ++key=value prepends.
After -- all arguments are the program's.

exit code: 0 safe, 1 violated, 2 the input is wrong, 3 unknown, 4 an error of clew itself
('clew tests': 0 the tests are written, and pass where they were run; 2 and 4 as above)
)";

// Not a class to look for but a file that somebody meant to be read.
bool looksLikeFile(const std::string& argument) {
    return argument.find('/') != std::string::npos ||
           (std::filesystem::exists(argument) && !std::filesystem::is_directory(argument));
}

bool isClassName(std::string_view name) {
    if (name.empty() || name.front() == '.' || name.back() == '.') return false;
    return std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) || c == '_' || c == '$' || c == '.' || c >= 0x80;
    });
}

class Parser {
  public:
    Parser(std::vector<std::string> arguments, const CheckpointConfiguration& readCheckpoint)
        : arguments_(std::move(arguments)), readCheckpoint_(readCheckpoint) {}

    CommandLine parse() {
        if (arguments_.empty())
            throw ConfigError(
                "clew: what to check is missing; 'clew FILE.jpf', or 'clew --help' for more");
        for (; next_ < arguments_.size(); ++next_) {
            if (expandsFiles_ && subject_.empty() && !programOnly_) expandFile();
            if (next_ == arguments_.size()) break; // an empty file
            const std::string argument = arguments_[next_];
            if (programOnly_) {
                programArguments_.push_back(argument);
            } else if (argument == "--") {
                programOnly_ = true;
            } else if (isAssignment(argument)) {
                assignments_.push_back(argument.substr(1));
            } else if (argument == "--quiet" && !takesProgramArguments_) {
                result_.isQuiet = true;
            } else if (argument == "--show") {
                result_.action = CommandLine::Action::show;
            } else if (result_.action == CommandLine::Action::tests && takeTestsOption(argument)) {
            } else if (subject_.empty()) {
                takeBeforeSubject(argument);
                if (result_.action == CommandLine::Action::help ||
                    result_.action == CommandLine::Action::version ||
                    result_.action == CommandLine::Action::spec)
                    return std::move(result_);
            } else if (takesProgramArguments_) {
                programArguments_.push_back(argument);
            } else {
                throw ConfigError(fmt::format(
                    "clew: unexpected argument '{}' after {}; a setting is written +key=value",
                    argument, subject_));
            }
        }
        finish();
        return std::move(result_);
    }

  private:
    // `@FILE`: the arguments that the file holds, which names no further one. `@@` begins one that
    // is no file's name.
    void expandFile() {
        std::string& argument = arguments_[next_];
        if (argument.size() < 2 || argument[0] != '@' || next_ < expandedTo_) return;
        if (argument[1] == '@') {
            argument.erase(0, 1);
            expandedTo_ = next_ + 1;
            return;
        }
        const std::string file = argument.substr(1);
        const std::optional<std::string> text = readFileFromDisk(file);
        if (!text) throw ConfigError(fmt::format("clew: @{}: no such file", file));
        const std::vector<std::string> held = argumentsIn(*text);
        const auto at = arguments_.begin() + static_cast<std::ptrdiff_t>(next_);
        arguments_.insert(arguments_.erase(at), held.begin(), held.end());
        expandedTo_ = next_ + held.size();
    }

    // --add-opens and --add-exports: MODULE/PACKAGE=TARGET, with more targets behind commas.
    void addToModule(std::string_view option, const std::string& value, std::string_view key) {
        const std::size_t slash = value.find('/'), equals = value.find('=');
        if (slash == 0 || slash == value.npos || equals == value.npos || equals < slash + 2 ||
            equals + 1 == value.size())
            throw ConfigError(
                fmt::format("clew: {} {}: expected MODULE/PACKAGE=TARGET, as in "
                            "java.base/java.lang=ALL-UNNAMED",
                            option, value));
        const std::string package = value.substr(0, equals + 1);
        for (std::size_t from = equals + 1; from <= value.size();) {
            const std::size_t to = std::min(value.find(',', from), value.size());
            lists_[key].push_back(package + value.substr(from, to - from));
            from = to + 1;
        }
    }

    bool takeModuleOption(const std::string& argument) {
        static constexpr std::pair<std::string_view, std::string_view> kOptions[] = {
            {"--add-opens", "vm.add_opens"}, {"--add-exports", "vm.add_exports"}};
        for (const auto& [option, key] : kOptions) {
            if (!argument.starts_with(option)) continue;
            if (argument.size() == option.size())
                addToModule(option, operand(argument, "MODULE/PACKAGE=TARGET"), key);
            else if (argument[option.size()] == '=')
                addToModule(option, argument.substr(option.size() + 1), key);
            else
                continue;
            return true;
        }
        return false;
    }

    // -ea, -da and their long forms, with `:PACKAGE...` or `:CLASS` behind them.
    bool takeAssertionOption(const std::string& argument) {
        const std::size_t colon = std::min(argument.find(':'), argument.size());
        const std::string option = argument.substr(0, colon);
        const bool enables = option == "-ea" || option == "-enableassertions";
        if (!enables && option != "-da" && option != "-disableassertions")
            // Those of the JDK's own classes, which are always off.
            return argument == "-dsa" || argument == "-disablesystemassertions";
        std::string pattern = colon == argument.size() ? "*" : argument.substr(colon + 1);
        if (pattern.empty() || pattern == "...")
            throw ConfigError(fmt::format(
                "clew: '{}': expected a class or a package, as in {}:pkg.Main or {}:pkg...",
                argument, option, option));
        // All, packages, classes: what says more comes later, and counts.
        const bool isPackage = pattern.ends_with("...");
        if (isPackage) pattern.replace(pattern.size() - 3, 3, ".*");
        const std::size_t rank = pattern == "*" ? 0 : isPackage ? pattern.size() : SIZE_MAX;
        const auto at = std::ranges::upper_bound(assertions_, rank, {},
                                                 &std::pair<std::size_t, std::string>::first);
        assertions_.insert(at, {rank, (enables ? "!" : "") + pattern});
        return true;
    }

    static bool isAssignment(std::string_view argument) {
        return argument.size() > 1 && argument[0] == '+' &&
               (std::isalpha(static_cast<unsigned char>(argument[1])) || argument[1] == '+');
    }

    void takeBeforeSubject(const std::string& argument) {
        if (argument == "--help" || argument == "-h" || argument == "-help") {
            result_.action = CommandLine::Action::help;
            if (next_ + 1 < arguments_.size()) result_.helpKey = arguments_[++next_];
        } else if (argument == "--version" || argument == "-version") {
            result_.action = CommandLine::Action::version;
        } else if (argument == "-cp" || argument == "-classpath" || argument == "--class-path") {
            classPath_ = operand(argument, "the class path");
        } else if (argument.starts_with("--class-path=")) {
            classPath_ = argument.substr(argument.find('=') + 1);
        } else if (argument.starts_with("-D") && argument.size() > 2 && argument[2] != '=') {
            lists_["vm.properties"].push_back(argument.substr(2));
        } else if (argument == "--verbose") {
            result_.isVerbose = true;
        } else if (argument == "--disable-@files") {
            expandsFiles_ = false;
        } else if (takeAssertionOption(argument) || takeModuleOption(argument)) {
        } else if (argument.starts_with('-')) {
            throw ConfigError(
                fmt::format("clew: unknown option '{}'; 'clew --help' lists them", argument));
        } else if (argument == "run" && result_.action == CommandLine::Action::check) {
            result_.action = CommandLine::Action::run;
        } else if (argument == "tests" && result_.action == CommandLine::Action::check) {
            result_.action = CommandLine::Action::tests;
        } else if (argument == "spec" && result_.action == CommandLine::Action::check) {
            takeSpecifications();
        } else if (argument == "replay") {
            result_.action = CommandLine::Action::replay;
            result_.trace = operand(argument, "the trace to run again");
            subject_ = result_.trace.string();
        } else if (argument == "resume" && readCheckpoint_) {
            result_.action = CommandLine::Action::resume;
            result_.checkpoint = operand(argument, "the checkpoint to go on from");
            subject_ = result_.checkpoint.string();
        } else {
            takeSubject(argument);
        }
    }

    void takeSpecifications() {
        result_.action = CommandLine::Action::spec;
        while (++next_ < arguments_.size()) {
            const std::string& argument = arguments_[next_];
            if (argument == "--explain") {
                result_.explainsSpecifications = true;
            } else if (result_.specifications.empty() && !argument.starts_with('-')) {
                result_.specifications = argument;
            } else {
                throw ConfigError(fmt::format(
                    "clew: unexpected argument '{}'; 'clew spec FILE.spec [--explain]'", argument));
            }
        }
        if (result_.specifications.empty())
            throw ConfigError("clew: which specifications? 'clew spec FILE.spec [--explain]'");
    }

    // Those of `clew tests` stand before or after the class.
    bool takeTestsOption(const std::string& argument) {
        if (argument == "-o") {
            output_ = operand(argument, "the folder for the tests");
        } else if (argument == "--run") {
            assignments_.push_back("tests.run=true");
        } else if (argument == "--update") {
            assignments_.push_back("tests.update=true");
        } else if (argument == "-cp" || argument == "-classpath" || argument == "--class-path") {
            classPath_ = operand(argument, "the class path");
        } else {
            return false;
        }
        return true;
    }

    std::string operand(const std::string& option, std::string_view meaning) {
        if (++next_ >= arguments_.size())
            throw ConfigError(fmt::format("clew: '{}' takes {} after it", option, meaning));
        return arguments_[next_];
    }

    void takeSubject(const std::string& argument) {
        subject_ = argument;
        takesProgramArguments_ = result_.action != CommandLine::Action::tests;
        if (argument.ends_with(".jpf")) {
            takesProgramArguments_ = false;
            jpfFile_ = argument;
        } else if (argument.ends_with(".java")) {
            if (!std::filesystem::is_regular_file(argument))
                throw ConfigError(fmt::format("{}: no such file", argument));
            result_.javaSource = std::filesystem::absolute(argument).lexically_normal();
        } else if (argument.ends_with(".jar")) {
            throw ConfigError(
                fmt::format("{}: which class? 'clew -cp {} pkg.Main'", argument, argument));
        } else if (argument.ends_with(".class")) {
            throw ConfigError(fmt::format(
                "{}: a class is named as 'java' takes it: 'clew -cp FOLDER pkg.Main'", argument));
        } else if (result_.action == CommandLine::Action::tests &&
                   argument.find_first_of("*#") != std::string::npos) {
            target_ = argument;
        } else if (looksLikeFile(argument) || !isClassName(argument)) {
            throw ConfigError(fmt::format(
                "{}: neither a .jpf file, a .java file nor the name of a class", argument));
        } else {
            target_ = argument;
        }
    }

    void finish() {
        Config& config = result_.config;
        const Origin origin = Origin::commandLine();
        if (!jpfFile_.empty()) config = Config::fromFile(jpfFile_, readFileFromDisk, assignments_);
        if (result_.action == CommandLine::Action::replay)
            config = readConfigurationOfTrace(result_.trace);
        if (result_.action == CommandLine::Action::resume)
            config = result_.ofCheckpoint = readCheckpoint_(result_.checkpoint);
        if (result_.action == CommandLine::Action::run)
            config.set("search.class", "single", origin);
        if (!target_.empty()) config.set("target", target_, origin);
        if (!classPath_.empty()) config.set("classpath", classPath_, origin);
        if (!output_.empty()) config.set("tests.output", output_, origin);
        if (takesProgramArguments_ || !programArguments_.empty())
            config.setList("target.args", programArguments_, origin);
        for (const auto& [rank, pattern] : assertions_)
            lists_["vm.disable_assertions"].push_back(pattern);
        for (const auto& [key, added] : lists_) {
            std::vector<std::string> items = config.list(key);
            items.insert(items.end(), added.begin(), added.end());
            config.setList(key, std::move(items), origin);
        }
        for (const std::string& assignment : assignments_) config.setFromCommandLine(assignment);
        if (subject_.empty() && !config.isSet("target") && !config.isSet("symbolic.method"))
            throw ConfigError(
                "clew: what to check is missing; 'clew FILE.jpf', or 'clew --help' for more");
        if (!config.isSet("classpath")) {
            auto folder =
                config.folder().empty() ? std::filesystem::current_path() : config.folder();
            if (result_.javaSource.empty())
                config.setList("classpath", {folder.string()}, Origin{"default", 0});
        }
        config.check();
        if (result_.action == CommandLine::Action::tests && !config.isSet("tests.output"))
            throw ConfigError(
                "clew: where to write the tests is missing; 'clew tests CLASS -cp PATH -o DIR'");
        if (result_.javaSource.empty() && config.string("target").empty() &&
            !config.isSet("symbolic.method")) {
            throw ConfigError(
                fmt::format("{}: no target; write 'target = pkg.Main', the class whose main to run",
                            subject_.empty() ? "clew" : subject_));
        }
    }

    std::vector<std::string> arguments_;
    const CheckpointConfiguration& readCheckpoint_;
    size_t next_ = 0;
    size_t expandedTo_ = 0; // what comes before it is no name of a file
    bool expandsFiles_ = true;
    CommandLine result_;
    std::string subject_; // the file, class or trace that the command line is about
    std::string jpfFile_;
    std::string target_;
    std::string classPath_;
    std::string output_;
    std::map<std::string_view, std::vector<std::string>> lists_; // to append, by key
    std::vector<std::pair<std::size_t, std::string>> assertions_;
    std::vector<std::string> assignments_;
    std::vector<std::string> programArguments_;
    bool takesProgramArguments_ = false;
    bool programOnly_ = false;
};

} // namespace

CommandLine parseCommandLine(const std::vector<std::string>& arguments,
                             const CheckpointConfiguration& readCheckpoint) {
    return Parser(arguments, readCheckpoint).parse();
}

std::string helpText() {
    std::string text(kUsage);
    text += "\nkeys of a .jpf file (value, default in brackets); 'clew --help KEY' says more\n";
    std::string_view reader;
    for (const ConfigKey& key : configKeys()) {
        if (key.reader != reader) text += fmt::format("\n{}:\n", reader = key.reader);
        std::string defaults =
            key.defaultValue.empty() ? "" : fmt::format(" [{}]", key.defaultValue);
        text += fmt::format("  {:<35} {}{}\n      {}\n", key.name, describeType(key), defaults,
                            key.help);
    }
    return text;
}

std::string helpText(std::string_view name) {
    const ConfigKey* key = findConfigKey(name);
    if (!key) {
        if (const JpfKey* jpf = findJpfKey(name)) {
            if (!jpf->ours.empty())
                return fmt::format("{}: Java PathFinder's name for {}\n\n", name, jpf->ours) +
                       helpText(jpf->ours);
            const std::string standing = jpf->agrees.empty() ? ", which has no meaning here"
                                         : jpf->agrees == "*"
                                             ? ""
                                             : fmt::format(", always {}", jpf->agrees);
            return fmt::format("{}: a key of Java PathFinder's{}: {}\n", name, standing, jpf->why);
        }
        throw ConfigError("clew: " + unknownKey(name));
    }
    std::string text = fmt::format("{}\n    {}\n", key->name, key->help);
    if (!key->more.empty()) text += fmt::format("    {}\n", key->more);
    text += '\n';
    const auto row = [&](std::string_view what, std::string_view value) {
        text += fmt::format("    {:<10} {}\n", what, value);
    };
    row("kind", describeType(*key));
    if (const std::string range = describeRange(*key); !range.empty())
        row("range", std::string_view(range).substr(1));
    row("default", key->defaultValue.empty() ? "none" : key->defaultValue);
    row("read by", key->reader);
    std::string_view example = !key->example.empty()        ? key->example
                               : !key->defaultValue.empty() ? key->defaultValue
                               : !key->alternatives.empty() ? key->alternatives.front().name
                                                            : std::string_view();
    if (!example.empty()) row("example", fmt::format("{} = {}", key->name, example));
    if (std::ranges::any_of(key->alternatives, [](const auto& a) { return !a.what.empty(); })) {
        text += '\n';
        for (const Alternative& alternative : key->alternatives)
            text += fmt::format("    {:<24} {}\n", alternative.name, alternative.what);
    }
    return text;
}

} // namespace clew::search
