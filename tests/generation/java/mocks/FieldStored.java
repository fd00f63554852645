package mocks;

/** p2r: the answer about a field goes into another field. */
public class FieldStored {
    public interface Engine {}

    public interface Electric {}

    public static class Car {
        public Engine engine;
        public boolean quiet;
    }

    public static String listen(Car car) {
        if (car == null) return "nothing";
        car.quiet = car.engine instanceof Electric;
        return car.quiet ? "wind" : "engine";
    }
}
