// expect: as java
import com.google.gson.*;
import com.google.gson.annotations.*;
import java.lang.reflect.Field;

public class GsonNaming {
    static class Fields {
        String someFieldName = "v";
        @SerializedName("renamed")
        int original = 1;
        @SerializedName(value = "main", alternate = {"alt1", "alt2"})
        int alternates = 2;
        String _under_score = "u";
        int aURL = 3;
        @Expose
        int exposed = 4;
        @Expose(serialize = false)
        int onlyRead = 5;
        @Since(1.2)
        int since = 6;
        @Until(1.1)
        int until = 7;
        transient int transientField = 8;
        volatile int volatileField = 9;
    }

    static class Duplicate extends Fields {
        @SerializedName("renamed")
        int other;
    }

    public static void main(String[] args) {
        for (FieldNamingPolicy p : FieldNamingPolicy.values()) {
            System.out.println(p + " " + new GsonBuilder().setFieldNamingPolicy(p).create().toJson(new Fields()));
        }
        System.out.println(new GsonBuilder().setFieldNamingStrategy(f -> f.getName().length() + f.getName()).create().toJson(new Fields()));
        System.out.println(new GsonBuilder().excludeFieldsWithoutExposeAnnotation().create().toJson(new Fields()));
        System.out.println(new GsonBuilder().setVersion(1.0).create().toJson(new Fields()) + new GsonBuilder().setVersion(1.3).create().toJson(new Fields()));
        System.out.println(new GsonBuilder().excludeFieldsWithModifiers(java.lang.reflect.Modifier.VOLATILE).create().toJson(new Fields()));
        ExclusionStrategy noInts = new ExclusionStrategy() {
            @Override
            public boolean shouldSkipField(FieldAttributes f) {
                return f.getDeclaredClass() == int.class && f.getName().startsWith("o");
            }

            @Override
            public boolean shouldSkipClass(Class<?> c) {
                return c == String.class;
            }
        };
        System.out.println(new GsonBuilder().setExclusionStrategies(noInts).create().toJson(new Fields()));
        Fields f = new Gson().fromJson("{\"alt2\":22,\"renamed\":11,\"onlyRead\":55,\"transientField\":1}", Fields.class);
        System.out.println(f.alternates + " " + f.original + f.onlyRead + f.transientField);
        try {
            new Gson().toJson(new Duplicate());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Gson().toJson(new Object() {
            int x = 1;
        }) + " " + new GsonBuilder().disableInnerClassSerialization().create().toJson(new Outer()));
    }

    static class Outer {
        int o = 1;
        Inner inner = new Inner();

        class Inner {
            int i = 2;
        }

    }
}
