// expect: as java
import com.google.gson.*;
import com.google.gson.annotations.*;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.*;
import java.io.IOException;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.*;

public class GsonAdapters {
    static class Event {
        String name = "event";
        LocalDate date = LocalDate.of(2024, 2, 29);
        @JsonAdapter(Hex.class)
        int colour = 0xff00;
        Shape shape = new Circle();
    }

    interface Shape {
    }

    static class Circle implements Shape {
        double r = 2;
    }

    static class Square implements Shape {
        int side = 3;
    }

    static class Hex extends TypeAdapter<Integer> {
        @Override
        public void write(JsonWriter out, Integer v) throws IOException {
            out.value("#" + Integer.toHexString(v));
        }

        @Override
        public Integer read(JsonReader in) throws IOException {
            return Integer.parseInt(in.nextString().substring(1), 16);
        }
    }

    static class Dates implements JsonSerializer<LocalDate>, JsonDeserializer<LocalDate> {
        @Override
        public JsonElement serialize(LocalDate d, Type t, JsonSerializationContext c) {
            return new JsonPrimitive(d.toString());
        }

        @Override
        public LocalDate deserialize(JsonElement e, Type t, JsonDeserializationContext c) {
            return LocalDate.parse(e.getAsString());
        }
    }

    static class Shapes implements JsonSerializer<Shape>, JsonDeserializer<Shape> {
        @Override
        public JsonElement serialize(Shape s, Type t, JsonSerializationContext c) {
            JsonObject o = c.serialize(s, s.getClass()).getAsJsonObject();
            o.addProperty("kind", s.getClass().getSimpleName());
            return o;
        }

        @Override
        public Shape deserialize(JsonElement e, Type t, JsonDeserializationContext c) {
            return c.deserialize(e, e.getAsJsonObject().get("kind").getAsString().equals("Circle") ? Circle.class : Square.class);
        }
    }

    static class Upper implements TypeAdapterFactory {
        @Override
        @SuppressWarnings("unchecked")
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            if (type.getRawType() != String.class) {
                return null;
            }
            TypeAdapter<String> next = (TypeAdapter<String>) gson.getDelegateAdapter(this, type);
            return (TypeAdapter<T>) new TypeAdapter<String>() {
                @Override
                public void write(JsonWriter out, String s) throws IOException {
                    next.write(out, s == null ? null : s.toUpperCase(Locale.ROOT));
                }

                @Override
                public String read(JsonReader in) throws IOException {
                    return next.read(in);
                }
            };
        }
    }

    static class NoDefault {
        final int v;

        NoDefault(int v) {
            this.v = v;
        }
    }

    public static void main(String[] args) {
        Gson gson = new GsonBuilder().registerTypeAdapter(LocalDate.class, new Dates()).registerTypeAdapter(Shape.class, new Shapes()).registerTypeAdapterFactory(new Upper())
                .registerTypeAdapter(NoDefault.class, (InstanceCreator<NoDefault>) t -> new NoDefault(77)).create();
        String json = gson.toJson(new Event());
        System.out.println(json);
        Event e = gson.fromJson("{\"name\":\"n\",\"date\":\"2000-01-02\",\"colour\":\"#10\",\"shape\":{\"kind\":\"Square\",\"side\":9}}", Event.class);
        System.out.println(e.name + e.date + e.colour + ((Square) e.shape).side);
        System.out.println(gson.fromJson("{}", NoDefault.class).v + " " + gson.getAdapter(Event.class).toJson(e) + " " + gson.toJson(List.of(new Square()), new TypeToken<List<Shape>>() {
        }.getType()));
        TypeAdapter<Integer> nullSafe = new Hex().nullSafe();
        System.out.println(nullSafe.toJson(null) + nullSafe.toJson(255) + nullSafe.toJsonTree(1));
        Gson hierarchy = new GsonBuilder().registerTypeHierarchyAdapter(Collection.class, (JsonSerializer<Collection<?>>) (c, t, ctx) -> new JsonPrimitive(c.size())).create();
        System.out.println(hierarchy.toJson(Map.of("l", List.of(1, 2, 3))));
    }
}
