// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ConcurrentMaps {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        String[] words = "the quick brown fox jumps over the lazy dog the end".split(" ");
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (String w : words) {
                    m.merge(w, 1, Integer::sum);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(new TreeMap<>(m) + " " + m);
        System.out.println(m.putIfAbsent("the", 0) + " " + m.putIfAbsent("new", 1) + " " + m.replace("new", 1, 2) + " " + m.remove("new", 1) + " " + m.computeIfAbsent("calc", String::length) + " " + m.compute("calc", (k, v) -> null) + " "
                + m.getOrDefault("zzz", -1) + " " + m.mappingCount());
        System.out.println(m.reduceValues(1, Integer::sum) + " " + m.search(1, (k, v) -> v == 9 ? k : null) + " " + m.reduceKeys(1000, (a, b) -> a.compareTo(b) > 0 ? a : b));
        Iterator<String> it = m.keySet().iterator();
        m.put("during", 1);
        int n = 0;
        while (it.hasNext()) {
            it.next();
            n++;
        }
        System.out.println(n >= 9);
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null keys");
        }
        ConcurrentHashMap<Integer, LongAdder> big = new ConcurrentHashMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int t = 0; t < 3; t++) {
            pool.execute(() -> {
                for (int i = 0; i < 300; i++) {
                    big.computeIfAbsent(i % 50, k -> new LongAdder()).increment();
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(big.size() + " " + big.values().stream().mapToLong(LongAdder::sum).sum() + " " + big.get(7));
        Set<String> set = ConcurrentHashMap.newKeySet();
        set.addAll(List.of("b", "a"));
        System.out.println(set + " " + set.add("a") + set.remove("b"));
        ConcurrentSkipListMap<Integer, String> skip = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 20; i++) {
            skip.put(i * 7 % 20, "v" + i);
        }
        System.out.println(skip.firstKey() + " " + skip.ceilingEntry(13) + " " + skip.headMap(4) + " " + skip.descendingMap().firstEntry() + " " + skip.pollFirstEntry() + " " + new ConcurrentSkipListSet<>(List.of(3, 1, 2)));
        CopyOnWriteArrayList<String> cow = new CopyOnWriteArrayList<>(List.of("a", "b"));
        for (String s : cow) {
            cow.add(s + s);
        }
        System.out.println(cow + " " + cow.addIfAbsent("a") + " " + new CopyOnWriteArraySet<>(List.of(1, 2)).contains(2));
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    q.add(k);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        int sum = 0;
        for (Integer x; (x = q.poll()) != null;) {
            sum += x;
        }
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>(List.of(1, 2, 3));
        System.out.println(sum + " " + q.isEmpty() + " " + d.pollLast() + d.peekFirst() + d);
    }
}
