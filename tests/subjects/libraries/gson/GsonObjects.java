// expect: as java
import com.google.gson.*;
import java.util.*;

public class GsonObjects {
    static class Address {
        String street = "Main";
        int number;
        private transient String skipped = "x";
        static String shared = "static";

        Address() {
        }

        Address(int n) {
            number = n;
        }
    }

    static class Person {
        String name;
        int age;
        double height = 1.75;
        boolean active;
        char letter = 'c';
        long big = 1L << 60;
        byte b = -1;
        short s = 7;
        float f = 1.5f;
        Integer boxed;
        String nothing;
        int[] numbers = {1, 2, 3};
        List<String> tags = new ArrayList<>();
        Map<String, Address> addresses = new LinkedHashMap<>();
        Address home;
        final String fin = "final";

        Person(String name) {
            this.name = name;
        }
    }

    static class Derived extends Person {
        String extra = "extra";

        Derived() {
            super("derived");
        }
    }

    public static void main(String[] args) {
        Gson gson = new Gson();
        Person p = new Person("Ann \"quoted\" <tag> \u00e9\u4e2d\n");
        p.age = 30;
        p.tags.add("a");
        p.tags.add(null);
        p.addresses.put("work", new Address(5));
        p.home = new Address(7);
        String json = gson.toJson(p);
        System.out.println(json);
        Person q = gson.fromJson(json, Person.class);
        System.out.println(q.name.equals(p.name) + " " + q.age + q.height + q.letter + q.big + q.tags + q.addresses.get("work").number + q.home.street + q.home.skipped + Arrays.toString(q.numbers) + q.nothing);
        System.out.println(gson.toJson(q).equals(json) + " " + gson.toJson(new Derived()));
        Person partial = gson.fromJson("{\"name\":\"x\",\"unknown\":[1,{}],\"boxed\":5,\"active\":true,\"f\":2}", Person.class);
        System.out.println(partial.name + partial.boxed + partial.active + partial.f + partial.height + partial.tags);
        System.out.println(gson.toJson(null) + gson.toJson("s") + gson.toJson(5) + gson.toJson(new int[][] {{1}, {2, 3}}) + gson.toJson(Map.of("k", List.of(1, 2))) + gson.toJson('c') + gson.toJson(new Object[] {null, "x", 1.5}));
        System.out.println(new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create().toJson(p));
        System.out.println(gson.fromJson("[1,2,3]", int[].class).length + " " + gson.fromJson("\"t\"", String.class) + gson.fromJson("5", Integer.class) + gson.fromJson("null", Person.class) + gson.fromJson("true", boolean.class) + gson.fromJson("{}", Map.class));
    }
}
