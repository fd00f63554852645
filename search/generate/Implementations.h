#pragma once

// Classes that stand for interfaces or abstract classes of the JDK, and good ways to make objects
// of its classes, by a constructor or a static method.

#include <string_view>

namespace clew::search::generate {

struct Implementation {
    std::string_view type, made, method, descriptor;
};
constexpr Implementation kImplementations[] = {
    {"java/util/List", "java/util/ArrayList", "<init>", "()V"},
    {"java/util/List", "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;"},
    {"java/util/Collection", "java/util/ArrayList", "<init>", "()V"},
    {"java/util/Collection", "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;"},
    {"java/lang/Iterable", "java/util/ArrayList", "<init>", "()V"},
    {"java/lang/Iterable", "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;"},
    {"java/util/AbstractList", "java/util/ArrayList", "<init>", "()V"},
    {"java/util/AbstractCollection", "java/util/ArrayList", "<init>", "()V"},
    {"java/util/Set", "java/util/LinkedHashSet", "<init>", "()V"},
    {"java/util/SortedSet", "java/util/TreeSet", "<init>", "()V"},
    {"java/util/NavigableSet", "java/util/TreeSet", "<init>", "()V"},
    {"java/util/Map", "java/util/LinkedHashMap", "<init>", "()V"},
    {"java/util/SortedMap", "java/util/TreeMap", "<init>", "()V"},
    {"java/util/NavigableMap", "java/util/TreeMap", "<init>", "()V"},
    {"java/util/Map$Entry", "java/util/AbstractMap$SimpleEntry", "<init>",
     "(Ljava/lang/Object;Ljava/lang/Object;)V"},
    {"java/util/ArrayList", "java/util/ArrayList", "<init>", "()V"},
    {"java/util/LinkedList", "java/util/LinkedList", "<init>", "()V"},
    {"java/util/Vector", "java/util/Vector", "<init>", "()V"},
    {"java/util/HashSet", "java/util/HashSet", "<init>", "()V"},
    {"java/util/LinkedHashSet", "java/util/LinkedHashSet", "<init>", "()V"},
    {"java/util/TreeSet", "java/util/TreeSet", "<init>", "()V"},
    {"java/util/HashMap", "java/util/HashMap", "<init>", "()V"},
    {"java/util/LinkedHashMap", "java/util/LinkedHashMap", "<init>", "()V"},
    {"java/util/TreeMap", "java/util/TreeMap", "<init>", "()V"},
    {"java/util/Hashtable", "java/util/Hashtable", "<init>", "()V"},
    {"java/util/Properties", "java/util/Properties", "<init>", "()V"},
    {"java/util/Queue", "java/util/ArrayDeque", "<init>", "()V"},
    {"java/util/Deque", "java/util/ArrayDeque", "<init>", "()V"},
    {"java/util/Comparator", "java/util/Collections", "reverseOrder", "()Ljava/util/Comparator;"},
    {"java/util/Comparator", "java/util/Comparator", "naturalOrder", "()Ljava/util/Comparator;"},
    {"java/util/Iterator", "java/util/Collections", "emptyIterator", "()Ljava/util/Iterator;"},
    {"java/lang/Appendable", "java/lang/StringBuilder", "<init>", "()V"},
    {"java/lang/CharSequence", "java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V"},
    {"java/io/OutputStream", "java/io/ByteArrayOutputStream", "<init>", "()V"},
    {"java/io/Writer", "java/io/StringWriter", "<init>", "()V"},
    {"java/io/Reader", "java/io/StringReader", "<init>", "(Ljava/lang/String;)V"},
    {"java/io/InputStream", "java/io/ByteArrayInputStream", "<init>", "([B)V"},
    {"java/util/Locale", "java/util/Locale", "forLanguageTag",
     "(Ljava/lang/String;)Ljava/util/Locale;"},
    {"java/time/LocalDate", "java/time/LocalDate", "ofEpochDay", "(J)Ljava/time/LocalDate;"},
    {"java/time/LocalDate", "java/time/LocalDate", "of", "(III)Ljava/time/LocalDate;"},
    {"java/time/LocalTime", "java/time/LocalTime", "ofSecondOfDay", "(J)Ljava/time/LocalTime;"},
    {"java/time/LocalTime", "java/time/LocalTime", "of", "(II)Ljava/time/LocalTime;"},
    {"java/time/LocalDateTime", "java/time/LocalDateTime", "of",
     "(IIIII)Ljava/time/LocalDateTime;"},
    {"java/time/Instant", "java/time/Instant", "ofEpochSecond", "(J)Ljava/time/Instant;"},
    {"java/time/ZoneId", "java/time/ZoneOffset", "ofHours", "(I)Ljava/time/ZoneOffset;"},
};

} // namespace clew::search::generate
