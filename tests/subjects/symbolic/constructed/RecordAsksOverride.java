// expect: unknown
// reasons: constructor-of-statics
// method: check(sym)
// What a method that is overridden does with static fields counts.
public class RecordAsksOverride {
    interface Rule {
        boolean allows(int value);
    }
    static class Strict implements Rule {
        static int asked;

        public boolean allows(int value) {
            return value > asked++;
        }
    }
    static final Rule RULE = new Strict();

    record Checked(int value) {
        Checked {
            Rule rule = RecordAsksOverride.rule();
            if (!rule.allows(value)) throw new IllegalArgumentException();
        }
    }

    static Rule rule() {
        return RULE;
    }

    static void check(Checked checked) {
        Strict.asked = 10;
        if (checked != null) assert checked.value() > 0;
    }
}
