// expect: as java
import parts.PackagePrivate;

/** A package-private method is not overridden from another package, even by the same name. */
public class PackagePrivateMethods {
    static class Outside extends PackagePrivate {
        String visible() {
            return "Outside.visible";
        }

        @Override
        protected String guarded() {
            return "Outside.guarded/" + super.guarded();
        }
    }

    static class Further extends Outside {
        @Override
        public String visible() {
            return "Further.visible/" + super.visible();
        }
    }

    static class Base {
        String pack() {
            return "Base.pack";
        }

        protected void prot(StringBuilder b) {
            b.append("Base.prot ");
        }
    }

    static class Derived extends Base {
        @Override
        public String pack() {
            return "Derived.pack";
        }

        @Override
        public void prot(StringBuilder b) {
            super.prot(b);
            b.append("Derived.prot ");
        }
    }

    public static void main(String[] args) {
        System.out.println(PackagePrivate.call(new PackagePrivate()));
        System.out.println(PackagePrivate.call(new Outside()));
        System.out.println(PackagePrivate.call(new Further()));
        System.out.println(new Outside().visible() + " " + ((Outside) new Further()).visible());
        Base b = new Derived();
        StringBuilder s = new StringBuilder(b.pack() + " ");
        b.prot(s);
        System.out.println(s);
    }
}
