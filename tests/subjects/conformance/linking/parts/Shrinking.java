package parts;

public enum Shrinking {
    KEPT, GONE
}
