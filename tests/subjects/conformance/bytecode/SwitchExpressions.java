// expect: as java
public class SwitchExpressions {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static int length(Day d) {
        return switch (d) {
            case MON, FRI, SUN -> 6;
            case TUE -> 7;
            case THU, SAT -> 8;
            case WED -> {
                int n = d.name().length();
                yield n * 3;
            }
        };
    }

    static String old(Day d) {
        String r = "";
        switch (d) {
            case SAT:
            case SUN:
                r += "weekend";
                break;
            case FRI:
                r += "almost ";
            default:
                r += "work";
        }
        return r;
    }

    static Object nested(int a, int b) {
        return switch (a) {
            case 0 -> switch (b) {
                case 0 -> "zero zero";
                case 1 -> 1L;
                default -> 2.5;
            };
            case 1 -> {
                try {
                    yield 10 / b;
                } catch (ArithmeticException e) {
                    yield "division";
                } finally {
                    System.out.print("[finally]");
                }
            }
            default -> throw new IllegalArgumentException("a=" + a);
        };
    }

    public static void main(String[] args) {
        for (Day d : Day.values()) {
            System.out.println(d + " " + length(d) + " " + old(d));
        }
        System.out.println(nested(0, 0) + " " + nested(0, 1) + " " + nested(0, 2) + " " + nested(1, 5) + " " + nested(1, 0));
        try {
            nested(2, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        char c = 'x';
        int v = 1 + switch (c) {
            case 'a': yield 1;
            case 'x':
                int t = 5;
                yield t * 2;
            default: yield 0;
        } * 3;
        System.out.println(v);
        long wide = switch (v) {
            case 31 -> 'c';
            default -> 5L;
        };
        System.out.println(wide);
        byte b = 3;
        switch (b) {
            case 1 -> System.out.println("one");
            case 3 -> System.out.println("three");
        }
        Integer boxed = 3;
        switch (boxed) {
            case 3 -> System.out.println("boxed three");
            default -> System.out.println("other");
        }
        Day none = null;
        try {
            switch (none) {
                case MON -> System.out.println("mon");
                default -> System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
