#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "search/Xml.h"
#include "search/report/Report.h"

using namespace clew::search;
using clew::vm::Approximation;

namespace {

Config configOf(std::string_view topics) {
    Config config;
    config.set("target", "Main", Origin::commandLine());
    if (!topics.empty())
        config.set("report.console.property_violation", topics, Origin::commandLine());
    return config;
}

Result violated() {
    Violation violation;
    violation.kind = "assertion";
    violation.className = "java.lang.AssertionError";
    violation.message = "a < b & \"c\"\x01";
    violation.stack = {"Main.main(Main.java:7)"};
    violation.path = {0, 2};
    violation.dataChoices = {2};
    TraceStep step;
    step.threadName = "main";
    step.choice = "int of 0 .. 3: 2";
    step.lines = {{"Main.java", 7, "assert a < b;"}, {"Other.java", 12, ""}};
    step.linesLeftOut = 3;
    violation.trace = {step};
    ThreadSnapshot thread;
    thread.name = "main";
    thread.status = "runnable";
    thread.holds = {"the monitor of Object@1, since Main.java:6"};
    thread.stack = {"Main.main(Main.java:7)"};
    violation.threads = {thread};
    Result result;
    result.verdict = Verdict::Violated;
    result.violations = {violation};
    result.statistics.statesNew = 1234567;
    result.statistics.elapsedSeconds = 2;
    result.statistics.exitStatuses = {3, 5};
    result.statistics.instructions = 9876543;
    return result;
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("report: the first line is the verdict") {
    Result result;
    result.verdict = Verdict::Safe;
    CHECK(consoleReport(result, configOf(""), {}).starts_with("safe: "));
    result.verdict = Verdict::Unknown;
    result.unknown = {{Approximation::TimeLimit, {}}, {Approximation::NativeLibrary, "a", 2}};
    const std::string unknown = consoleReport(result, configOf(""), {});
    CHECK(unknown.starts_with("unknown: "));
    CHECK(holds(unknown,
                "\n  time limit reached\n      avoided by: a larger search.time_limit\n"
                "  a native library is not loaded: a (2 times)\n"));
    CHECK(consoleReport(violated(), configOf(""), {})
              .starts_with("violated: assertion java.lang.AssertionError\n"));
}

TEST_CASE("report: the console shows the topics that are asked for") {
    const std::string all = consoleReport(violated(), configOf(""), "Main.trace.json");
    CHECK(holds(all, "  1 main: int of 0 .. 3: 2\n"));
    CHECK(holds(all, "Main.java:7    assert a < b;\n"));
    CHECK(holds(all, "      Other.java:12\n"));
    CHECK(holds(all, "3 more lines"));
    CHECK(holds(all, "holds the monitor of Object@1, since Main.java:6"));
    CHECK(holds(all, "1,234,567 new"));
    CHECK(holds(all, "exit status  3, 5"));
    CHECK(holds(all, "instructions 9,876,543"));
    CHECK(holds(all, "replay: clew replay Main.trace.json\n"));
    const std::string error = consoleReport(violated(), configOf("error"), {});
    CHECK(holds(error, "a < b & \"c\""));
    for (const char* other : {"trace:", "threads", "statistics", "replay"})
        CHECK_FALSE(holds(error, other));
    CHECK(holds(consoleReport(violated(), configOf("statistics"), {}), "617,283 states/s"));
}

TEST_CASE("report: JSON holds what a program may ask for") {
    Result result = violated();
    result.unknown = {{Approximation::DepthLimit, "3"}};
    result.assumed = {{Approximation::ArrayLength, "5", 7}};
    const nlohmann::json report = jsonReport(result);
    CHECK(report["verdict"] == "violated");
    CHECK(report["unknown"][0] == "depth: the limit of 3 was reached");
    CHECK(report["unknown_reasons"][0] ==
          nlohmann::json({{"id", "depth-limit"},
                          {"text", "depth: the limit of 3 was reached"},
                          {"detail", "3"},
                          {"times", 1},
                          {"cause", "limit"},
                          {"avoided_by", "a larger search.depth_limit"}}));
    CHECK(report["assumed"][0] == "arrays have at most 5 elements");
    CHECK(report["assumptions"][0]["id"] == "array-length");
    CHECK(report["doubtful"].empty());
    const nlohmann::json& error = report["errors"][0];
    CHECK(error["kind"] == "assertion");
    CHECK(error["class"] == "java.lang.AssertionError");
    CHECK(error["path"] == nlohmann::json({0, 2}));
    CHECK(error["data_choices"] == nlohmann::json({2}));
    CHECK(error["trace"][0]["thread"] == "main");
    CHECK(error["trace"][0]["lines"][0]["text"] == "assert a < b;");
    CHECK_FALSE(error["trace"][0]["lines"][1].contains("text"));
    CHECK(error["trace"][0]["lines_left_out"] == 3);
    CHECK(error["threads"][0]["holds"][0] == "the monitor of Object@1, since Main.java:6");
    CHECK(report["statistics"]["states_new"] == 1234567);
    CHECK(report["statistics"]["instructions"] == 9876543);
    CHECK(jsonReport(Result())["statistics"]["instructions"] == 0);
    CHECK(report["statistics"]["states_per_second"].get<double>() == doctest::Approx(617283.5));
    CHECK(report["statistics"]["exit_statuses"] == nlohmann::json({3, 5}));
}

TEST_CASE("report: fields of inputs that no program can set are named") {
    Result result = violated();
    CHECK_FALSE(holds(consoleReport(result, configOf(""), {}), "symbolic.objects"));
    CHECK_FALSE(jsonReport(result)["errors"][0].contains("hidden_fields"));
    result.violations[0].hiddenFields = {"Account.balance", "Account.owner"};
    CHECK(result.verdict == Verdict::Violated);
    const std::string text = consoleReport(result, configOf(""), {});
    CHECK(holds(text, "never set them so: Account.balance, Account.owner\n"));
    CHECK(holds(text, "+symbolic.objects=constructors"));
    CHECK(jsonReport(result)["errors"][0]["hidden_fields"] ==
          nlohmann::json({"Account.balance", "Account.owner"}));
    CHECK(holds(xmlReport(result), "<hidden-field>Account.owner</hidden-field>"));
}

TEST_CASE("report: an error that is in doubt is no violation, and says why") {
    Result result = violated();
    result.doubtful = std::move(result.violations);
    result.violations.clear();
    result.doubtful[0].because = {{Approximation::NativeLibrary, "a<b"}};
    CHECK(verdictOf(result) == Verdict::Unknown);
    result.verdict = verdictOf(result);
    const std::string text = consoleReport(result, configOf(""), "Main.trace.json");
    CHECK(
        text.starts_with("unknown: an error was found, but perhaps because of: a native library is "
                         "not loaded: a<b\n"));
    CHECK(holds(text, "\nin doubt: assertion java.lang.AssertionError\n  perhaps because of: "));
    CHECK(holds(text, "  1 main: int of 0 .. 3: 2\n"));
    CHECK(holds(text, "replay: clew replay Main.trace.json\n"));
    const nlohmann::json report = jsonReport(result);
    CHECK(report["errors"].empty());
    CHECK(report["doubtful"][0]["because"][0]["id"] == "native-library");
    CHECK(report["doubtful"][0]["trace"].size() == 1);
    CHECK(holds(xmlReport(result), "<doubtful kind=\"assertion\""));
    CHECK(holds(xmlReport(result), ">a native library is not loaded: a&lt;b</because>\n"));
    CHECK_FALSE(holds(xmlReport(result), "<error"));
}

TEST_CASE("report: assumptions and reasons are elements of the XML") {
    Result result;
    result.unknown = {{Approximation::DepthLimit, "3"}};
    result.assumed = {{Approximation::ArrayLength, "5", 7}};
    const std::string xml = xmlReport(result);
    CHECK(holds(xml, "<unknown id=\"depth-limit\" times=\"1\" cause=\"limit\" "));
    CHECK(holds(xml, ">arrays have at most 5 elements</assumed>\n"));
}

TEST_CASE("report: XML escapes what it cannot hold as it is") {
    const std::string xml = xmlReport(violated());
    CHECK(xml.starts_with(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<report verdict=\"violated\">\n"));
    CHECK(holds(xml, "message=\"a &lt; b &amp; &quot;c&quot;\\u0001\""));
    pugi::xml_document document;
    REQUIRE(document.load_string(xml.c_str()));
    const pugi::xml_node error = document.child("report").child("error");
    CHECK(error.attribute("message").value() == std::string("a < b & \"c\"\\u0001"));
    const pugi::xml_node line = error.child("trace").child("step").child("line");
    CHECK(line.attribute("file").value() == std::string("Main.java"));
    CHECK(line.attribute("line").as_int() == 7);
    CHECK(line.text().get() == std::string("assert a < b;"));
    const pugi::xml_node statistics = document.child("report").child("statistics");
    CHECK(statistics.attribute("states-new").as_int() == 1234567);
    CHECK(statistics.attribute("instructions").as_int() == 9876543);
    CHECK(xml.ends_with("</report>\n"));
}

TEST_CASE("text for XML: what is no character there comes out readable") {
    CHECK(xmlText("tab\tline\nend\r <&>") == "tab\tline\nend\r <&>");
    CHECK(xmlText(std::string_view("\0\x1b[1m", 5)) == "\\u0000\\u001b[1m");
    CHECK(xmlText("\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80") ==
          "\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80");
    CHECK(xmlText("\xED\xA0\x80 \xEF\xBF\xBF") == "\\ud800 \\uffff");
    CHECK(xmlText("a\xFF\xE2\x82") == "a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
}
