// expect: safe
// The heating follows the temperature, with hysteresis; a broken sensor (NaN) switches it off.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Thermostat {
    static boolean next(boolean heating, float temperature, float wanted) {
        if (temperature != temperature) return false;
        if (temperature < wanted - 0.5f) return true;
        if (temperature > wanted + 0.5f) return false;
        return heating;
    }

    public static void main(String[] args) {
        float wanted = 20.5f;
        boolean heating = false;
        for (int step = 0; step < 3; step++) {
            float temperature = Verifier.nondetFloat();
            boolean before = heating;
            heating = next(heating, temperature, wanted);
            if (heating) assert temperature <= 21f;
            if (heating && !before) assert temperature < 20f;
        }
    }
}
