// expect: violated assertion
// method: check(sym)
// keys: symbolic.objects=constructors
// witness: [{"class": "ConstructorChosen$Account", "types": ["ConstructorChosen$Owner", "long"], "arguments": [{"class": "ConstructorChosen$Owner", "types": ["java.lang.String"], "arguments": ["A"]}, 0]}]
// One of two constructors, with an object for an argument.
public class ConstructorChosen {
    static class Owner {
        final String name;

        Owner(String name) {
            if (name == null) throw new NullPointerException();
            this.name = name;
        }
    }

    static class Account {
        private final Owner owner;
        private long balance = 5;

        Account(Owner owner) {
            this.owner = owner;
        }

        Account(Owner owner, long balance) {
            this(owner);
            if (balance < 0 || owner == null) throw new IllegalArgumentException();
            this.balance = balance;
        }
    }

    static void check(Account account) {
        if (account == null) return;
        assert account.owner == null || account.owner.name != null;
        assert account.balance > 0;
    }
}
