#include "search/generate/GenericTypes.h"

#include <doctest/doctest.h>

using namespace clew::search::generate;

using Strings = std::vector<std::string>;

TEST_CASE("type parameters and their bounds") {
    const char* signature =
        "<K:Ljava/lang/Object;V::Ljava/util/List<TK;>;:Ljava/io/Closeable;E:TV;>(TK;[TV;)V";
    CHECK(typeParameters(signature) == Strings{"K", "V", "E"});
    CHECK(boundsOf(signature, "K") == Strings{"Ljava/lang/Object;"});
    CHECK(boundsOf(signature, "V") == Strings{"Ljava/util/List;", "Ljava/io/Closeable;"});
    CHECK(boundsOf(signature, "E") == Strings{"Ljava/lang/Object;"});
    CHECK(boundsOf(signature, "X").empty());
    CHECK(typeParameters("(TK;)V").empty());
}

TEST_CASE("signatures that no compiler writes") {
    for (const char* signature :
         {"", "<", "<>", "<abc>", "<abc", "<a>(:)V", "<a:", "<a::", "<a:L", "<a:>", "<a:[[["})
        CHECK(typeParameters(signature).size() <= 1);
}
