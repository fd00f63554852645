/** Calls through an interface with three implementations. args[0]: rounds. */
public class InterfaceCalls {
    interface Operation {
        int apply(int value);
    }

    static class Add implements Operation {
        public int apply(int value) {
            return value + 17;
        }
    }

    static class Xor implements Operation {
        public int apply(int value) {
            return value ^ 0x5555;
        }
    }

    static class Negate implements Operation {
        public int apply(int value) {
            return -value;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Operation[] operations = {new Add(), new Xor(), new Negate()};
        int value = 1;
        for (int i = 0; i < rounds; i++) {
            for (int k = 0; k < operations.length; k++) {
                value = operations[k].apply(value);
            }
        }
        System.out.println(value);
    }
}
