package shop;

/** An object of an inner class, made with an object whose own class makes none of what a test can give it. */
public class Harbour {
    interface Flagged {}

    interface Crane {
        int lift();
    }

    static class Derrick implements Crane {
        private final int power;

        Derrick(Motor motor) {
            power = motor.power();
        }

        @Override
        public int lift() {
            return power;
        }
    }

    static class Motor {
        private final int power;

        Motor(Fuel fuel) {
            power = fuel.litres * 2;
        }

        int power() {
            return power;
        }
    }

    static class Fuel {
        final int litres;

        Fuel(int litres) {
            this.litres = litres;
        }
    }

    static class Berth {
        private final Quay quay;

        Berth(Quay quay) {
            this.quay = quay;
        }

        class Place {
            private final Crane crane;

            Place(Crane crane) {
                this.crane = crane;
            }

            int depth() {
                return quay.depth + crane.lift();
            }
        }
    }

    static class Quay {
        final int depth = 5;
    }

    private Harbour() {}

    static int kind(Berth.Place place, Object flag) {
        if (flag instanceof Flagged) {
            return 1;
        }
        return place.depth() > 40 ? 2 : 3;
    }
}
