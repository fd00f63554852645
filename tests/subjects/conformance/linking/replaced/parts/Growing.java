package parts;

public enum Growing {
    ZERO, ONE, TWO, THREE
}
