#include <doctest/doctest.h>

#include <sstream>

#include "search/Output.h"
#include "tests/vm/classpath/TemporaryFolder.h"

using namespace clew::search;

namespace {

template <class Write>
std::string writtenBy(bool mayRestart, Write&& write) {
    const clew::vm::classpath::TemporaryFolder folder;
    {
        Output output(mayRestart, folder / "output");
        write(output);
    }
    std::ifstream file(folder / "output");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

TEST_CASE("output: all that is written, in order, with an end of line or without") {
    for (const bool mayRestart : {false, true})
        CHECK(writtenBy(mayRestart, [](Output& output) {
                  output.write(1, "one\ntw");
                  output.write(1, "o\n");
                  output.write(2, "error\n");
                  output.write(1, "two\nno end");
              }) == "one\ntwo\nerror\ntwo\nno end");
}

TEST_CASE(
    "output: what is printed again after a restart is left out, as often as it was printed "
    "before") {
    CHECK(writtenBy(true, [](Output& output) {
              output.write(1, "one\ntwo\ntwo\nhalf a li");
              output.restarted();
              output.write(1, "two\none\nhalf a line\ntwo\ntwo\nthree\n");
              output.write(2, "one\n"); // the other stream
              output.restarted();
              output.write(1, "one\none\n");
          }) == "one\ntwo\ntwo\nhalf a line\ntwo\nthree\none\none\n");
}

TEST_CASE(
    "output: a restart before the last exploration has printed again what was printed before it") {
    CHECK(writtenBy(true, [](Output& output) {
              output.write(1, "one\ntwo\n");
              output.restarted();
              output.write(1, "one\n");
              output.restarted();
              output.write(1, "one\ntwo\n");
          }) == "one\ntwo\n");
}

TEST_CASE(
    "output: of the paths behind a choice only that which is shown, without what was common") {
    bool hasLeftOut = false;
    CHECK(writtenBy(true, [&](Output& output) {
              output.write(1, "common\nhalf a");
              output.branched();
              output.write(1, " line\nof one path\n");
              output.write(1, "of another path\n");
              hasLeftOut = output.hasLeftOut();
              output.show({{1, "common\nhalf a line\n"}, {2, "error\n"}, {1, "common\nshown"}});
          }) == "common\nhalf a line\nerror\ncommon\nshown");
    CHECK(hasLeftOut);
    CHECK(writtenBy(true, [&](Output& output) {
              output.write(1, "one\n");
              output.branched();
              hasLeftOut = output.hasLeftOut();
              output.restarted(); // with other choices
              output.write(1, "one\ntwo\n");
          }) == "one\ntwo\n");
    CHECK(!hasLeftOut);
}
