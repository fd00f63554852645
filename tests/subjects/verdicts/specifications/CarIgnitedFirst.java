// expect: safe
// The right twin of CarStarts.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class CarIgnitedFirst {
    @CallSpecifications(pltl = {"ProperStarts ::= G (start() -> O(ignite()))"})
    static class Car {
        void ignite() {}

        void start() {}
    }

    public static void main(String[] args) {
        Car car = new Car();
        car.ignite();
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) {
                car.start();
            } else {
                car.ignite();
            }
        }
    }
}
