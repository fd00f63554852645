package mocks;

/** Objects that others return, three deep. */
public class ResultChain {
    public interface Country {
        String code();
    }

    public interface Address {
        Country country();
    }

    public interface Customer {
        Address address();
    }

    public static int tax(Customer customer) {
        Address address = customer.address();
        if (address == null) return 0;
        Country country = address.country();
        if (country == null) return 1;
        return "CH".equals(country.code()) ? 8 : 19;
    }
}
