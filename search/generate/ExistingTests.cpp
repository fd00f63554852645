#include "search/generate/ExistingTests.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/Files.h"
#include "search/config/Config.h"
#include "search/generate/TestFiles.h"

namespace clew::search::generate {

namespace fs = std::filesystem;
using NoLonger = TestsUpdate::NoLonger;

namespace {

std::string sourceOf(const fs::path& file) {
    return readFile(file, "tests.output");
}

std::vector<std::string> testsOf(const TestSource& source) {
    std::vector<std::string> names;
    for (const SourceMember& member : source.members)
        if (member.isTest) names.push_back(member.name);
    return names;
}

bool isTest(const TestSource& source, const std::string& name) {
    return std::ranges::any_of(source.members, [&](const SourceMember& member) {
        return member.isTest && member.name == name;
    });
}

} // namespace

std::optional<ExistingTests> ExistingTests::read(const fs::path& file, const JUnitSetting& setting,
                                                 const std::string& className) {
    if (!fs::exists(file)) return std::nullopt;
    std::optional<TestSource> source = TestSource::parse(sourceOf(file));
    if (!source || !className.ends_with(source->className()))
        throw ConfigError(
            fmt::format("{}: it is not the source of a class {}; without --update, "
                        "it is written anew",
                        file.string(), className));
    if (source->isJUnit4() != (setting.version == JUnit::Four))
        throw ConfigError(fmt::format("{}: its tests are for JUnit {}; tests.junit says which one",
                                      file.string(), source->isJUnit4() ? 4 : 5));
    return ExistingTests(std::move(*source), setting, className);
}

std::vector<NoLonger> ExistingTests::failing(TestSource rest) const {
    std::vector<NoLonger> result;
    const std::string name = rest.className() + ".java";
    const TemporaryFolder folder;
    // An error in one test may hide those in others.
    for (;;) {
        const std::string text = rest.text();
        const auto errors = compile(setting_, {{name, text}}, folder.path());
        if (errors.empty()) break;
        const TestSource there = *TestSource::parse(text); // with its lines
        bool isAny = false;
        for (const CompileError& error : errors) {
            const auto member =
                std::find_if(there.members.rbegin(), there.members.rend(),
                             [&](const SourceMember& each) { return each.line <= error.line; });
            if (member == there.members.rend() || !isTest(rest, member->name)) continue;
            result.push_back({member->name, "it does not compile: " + error.message});
            rest.remove(member->name);
            isAny = true;
        }
        if (!isAny)
            throw ConfigError(
                fmt::format("{}:{}: it does not compile: {}; without --update, it is "
                            "written anew",
                            name, errors.front().line, errors.front().message));
    }
    const std::vector<std::string> tests = testsOf(rest);
    if (tests.empty()) return result;
    JUnitSetting setting = setting_;
    setting.tests = tests.size();
    const JUnitResult run = runCompiledTests(setting, folder.path(), {className_});
    for (const FailedTest& failure : run.failures) {
        const std::string test = failure.name.substr(failure.name.rfind('.') + 1);
        // More than one row of a table.
        if (std::ranges::find(result, test, &NoLonger::test) == result.end())
            result.push_back({test, failure.message});
    }
    if (run.run == 0 && run.failures.empty())
        for (const std::string& test : tests) result.push_back({test, "JUnit does not start it"});
    return result;
}

void ExistingTests::takeOutFailing() {
    for (const SourceMember& member : source_.members)
        if (source_.isGenerated(member)) generated_.push_back(member.hash());
    for (NoLonger& each : failing(source_)) {
        const auto test = std::ranges::find(source_.members, each.test, &SourceMember::name);
        if (test == source_.members.end()) continue;
        if (!source_.isGenerated(*test)) {
            update_.failing.push_back(std::move(each));
        } else {
            source_.remove(each.test);
            update_.dropped.push_back(std::move(each));
        }
    }
    update_.kept = testsOf(passing());
}

TestSource ExistingTests::passing() const {
    TestSource result = source_;
    for (const NoLonger& each : update_.failing) result.remove(each.test);
    return result;
}

Coverage ExistingTests::reached(const WalkSetting& setting) const {
    return walkTests(setting, setting_, source_.className(), passing().text(), update_.kept);
}

void ExistingTests::add(const std::string& text) {
    std::optional<TestSource> other = TestSource::parse(text);
    if (!other) return;
    const TestSource before = source_;
    update_.added = source_.add(std::move(*other));
    for (const NoLonger& each : failing(passing())) {
        if (std::erase(update_.added, each.test) == 0) {
            // What was added keeps others from passing.
            source_ = before;
            update_.added.clear();
            return;
        }
        source_.remove(each.test);
    }
    for (const SourceMember& member : source_.members)
        if (std::ranges::find(before.members, member.name, &SourceMember::name) ==
            before.members.end())
            generated_.push_back(member.hash());
}

std::string ExistingTests::text() const {
    TestSource whole = source_;
    const std::vector<std::uint32_t> hashes = whole.hashes();
    std::vector<std::uint32_t> generated;
    std::ranges::copy_if(generated_, std::back_inserter(generated), [&](std::uint32_t hash) {
        return std::ranges::find(hashes, hash) != hashes.end();
    });
    whole.setGenerated(generated);
    return whole.text();
}

void refuseChanged(const fs::path& file) {
    if (!fs::exists(file)) return;
    const std::optional<TestSource> source = TestSource::parse(sourceOf(file));
    if (source && std::ranges::all_of(source->members, [&](const SourceMember& member) {
            return source->isGenerated(member);
        }))
        return;
    throw ConfigError(fmt::format(
        "{}: something was changed in it, and such tests are written anew: --update keeps nothing "
        "of them",
        file.string()));
}

void print(const TestsUpdate& update) {
    fmt::print("  kept                      {}\n", update.kept.size());
    fmt::print("  added                     {}\n", update.added.size());
    for (const NoLonger& each : update.dropped)
        fmt::print("  dropped                   {}: {}\n", each.test, each.reason);
    for (const NoLonger& each : update.failing)
        fmt::print("  fails                     {}, which is not as it was generated: {}\n",
                   each.test, each.reason);
}

} // namespace clew::search::generate
