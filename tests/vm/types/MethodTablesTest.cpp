#include <doctest/doctest.h>

#include "tests/vm/types/Linked.h"

using namespace clew::vm::types;
using namespace clew::vm::classfile;

TEST_CASE("selection in the class library") {
    Linked jdk;
    CHECK(jdk.selected("java/util/ArrayList", "java/util/List", "get", "(I)Ljava/lang/Object;") ==
          "java.util.ArrayList.get(int)");
    CHECK(jdk.selected("java/util/ArrayList", "java/util/Collection", "size", "()I") ==
          "java.util.ArrayList.size()");
    CHECK(jdk.selected("java/util/ArrayList", "java/util/Collection", "stream",
                       "()Ljava/util/stream/Stream;") == "java.util.Collection.stream()");
    CHECK(jdk.selected("java/util/ArrayList", "java/lang/Iterable", "spliterator",
                       "()Ljava/util/Spliterator;") == "java.util.ArrayList.spliterator()");
    CHECK(jdk.selected("java/util/HashSet", "java/util/Set", "hashCode", "()I") ==
          "java.util.AbstractSet.hashCode()");
    CHECK(jdk.selected("java/util/LinkedHashMap", "java/util/HashMap", "get",
                       "(Ljava/lang/Object;)Ljava/lang/Object;") ==
          "java.util.LinkedHashMap.get(java.lang.Object)");
    CHECK(jdk.selected("java/lang/String", "java/lang/Object", "toString",
                       "()Ljava/lang/String;") == "java.lang.String.toString()");
    CHECK(jdk.selected("java/lang/String", "java/lang/CharSequence", "length", "()I") ==
          "java.lang.String.length()");
    // Methods of Object through an interface, with and without a declaration there.
    CHECK(jdk.selected("java/util/ArrayList", "java/lang/Runnable", "hashCode", "()I") ==
          "java.util.ArrayList.hashCode()");
    CHECK(jdk.method("java/util/Comparator", "equals", "(Ljava/lang/Object;)Z")
              ->holder->name.view() == "java/util/Comparator");
    CHECK(jdk.selected("java/util/Collections$ReverseComparator", "java/util/Comparator", "equals",
                       "(Ljava/lang/Object;)Z") == "java.lang.Object.equals(java.lang.Object)");
    // A default method through the class that inherits it.
    CHECK(jdk.selected("java/util/TreeMap", "java/util/TreeMap", "getOrDefault",
                       "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;") ==
          "java.util.Map.getOrDefault(java.lang.Object, java.lang.Object)");
    // Through an abstract class that does not declare what its interface asks for.
    CHECK(jdk.method("java/util/AbstractMap", "put",
                     "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"));
    CHECK(jdk.selected("java/util/ArrayList", "java/util/AbstractCollection", "iterator",
                       "()Ljava/util/Iterator;") == "java.util.ArrayList.iterator()");
    CHECK(jdk.selected("[I", "java/lang/Object", "getClass", "()Ljava/lang/Class;") ==
          "java.lang.Object.getClass()");
    CHECK(jdk.selected("[I", "[I", "clone", "()Ljava/lang/Object;") == "java.lang.Object.clone()");
}

