// expect: violated uncaught java.lang.ClassCastException
// method: bark(sym)
// witness: [{"class": "InstanceOfInput$Cat"}]
public class InstanceOfInput {
    static class Animal {
        int age;
    }

    static class Dog extends Animal {
        boolean barks;
    }

    static class Cat extends Animal {}

    static boolean bark(Animal animal) {
        if (animal == null) return false;
        if (animal.age < 1 && animal instanceof Dog) return false;
        return ((Dog) animal).barks;
    }
}
