// expect: as java
public class TryWithResources {
    static class Resource implements AutoCloseable {
        final String name;
        final boolean failing;

        Resource(String name, boolean failing) {
            this.name = name;
            this.failing = failing;
            System.out.println("open " + name);
            if (name.equals("bad")) {
                throw new IllegalArgumentException("cannot open " + name);
            }
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failing) {
                throw new IllegalStateException("close failed " + name);
            }
        }
    }

    static void show(Throwable t) {
        System.out.println(t);
        for (Throwable s : t.getSuppressed()) {
            System.out.println("  suppressed " + s);
        }
    }

    static int run(boolean fail, boolean closeFails, String third) {
        Resource outside = new Resource("outside", closeFails);
        try (Resource a = new Resource("a", closeFails); outside; Resource c = third == null ? null : new Resource(third, false)) {
            System.out.println("body " + a.name + (c == null ? " without" : c.name));
            if (fail) {
                throw new RuntimeException("body failed");
            }
            return 1;
        } catch (IllegalStateException | IllegalArgumentException e) {
            show(e);
            return 2;
        } catch (RuntimeException e) {
            show(e);
            return 3;
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        System.out.println(run(false, false, "c"));
        System.out.println(run(true, false, "c"));
        System.out.println(run(false, true, "c"));
        System.out.println(run(true, true, null));
        System.out.println(run(false, false, "bad"));
        System.out.println(run(true, true, "bad"));
        Exception e = new Exception("no suppression", null) {
        };
        e.addSuppressed(new RuntimeException("s"));
        show(e);
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
    }
}