TEST_CASE("members in the class library") {
    Linked jdk;
    Linker& linker = jdk.linker;
    const Method& get = *jdk.method("java/util/List", "get", "(I)Ljava/lang/Object;");
    CHECK(get.argumentSlots == 2);
    CHECK(get.result == BasicType::Reference);
    CHECK(get.externalName() == "java.lang.Object java.util.List.get(int)");
    CHECK(get.interfaceId >= 0);
    CHECK(get.vtableIndex == -1);
    const Method& put =
        *jdk.method("jdk/internal/misc/Unsafe", "putLong", "(Ljava/lang/Object;JJ)V");
    CHECK(put.argumentSlots == 6);
    CHECK(put.signature->parameterSlots == 5);
    CHECK(put.signature->parameterDescriptors[0].view() == "Ljava/lang/Object;");
    CHECK(put.signature == linker.signature(Symbol::of("(Ljava/lang/Object;JJ)V")));

    const Method* invoke = jdk.method("java/lang/invoke/MethodHandle", "invokeExact", "(IJ)V");
    REQUIRE(invoke);
    CHECK(invoke->isSignaturePolymorphic);
    const Method* compareAndSet =
        jdk.method("java/lang/invoke/VarHandle", "compareAndSet", "(Ljava/lang/Object;II)Z");
    REQUIRE(compareAndSet);
    CHECK(compareAndSet->isSignaturePolymorphic);
    CHECK(jdk.method("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;")
              ->isCallerSensitive);
    CHECK(jdk.method("java/lang/Object", "<init>", "()V")->isInitializer);
    CHECK(jdk.method("java/lang/Object", "<init>", "()V")->vtableIndex == -1);

    CHECK(linker.load("java/lang/Class").fieldNamed("clew$class")->type == BasicType::Long);
    CHECK(linker.load("java/util/LinkedHashMap").fieldNamed("table")->holder->name.view() ==
          "java/util/HashMap");
    CHECK(linker.load("java/util/HashMap").fieldNamed("nothing") == nullptr);
    CHECK(externalMethod("p/A", "m", "(I[[Ljava/lang/String;J)[D") ==
          "double[] p.A.m(int, java.lang.String[][], long)");
}

TEST_CASE("overriding of package-private methods, transitively (JVMS 5.4.5)") {
    Linked jdk;
    jdk.define(ClassBuilder("p/A").method("m", "()V", 0));
    jdk.define(
        ClassBuilder("q/B", "p/A").method("m", "()V", access::Public)); // does not override p.A's
    jdk.define(ClassBuilder("p/C", "q/B").method("m", "()V", access::Public)); // overrides both
    jdk.define(
        ClassBuilder("r/D", "p/C").method("m", "()V", access::Public)); // p.A's through p.C's
    jdk.define(ClassBuilder("q/E", "p/A").method("m", "()V", 0));
    jdk.define(ClassBuilder("p/F", "q/E").method("m", "()V", 0)); // p.A's, not q.E's
    CHECK(jdk.selected("q/B", "p/A", "m", "()V") == "p.A.m()");
    CHECK(jdk.selected("q/B", "q/B", "m", "()V") == "q.B.m()");
    CHECK(jdk.selected("p/C", "p/A", "m", "()V") == "p.C.m()");
    CHECK(jdk.selected("p/C", "q/B", "m", "()V") == "p.C.m()");
    CHECK(jdk.selected("r/D", "p/A", "m", "()V") == "r.D.m()");
    CHECK(jdk.selected("r/D", "q/B", "m", "()V") == "r.D.m()");
    CHECK(jdk.selected("r/D", "p/C", "m", "()V") == "r.D.m()");
    CHECK(jdk.selected("p/F", "p/A", "m", "()V") == "p.F.m()");
    CHECK(jdk.selected("p/F", "q/E", "m", "()V") == "q.E.m()");
    CHECK(jdk.selected("p/F", "p/F", "m", "()V") == "p.F.m()");
}

TEST_CASE("private and static methods are not overridden") {
    Linked jdk;
    jdk.define(
        ClassBuilder("A").method("m", "()V", access::Private).method("s", "()V", access::Static));
    jdk.define(ClassBuilder("B", "A").method("m").method("s"));
    CHECK(jdk.selected("B", "A", "m", "()V") == "A.m()");
    CHECK(jdk.selected("B", "B", "m", "()V") == "B.m()");
    CHECK(jdk.linker.load("A").vtable.size() == jdk.linker.load("java/lang/Object").vtable.size());
    // A private method in between is passed over.
    jdk.define(ClassBuilder("P").method("m"));
    jdk.define(ClassBuilder("Q", "P").method("m", "()V", access::Private));
    CHECK(jdk.selected("Q", "P", "m", "()V") == "P.m()");
}

