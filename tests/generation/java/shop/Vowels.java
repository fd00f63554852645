package shop;

/** What it inherits from a generic interface takes chars only: a test that gives it something else names the raw type. */
public class Vowels implements Rule<Character> {
    @Override
    public boolean holds(Character value) {
        return "aeiou".indexOf(value) >= 0;
    }
}
