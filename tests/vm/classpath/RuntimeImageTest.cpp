#include <doctest/doctest.h>
#include <zlib.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "tests/vm/classpath/JdkHomes.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/classpath/RuntimeImage.h"

using namespace clew::vm::classpath;

namespace {

std::string textOf(const std::optional<Resource>& resource) {
    return resource ? std::string(reinterpret_cast<const char*>(resource->bytes.data()),
                                  resource->bytes.size())
                    : "(none)";
}

void append(std::string& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) to += static_cast<char>(value >> (8 * i));
}

// Writes small images, independently of the reader.
class ImageWriter {
  public:
    void add(const std::string& module, const std::string& path, const std::string& contents) {
        items_.push_back({module, path, contents, 0});
    }

    // Compressed by a chain of one compressor. "zip" really compresses.
    void addCompressed(const std::string& module, const std::string& path,
                       const std::string& contents, const std::string& compressor) {
        std::string stored(compressBound(contents.size()), '\0');
        uLongf size = stored.size();
        compress(reinterpret_cast<Bytef*>(stored.data()), &size,
                 reinterpret_cast<const Bytef*>(contents.data()), contents.size());
        stored.resize(size);
        std::string whole;
        append(whole, 0xcafefafa, 4);
        append(whole, stored.size(), 8);
        append(whole, contents.size(), 8);
        append(whole, string(compressor), 4);
        append(whole, 0, 4);
        append(whole, 1, 1);
        items_.push_back({module, path, whole + stored, contents.size()});
    }

    void addPackage(const std::string& dotted,
                    const std::vector<std::pair<bool, std::string>>& emptyAndModule) {
        std::string contents;
        for (const auto& [isEmpty, module] : emptyAndModule) {
            append(contents, isEmpty ? 1 : 0, 4);
            append(contents, string(module), 4);
        }
        add("packages", dotted, contents);
    }

    std::string image() {
        const std::size_t length = items_.size();
        std::map<std::size_t, std::vector<std::size_t>> buckets;
        for (std::size_t i = 0; i < length; ++i)
            buckets[hash(name(i), 0x01000193) % length].push_back(i);
        std::vector<std::int32_t> redirects(length, 0);
        std::vector<std::size_t> slots(length, length);
        for (const auto& [bucket, members] : buckets) {
            if (members.size() < 2) continue;
            for (std::int32_t seed = 1;; ++seed) {
                std::set<std::size_t> taken;
                for (const std::size_t member : members) {
                    const std::size_t slot =
                        hash(name(member), static_cast<std::uint32_t>(seed)) % length;
                    if (slots[slot] == length) taken.insert(slot);
                }
                if (taken.size() < members.size()) continue;
                for (const std::size_t member : members)
                    slots[hash(name(member), static_cast<std::uint32_t>(seed)) % length] = member;
                redirects[bucket] = seed;
                break;
            }
        }
        for (const auto& [bucket, members] : buckets) {
            if (members.size() != 1) continue;
            const auto free = std::find(slots.begin(), slots.end(), length);
            *free = members.front();
            redirects[bucket] = static_cast<std::int32_t>(-1 - (free - slots.begin()));
        }
        std::string offsets, locations, contents;
        locations += '\0';
        for (const std::size_t i : slots) {
            append(offsets, locations.size(), 4);
            const auto& item = items_[i];
            const std::size_t slash = item.path.rfind('/'), dot = item.path.rfind('.');
            const std::size_t base = slash == std::string::npos ? 0 : slash + 1;
            attribute(locations, 1, string(item.module));
            if (slash != std::string::npos)
                attribute(locations, 2, string(item.path.substr(0, slash)));
            attribute(locations, 3, string(item.path.substr(base, dot - base)));
            if (dot != std::string::npos)
                attribute(locations, 4, string(item.path.substr(dot + 1)));
            attribute(locations, 5, contents.size());
            if (item.plainSize != 0) attribute(locations, 6, item.contents.size());
            attribute(locations, 7, item.plainSize != 0 ? item.plainSize : item.contents.size());
            locations += '\0';
            contents += item.contents;
        }
        std::string whole;
        for (const std::uint64_t field :
             {std::uint64_t{0xcafedada}, std::uint64_t{0x00010000}, std::uint64_t{0},
              std::uint64_t{length}, std::uint64_t{length}, std::uint64_t{locations.size()},
              std::uint64_t{strings_.size()}})
            append(whole, field, 4);
        for (const std::int32_t redirect : redirects)
            append(whole, static_cast<std::uint32_t>(redirect), 4);
        return whole + offsets + locations + strings_ + contents;
    }

