package mocks;

import java.util.List;

/** A list of what is below an interface. */
public class Wildcards {
    public interface Animal {
        int legs();
    }

    public static int legs(List<? extends Animal> animals) {
        int sum = 0;
        for (Animal animal : animals) sum += animal.legs();
        return sum == 6 ? 1 : 0;
    }
}
