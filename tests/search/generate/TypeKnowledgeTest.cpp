// Which classes a test can name.

#include "search/generate/TypeKnowledge.h"

#include <doctest/doctest.h>

#include "search/generate/MockClasses.h"
#include "search/generate/MockValues.h"
#include "tests/search/generate/TestedProgram.h"
#include "vm/objects/MockTypes.h"

using namespace clew::search::generate;

TEST_CASE("no test can name a class that the machine has made") {
    TestedProgram program("public class Main { public interface Part { int size(); } }");
    const auto& part = program.vm().linker->load("Main$Part");
    clew::vm::objects::TypeConstraints constraints;
    constraints.is = {&part};
    const auto types = clew::vm::objects::mockTypesFor(program.vm(), constraints);
    REQUIRE(types);
    const auto mock = plainMock(program.vm(), *types);
    REQUIRE(mock);
    const auto& made = mockObjectClass(program.vm(), *mock);
    CHECK(program.types().canName(part));
    CHECK(!program.types().canName(made));
    CHECK(&program.types().nameable(made) == program.vm().linker->known.object);
}
