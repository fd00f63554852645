package parts;

public interface DefaultRight {
}
