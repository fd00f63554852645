package shop;

/** Built step by step. */
public final class Tag {
    private final String text;
    private final int size;

    private Tag(Builder builder) {
        text = builder.text;
        size = builder.size;
    }

    public String text() {
        return text;
    }

    public int size() {
        return size;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String text = "";
        private int size = 1;

        private Builder() {
        }

        public Builder text(String text) {
            if (text != null) this.text = text;
            return this;
        }

        public Builder size(int size) {
            this.size = size;
            return this;
        }

        public Tag build() {
            return new Tag(this);
        }
    }
}
