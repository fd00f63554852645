#include <doctest/doctest.h>
#include <sys/stat.h>
#include <xxhash.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

#include "tests/search/JavaProgram.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "tests/vm/classpath/WriteJar.h"
#include "vm/classpath/ClassPathIndex.h"
#include "vm/classpath/IndexCache.h"
#include "vm/classpath/Jar.h"

using namespace clew;
using namespace clew::vm::classpath;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const fs::path& file, std::string_view content) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << content;
}

void setAge(const fs::path& file, std::chrono::seconds age) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - age);
}

// Class files of which the records have all that there is in records.
const Files& classes() {
    static const Files files = [] {
        const search::JavaProgram program(
            "public class Main {\n"
            "    interface Shape { Shape turned(); }\n"
            "    static class Square implements Shape, Cloneable {\n"
            "        public Square turned() { return this; }\n"
            "        Shape make(int side, String name) { return this; }\n"
            "    }\n"
            "}\n");
        Files found;
        for (const auto& file : fs::directory_iterator(program.options.classPath.front()))
            if (file.path().extension() == ".class")
                found.emplace_back(file.path().filename().string(), contentOf(file.path()));
        std::ranges::sort(found);
        return found;
    }();
    return files;
}

// A cache, and jars that were written an hour ago.
class Workspace {
  public:
    Workspace() : old_(std::getenv("XDG_CACHE_HOME")) {
        setenv("XDG_CACHE_HOME", (folder_ / "cache").c_str(), 1);
    }
    ~Workspace() { setenv("XDG_CACHE_HOME", old_.c_str(), 1); }

    fs::path place(std::string_view name) const { return folder_ / name; }
    fs::path folderOfFiles() const { return folder_ / "cache/clew/index"; }

    std::string jar(std::string_view name, const Files& files = classes()) const {
        std::string jar = writeJar(folder_ / name, files, false);
        setAge(jar, 1h);
        return jar;
    }

    std::vector<fs::path> files() const {
        std::vector<fs::path> found;
        if (fs::is_directory(folderOfFiles()))
            for (const auto& file : fs::directory_iterator(folderOfFiles()))
                found.push_back(file.path());
        std::ranges::sort(found);
        return found;
    }
    fs::path onlyFile() const {
        const std::vector<fs::path> found = files();
        REQUIRE(found.size() == 1);
        return found.front();
    }

  private:
    TemporaryFolder folder_;
    const std::string old_; // set by unit_main.cpp
};

std::string madeAnew(const std::string& jar, int featureVersion = 17) {
    return std::string(ClassRecords::of(Jar(jar, featureVersion)).bytes());
}

std::string fromCache(const std::string& jar, int featureVersion = 17) {
    return std::string(IndexCache().recordsOf(Jar(jar, featureVersion)).bytes());
}

// Whether the file is another one than before `act`.
template <class Act>
bool isReplaced(const fs::path& file, Act act) {
    const auto number = [&] {
        struct stat status {};
        return ::lstat(file.c_str(), &status) == 0 ? status.st_ino : 0;
    };
    // The old one keeps its number as long as it has a name.
    const fs::path beside = file.string() + ".before";
    fs::create_hard_link(file, beside);
    const auto before = number();
    act();
    fs::remove(beside);
    return number() != before;
}

std::string withChecksum(std::string bytes) {
    XXH128_canonical_t sum;
    XXH128_canonicalFromHash(&sum, XXH3_128bits(bytes.data(), bytes.size()));
    return bytes.append(reinterpret_cast<const char*>(sum.digest), sizeof sum.digest);
}
constexpr std::size_t kChecksum = sizeof(XXH128_canonical_t);

// So that a sanitizer sees a view that leads nowhere.
std::size_t sumOf(const ClassRecords& records) {
    std::size_t sum = 0;
    const auto add = [&](std::string_view text) {
        for (const char each : text) sum += static_cast<unsigned char>(each);
    };
    for (const ClassRecord& record : records.classes()) {
        for (const std::string_view text : {record.path, record.name, record.superName}) add(text);
        for (const std::string_view name : record.interfaces) add(name);
        for (const MakerRecord& maker : record.makers)
            for (const std::string_view text : {maker.name, maker.descriptor, maker.type()})
                add(text);
    }
    return sum;
}

} // namespace

TEST_CASE("index cache: what is read from it is what is made anew") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    const std::string anew = madeAnew(jar);
    CHECK(fromCache(jar) == anew);
    CHECK(fromCache(jar) == anew);
    const fs::path file = work.onlyFile();
    CHECK_FALSE(isReplaced(file, [&] { CHECK(fromCache(jar) == anew); }));
    CHECK(contentOf(file).find(fs::canonical(jar).string()) != std::string::npos);

    // Under another name of the jar as well, and with the same answers.
    const fs::path link = work.place("link.jar");
    fs::create_symlink(jar, link);
    CHECK_FALSE(isReplaced(file, [&] {
        const auto index = ClassPathIndex::of(ClassPath({link.string()}, 17));
        CHECK(index->directlyBelow("Main$Shape") == std::vector<std::string>{"Main$Square"});
        CHECK(index->makersOf("Main$Shape") ==
              std::vector<ClassPathIndex::Maker>{
                  {"Main$Shape", "turned", "()LMain$Shape;"},
                  {"Main$Square", "make", "(ILjava/lang/String;)LMain$Shape;"}});
        CHECK(index->makersOf("Main$Square") ==
              std::vector<ClassPathIndex::Maker>{{"Main$Square", "turned", "()LMain$Square;"}});
    }));
}

