package mocks;

/** Type arguments that exclude each other. */
public class ClashingGeneric {
    public interface Parser<T> {
        T parse(String text);
    }

    public interface Numbers extends Parser<Integer> {}

    public interface Texts extends Parser<String> {}

    public static int parse(Numbers numbers) {
        if (numbers == null) return 0;
        return numbers.parse("1") == 1 ? 1 : 2;
    }

    public static int either(Parser<?> parser) {
        if (parser instanceof Numbers) return ((Numbers) parser).parse("2") == 2 ? 1 : 2;
        return parser instanceof Texts && "2".equals(parser.parse("2")) ? 3 : 4;
    }
}
