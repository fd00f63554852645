// expect: as java
import java.util.*;

/** A seeded discrete-event simulation of a bank: the whole of Random, PriorityQueue and statistics. */
public class EventSimulation {
    sealed interface Event extends Comparable<Event> {
        double at();

        @Override
        default int compareTo(Event o) {
            return Double.compare(at(), o.at());
        }
    }

    record Arrival(double at, int customer) implements Event {
    }

    record Departure(double at, int customer, int clerk) implements Event {
    }

    private final Random random = new Random(2024);
    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private final Deque<Arrival> queue = new ArrayDeque<>();
    private final boolean[] busy = new boolean[2];
    private double waited;
    private int served, longest;

    double span(int mean) {
        return random.nextInt(2 * mean * 100) / 100.0;
    }

    void serve(Arrival a, double now) {
        for (int c = 0; c < busy.length; c++) {
            if (!busy[c]) {
                busy[c] = true;
                waited += now - a.at();
                events.add(new Departure(now + span(5), a.customer(), c));
                return;
            }
        }
        queue.add(a);
        longest = Math.max(longest, queue.size());
    }

    void run() {
        events.add(new Arrival(0, 1));
        while (!events.isEmpty()) {
            Event e = events.poll();
            if (e instanceof Arrival a) {
                serve(a, a.at());
                if (a.customer() < 60) {
                    events.add(new Arrival(a.at() + span(3), a.customer() + 1));
                }
            } else if (e instanceof Departure d) {
                busy[d.clerk()] = false;
                served++;
                if (served % 15 == 0) {
                    System.out.printf(Locale.ROOT, "%7.2f served %d, %d in the queue%n", d.at(), served, queue.size());
                }
                if (!queue.isEmpty()) {
                    serve(queue.remove(), d.at());
                }
            }
        }
        System.out.printf(Locale.ROOT, "%d served, mean wait %.4f, longest queue %d%n", served, waited / served, longest);
    }

    public static void main(String[] args) {
        new EventSimulation().run();
        int[] heads = new int[11];
        Random r = new Random(5);
        for (int i = 0; i < 1000; i++) {
            int n = 0;
            for (int k = 0; k < 10; k++) {
                n += r.nextBoolean() ? 1 : 0;
            }
            heads[n]++;
        }
        for (int i = 0; i < heads.length; i++) {
            System.out.printf("%2d %3d %s%n", i, heads[i], "#".repeat(heads[i] / 10));
        }
    }
}
