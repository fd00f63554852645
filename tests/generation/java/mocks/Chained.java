package mocks;

/** Mocks that return mocks. */
public class Chained {
    public interface Country {
        City capital();
    }

    public interface City {
        Mayor mayor();
    }

    public interface Mayor {
        int age();
    }

    public static int age(Country country) {
        City capital = country.capital();
        if (capital == null) return -1;
        Mayor mayor = capital.mayor();
        if (mayor == null) return -2;
        return mayor.age() > 90 ? 90 : mayor.age() < 0 ? 0 : 1;
    }
}
