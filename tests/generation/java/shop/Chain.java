package shop;

/** Links in a ring; its head is none of those that were added. */
public final class Chain {
    static final class Link {
        final int length;
        Link next;

        Link(int length) {
            this.length = length;
        }
    }

    final Link head = new Link(0);

    public Chain() {
        head.next = head;
    }

    void add(Link link) {
        link.next = head.next;
        head.next = link;
    }

    boolean isHead(Link link) {
        return link == head;
    }
}