TEST_CASE("default methods") {
    Linked jdk;
    jdk.define(ClassBuilder::interface("Top").method("m").method("n"));
    jdk.define(ClassBuilder::interface("Left").implements("Top").method("m"));
    jdk.define(ClassBuilder::interface("Right").implements("Top"));
    jdk.define(ClassBuilder::interface("Other").method("m"));
    jdk.define(ClassBuilder::interface("Again").implements("Top").abstractMethod("m"));
    jdk.define(ClassBuilder("Diamond").implements("Left").implements("Right"));
    jdk.define(ClassBuilder("Mirrored").implements("Right").implements("Left"));
    jdk.define(ClassBuilder("Conflict").implements("Left").implements("Other"));
    jdk.define(ClassBuilder("Resolved", "Conflict").method("m"));
    jdk.define(ClassBuilder("OneAbstract").implements("Again").implements("Other"));
    jdk.define(ClassBuilder("NoneLeft").implements("Again"));
    for (const char* klass : {"Diamond", "Mirrored"}) {
        CHECK(jdk.selected(klass, "Top", "m", "()V") == "Left.m()");
        CHECK(jdk.selected(klass, "Right", "m", "()V") == "Left.m()");
        CHECK(jdk.selected(klass, klass, "m", "()V") == "Left.m()");
        CHECK(jdk.selected(klass, klass, "n", "()V") == "Top.n()");
        CHECK(jdk.method(klass, "m", "()V")->holder->name.view() == "Left");
    }
    CHECK(jdk.selected("Conflict", "Top", "m", "()V") == "");
    const auto failure = [&](const char* receiver, const char* klass, const char* name) {
        const LinkageError error =
            jdk.linker.load(receiver).selectionFailure(*jdk.method(klass, name, "()V"));
        return error.exceptionClass + ": " + error.what();
    };
    CHECK(failure("Conflict", "Top", "m") ==
          "java/lang/IncompatibleClassChangeError: Conflicting default methods: Left.m Other.m");
    CHECK(jdk.selected("Resolved", "Top", "m", "()V") == "Resolved.m()");
    CHECK(jdk.selected("Resolved", "Other", "m", "()V") == "Resolved.m()");
    // Exactly one of the maximally-specific methods is not abstract.
    CHECK(jdk.selected("OneAbstract", "Top", "m", "()V") == "Other.m()");
    CHECK(jdk.selected("NoneLeft", "Top", "m", "()V") == "");
    CHECK(failure("NoneLeft", "Top", "m") ==
          "java/lang/AbstractMethodError: Method NoneLeft.m()V is abstract");
    CHECK(std::string(
              jdk.linker.load("NoneLeft")
                  .selectionFailure(*jdk.method("Top", "m", "()V"), Class::ThrowingMethods::Skipped)
                  .what()) ==
          "Receiver class NoneLeft does not define or inherit an implementation of the resolved "
          "method "
          "'void m()' of interface Top.");
    CHECK(jdk.selected("Diamond", "Other", "m", "()V") == "");
    CHECK(failure("Diamond", "Other", "m") ==
          "java/lang/IncompatibleClassChangeError: Class Diamond does not implement the requested "
          "interface "
          "Other");
}

TEST_CASE("a class's own method comes before any default") {
    Linked jdk;
    jdk.define(ClassBuilder::interface("I").method("m"));
    jdk.define(ClassBuilder("Base").method("m"));
    jdk.define(ClassBuilder("Derived", "Base").implements("I"));
    CHECK(jdk.selected("Derived", "I", "m", "()V") == "Base.m()");
    jdk.define(ClassBuilder("Narrow", "java/lang/Object").implements("I").method("m", "()V", 0));
    CHECK(jdk.selected("Narrow", "I", "m", "()V") == "");
    CHECK(std::string(
              jdk.linker.load("Narrow").selectionFailure(*jdk.method("I", "m", "()V")).what()) ==
          "'void Narrow.m()'");
    jdk.define(ClassBuilder("Abstract", "java/lang/Object",
                            access::Public | access::Super | access::Abstract)
                   .abstractMethod("m"));
    jdk.define(ClassBuilder("Hollow", "Abstract").implements("I"));
    CHECK(jdk.selected("Hollow", "I", "m", "()V") == "");
    CHECK(jdk.selected("Hollow", "Abstract", "m", "()V") == "");
    CHECK(std::string(jdk.linker.load("Hollow")
                          .selectionFailure(*jdk.method("Abstract", "m", "()V"))
                          .what()) ==
          "Receiver class Hollow does not define or inherit an implementation of the resolved "
          "method 'abstract "
          "void "
          "m()' of abstract class Abstract.");
}
