// expect: violated specification CarStarts$Car.ProperStarts
// blame: caller
// keys: search.class=bfs
// history: start() is called
// trace-length: 1
// Each of three times the car is ignited or started; the shortest way to break the rule is to start it at once.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class CarStarts {
    @CallSpecifications(pltl = {"ProperStarts ::= G (start() -> O(ignite()))"})
    static class Car {
        void ignite() {}

        void start() {}
    }

    public static void main(String[] args) {
        Car car = new Car();
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) {
                car.start();
            } else {
                car.ignite();
            }
        }
    }
}
