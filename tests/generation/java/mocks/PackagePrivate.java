package mocks;

/** Types that are their package's own. */
public class PackagePrivate {
    interface Secret {
        char letter();
    }

    interface Told {
        boolean isTold();
    }

    static int tell(Secret secret) {
        if (secret instanceof Told && ((Told) secret).isTold()) return 1;
        return secret.letter() == 'x' ? 2 : 3;
    }
}
