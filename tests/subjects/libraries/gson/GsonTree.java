// expect: as java
import com.google.gson.*;

public class GsonTree {
    public static void main(String[] args) {
        JsonObject o = new JsonObject();
        o.addProperty("s", "text");
        o.addProperty("n", 1.50);
        o.addProperty("b", true);
        o.addProperty("c", 'x');
        o.add("null", JsonNull.INSTANCE);
        JsonArray a = new JsonArray();
        a.add(1);
        a.add("two");
        a.add(new JsonObject());
        a.add((String) null);
        o.add("a", a);
        System.out.println(o + " " + o.size() + o.has("s") + o.keySet() + o.get("n").getAsInt() + o.get("a").getAsJsonArray().get(1).getAsString() + o.getAsJsonPrimitive("b").isBoolean() + o.get("absent"));
        JsonElement e = JsonParser.parseString("{\"x\":[1,2.5,{\"y\":null}],\"z\":\"\\u00e9\\n\",\"big\":12345678901234567890,\"e\":1e3}");
        JsonObject p = e.getAsJsonObject();
        System.out.println(p + " " + p.get("big").getAsBigInteger() + " " + p.get("e").getAsLong() + p.get("z").getAsString().length() + p.getAsJsonArray("x").size() + p.get("x").isJsonArray());
        System.out.println(p.deepCopy().equals(p) + " " + (p.hashCode() == p.deepCopy().hashCode()) + " " + (new JsonPrimitive(1).equals(new JsonPrimitive(1L))) + new JsonPrimitive(1.0).equals(new JsonPrimitive(1)) + a.contains(new JsonPrimitive("two")) + a.remove(0) + a.size());
        p.remove("x");
        p.entrySet().forEach(x -> System.out.print(x.getKey() + "=" + x.getValue() + ";"));
        System.out.println();
        for (Runnable r : new Runnable[] {() -> o.get("s").getAsInt(), () -> o.getAsJsonArray("s"), () -> a.getAsInt(), () -> JsonNull.INSTANCE.getAsString(), () -> o.get("s").getAsJsonObject(), () -> a.get(9)}) {
            try {
                r.run();
            } catch (NumberFormatException | ClassCastException x) {
                System.out.println(x.getClass().getSimpleName());
            } catch (IllegalStateException | UnsupportedOperationException | IndexOutOfBoundsException x) {
                System.out.println(x.getClass().getSimpleName() + " " + x.getMessage());
            }
        }
        JsonElement tree = new Gson().toJsonTree(new int[] {1, 2});
        System.out.println(tree + " " + new Gson().fromJson(tree, int[].class).length + " " + tree.getAsJsonArray().size() + " " + new Gson().toJson(o));
    }
}