TEST_CASE("index cache: a jar that has changed is noticed, and the others are not read again") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    fromCache(jar);
    const fs::path file = work.onlyFile();
    const std::string other = work.jar("b.jar");
    fromCache(other);

    const Files fewer(classes().begin(), classes().begin() + 1);
    CHECK_FALSE(isReplaced(file, [&] {
        work.jar("b.jar", fewer);
        CHECK(fromCache(other) == madeAnew(other));
        fromCache(jar);
    }));

    const std::string before = madeAnew(jar);
    work.jar("a.jar", fewer); // another size
    CHECK(madeAnew(jar) != before);
    CHECK(isReplaced(file, [&] { CHECK(fromCache(jar) == madeAnew(jar)); }));

    // The same size and another date.
    Files renamed = fewer;
    renamed.front().first[0] = 'X';
    const auto size = fs::file_size(jar);
    work.jar("a.jar", renamed);
    setAge(jar, 2h);
    CHECK(fs::file_size(jar) == size);
    CHECK(isReplaced(file, [&] { CHECK(fromCache(jar) == madeAnew(jar)); }));

    // The same size, and the date of before set again.
    const auto date = fs::last_write_time(jar);
    writeJar(jar, fewer, false);
    fs::last_write_time(jar, date);
    CHECK(fs::file_size(jar) == size);
    CHECK(isReplaced(file, [&] { CHECK(fromCache(jar) == madeAnew(jar)); }));
    CHECK(work.files().size() == 2);
}

TEST_CASE("index cache: what may still change, or has changed since it was opened, is not kept") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    setAge(jar, 0s);
    CHECK(fromCache(jar) == madeAnew(jar));
    CHECK(work.files().empty());

    work.jar("a.jar");
    const Jar opened(jar, 17);
    setAge(jar, 2h);
    CHECK(IndexCache().recordsOf(opened).bytes() == madeAnew(jar));
    CHECK(work.files().empty());

    // A class file that cannot be read now: of another one it is not known.
    std::string damaged = contentOf(jar);
    damaged[26] = damaged[27] = '\xFF'; // the first one begins behind the end
    write(jar, damaged);
    setAge(jar, 1h);
    CHECK_FALSE(ClassRecords::of(Jar(jar, 17)).isComplete());
    CHECK(fromCache(jar) == madeAnew(jar));
    CHECK(work.files().empty());

    // Folders.
    CHECK(IndexCache()
              .recordsOf(*ClassPath({fs::path(jar).parent_path()}, 17).entries().front())
              .classes()
              .empty());
    CHECK(work.files().empty());
}

TEST_CASE("index cache: of a multi-release jar the version of the JDK counts") {
    const Workspace work;
    const std::string jar =
        work.jar("a.jar", {{"META-INF/MANIFEST.MF", "Multi-Release: true\n"},
                           {"META-INF/versions/17/Main.class", classes().front().second}});
    for (int round = 0; round < 2; ++round)
        for (const int version : {11, 17}) CHECK(fromCache(jar, version) == madeAnew(jar, version));
    CHECK(fromCache(jar, 11).empty());
    CHECK_FALSE(fromCache(jar, 17).empty());
}

TEST_CASE("index cache: a file that is cut off, or has a wrong byte, is made anew and replaced") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    const Jar opened(jar, 17);
    const std::string anew = fromCache(jar);
    const fs::path file = work.onlyFile();
    const std::string whole = contentOf(file);
    const auto check = [&](std::string_view content) {
        write(file, content);
        const ClassRecords records = IndexCache().recordsOf(opened);
        if (records.bytes() != anew || contentOf(file) != whole) FAIL(content);
    };
    for (std::size_t length = 0; length < whole.size(); ++length) check(whole.substr(0, length));
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const unsigned char flipped : {0x01, 0x80, 0xFF}) {
            std::string content = whole;
            content[at] = static_cast<char>(content[at] ^ flipped);
            check(content);
        }
    check(whole + '\0');
    check(std::string(1 << 20, '\xFF'));
    // The checksum is right, and what is before it ends too early.
    for (std::size_t length = whole.find("Main.class"); length + kChecksum < whole.size(); ++length)
        if (ClassRecords::parse(nullptr, std::string_view(whole).substr(
                                             whole.find("Main") - 2,
                                             length - whole.find("Main") + 2)) == std::nullopt)
            check(withChecksum(whole.substr(0, length)));
    CHECK(sumOf(IndexCache().recordsOf(opened)) > 0);
}

