// expect: violated range
// keys: listener=.listener.NumericValueChecker range.fields=speed range.speed.field=RangeOfField$Car.velocity range.speed.min=-3 range.speed.max=500.5
import gov.nasa.jpf.vm.Verify;

public class RangeOfField {
    static class Car {
        double velocity;
    }

    public static void main(String[] args) {
        Car car = new Car();
        car.velocity = -3;
        car.velocity = 500.5;
        if (Verify.getInt(0, 3) == 2) car.velocity += 0.25;
    }
}
