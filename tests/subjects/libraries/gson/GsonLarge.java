// expect: as java
import com.google.gson.*;
import java.io.*;
import java.util.*;

/** A document of some size, through all of parser, tree, streams and printer; deep nesting; unusual text. */
public class GsonLarge {
    public static void main(String[] args) {
        JsonArray a = new JsonArray();
        Random r = new Random(11);
        for (int i = 0; i < 150; i++) {
            JsonObject o = new JsonObject();
            o.addProperty("id", i);
            o.addProperty("score", r.nextInt(1000) / 8.0);
            o.addProperty("name", Integer.toString(r.nextInt(), 36));
            JsonArray tags = new JsonArray();
            for (int k = r.nextInt(4); k > 0; k--) {
                tags.add("t" + k);
            }
            o.add("tags", tags);
            a.add(o);
        }
        String text = a.toString();
        System.out.println(text.length() + " " + text.hashCode());
        JsonElement back = JsonParser.parseReader(new StringReader(text));
        System.out.println(back.equals(a) + " " + back.hashCode());
        double sum = 0;
        int tags = 0;
        for (JsonElement e : back.getAsJsonArray()) {
            sum += e.getAsJsonObject().get("score").getAsDouble();
            tags += e.getAsJsonObject().getAsJsonArray("tags").size();
        }
        System.out.println(sum + " " + tags);
        StringBuilder deep = new StringBuilder("[".repeat(300) + "1" + "]".repeat(300));
        JsonElement d = JsonParser.parseString(deep.toString());
        int depth = 0;
        while (d.isJsonArray()) {
            d = d.getAsJsonArray().get(0);
            depth++;
        }
        System.out.println(depth + " " + d);
        StringBuilder odd = new StringBuilder();
        for (char c = 0; c < 160; c++) {
            odd.append(c);
        }
        odd.append("\u2028\u2029\ud83d\ude00\ud800\uffff");
        String json = new Gson().toJson(odd.toString());
        System.out.println(json.length() + " " + json.hashCode() + " " + new Gson().fromJson(json, String.class).equals(odd.toString()));
        System.out.println(json.substring(0, 120));
        StringWriter w = new StringWriter();
        new GsonBuilder().setPrettyPrinting().create().toJson(a, w);
        System.out.println(w.toString().lines().count() + " " + w.toString().hashCode());
        JsonStreamParser p = new JsonStreamParser("{\"a\":1} [2] \"three\" 4 null");
        while (p.hasNext()) {
            System.out.print(p.next() + " ");
        }
        System.out.println();
    }
}
