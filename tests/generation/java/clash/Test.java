package clash;

/** Names that tests use are those of classes here. */
public class Test {
    public interface Source {
        int next() throws java.lang.Exception;

        int last();
    }

    public static int kind(Source source) throws java.lang.Exception {
        return source.next() > source.last() ? 1 : 0;
    }

    public static Object made(Class<?> type) throws ReflectiveOperationException {
        return type.isAnnotationPresent(Override.class) ? type.getDeclaredConstructor().newInstance() : null;
    }
}
