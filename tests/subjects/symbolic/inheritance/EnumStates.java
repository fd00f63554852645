// expect: safe
// A traffic light: enum constants with bodies of their own.
import org.sosy_lab.sv_benchmarks.Verifier;

public class EnumStates {
    enum Light {
        RED {
            @Override
            Light next(int waited) {
                return waited >= 30 ? GREEN : RED;
            }
        },
        GREEN {
            @Override
            Light next(int waited) {
                return waited >= 20 ? YELLOW : GREEN;
            }
        },
        YELLOW {
            @Override
            Light next(int waited) {
                return RED;
            }
        };

        abstract Light next(int waited);
    }

    public static void main(String[] args) {
        Light light = Light.RED;
        for (int i = 0; i < 3; i++) {
            int waited = Verifier.nondetInt();
            Light next = light.next(waited);
            assert !(light == Light.GREEN && next == Light.RED);
            if (light == Light.RED && next == Light.GREEN) assert waited >= 20;
            light = next;
        }
    }
}
