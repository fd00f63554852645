#include <doctest/doctest.h>

#include <atomic>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/vm/classpath/TemporaryFolder.h"
#include "tests/vm/classpath/WriteJar.h"
#include "vm/classpath/ClassPath.h"
#include "vm/classpath/Folder.h"
#include "vm/classpath/Jar.h"

using namespace clew::vm::classpath;

namespace {

std::string text(const Resource& resource) {
    return {reinterpret_cast<const char*>(resource.bytes.data()), resource.bytes.size()};
}

std::string textOf(const std::optional<Resource>& resource) {
    return resource ? text(*resource) : "(none)";
}

std::string errorOf(const std::vector<std::string>& entries) {
    try {
        ClassPath(entries, 17);
        return "(no error)";
    } catch (const ClassPathError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("a folder gives its files and nothing outside it") {
    const TemporaryFolder folder;
    folder.write("classes/a/B.class", "one");
    folder.write("classes/empty", "");
    folder.write("secret", "no");
    const std::string root = (folder / "classes").string();
    const ClassPath path({root}, 17);
    CHECK(textOf(path.find("a/B.class")) == "one");
    CHECK(path.find("a/B.class")->location == root + "/a/B.class");
    CHECK(textOf(path.find("empty")) == "");
    for (const char* const absent :
         {"a/C.class", "a", "a/", "", "../secret", "a/../../secret", "/etc/passwd", "a/B.class/x"})
        CHECK_MESSAGE(!path.find(absent), absent);
    CHECK_FALSE(path.find(std::string_view("a/B.class\0x", 11)));
    CHECK_FALSE(path.find(std::string(10'000, 'x')));
}

TEST_CASE("entries are searched in order") {
    const TemporaryFolder folder;
    folder.write("one/X", "1");
    folder.write("two/X", "2");
    folder.write("two/Y", "2");
    const std::string jar = writeJar(folder / "three.jar", {{"X", "3"}, {"Z", "3"}});
    const ClassPath path({(folder / "one").string(), (folder / "two").string(), jar}, 17);
    CHECK(textOf(path.find("X")) == "1");
    CHECK(textOf(path.find("Y")) == "2");
    CHECK(textOf(path.find("Z")) == "3");
    CHECK(path.find("Z")->location == jar + "!/Z");
    const auto all = path.findAll("X");
    REQUIRE(all.size() == 3);
    CHECK(text(all[0]) + text(all[1]) + text(all[2]) == "123");
    CHECK(path.findAll("none").empty());
}

TEST_CASE("a resource outlives the class path that it came from") {
    const TemporaryFolder folder;
    const std::string jar = writeJar(folder / "a.jar", {{"X", "contents"}});
    std::optional<Resource> resource;
    {
        const ClassPath path({jar}, 17);
        resource = path.find("X");
    }
    CHECK(textOf(resource) == "contents");
}

TEST_CASE("jars: stored and compressed, large and empty files, no folders") {
    const TemporaryFolder folder;
    const std::string large(3'000'000, 'q');
    for (const bool compress : {false, true}) {
        const std::string jar =
            writeJar(folder / "a.jar", {{"a/large", large}, {"a/empty", ""}, {"d/", ""}}, compress);
        const Jar entry(jar, 17);
        CHECK(textOf(entry.find("a/large")) == large);
        CHECK(textOf(entry.find("a/empty")) == "");
        CHECK_FALSE(entry.find("d/"));
        CHECK_FALSE(entry.find("d"));
        CHECK_FALSE(entry.find("A/LARGE"));
        CHECK_FALSE(entry.find(""));
    }
}

TEST_CASE("a jar knows what it certainly does not hold: no file, no folder, no version of it") {
    const TemporaryFolder folder;
    const std::string jar =
        writeJar(folder / "a.jar", {{"META-INF/MANIFEST.MF", "Multi-Release: true\n"},
                                    {"META-INF/versions/17/new", "17"},
                                    {"a/X", "x"},
                                    {"d/", ""}});
    const Jar entry(jar, 17);
    for (const char* name : {"a/X", "d", "d/", "new", "META-INF/versions/17/new"})
        CHECK(entry.mayHold(name));
    for (const char* name : {"", "a", "a/", "a/x", "X", "a/X/", "old"})
        CHECK_FALSE(entry.mayHold(name));
    CHECK_FALSE(Jar(jar, 11).mayHold("new"));
    CHECK(entry.mayHold("\u00e4")); // in whatever encoding
    // A program may write to it.
    CHECK(Folder(folder.path().string()).mayHold("anything"));
}

TEST_CASE("a jar may begin with a script") {
    const TemporaryFolder folder;
    const std::string jar = writeJar(folder / "a.jar", {{"X", "contents"}});
    std::stringstream archive;
    archive << std::ifstream(jar, std::ios::binary).rdbuf();
    std::ofstream(jar, std::ios::binary) << "#!/bin/sh\nexec java -jar \"$0\"\n" << archive.str();
    CHECK(textOf(Jar(jar, 17).find("X")) == "contents");
}

TEST_CASE("a multi-release jar shows the newest version that the JDK may see") {
    const TemporaryFolder folder;
    const Files versions = {{"A", "8"},
                            {"META-INF/versions/9/A", "9"},
                            {"META-INF/versions/11/A", "11"},
                            {"META-INF/versions/17/A", "17"},
                            {"META-INF/versions/21/A", "21"},
                            {"META-INF/versions/8/A", "wrong"},
                            {"META-INF/versions/x/A", "wrong"},
                            {"META-INF/versions/11/New", "new"},
                            {"META-INF/services/S", "service"},
                            {"META-INF/versions/11/META-INF/services/S", "wrong"}};
    Files files = versions;
    files.emplace_back("META-INF/MANIFEST.MF",
                       "Manifest-Version: 1.0\r\nmulti-release: TRUE\r\n\r\n");
    const std::string jar = writeJar(folder / "multi.jar", files);
    const auto seenBy = [&](int feature, const char* name) {
        return textOf(Jar(jar, feature).find(name));
    };
    CHECK(seenBy(8, "A") == "8");
    CHECK(seenBy(10, "A") == "9");
    CHECK(seenBy(11, "A") == "11");
    CHECK(seenBy(17, "A") == "17");
    CHECK(seenBy(25, "A") == "21");
    CHECK(seenBy(10, "New") == "(none)");
    CHECK(seenBy(17, "New") == "new");
    CHECK(seenBy(17, "META-INF/services/S") == "service");
    CHECK(Jar(jar, 17).find("A")->location == jar + "!/META-INF/versions/17/A");

    files.back().second =
        "Manifest-Version: 1.0\n\nName: x\nMulti-Release: true\n"; // not in the main section
    CHECK(textOf(Jar(writeJar(folder / "plain.jar", files), 17).find("A")) == "8");
    CHECK(textOf(Jar(writeJar(folder / "none.jar", versions), 17).find("A")) == "8");
}

TEST_CASE("the manifest: continued lines, class path, main class") {
    const Manifest manifest = Manifest::parse(
        "Manifest-Version: 1.0\r\nClass-Path: lib/a.jar  lib/long-na\r\n me.jar\r\nMain-Class: "
        "a.b.Ma\n "
        "in\nX: y");
    CHECK(manifest.classPath == std::vector<std::string>{"lib/a.jar", "lib/long-name.jar"});
    CHECK(manifest.mainClass == "a.b.Main");
    CHECK_FALSE(manifest.isMultiRelease);
    CHECK(Manifest::parse("").mainClass.empty());
    CHECK(Manifest::parse(" \r\r\n::\n").mainClass.empty());
}

TEST_CASE("the Class-Path of a manifest is followed, once, and what is missing there is skipped") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder / "lib dir");
    const std::string main =
        writeJar(folder / "main.jar",
                 {{"M", "main"},
                  {"META-INF/MANIFEST.MF",
                   "Class-Path: lib%20dir/one.jar gone.jar http://host/x.jar classes/\n"}});
    writeJar(folder / "lib dir" / "one.jar",
             {{"O", "one"}, {"META-INF/MANIFEST.MF", "Class-Path: ../main.jar\n"}});
    folder.write("classes/C", "folder");
    const std::string last = writeJar(folder / "last.jar", {{"C", "last"}});
    const ClassPath path({main, last}, 17);
    CHECK(textOf(path.find("M")) == "main");
    CHECK(textOf(path.find("O")) == "one");
    CHECK(textOf(path.find("C")) == "folder");
    CHECK(path.entries().size() == 4);
}

TEST_CASE("a jar whose packages are sealed") {
    const TemporaryFolder folder;
    const auto jarWith = [&](const char* name, const char* manifest) {
        return writeJar(folder / name, {{"META-INF/MANIFEST.MF", manifest}, {name, "text"}});
    };
    const ClassPath path(
        {jarWith("sealed.jar", "sealed: TRUE\n"), jarWith("no.jar", "Sealed: no\n"),
         jarWith("one.jar", "A: b\n\nName: p/\nSealed: true\n")},
        17);
    CHECK(path.isSealed("sealed.jar"));
    CHECK_FALSE(path.isSealed("no.jar"));
    CHECK_FALSE(path.isSealed("one.jar")); // no other package than that
    CHECK_FALSE(path.isSealed("gone.jar"));
}

TEST_CASE("folder/* stands for the jars of a folder") {
    const TemporaryFolder folder;
    writeJar(folder / "b.jar", {{"X", "b"}});
    writeJar(folder / "a.jar", {{"X", "a"}});
    folder.write("notes.txt", "not a jar");
    const ClassPath path({(folder / "*").string()}, 17);
    CHECK(path.findAll("X").size() == 2);
    CHECK(textOf(path.find("X")) == "a");
}

TEST_CASE("a class path as -cp takes it") {
    using Parts = std::vector<std::string>;
    CHECK(ClassPath::split("a:b.jar") == Parts{"a", "b.jar"});
    CHECK(ClassPath::split("") == Parts{"."});
    CHECK(ClassPath::split(":x:") == Parts{".", "x", "."});
}

TEST_CASE("wrong entries: one line that says what, where, and what would be right") {
    const TemporaryFolder folder;
    const std::string missing = (folder / "missing.jar").string();
    CHECK(errorOf({missing}).find("'" + missing + "' does not exist") != std::string::npos);
    for (const std::string contents : {"", "not a zip at all", "PK\3\4 broken"}) {
        const std::string file = folder.write("fake.jar", contents).string();
        const std::string error = errorOf({file});
        CHECK_MESSAGE(error.find("'" + file + "' cannot be opened as a jar") != std::string::npos,
                      contents);
        CHECK(error.find('\n') == std::string::npos);
    }
    CHECK(errorOf({(folder / "nothing/*").string()}).find("cannot be listed") != std::string::npos);
}

TEST_CASE("a jar cut short or damaged is an error or gives nothing, never a crash") {
    const TemporaryFolder folder;
    const std::string jar =
        writeJar(folder / "whole.jar", {{"META-INF/MANIFEST.MF", "Multi-Release: true\n"},
                                        {"a/A.class", std::string(500, 'x') + "end"},
                                        {"META-INF/versions/9/a/A.class", "nine"}});
    std::ifstream stream(jar, std::ios::binary);
    const std::string whole((std::istreambuf_iterator<char>(stream)), {});
    const auto tryIt = [&](const std::string& contents) {
        try {
            const ClassPath path({folder.write("broken.jar", contents).string()}, 17);
            path.find("a/A.class");
            path.find("META-INF/MANIFEST.MF");
        } catch (const ClassPathError&) {}
    };
    for (std::size_t length = 0; length < whole.size(); ++length) tryIt(whole.substr(0, length));
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const int flip : {0x01, 0x80, 0xff}) {
            std::string broken = whole;
            broken[at] = static_cast<char>(broken[at] ^ flip);
            tryIt(broken);
        }
}

TEST_CASE("find from several threads at once") {
    const TemporaryFolder folder;
    Files files;
    for (int i = 0; i < 50; ++i)
        files.emplace_back("f" + std::to_string(i),
                           std::string(2000, static_cast<char>('a' + i % 26)));
    const ClassPath path({writeJar(folder / "a.jar", files)}, 17);
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (int round = 0; round < 20; ++round)
                for (const auto& [name, contents] : files)
                    if (textOf(path.find(name)) != contents) ++wrong;
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(wrong == 0);
}