  private:
    struct Item {
        std::string module, path, contents;
        std::size_t plainSize; // 0: not compressed
    };

    std::string name(std::size_t item) const {
        return "/" + items_[item].module + "/" + items_[item].path;
    }

    static std::size_t hash(const std::string& text, std::uint32_t seed) {
        for (const char c : text) seed = (seed * 0x01000193) ^ static_cast<std::uint8_t>(c);
        return seed & 0x7fffffff;
    }

    std::size_t string(const std::string& text) {
        const std::size_t at = strings_.find('\0' + text + '\0');
        if (at != std::string::npos) return at + 1;
        strings_ += text + '\0';
        return strings_.size() - text.size() - 1;
    }

    static void attribute(std::string& to, int kind, std::size_t value) {
        if (value == 0) return;
        int bytes = 1;
        while (value >> (8 * bytes) != 0) ++bytes;
        to += static_cast<char>(kind << 3 | (bytes - 1));
        while (bytes-- > 0) to += static_cast<char>(value >> (8 * bytes));
    }

    std::vector<Item> items_;
    std::string strings_ = std::string(1, '\0');
};

ImageWriter sample() {
    ImageWriter writer;
    writer.add("m", "p/q/A.class", "contents of A");
    writer.add("m", "p/q/B.class", "contents of B");
    writer.add("n", "r/C.class", "contents of C");
    writer.add("n", "p/resource.tar.gz", "resource");
    writer.add("n", "noExtension", "resource");
    writer.add("m", "module-info.class", "m!");
    writer.add("n", "module-info.class", "n!");
    writer.addCompressed("m", "p/q/Z.class", std::string(1000, 'z'), "zip");
    writer.addPackage("p", {{true, "m"}, {true, "n"}});
    writer.addPackage("p.q", {{true, "n"}, {false, "m"}});
    writer.addPackage("r", {{false, "n"}});
    return writer;
}

RuntimeImage open(const TemporaryFolder& folder, const std::string& image) {
    folder.write("lib/modules", image);
    return RuntimeImage::open(folder.path());
}

