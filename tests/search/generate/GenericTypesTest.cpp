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

TEST_CASE("type arguments as they are written") {
    CHECK(argumentsOf("Ljava/util/Map<TK;+Ljava/util/List<*>;>;") ==
          Strings{"TK;", "+Ljava/util/List<*>;"});
    CHECK(argumentsOf("Ljava/util/Map<*-[TK;>;") == Strings{"*", "-[TK;"});
    CHECK(argumentsOf("Ljava/util/Map;").empty());
    CHECK(typeArguments("Ljava/util/Map<TK;+Ljava/util/List<*>;>;") ==
          Strings{"Ljava/lang/Object;", "Ljava/util/List<*>;"});
    for (const char* signature : {"", "L<>;", "L<+>;", "L<*", "L<-;", "L<T>;", "L<L<>;"})
        CHECK(argumentsOf(signature).size() <= 2);
}

TEST_CASE("types in the places of type variables") {
    const Strings names{"K", "T"}, types{"Ljava/lang/String;", "[I"};
    CHECK(substituted("TK;", names, types) == "Ljava/lang/String;");
    CHECK(substituted("[TT;", names, types) == "[[I");
    CHECK(substituted("LTKT<-TT;+LKT<TK;>;*TX;>;", names, types) ==
          "LTKT<-[I+LKT<Ljava/lang/String;>;*TX;>;");
    CHECK(substituted("+TK;", names, types) == "+Ljava/lang/String;");
    for (const char* signature : {"", "T", "L", "LT<T", "[", "TK", ";"})
        CHECK(substituted(signature, names, {}).size() <= 5);
}
