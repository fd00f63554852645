// expect: as java
import com.google.gson.stream.*;
import java.io.*;

public class GsonStreaming {
    public static void main(String[] args) throws IOException {
        StringWriter text = new StringWriter();
        JsonWriter w = new JsonWriter(text);
        w.setIndent(" ");
        w.beginObject().name("a").value(1).name("b").beginArray().value("x").value(true).value(2.5).nullValue().value(1L << 60).endArray().name("c").beginObject().endObject().name("d").jsonValue("[1]").endObject();
        w.close();
        System.out.println(text);
        JsonReader r = new JsonReader(new StringReader(text.toString()));
        StringBuilder events = new StringBuilder();
        loop:
        while (true) {
            switch (r.peek()) {
                case BEGIN_OBJECT -> {
                    r.beginObject();
                    events.append('{');
                }
                case END_OBJECT -> {
                    r.endObject();
                    events.append('}');
                }
                case BEGIN_ARRAY -> {
                    r.beginArray();
                    events.append('[');
                }
                case END_ARRAY -> {
                    r.endArray();
                    events.append(']');
                }
                case NAME -> events.append(r.nextName()).append('@').append(r.getPath()).append(':');
                case STRING -> events.append('"').append(r.nextString()).append('"');
                case NUMBER -> events.append(r.nextString()).append(',');
                case BOOLEAN -> events.append(r.nextBoolean());
                case NULL -> {
                    r.nextNull();
                    events.append("null");
                }
                case END_DOCUMENT -> {
                    break loop;
                }
            }
        }
        System.out.println(events);
        JsonReader lenient = new JsonReader(new StringReader("{a:'single',b=unquoted;/* c */c:[1;2,],# x\nd:NaN}"));
        lenient.setLenient(true);
        lenient.beginObject();
        System.out.println(lenient.nextName() + lenient.nextString() + lenient.nextName() + lenient.nextString() + lenient.nextName());
        lenient.skipValue();
        System.out.println(lenient.nextName() + lenient.nextDouble() + lenient.getPath());
        for (String bad : new String[] {"{a:1}", "[1,2", "{\"a\" 1}", "[1,,2]", "nope", "[01]", "\"\\x\"", "[1 2]", ""}) {
            try {
                JsonReader b = new JsonReader(new StringReader(bad));
                while (b.peek() != JsonToken.END_DOCUMENT) {
                    switch (b.peek()) {
                        case BEGIN_OBJECT -> b.beginObject();
                        case BEGIN_ARRAY -> b.beginArray();
                        case END_ARRAY -> b.endArray();
                        case END_OBJECT -> b.endObject();
                        case NAME -> b.nextName();
                        default -> b.skipValue();
                    }
                }
                System.out.println("fine");
            } catch (IOException e) {
                System.out.println(bad + ": " + e.getMessage());
            }
        }
        JsonReader n = new JsonReader(new StringReader("[1.0, \"12\", 1e2, 3000000000, 1.5]"));
        n.beginArray();
        System.out.println(n.nextInt() + n.nextInt() + n.nextLong() + " " + n.nextLong());
        try {
            n.nextInt();
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        JsonWriter strict = new JsonWriter(new StringWriter());
        try {
            strict.beginObject().value("no name");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            strict.name("x").value(Double.NaN);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StringWriter html = new StringWriter();
        JsonWriter h = new JsonWriter(html);
        h.setHtmlSafe(true);
        h.setLenient(true);
        h.value("<a href='x'>&\u2028\t\u0001");
        h.flush();
        System.out.println(html);
    }
}
