// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.functors.*;

public class CollFunctors {
    public static class Bean {
        final int n;

        public Bean(Integer n) {
            this.n = n;
        }

        public String label() {
            return "bean " + n;
        }
    }

    public static void main(String[] args) {
        Predicate<Integer> even = x -> x % 2 == 0, big = x -> x > 10;
        System.out.println(PredicateUtils.andPredicate(even, big).evaluate(12) + " " + PredicateUtils.eitherPredicate(even, big).evaluate(12) + PredicateUtils.neitherPredicate(even, big).evaluate(3) + PredicateUtils.notPredicate(even).evaluate(3) + PredicateUtils.nullIsFalsePredicate(even).evaluate(null) + PredicateUtils.onePredicate(even, big).evaluate(4)
                + PredicateUtils.anyPredicate(even, big).evaluate(11) + PredicateUtils.instanceofPredicate(String.class).evaluate("s") + PredicateUtils.equalPredicate(5).evaluate(5) + PredicateUtils.uniquePredicate().evaluate(1));
        Transformer<Integer, Integer> twice = x -> x * 2;
        System.out.println(TransformerUtils.chainedTransformer(twice, twice).transform(5) + " " + TransformerUtils.constantTransformer("c").transform(1) + TransformerUtils.mapTransformer(Map.of("k", "v")).transform("k") + TransformerUtils.stringValueTransformer().transform(5) + TransformerUtils.invokerTransformer("length").transform("four")
                + TransformerUtils.ifTransformer(even, twice).transform(3) + TransformerUtils.<Integer, Object>switchTransformer(even, x -> "even", x -> "odd").transform(4) + ((Bean) TransformerUtils.<Object>instantiateTransformer(new Class<?>[] {Integer.class}, new Object[] {6}).transform((Class) Bean.class)).label());
        StringBuilder log = new StringBuilder();
        Closure<Object> append = o -> log.append(o).append(';');
        ClosureUtils.chainedClosure(append, append).execute("x");
        ClosureUtils.forClosure(3, append).execute("f");
        ClosureUtils.ifClosure((Object o) -> o.equals("y"), append, o -> log.append("else;")).execute("z");
        ClosureUtils.whileClosure(o -> log.length() < 40, append).execute("w");
        System.out.println(log);
        try {
            ClosureUtils.exceptionClosure().execute(1);
        } catch (FunctorException e) {
            System.out.println(e.getMessage());
        }
        Factory<Bean> f = FactoryUtils.instantiateFactory(Bean.class, new Class<?>[] {Integer.class}, new Object[] {9});
        System.out.println(f.create().label() + FactoryUtils.constantFactory("k").create() + FactoryUtils.prototypeFactory(new ArrayList<>(List.of(1))).create());
        Comparator<Integer> c = ComparatorUtils.chainedComparator(Comparator.comparing((Integer x) -> x % 3), Comparator.reverseOrder());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        l.sort(c);
        System.out.println(l + " " + ComparatorUtils.nullLowComparator(Comparator.<Integer>naturalOrder()).compare(null, 1) + ComparatorUtils.transformedComparator(Comparator.<Integer>naturalOrder(), String::length).compare("aa", "b") + new org.apache.commons.collections4.comparators.FixedOrderComparator<>("z", "a").compare("z", "a")
                + ComparatorUtils.booleanComparator(true).compare(true, false));
    }
}
