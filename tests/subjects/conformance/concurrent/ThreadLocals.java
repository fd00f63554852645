// expect: as java
import java.util.*;

public class ThreadLocals {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 100);
    static final ThreadLocal<String> NAME = new ThreadLocal<>();
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "/child";
        }
    };

    public static void main(String[] args) throws InterruptedException {
        COUNT.set(1);
        NAME.set("main");
        INHERITED.set("from main");
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                COUNT.set(COUNT.get() + k);
                NAME.set(NAME.get() + k);
                log.add(COUNT.get() + " " + NAME.get() + " " + INHERITED.get());
                NAME.remove();
                log.add("" + NAME.get());
            });
            threads[i].start();
            threads[i].join();
        }
        log.forEach(System.out::println);
        System.out.println(COUNT.get() + " " + NAME.get() + " " + INHERITED.get());
        COUNT.remove();
        System.out.println(COUNT.get());
        ThreadLocal<Integer>[] many = new ThreadLocal[40];
        for (int i = 0; i < many.length; i++) {
            many[i] = new ThreadLocal<>();
            many[i].set(i * i);
        }
        int sum = 0;
        for (int i = 0; i < many.length; i += 2) {
            many[i].remove();
        }
        for (ThreadLocal<Integer> t : many) {
            sum += t.get() == null ? -1 : t.get();
        }
        System.out.println(sum);
    }
}
