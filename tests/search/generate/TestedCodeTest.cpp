// What tested code casts its parameters to, and which methods it calls.

#include "search/generate/TestedCode.h"

#include <doctest/doctest.h>

#include "search/generate/Builders.h"
#include "tests/search/generate/TestedProgram.h"

using namespace clew::search::generate;

namespace {

constexpr const char* kMain = R"(
import java.util.function.Supplier;
interface Message { String head(); }
interface Request { int number(); }
interface Letter extends Message { }
public class Main {
    static int read(long size, Message message, Object body) {
        if (body instanceof String) return ((String) body).length();
        Message other = message;
        if (size > 3) return ((Letter) message).head().length();
        return ((Request) message).number() + ((Request) other).number();
    }
    int start(Message message) { return helped(message) + made(() -> message.head().trim()); }
    private int helped(Message message) { return message.hashCode(); }
    private int made(Supplier<String> text) { return text.get().length(); }
    int other(Runnable run) { run.run(); return "a".indexOf('a'); }
}
)";

using Casts = std::set<std::pair<std::string, std::string>>;

} // namespace

TEST_CASE("a parameter is cast as it was given: behind two slots, not by another name") {
    TestedProgram program(kMain);
    CHECK(castParametersOf(program.method("read", "(JLMessage;")) ==
          Casts{{"LMessage;", "LLetter;"},
                {"LMessage;", "LRequest;"},
                {"Ljava/lang/Object;", "Ljava/lang/String;"}});
    CHECK(castParametersOf(program.method("start", "(")).empty());
}

TEST_CASE("mocks are of classes that parameters are cast to, and that are not below their types") {
    TestedProgram program(kMain);
    const Builders builders(program.vm(), program.types(), {&program.main()});
    CHECK(builders.castsOf("LMessage;") == std::set<std::string>{"LRequest;"});
    CHECK(builders.castsOf("Ljava/lang/Object;").empty());
    const Builders ofStart(program.vm(), program.types(), {&program.main()},
                           {{"Main", "start", "(LMessage;)I"}});
    CHECK(ofStart.castsOf("LMessage;").empty());
}

TEST_CASE("what methods call, and those of the class that they call, and lambdas in them") {
    TestedProgram program(kMain);
    const std::set<std::string> all = methodsCalledIn({&program.main()}, {});
    for (const char* name : {"number", "head", "hashCode", "trim", "run", "indexOf"})
        CHECK(all.contains(name));
    const std::set<std::string> some =
        methodsCalledIn({&program.main()}, {{"Main", "start", "(LMessage;)I"}});
    for (const char* name : {"helped", "made", "hashCode", "head", "trim", "get"})
        CHECK(some.contains(name));
    for (const char* name : {"number", "run", "indexOf"}) CHECK_FALSE(some.contains(name));
}
