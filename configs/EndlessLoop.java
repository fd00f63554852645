import gov.nasa.jpf.vm.Verify;

/** A traffic light and a button that may or may not be pressed: a program that never ends, over a finite state. */
public class EndlessLoop {
    enum Light { GREEN, YELLOW, RED }

    public static void main(String[] args) {
        Light cars = Light.GREEN;
        boolean walk = false;
        int wait = 0;
        while (true) {
            boolean pressed = Verify.getBoolean();
            switch (cars) {
                case GREEN:
                    if (pressed) {
                        cars = Light.YELLOW;
                    }
                    break;
                case YELLOW:
                    cars = Light.RED;
                    walk = true;
                    wait = 3;
                    break;
                case RED:
                    if (wait == 0) {
                        cars = Light.GREEN;
                    } else {
                        wait--;
                        walk = wait > 0;
                    }
                    break;
            }
            assert !(walk && cars == Light.GREEN) : "cars and pedestrians both go";
        }
    }
}
