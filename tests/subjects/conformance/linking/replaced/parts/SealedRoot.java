package parts;

public sealed class SealedRoot permits SealedRoot.Only {
    public String root() {
        return "sealed";
    }

    public static final class Only extends SealedRoot {
    }
}
