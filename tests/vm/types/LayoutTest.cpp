#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>

#include "tests/vm/types/Linked.h"

using namespace clew::vm;
using namespace clew::vm::types;
using namespace clew::vm::classfile;

namespace {

std::uint32_t offsetOf(const Class& klass, const char* name) {
    return klass.fieldNamed(name)->offset;
}

} // namespace

TEST_CASE("fields lie by falling size and fill the holes of alignment") {
    Linked jdk;
    const Class& base = jdk.define(ClassBuilder("Base")
                                       .field("flag", "Z")
                                       .field("count", "I")
                                       .field("time", "J")
                                       .field("next", "LBase;")
                                       .field("letter", "C"));
    CHECK(offsetOf(base, "time") == 0);
    CHECK(offsetOf(base, "count") == 8);
    CHECK(offsetOf(base, "next") == 12);
    CHECK(offsetOf(base, "letter") == 16);
    CHECK(offsetOf(base, "flag") == 18);
    CHECK(base.instanceSize == 19);
    CHECK(base.referenceOffsets == std::vector<std::uint32_t>{12});

    const Class& derived = jdk.define(ClassBuilder("Derived", "Base")
                                          .field("size", "D")
                                          .field("b", "B")
                                          .field("s", "S")
                                          .field("other", "Ljava/lang/Object;")
                                          .field("b2", "B"));
    CHECK(offsetOf(derived, "size") == 24);
    CHECK(offsetOf(derived, "other") == 20);
    CHECK(offsetOf(derived, "b") == 19);
    CHECK(offsetOf(derived, "s") == 32);
    CHECK(offsetOf(derived, "b2") == 34);
    CHECK(offsetOf(derived, "count") == 8);
    CHECK(derived.instanceSize == 35);
    CHECK(derived.referenceOffsets == std::vector<std::uint32_t>{12, 20});
}

TEST_CASE("no two fields of the class library overlap, and each is aligned") {
    for (const auto& home : classpath::jdkHomes()) {
        Linked jdk(home, {});
        std::size_t checked = 0;
        jdk.linker.image().forEachResource([&](std::string_view module, std::string_view path) {
            if (module != "java.base" || !path.starts_with("java/") || !path.ends_with(".class"))
                return;
            const Class& klass = jdk.linker.load(path.substr(0, path.size() - 6));
            std::vector<bool> used(klass.instanceSize);
            for (const Class* at = &klass; at; at = at->super)
                for (const Field& field : at->fields) {
                    const std::uint32_t size = values::sizeOf(field.type);
                    REQUIRE(field.offset % size == 0);
                    if (field.isStatic()) {
                        REQUIRE(field.offset + size <= at->staticsSize);
                        continue;
                    }
                    REQUIRE(field.offset + size <= klass.instanceSize);
                    for (std::uint32_t i = 0; i < size; ++i) {
                        REQUIRE_FALSE(used[field.offset + i]);
                        used[field.offset + i] = true;
                    }
                    if (field.type == BasicType::Reference)
                        REQUIRE(std::binary_search(klass.referenceOffsets.begin(),
                                                   klass.referenceOffsets.end(), field.offset));
                    ++checked;
                }
        });
        CHECK(checked > 3000);
    }
}

TEST_CASE("caches are left out of comparisons of states") {
    Linked jdk;
    const Class& string = jdk.linker.load("java/lang/String");
    std::uint32_t ignored = 0;
    for (const Class::Range& range : string.ignoredRanges) ignored += range.size;
    CHECK(ignored == 5);
    CHECK(string.ignoredRanges[0].offset == offsetOf(string, "hash"));
    CHECK(jdk.linker.load("java/util/ArrayList").ignoredRanges.empty());
    CHECK(jdk.linker.load("java/math/BigInteger").ignoredRanges.size() == 4);
}

TEST_CASE("constant values are in the statics from the beginning") {
    Linked jdk;
    ClassBuilder builder("Constants");
    constexpr std::uint16_t constant = access::Static | access::Final;
    builder.field("i", "I", constant, builder.integer(-7))
        .field("b", "B", constant, builder.integer(-1))
        .field("c", "C", constant, builder.integer(0xFFFE))
        .field("z", "Z", constant, builder.integer(1))
        .field("j", "J", constant, builder.longInteger(-5'000'000'000))
        .field("s", "Ljava/lang/String;", constant, builder.string("text"))
        .field("plain", "I", access::Static);
    const Class& klass = jdk.define(builder);
    std::vector<std::byte> payload(klass.staticsSize);
    jdk.linker.prepareStatics(klass, payload.data());
    const auto at = [&]<class T>(const char* name, T) {
        T value;
        std::memcpy(&value, payload.data() + offsetOf(klass, name), sizeof value);
        return value;
    };
    CHECK(at("i", std::int32_t()) == -7);
    CHECK(at("b", std::int8_t()) == -1);
    CHECK(at("c", std::uint16_t()) == 0xFFFE);
    CHECK(at("z", std::uint8_t()) == 1);
    CHECK(at("j", std::int64_t()) == -5'000'000'000);
    CHECK(at("s", Ref()) == 0);
    CHECK(at("plain", std::int32_t()) == 0);
    CHECK(klass.staticReferenceOffsets == std::vector<std::uint32_t>{offsetOf(klass, "s")});
    CHECK(klass.instanceSize == 0);
}
