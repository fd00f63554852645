package shop;

public interface Rule<T> {
    boolean holds(T value);

    default boolean fails(T value) {
        return !holds(value);
    }
}
