// expect: as java
public class LinkedStructures {
    static class Node<T extends Comparable<T>> {
        T value;
        Node<T> left, right;

        Node(T value) {
            this.value = value;
        }

        void insert(T v) {
            int c = v.compareTo(value);
            if (c < 0) {
                if (left == null) {
                    left = new Node<>(v);
                } else {
                    left.insert(v);
                }
            } else if (c > 0) {
                if (right == null) {
                    right = new Node<>(v);
                } else {
                    right.insert(v);
                }
            }
        }

        int depth() {
            return 1 + Math.max(left == null ? 0 : left.depth(), right == null ? 0 : right.depth());
        }

        void print(StringBuilder out) {
            if (left != null) {
                left.print(out);
            }
            out.append(value).append(' ');
            if (right != null) {
                right.print(out);
            }
        }
    }

    static class Stack {
        private class Link {
            int v;
            Link next;
        }

        private Link head;
        private int size;

        void push(int v) {
            Link l = new Link();
            l.v = v;
            l.next = head;
            head = l;
            size++;
        }

        int pop() {
            int v = head.v;
            head = head.next;
            size--;
            return v;
        }
    }

    public static void main(String[] args) {
        Node<Integer> root = new Node<>(50);
        int seed = 12345;
        for (int i = 0; i < 200; i++) {
            seed = seed * 1103515245 + 12345;
            root.insert((seed >>> 16) % 100);
        }
        StringBuilder out = new StringBuilder();
        root.print(out);
        System.out.println(out + "depth " + root.depth());
        Node<String> words = new Node<>("m");
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) {
            words.insert(w);
        }
        out.setLength(0);
        words.print(out);
        System.out.println(out);
        Stack stack = new Stack();
        for (int i = 0; i < 10; i++) {
            stack.push(i * i);
        }
        while (stack.size > 0) {
            System.out.print(stack.pop() + " ");
        }
        System.out.println();
    }
}
