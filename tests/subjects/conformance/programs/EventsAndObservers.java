// expect: as java
import java.beans.*;
import java.util.*;
import java.util.function.*;

public class EventsAndObservers {
    static class Bus {
        private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();

        <E> Runnable on(Class<E> type, Consumer<? super E> h) {
            Consumer<Object> wrapped = o -> h.accept(type.cast(o));
            handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(wrapped);
            return () -> handlers.get(type).remove(wrapped);
        }

        int publish(Object e) {
            int n = 0;
            for (Map.Entry<Class<?>, List<Consumer<Object>>> each : handlers.entrySet()) {
                if (!each.getKey().isInstance(e)) continue;
                for (Consumer<Object> h : List.copyOf(each.getValue())) {
                    h.accept(e);
                    n++;
                }
            }
            return n;
        }
    }

    static class State extends EventObject {
        State(Object source) {
            super(source);
        }
    }

    public static void main(String[] args) {
        Bus bus = new Bus();
        List<Object> log = new ArrayList<>();
        Runnable off = bus.on(String.class, s -> log.add("s" + s));
        bus.on(CharSequence.class, c -> log.add(c.length()));
        bus.on(Number.class, n -> {
            log.add(n.intValue());
            if (n.intValue() > 0) bus.publish(n.intValue() - 1);
        });
        System.out.println(bus.publish("x") + " " + bus.publish(new StringBuilder("abc")) + bus.publish(2) + bus.publish('c'));
        off.run();
        System.out.println(bus.publish("y") + " " + log);
        try {
            new State(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new State("src"));
    }
}
