#include "search/generate/TestSource.h"

#include <doctest/doctest.h>

using clew::search::generate::TestSource;
using clew::search::generate::withHashes;

namespace {

constexpr const char* kSource = R"(package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

// Of class { or "no class {".
@ExtendWith(Shop.class)
class TillTest {
    private final int[] numbers = {1, 2}; // both
    @Test
    void brace() {
        assertEquals('{', "\"}".charAt(0)); // }
        String text = """
            } \""" {
            """;
    }

    static Stream<Arguments> rows() {
        return Stream.of(Arguments.of(1));
    }

    @org.junit.jupiter.params.ParameterizedTest
    @CsvSource({"a, 1", "b, 2"})
    void rows(int number) throws Exception { /* { */ }

    static { prepare(); }
    record Pair(int a, int b) {}
}
)";

} // namespace

TEST_CASE("members of a test class") {
    const auto source = TestSource::parse(kSource);
    REQUIRE(source);
    CHECK(source->text() == kSource);
    CHECK(source->className() == "TillTest");
    std::vector<std::string> names, tests;
    for (const auto& member : source->members) {
        names.push_back(member.name);
        if (member.isTest) tests.push_back(member.name);
    }
    CHECK(names == std::vector<std::string>{"numbers", "brace", "rows", "rows", "", "Pair"});
    CHECK(tests == std::vector<std::string>{"brace", "rows"});
    CHECK(source->members[1].line == 12);
    CHECK_FALSE(TestSource::parse("no class"));
    CHECK_FALSE(TestSource::parse("class Open { void f() { }"));
}

TEST_CASE("a formatter changes nothing, a person does, with what gives the values as well") {
    std::string written = withHashes(kSource);
    const auto isGenerated = [&](std::size_t member) {
        const auto source = TestSource::parse(written);
        return source->isGenerated(source->members.at(member));
    };
    CHECK(TestSource::parse(written)->text() == written);
    CHECK(isGenerated(1));
    written.insert(written.find("void brace()"), "  ");
    CHECK(isGenerated(1));
    written.replace(written.find("of(1)"), 5, "of(2)");
    CHECK(isGenerated(1));
    CHECK_FALSE(isGenerated(3));
    CHECK_FALSE(TestSource::parse(kSource)->isGenerated(TestSource::parse(kSource)->members[1]));
}

TEST_CASE("tests are added behind those that there are") {
    auto source = TestSource::parse(R"(package shop;

import java.util.Locale;

class TillTest {
    @BeforeEach
    void setUp() {
        Till.count = 0;
        Till.last = null;
    }

    @Test
    void a() {
        new MockBox();
    }

    static class MockBox implements Box {
    }
}
)");
    const auto tests = source->add(*TestSource::parse(R"(package shop;

import java.util.List;
import java.util.Zone;

class TillTest {
    @BeforeEach
    void setUp() {
        Till.last = null;
    }

    @Test
    void a() {
        new MockBox(1);
    }

    static class MockBox implements Box, List {
    }
}
)"));
    CHECK(tests == std::vector<std::string>{"a2"});
    CHECK(source->text() == R"(package shop;

import java.util.List;
import java.util.Locale;
import java.util.Zone;

class TillTest {
    @BeforeEach
    void setUp() {
        Till.count = 0;
        Till.last = null;
    }

    @Test
    void a() {
        new MockBox();
    }

    @Test
    void a2() {
        new MockBox2(1);
    }

    static class MockBox implements Box {
    }

    static class MockBox2 implements Box, List {
    }
}
)");
}
