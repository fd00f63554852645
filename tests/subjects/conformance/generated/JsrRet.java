// expect: as java
import gen.Subroutines;

/** jsr and ret of class files before version 50: shared, nested, in finally, with wide locals. */
public class JsrRet {
    public static void main(String[] args) {
        System.out.println(Subroutines.twice(5) + " " + Subroutines.wide(10) + " " + Subroutines.polymorphic() + " " + Subroutines.leaving(6));
        StringBuilder log = new StringBuilder();
        Subroutines.nested(log, 0);
        log.append(" | ");
        Subroutines.nested(log, 1);
        System.out.println(log);
        log.setLength(0);
        System.out.println(Subroutines.guarded(log, 7) + " " + log);
        log.setLength(0);
        System.out.println(Subroutines.guarded(log, 0) + " " + log);
        try {
            Subroutines.guarded(null, 1);
        } catch (NullPointerException e) {
            System.out.println("through finally, which fails as well");
        }
    }
}