TEST_CASE("index cache: no bytes lead out of the records") {
    const Workspace work;
    const std::string anew = madeAnew(work.jar("a.jar"));
    const auto parsed = [](std::string_view bytes) {
        const auto owner = std::make_shared<std::string>(bytes);
        owner->shrink_to_fit();
        const auto records = ClassRecords::parse(owner, *owner);
        if (records) sumOf(*records);
        return records.has_value();
    };
    CHECK(parsed(anew));
    CHECK(parsed(""));
    for (std::size_t length = 0; length < anew.size(); ++length) parsed(anew.substr(0, length));
    for (std::size_t at = 0; at < anew.size(); ++at)
        for (unsigned flipped = 1; flipped < 256; ++flipped) {
            std::string bytes = anew;
            bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(flipped));
            parsed(bytes);
        }
    for (std::size_t size = 0; size < 100; ++size)
        CHECK(parsed(std::string(size, '\xFF')) == !size);
    // A maker whose result is no object.
    std::string bytes = anew;
    bytes[bytes.find(")L") + 1] = 'I';
    CHECK_FALSE(parsed(bytes));
}

TEST_CASE(
    "index cache: what stands in the place of a file neither blocks nor stays, if it can go") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    const std::string anew = fromCache(jar);
    const fs::path file = work.onlyFile();
    const std::string whole = contentOf(file);

    fs::remove(file);
    REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
    CHECK(fromCache(jar) == anew);
    CHECK(contentOf(file) == whole);

    fs::rename(file, work.place("elsewhere"));
    fs::create_symlink(work.place("elsewhere"), file);
    CHECK(fromCache(jar) == anew);
    CHECK_FALSE(fs::is_symlink(file));

    fs::remove(file);
    fs::create_directory(file);
    CHECK(fromCache(jar) == anew);
    CHECK(work.files() == std::vector{file}); // nothing unfinished

    // A sparse file, larger than any that is written.
    fs::remove(file);
    write(file, "");
    fs::resize_file(file, std::uintmax_t{1} << 40);
    CHECK(fromCache(jar) == anew);
    CHECK(contentOf(file) == whole);
}

TEST_CASE("index cache: a folder that cannot be written to, or that nobody names, is no error") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    const std::string anew = madeAnew(jar);
    for (const char* place : {jar.c_str(), "/proc/none", "/dev/null", "relative", ""}) {
        setenv("XDG_CACHE_HOME", place, 1);
        const std::string home = std::getenv("HOME") ? std::getenv("HOME") : "";
        setenv("HOME", "/proc/none", 1);
        CHECK(fromCache(jar) == anew);
        setenv("HOME", home.c_str(), 1);
    }
    CHECK(work.files().empty());
}

TEST_CASE("index cache: several threads and whole class paths at once") {
    const Workspace work;
    std::vector<std::string> jars;
    for (int i = 0; i < 4; ++i) jars.push_back(work.jar(fmt::format("{}.jar", i)));
    const std::string anew = madeAnew(jars.front());
    std::atomic<int> wrong{0};
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int round = 0; round < 50; ++round)
                    for (const std::string& jar : jars) {
                        wrong += fromCache(jar) != anew;
                        std::error_code error;
                        if (round % 3 == 0)
                            for (const auto& file :
                                 fs::directory_iterator(work.folderOfFiles(), error))
                                fs::remove(file.path(), error);
                    }
            });
    }
    CHECK(wrong == 0);
    for (const fs::path& file : work.files()) CHECK(file.extension() == ".index");
}

TEST_CASE("index cache: it does not grow for ever, and what was used last stays") {
    const Workspace work;
    const std::string jar = work.jar("a.jar");
    fromCache(jar);
    const fs::path file = work.onlyFile();
    setAge(file, 25h);
    fromCache(jar);
    CHECK(fs::file_time_type::clock::now() - fs::last_write_time(file) < 1h); // its use is noted

    const auto add = [&](std::string_view name, std::uintmax_t size, std::chrono::seconds age) {
        const fs::path added = work.folderOfFiles() / name;
        write(added, "");
        fs::resize_file(added, size); // of which the disk has nothing
        setAge(added, age);
        return added;
    };
    const fs::path older = add("older.index", 200u << 20u, 3h);
    const fs::path newer = add("newer.index", 200u << 20u, 2h);
    const fs::path unfinished = add("x.index.ab12cd", 100, 2h);
    const fs::path written = add("y.index.ab12cd", 100, 0s);
    fromCache(jar); // nothing is written
    CHECK(fs::exists(older));
    fromCache(work.jar("b.jar"));
    CHECK_FALSE(fs::exists(older));
    CHECK(fs::exists(newer));
    CHECK(fs::exists(file));
    CHECK_FALSE(fs::exists(unfinished));
    CHECK(fs::exists(written)); // perhaps by a process that goes on

    for (std::size_t i = 0; i < IndexCache::kMostFiles; ++i)
        add(fmt::format("{}.index", i), 1, i == 7 ? 2h : 1h);
    fs::remove(newer);
    fromCache(work.jar("c.jar"));
    CHECK_FALSE(fs::exists(work.folderOfFiles() / "7.index"));
    CHECK(work.files().size() == IndexCache::kMostFiles + 1); // with the one under way
    CHECK(fs::exists(file));
}
