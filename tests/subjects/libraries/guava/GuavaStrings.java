// expect: as java
import com.google.common.base.*;
import com.google.common.base.Optional;
import java.util.*;

public class GuavaStrings {
    public static void main(String[] args) {
        System.out.println(Joiner.on(", ").skipNulls().join("a", null, "b") + " " + Joiner.on("|").useForNull("-").join(Arrays.asList(1, null)) + Joiner.on("&").withKeyValueSeparator("=").join(new TreeMap<>(Map.of("k", 1, "l", 2))));
        System.out.println(Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a, b ,,c ") + " " + Splitter.fixedLength(3).splitToList("abcdefgh") + Splitter.on("--").limit(2).splitToList("a--b--c") + Splitter.onPattern("\\d+").splitToList("a1b22c") + Splitter.on(';').withKeyValueSeparator(":").split("x:1;y:2")
                + Splitter.on(CharMatcher.anyOf(";,")).splitToList("p;q,r"));
        System.out.println(CharMatcher.inRange('0', '9').retainFrom("a1b2") + " " + CharMatcher.whitespace().collapseFrom("a  b \t c", '_') + CharMatcher.is('x').removeFrom("xaxb") + CharMatcher.javaUpperCase().countIn("AbC") + CharMatcher.ascii().matchesAllOf("abc\u00e9") + CharMatcher.anyOf("ab").trimFrom("abcba") + CharMatcher.none().or(CharMatcher.is('q')).indexIn("aq")
                + CharMatcher.inRange('a', 'c').negate().replaceFrom("abcd", "#"));
        System.out.println(Strings.padStart("7", 3, '0') + Strings.padEnd("x", 3, '.') + Strings.repeat("ab", 2) + Strings.commonPrefix("interest", "internal") + Strings.commonSuffix("walking", "talking") + Strings.nullToEmpty(null) + Strings.isNullOrEmpty("") + Strings.lenientFormat("%s is %s", "a", 1, "extra"));
        System.out.println(CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someVarName") + " " + CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, "a-b-c") + CaseFormat.UPPER_UNDERSCORE.converterTo(CaseFormat.LOWER_CAMEL).convert("X_Y") + Ascii.toUpperCase("a\u00e9") + Ascii.truncate("a long text", 6, "...") + Ascii.equalsIgnoreCase("A", "a"));
        System.out.println(MoreObjects.toStringHelper("T").add("x", 1).add("n", (Object) null).addValue("v").toString() + MoreObjects.toStringHelper("T").omitNullValues().add("n", (Object) null).toString() + MoreObjects.firstNonNull(null, "d"));
        for (Runnable r : new Runnable[] {() -> Preconditions.checkArgument(false, "bad %s and %s", 1, "x"), () -> Preconditions.checkState(false), () -> Preconditions.checkNotNull(null, "null %s", 5), () -> Preconditions.checkElementIndex(5, 3), () -> Preconditions.checkPositionIndexes(2, 1, 5), () -> Verify.verify(false, "v %s", 1)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        Optional<Integer> o = Optional.of(5);
        System.out.println(o + " " + o.transform(x -> x + 1) + Optional.absent().or("d") + Optional.fromNullable(null).isPresent() + o.asSet() + Enums.getIfPresent(Thread.State.class, "NEW") + Enums.stringConverter(Thread.State.class).convert("BLOCKED"));
        Supplier<Integer> memo = Suppliers.memoize(new Supplier<>() {
            int n;

            public Integer get() {
                return ++n;
            }
        });
        System.out.println(memo.get() + memo.get() + " " + Functions.compose((Integer x) -> x * 2, (Integer x) -> x + 1).apply(3) + Predicates.and(Predicates.notNull(), Predicates.instanceOf(String.class)).apply("s") + Functions.forMap(Map.of("a", 1), 0).apply("z") + Throwables.getRootCause(new RuntimeException(new IllegalStateException("root"))).getMessage() + Equivalence.equals().wrap("a").equals(Equivalence.equals().wrap("a"))
                + Utf8.encodedLength("\u00e9\u4e2d") + Converter.identity().convert(1));
    }
}
