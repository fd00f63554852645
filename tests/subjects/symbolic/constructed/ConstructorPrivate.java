// expect: unknown
// reasons: no-constructor
// method: check(sym)
// keys: symbolic.objects=constructors
// Nobody may call the constructor but the class itself.
public class ConstructorPrivate {
    static class Money {
        private final int cents;

        private Money(int cents) {
            this.cents = cents;
        }

        static Money of(int cents) {
            return new Money(Math.max(cents, 0));
        }
    }

    static void check(Money money) {
        if (money != null) assert money.cents >= 0;
    }
}
