// expect: as java
import com.google.gson.*;
import java.util.*;

public class GsonErrors {
    static class Bean {
        int n;
        List<Integer> l;
        Bean self;
        String s;
    }

    static void attempt(String json, Class<?> type) {
        try {
            System.out.println(json + " -> " + new Gson().toJson(new Gson().fromJson(json, type)));
        } catch (JsonParseException | UnsupportedOperationException e) {
            System.out.println(json + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("{\"n\":1}", Bean.class);
        attempt("{\"n\":\"5\"}", Bean.class);
        attempt("{\"n\":\"x\"}", Bean.class);
        attempt("{\"n\":1.5}", Bean.class);
        attempt("{\"n\":[]}", Bean.class);
        attempt("{\"l\":[1,\"2\",3.0]}", Bean.class);
        attempt("{\"l\":{}}", Bean.class);
        attempt("[]", Bean.class);
        attempt("{\"n\":1", Bean.class);
        attempt("{\"n\":1}}", Bean.class);
        attempt("", Bean.class);
        attempt("{n:1}", Bean.class);
        attempt("{\"self\":{\"self\":{\"n\":3}}}", Bean.class);
        attempt("{\"s\":5}", Bean.class);
        attempt("{\"s\":{}}", Bean.class);
        attempt("99999999999", int.class);
        attempt("300", byte.class);
        attempt("\"ab\"", char.class);
        attempt("\"2024\"", Calendar.class);
        attempt("{\"a\":1,\"a\":2}", Map.class);
        attempt("[1,2]", int.class);
        attempt("{\"x\":1}", Runnable.class);
        attempt("\"x\"", Class.class);
        for (Object o : new Object[] {Double.NaN, Float.POSITIVE_INFINITY, String.class}) {
            try {
                System.out.println(new Gson().toJson(o));
            } catch (IllegalArgumentException | UnsupportedOperationException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new GsonBuilder().serializeSpecialFloatingPointValues().create().toJson(new double[] {Double.NaN, -0.0, 1e100}));
        Bean b = new Bean();
        b.self = new Bean();
        b.self.self = b;
        try {
            new Gson().toJson(b);
        } catch (StackOverflowError e) {
            System.out.println("circular");
        }
        try {
            JsonParser.parseString("{\"a\":}");
        } catch (JsonSyntaxException e) {
            System.out.println(e.getMessage());
        }
    }
}
