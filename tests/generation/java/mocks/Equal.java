package mocks;

/** As equals is usually written. */
public class Equal {
    private final int id;
    private final String name;

    public Equal(int id, String name) {
        this.id = id;
        this.name = name;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (o == null || getClass() != o.getClass()) return false;
        Equal other = (Equal) o;
        return id == other.id && (name == null ? other.name == null : name.equals(other.name));
    }

    @Override
    public int hashCode() {
        return 31 * id + (name == null ? 0 : name.hashCode());
    }
}
