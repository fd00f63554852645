package mocks;

/** The same signature, with a result that is below the other one: one method implements both. */
public class Covariant {
    public interface Animal {
        int legs();
    }

    public interface Dog extends Animal {}

    public interface Home {
        Animal animal();
    }

    public interface Kennel {
        Dog animal();
    }

    public static int legs(Home home) {
        if (home instanceof Kennel) {
            Dog dog = ((Kennel) home).animal();
            return dog.legs() == 3 ? 3 : 4;
        }
        return 0;
    }
}
