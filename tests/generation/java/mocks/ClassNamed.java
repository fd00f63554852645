package mocks;

/** The name of a class as a text. */
public class ClassNamed {
    public static int kind(Class<?> type) {
        if (type.getName().startsWith("java.util.")) return 0;
        if (type.getSimpleName().equals("Integer")) return 1;
        if (type.getName().contains("mocks")) return 2;
        return type.getPackage() == null ? 3 : 4;
    }
}
