#include "search/checkpoint/CheckpointFile.h"

#include <doctest/doctest.h>

#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include "search/config/Config.h"
#include "tests/vm/classpath/TemporaryFolder.h"

using namespace clew::search;
using clew::vm::classpath::TemporaryFolder;

namespace {

constexpr std::size_t kSizesAt = 24; // behind the magic and the format

std::string written(const std::filesystem::path& file) {
    CheckpointWriter writer(file, {0, 3, 2, 2, 1}, "{\"a\":1}");
    for (const StoredStep step : {StoredStep{0, 7}, StoredStep{0, 1}, StoredStep{1, 2}})
        writer.add(step);
    writer.add(StoredEntry{{1, 2}, {3, 4}, 0, 0, 1, 2});
    writer.add(StoredEntry{{5, 6}, {7, 8}, 2, 4, 0, 3});
    for (const Hash128 key : {Hash128{3, 4}, Hash128{7, 8}}) writer.add(key);
    writer.add(StoredTime{{9, 9}, 11});
    writer.finish();
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator(stream), {}};
}

// What reading it says; empty: nothing.
std::string wrongIn(const std::filesystem::path& file, const std::string& content) {
    std::ofstream(file, std::ios::binary) << content;
    try {
        const CheckpointReader reader(file);
        return {};
    } catch (const ConfigError& error) {
        return error.what();
    }
}

// With a checksum that is right.
std::string summed(std::string content) {
    const std::size_t size = content.size() - sizeof(XXH128_hash_t);
    const XXH128_hash_t sum = XXH3_128bits(content.data(), size);
    std::memcpy(content.data() + size, &sum, sizeof sum);
    return content;
}

std::string with(std::string content, std::size_t at, std::uint64_t number, std::size_t size = 8) {
    std::memcpy(content.data() + at, &number, size);
    return summed(std::move(content));
}

} // namespace

TEST_CASE("checkpoint file: what was written is read") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "saved";
    written(file);
    const CheckpointReader reader(file);
    CHECK(reader.text() == "{\"a\":1} ");
    REQUIRE(reader.steps().size() == 3);
    CHECK(reader.steps()[2].before == 1);
    REQUIRE(reader.entries().size() == 2);
    CHECK(reader.entries()[1].fingerprint == Hash128{5, 6});
    CHECK(reader.entries()[1].end == 3);
    REQUIRE(reader.visited().size() == 2);
    CHECK(reader.visited()[1] == Hash128{7, 8});
    REQUIRE(reader.times().size() == 1);
    CHECK(reader.times()[0].clock == 11);
}

TEST_CASE("checkpoint file: one that is not finished replaces nothing") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "saved";
    const std::string before = written(file);
    {
        CheckpointWriter writer(file, {0, 1, 0, 0, 0}, "{}");
        writer.add(StoredStep{0, 0});
    }
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
    std::ifstream stream(file, std::ios::binary);
    CHECK(std::string(std::istreambuf_iterator(stream), {}) == before);
    CHECK_THROWS_AS(CheckpointWriter(folder.path() / "none" / "saved", {}, "{}"),
                    std::filesystem::filesystem_error);
}

TEST_CASE("checkpoint file: damaged ones are refused") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "saved", other = folder.path() / "other";
    const std::string content = written(file);
    CHECK(wrongIn(other, content).empty());
    for (std::size_t size = 0; size < content.size(); ++size)
        CHECK_FALSE(wrongIn(other, content.substr(0, size)).empty());
    CHECK_FALSE(wrongIn(other, content + '\0').empty());
    for (std::size_t at = 0; at < content.size(); ++at) {
        std::string changed = content;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        CHECK_FALSE(wrongIn(other, changed).empty());
    }
}

TEST_CASE("checkpoint file: numbers that lead nowhere are refused, whatever the checksum says") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "saved", other = folder.path() / "other";
    const std::string content = written(file);
    CHECK(wrongIn(other, summed(content)).empty());
    for (std::size_t section = 0; section < 5; ++section)
        for (const std::uint64_t count :
             {std::uint64_t(0), std::uint64_t(1) << 28, std::uint64_t(1) << 60, ~std::uint64_t(0)})
            CHECK_FALSE(wrongIn(other, with(content, kSizesAt + 8 * section, count)).empty());
    std::string none = content.substr(0, kSizesAt) + std::string(sizeof(CheckpointSizes) + 16, 0);
    CHECK_FALSE(wrongIn(other, summed(none)).empty());
    const std::size_t steps = kSizesAt + sizeof(CheckpointSizes) + 8;
    const std::size_t entries = steps + 3 * sizeof(StoredStep);
    CHECK_FALSE(wrongIn(other, with(content, steps, 1, 4)).empty());
    CHECK_FALSE(wrongIn(other, with(content, steps + sizeof(StoredStep), 1, 4)).empty());
    CHECK_FALSE(wrongIn(other, with(content, steps + sizeof(StoredStep), 2, 4)).empty());
    const std::size_t step = entries + offsetof(StoredEntry, step);
    CHECK(wrongIn(other, with(content, step, 2, 4)).empty());
    CHECK_FALSE(wrongIn(other, with(content, step, 3, 4)).empty());
    CHECK_FALSE(wrongIn(other, with(content, entries + offsetof(StoredEntry, next), 3, 4)).empty());
    CHECK_FALSE(
        wrongIn(other, with(content, entries + offsetof(StoredEntry, named), 1, 4)).empty());
}

TEST_CASE("checkpoint file: what was visited under conditions is read") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "saved";
    CheckpointSizes sizes{0, 1, 1, 0, 0, 1, 1, 1, 2, 5, 3};
    CheckpointWriter writer(file, sizes, "{}");
    writer.add(StoredStep{0, 0});
    writer.add(StoredEntry{{1, 2}, {3, 4}, 0, 0, 0, 2, 2, 9});
    writer.add(StoredExpression{7, {1, 2, 0}, 3, 1});
    writer.add(StoredSame{{5, 6}, 8, 3});
    writer.add(StoredCondition{{5, 6}, 8, 3});
    writer.addAll(std::vector<std::uint64_t>{11, 12});
    writer.addAll(std::vector<std::uint32_t>{1, 0, 21, 22, 23});
    writer.addRow(std::vector<std::uint32_t>{31, 32, 33});
    writer.finish();
    const CheckpointReader reader(file);
    CHECK(reader.entries()[0].named == 2);
    CHECK(reader.expressions()[0].operands[1] == 2);
    CHECK(reader.same()[0].place == 3);
    CHECK(reader.conditions()[0].conjuncts == 3);
    CHECK(reader.counts()[1] == 12);
    REQUIRE(reader.words().size() == 5);
    CHECK(reader.words()[4] == 23);
    REQUIRE(reader.visits().size() == 3);
    CHECK(reader.visits()[2] == 33);
}
