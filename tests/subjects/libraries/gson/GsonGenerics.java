// expect: as java
import com.google.gson.*;
import com.google.gson.reflect.TypeToken;
import java.lang.reflect.Type;
import java.util.*;

public class GsonGenerics {
    static class Box<T> {
        T content;
        List<T> more = new ArrayList<>();
        Map<String, ? extends T> wild;

        Box(T c) {
            content = c;
        }
    }

    static class Item implements Comparable<Item> {
        int n;

        Item(int n) {
            this.n = n;
        }

        @Override
        public int compareTo(Item o) {
            return Integer.compare(n, o.n);
        }

        @Override
        public String toString() {
            return "Item" + n;
        }
    }

    enum Level {
        LOW, HIGH
    }

    public static void main(String[] args) {
        Gson gson = new Gson();
        Type listType = new TypeToken<List<Item>>() {
        }.getType();
        List<Item> items = gson.fromJson("[{\"n\":3},{\"n\":1}]", listType);
        System.out.println(items + " " + listType + " " + items.getClass().getSimpleName());
        Map<String, List<Item>> map = gson.fromJson("{\"a\":[{\"n\":1}],\"b\":[]}", new TypeToken<Map<String, List<Item>>>() {
        }.getType());
        System.out.println(map + " " + gson.toJson(map));
        Type boxType = new TypeToken<Box<Item>>() {
        }.getType();
        Box<Item> box = new Box<>(new Item(5));
        box.more.add(new Item(6));
        box.wild = new TreeMap<>(Map.of("w", new Item(7)));
        String json = gson.toJson(box, boxType);
        Box<Item> back = gson.fromJson(json, boxType);
        System.out.println(json + " " + back.content + back.more + back.wild.get("w"));
        Object any = gson.fromJson("{\"x\":[1,\"s\",true,null,{\"y\":2.5}]}", Object.class);
        System.out.println(any + " " + any.getClass().getSimpleName() + " " + ((List<?>) ((Map<?, ?>) any).get("x")).get(0).getClass());
        System.out.println(gson.<SortedSet<Integer>>fromJson("[3,1,2]", new TypeToken<TreeSet<Integer>>() {
        }.getType()) + " " + gson.<Deque<String>>fromJson("[\"a\"]", new TypeToken<ArrayDeque<String>>() {
        }.getType()) + gson.<Map<Level, Integer>>fromJson("{\"HIGH\":1}", new TypeToken<EnumMap<Level, Integer>>() {
        }.getType()) + gson.<Map<Integer, Boolean>>fromJson("{\"5\":true}", new TypeToken<Map<Integer, Boolean>>() {
        }.getType()));
        System.out.println(gson.toJson(EnumSet.allOf(Level.class)) + gson.fromJson("\"LOW\"", Level.class) + gson.fromJson("\"NONE\"", Level.class) + gson.toJson(Optional.class.getSimpleName()));
        Map<Item, String> complex = new TreeMap<>(Map.of(new Item(1), "one"));
        System.out.println(gson.toJson(complex) + new GsonBuilder().enableComplexMapKeySerialization().create().toJson(complex, new TypeToken<Map<Item, String>>() {
        }.getType()));
        System.out.println(TypeToken.get(String.class).getRawType() + " " + TypeToken.getParameterized(Map.class, String.class, Integer.class) + " " + TypeToken.getArray(String.class) + " " + new TypeToken<List<String>>() {
        }.equals(TypeToken.getParameterized(List.class, String.class)));
    }
}
