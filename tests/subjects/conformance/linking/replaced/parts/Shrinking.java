package parts;

public enum Shrinking {
    KEPT
}
