package parts;

public enum Growing {
    ONE, TWO
}
