// expect: safe
// method: check(sym)
public class InstanceOfInputChecked {
    static class Animal {
        int age;
    }

    static class Dog extends Animal {
        boolean barks;
    }

    static final class Puppy extends Dog {}

    static boolean isLoud(Animal animal) {
        return animal instanceof Dog && ((Dog) animal).barks && !(animal instanceof Puppy);
    }

    static void check(Animal animal) {
        if (isLoud(animal)) {
            Dog dog = (Dog) animal;
            assert dog.barks;
            assert dog.getClass() == Dog.class;
        } else if (animal != null && animal.getClass() == Animal.class) {
            assert !(animal instanceof Dog);
        }
    }
}
