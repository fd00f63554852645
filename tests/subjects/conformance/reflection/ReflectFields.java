// expect: as java
import java.lang.reflect.*;
import java.util.*;

public class ReflectFields {
    public static class Base {
        protected long inherited = 5;
        public static String shared = "shared";
    }

    public static class Data extends Base {
        public boolean z = true;
        byte b = 1;
        char c = 'c';
        short s = 2;
        public int i = 3;
        private long l = 4;
        float f = 5.5f;
        double d = 6.5;
        public String text = "text";
        final int fin = 7;
        static int stat = 8;
        static final String CONSTANT = "constant";
        volatile transient int[] array = {1, 2};
        List<? extends Map<String, Integer[]>> generic;
    }

    public static void main(String[] args) throws Exception {
        Data o = new Data();
        Field[] fields = Data.class.getDeclaredFields();
        for (Field f : fields) {
            f.setAccessible(true);
            System.out.println(f + " | " + f.toGenericString() + " | " + Modifier.toString(f.getModifiers()) + " | " + f.getType() + " | "
                    + f.getGenericType() + " | " + (f.getType().isArray() ? Array.getLength(f.get(o)) : f.get(o)));
        }
        for (Field f : Data.class.getFields()) {
            System.out.println(f.getName() + " " + f.getDeclaringClass().getSimpleName());
        }
        Field i = Data.class.getField("i");
        i.setInt(o, 30);
        i.set(o, i.getInt(o) + 1);
        System.out.println(o.i + " " + i.getLong(o) + " " + i.getDouble(o));
        i.set(o, (short) 77);
        System.out.println(o.i);
        Field l = Data.class.getDeclaredField("l");
        l.setInt(o, -1);
        System.out.println(l.getLong(o) + " " + l.get(o).getClass());
        try {
            l.getInt(o);
        } catch (IllegalArgumentException e) {
            System.out.println("no narrowing");
        }
        try {
            i.set(o, "text");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong type");
        }
        try {
            i.set("not a Data", 1);
        } catch (IllegalArgumentException e) {
            System.out.println("wrong receiver");
        }
        try {
            i.get(null);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        Field text = Data.class.getField("text");
        text.set(o, null);
        System.out.println(o.text + " " + text.get(o));
        Field stat = Data.class.getDeclaredField("stat");
        stat.set(null, 88);
        System.out.println(Data.stat + " " + stat.get("ignored"));
        Field constant = Data.class.getDeclaredField("CONSTANT");
        try {
            constant.set(null, "x");
        } catch (IllegalAccessException e) {
            System.out.println("final");
        }
        Field fin = Data.class.getDeclaredField("fin");
        fin.setAccessible(true);
        fin.setInt(o, 70);
        System.out.println(fin.get(o));
        try {
            Data.class.getField("l");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.class.getDeclaredField("value").get("x");
        } catch (IllegalAccessException e) {
            System.out.println("private of java.lang");
        }
        Field c = Data.class.getDeclaredField("c");
        c.setChar(o, 'z');
        System.out.println(c.getInt(o) + " " + o.c + " " + Data.class.getDeclaredField("f").getDouble(o));
        System.out.println(i.equals(Data.class.getField("i")) + " " + (i.hashCode() == Data.class.getField("i").hashCode()) + " "
                + Base.class.getField("shared").get(null) + " " + i.isSynthetic() + fields[0].isEnumConstant());
    }
}
