// expect: as java
import com.google.gson.*;
import java.math.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class GsonBuiltIns {
    static class All {
        BigInteger bigInteger = new BigInteger("123456789012345678901234567890");
        BigDecimal bigDecimal = new BigDecimal("1.5000");
        URI uri = URI.create("http://x/y?z");
        UUID uuid = new UUID(1, 2);
        Locale locale = Locale.CANADA_FRENCH;
        Currency currency = Currency.getInstance("EUR");
        BitSet bits = BitSet.valueOf(new long[] {5});
        StringBuilder builder = new StringBuilder("sb");
        AtomicInteger atomic = new AtomicInteger(7);
        AtomicBoolean flag = new AtomicBoolean(true);
        AtomicIntegerArray array = new AtomicIntegerArray(new int[] {1, 2});
        Calendar calendar = new GregorianCalendar(2024, Calendar.FEBRUARY, 29, 1, 2, 3);
        Number number = 5;
        Character character = 'c';
        Object object = List.of(1, "x");
        Thread.State state = Thread.State.BLOCKED;
        JsonElement element = new JsonPrimitive("e");
        Queue<Integer> queue = new LinkedList<>(List.of(1, 2));
        char[] chars = {'a', 'b'};
        long[][] longs = {{1}, {}};
    }

    static class Numbers {
        Object any;
        Number n;
    }

    public static void main(String[] args) {
        Gson gson = new Gson();
        String json = gson.toJson(new All());
        System.out.println(json);
        All back = gson.fromJson(json, All.class);
        System.out.println(gson.toJson(back).equals(json) + " " + back.uuid + back.locale + back.currency + back.bits + back.atomic + back.calendar.get(Calendar.DAY_OF_MONTH) + back.number.getClass().getSimpleName() + back.queue + back.element);
        System.out.println(gson.toJson(new Date(0)).length() > 10);
        System.out.println(new GsonBuilder().setDateFormat("yyyy-MM-dd HH:mm").create().toJson(new Date(0)) + " " + new GsonBuilder().setDateFormat("yyyy-MM-dd").create().fromJson("\"2024-02-29\"", Date.class).getTime());
        System.out.println(new GsonBuilder().setLongSerializationPolicy(LongSerializationPolicy.STRING).create().toJson(new long[] {1L << 60}));
        for (ToNumberPolicy p : ToNumberPolicy.values()) {
            Numbers n = new GsonBuilder().setObjectToNumberStrategy(p).setNumberToNumberStrategy(p).create().fromJson("{\"any\":5,\"n\":7}", Numbers.class);
            System.out.println(p + " " + n.any + " " + n.any.getClass().getSimpleName() + " " + n.n.getClass().getSimpleName());
        }
        System.out.println(gson.fromJson("[1,0,1]", BitSet.class) + " " + gson.fromJson("\"en_US_POSIX\"", Locale.class) + gson.fromJson("\"x\"", StringBuffer.class) + gson.fromJson("\"3\"", AtomicInteger.class) + gson.fromJson("1e2", BigDecimal.class) + gson.fromJson("\"http://h/\"", URL.class));
        System.out.println(gson.newBuilder().setPrettyPrinting().create().toJson(JsonParser.parseString("{\"a\":[],\"b\":{},\"c\":[[1]]}")) + gson.htmlSafe() + gson.serializeNulls());
    }
}
