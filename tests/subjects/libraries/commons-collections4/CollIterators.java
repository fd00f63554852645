// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.iterators.*;

public class CollIterators {
    static String drain(Iterator<?> it) {
        StringBuilder b = new StringBuilder("[");
        int n = 0;
        while (it.hasNext() && n++ < 12) {
            b.append(it.next()).append(' ');
        }
        return b.append("]").toString();
    }

    public static void main(String[] args) {
        List<Integer> l = List.of(1, 2, 3);
        System.out.println(drain(new ArrayIterator<>(new int[] {1, 2, 3}, 1)) + drain(new IteratorChain<>(l.iterator(), List.of(9).iterator())) + drain(new FilterIterator<>(l.iterator(), x -> x != 2)) + drain(new TransformIterator<>(l.iterator(), x -> x * 2)) + drain(new LoopingIterator<>(l)) + drain(new UniqueFilterIterator<>(List.of(1, 1, 2).iterator())));
        System.out.println(drain(new CollatingIterator<Integer>(Comparator.<Integer>naturalOrder(), List.of(1, 5).iterator(), List.of(2, 6).iterator())) + drain(new ZippingIterator<>(List.of("a", "b").iterator(), List.of("x").iterator())) + drain(new ReverseListIterator<>(l)) + drain(new PermutationIterator<>(List.of(1, 2, 3))) + drain(new SkippingIterator<>(l.iterator(), 1)) + drain(new BoundedIterator<>(l.iterator(), 1, 1))
                + drain(new SingletonIterator<>("s")) + drain(EmptyIterator.emptyIterator()));
        PeekingIterator<Integer> p = PeekingIterator.peekingIterator(l.iterator());
        System.out.println(p.peek() + " " + p.next() + p.peek() + p.element() + p.next() + p.next() + p.peek());
        PushbackIterator<Integer> push = PushbackIterator.pushbackIterator(l.iterator());
        int first = push.next();
        push.pushback(first);
        push.pushback(100);
        System.out.println(drain(push));
        ListIteratorWrapper<Integer> wrap = new ListIteratorWrapper<>(new LinkedHashSet<>(l).iterator());
        wrap.next();
        wrap.next();
        System.out.println(wrap.previous() + " " + wrap.nextIndex() + wrap.hasPrevious());
        ResettableIterator<Integer> r = new ListIteratorUse<>(l).it;
        r.next();
        r.reset();
        System.out.println(r.next() + " " + drain(new ObjectGraphIterator<>(List.of(l, List.of(4)).iterator())) + drain(IteratorUtils.nodeListIteratorUse()));
    }

    static class ListIteratorUse<T> {
        final ResettableIterator<T> it;

        ListIteratorUse(List<T> l) {
            it = new LoopingListIterator<>(l);
        }
    }

    static class IteratorUtils {
        static Iterator<?> nodeListIteratorUse() {
            return org.apache.commons.collections4.IteratorUtils.arrayListIterator(new Object[] {"x", "y"});
        }
    }
}