std::string errorOf(const TemporaryFolder& folder, const std::string& image) {
    try {
        open(folder, image);
        return "(no error)";
    } catch (const ClassPathError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("a small image, written here") {
    const TemporaryFolder folder;
    const RuntimeImage image = open(folder, sample().image());
    CHECK(textOf(image.findClass("p/q/A")) == "contents of A");
    CHECK(image.findClass("p/q/A")->location == "jrt:/m/p/q/A.class");
    CHECK(textOf(image.findClass("p/q/B")) == "contents of B");
    CHECK(textOf(image.findClass("p/q/Z")) == std::string(1000, 'z'));
    CHECK(textOf(image.findClass("r/C")) == "contents of C");
    CHECK(textOf(image.findResource("n", "p/resource.tar.gz")) == "resource");
    CHECK(textOf(image.findResource("n", "noExtension")) == "resource");
    for (const char* const absent : {"p/q/C", "p/A", "A", "", "/", "p/q/", "r/C.class"})
        CHECK_MESSAGE(!image.findClass(absent), absent);
    CHECK_FALSE(image.findResource("m", "r/C.class"));
    CHECK(image.moduleOfPackage("p/q") == "m");
    CHECK(image.moduleOfPackage("r") == "n");
    CHECK_FALSE(image.moduleOfPackage("p"));
    CHECK_FALSE(image.moduleOfPackage("q"));
    CHECK(image.modules() == std::vector<std::string_view>{"m", "n"});
    const auto packages = image.packages();
    REQUIRE(packages.size() == 2);
    CHECK(packages[0].name == "p/q");
    CHECK(packages[0].module == "m");
    CHECK(packages[1].name == "r");
    std::set<std::string> all;
    image.forEachResource([&](std::string_view module, std::string_view path) {
        all.insert(std::string(module) + "/" + std::string(path));
    });
    CHECK(all == std::set<std::string>{"m/p/q/A.class", "m/p/q/B.class", "m/p/q/Z.class",
                                       "m/module-info.class", "n/module-info.class", "n/r/C.class",
                                       "n/p/resource.tar.gz", "n/noExtension"});
}

TEST_CASE("a resource outlives its image") {
    const TemporaryFolder folder;
    const auto resource = open(folder, sample().image()).findClass("p/q/A");
    CHECK(textOf(resource) == "contents of A");
}

TEST_CASE("images that cannot be read say why") {
    const TemporaryFolder folder;
    const std::string good = sample().image();
    CHECK(errorOf(folder, "").find("shorter than the header") != std::string::npos);
    CHECK(errorOf(folder, std::string(100, 'x')).find("magic number is 78787878") !=
          std::string::npos);
    std::string swapped = good;
    std::reverse(swapped.begin(), swapped.begin() + 4);
    CHECK(errorOf(folder, swapped).find("big-endian") != std::string::npos);
    std::string newer = good;
    newer[4] = 1;
    CHECK(errorOf(folder, newer).find("format version 1.1; version 1.0") != std::string::npos);
    CHECK(errorOf(folder, good.substr(0, 200)).find("tables are longer than the file") !=
          std::string::npos);
    CHECK_THROWS_AS(RuntimeImage::open(folder / "none"), ClassPathError);
}

TEST_CASE("a resource in a compression that is not supported names it") {
    const TemporaryFolder folder;
    ImageWriter writer = sample();
    writer.addCompressed("n", "r/D.class", "data", "compact-cp");
    const RuntimeImage image = open(folder, writer.image());
    CHECK(textOf(image.findClass("r/C")) == "contents of C");
    try {
        image.findClass("r/D");
        FAIL("no error");
    } catch (const ClassPathError& error) {
        CHECK(std::string(error.what()).find("compressed by 'compact-cp'") != std::string::npos);
    }
}

TEST_CASE("damaged images: an error or nothing found, never a crash") {
    const TemporaryFolder folder;
    const std::string good = sample().image();
    std::mt19937 random(1);
    const auto tryIt = [&](const std::string& contents) {
        try {
            const RuntimeImage image = open(folder, contents);
            for (const char* const name : {"p/q/A", "p/q/B", "p/q/Z", "r/C"}) {
                try {
                    textOf(image.findClass(name));
                } catch (const ClassPathError&) {}
            }
            image.packages();
        } catch (const ClassPathError&) {}
    };
    for (std::size_t length = 0; length < good.size(); ++length) tryIt(good.substr(0, length));
    for (int round = 0; round < 5'000; ++round) {
        std::string broken = good;
        for (unsigned flips = random() % 4 + 1; flips > 0; --flips)
            broken[random() % broken.size()] = static_cast<char>(random());
        tryIt(broken);
    }
}

TEST_CASE("the images of the JDKs on this machine") {
    for (const std::filesystem::path& home : jdkHomes()) {
        CAPTURE(home.string());
        const RuntimeImage image = RuntimeImage::open(home);
        const auto object = image.findClass("java/lang/Object");
        REQUIRE(object);
        CHECK(object->location == "jrt:/java.base/java/lang/Object.class");
        CHECK(object->bytes[0] == 0xca);
        CHECK_FALSE(image.findClass("java/lang/Objekt"));
        CHECK(image.moduleOfPackage("java/util/concurrent") == "java.base");
        CHECK_FALSE(image.moduleOfPackage("java/util/nothing"));
        const auto modules = image.modules();
        CHECK(std::binary_search(modules.begin(), modules.end(), std::string_view("java.base")));
        const auto packages = image.packages();
        CHECK(packages.size() > 100);
        for (const auto& package : packages)
            CHECK(image.moduleOfPackage(package.name) == package.module);
    }
}
