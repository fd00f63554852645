// expect: as java
import com.google.gson.*;
import com.google.gson.reflect.TypeToken;
import java.util.*;
import java.util.stream.*;

public class GsonPolymorphic {
    static abstract class Node {
        final String type = getClass().getSimpleName().toLowerCase(Locale.ROOT);

        abstract double eval(Map<String, Double> env);
    }

    static class Num extends Node {
        double value;

        @Override
        double eval(Map<String, Double> env) {
            return value;
        }
    }

    static class Var extends Node {
        String name;

        @Override
        double eval(Map<String, Double> env) {
            return env.getOrDefault(name, 0.0);
        }
    }

    static class Op extends Node {
        char op;
        List<Node> args;

        @Override
        double eval(Map<String, Double> env) {
            DoubleStream s = args.stream().mapToDouble(a -> a.eval(env));
            return op == '+' ? s.sum() : s.reduce(1, (a, b) -> a * b);
        }
    }

    public static void main(String[] args) {
        Map<String, Class<? extends Node>> kinds = Map.of("num", Num.class, "var", Var.class, "op", Op.class);
        Gson gson = new GsonBuilder().registerTypeAdapter(Node.class, (JsonDeserializer<Node>) (e, t, c) -> {
            Class<? extends Node> k = kinds.get(e.getAsJsonObject().get("type").getAsString());
            if (k == null) {
                throw new JsonParseException("no such node: " + e);
            }
            return c.deserialize(e, k);
        }).registerTypeAdapter(Node.class, (JsonSerializer<Node>) (n, t, c) -> c.serialize(n, n.getClass())).create();
        String json = "{'type':'op','op':'+','args':[{'type':'num','value':2},{'type':'op','op':'*','args':[{'type':'var','name':'x'},{'type':'num','value':1.5}]}]}".replace('\'', '"');
        Node n = gson.fromJson(json, Node.class);
        System.out.println(n.eval(Map.of("x", 4.0)) + " " + gson.toJson(n, Node.class));
        try {
            gson.fromJson("{\"type\":\"bad\"}", Node.class);
        } catch (JsonParseException e) {
            System.out.println(e.getMessage());
        }
        List<Map<String, Object>> rows = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("id", i);
            row.put("even", i % 2 == 0);
            row.put("text", "row " + i);
            rows.add(row);
        }
        String table = gson.toJson(rows);
        List<Map<String, Object>> back = gson.fromJson(table, new TypeToken<List<Map<String, Object>>>() {
        }.getType());
        System.out.println(table + " " + back.stream().filter(r -> (Boolean) r.get("even")).map(r -> r.get("id")).collect(Collectors.toList()));
        JsonObject merged = new JsonObject();
        for (String part : new String[] {"{\"a\":1,\"b\":{\"c\":2}}", "{\"b\":{\"d\":3},\"e\":[1]}"}) {
            merge(merged, JsonParser.parseString(part).getAsJsonObject());
        }
        System.out.println(merged);
    }

    static void merge(JsonObject into, JsonObject from) {
        for (Map.Entry<String, JsonElement> e : from.entrySet()) {
            if (into.has(e.getKey()) && into.get(e.getKey()).isJsonObject()) {
                merge(into.getAsJsonObject(e.getKey()), e.getValue().getAsJsonObject());
            } else {
                into.add(e.getKey(), e.getValue());
            }
        }
    }
}
