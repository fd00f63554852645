package parts;

/** Is no longer public. */
public class Hidden {
    public static int value = 1;
}
