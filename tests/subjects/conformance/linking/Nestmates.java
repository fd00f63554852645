// expect: as java
public class Nestmates {
    private int secret = 1;
    private static int counter;

    private int bump() {
        return ++secret + ++counter;
    }

    private Nestmates() {
    }

    static class Friend {
        private final Nestmates n = new Nestmates();
        private static String note = "note";

        private Friend() {
            n.secret += 10;
        }

        private int peek() {
            return n.bump() + n.secret--;
        }
    }

    class Inner {
        private int secret = 100;

        int both() {
            return secret + Nestmates.this.secret + bump();
        }

        class Deeper {
            private int sum() {
                return secret++ + Nestmates.this.secret++ + counter;
            }
        }
    }

    interface Face {
        private String hidden() {
            return "hidden " + counter;
        }
    }

    static class FaceImpl implements Face {
    }

    private static class PrivateSub extends Nestmates {
        int viaSuper() {
            return super.secret + ((Nestmates) this).secret;
        }
    }

    public static void main(String[] args) throws Exception {
        Friend f = new Friend();
        System.out.println(f.peek() + " " + f.n.secret + " " + Friend.note);
        Nestmates n = new Nestmates();
        Inner i = n.new Inner();
        i.secret *= 2;
        System.out.println(i.both() + " " + i.new Deeper().sum() + " " + n.secret);
        System.out.println(((Face) new FaceImpl()).hidden());
        System.out.println(new PrivateSub().viaSuper());
        Runnable r = () -> System.out.println("lambda " + n.bump() + f.peek());
        r.run();
        System.out.println(Friend.class.getNestHost().getSimpleName() + " " + Inner.Deeper.class.getNestHost().getSimpleName() + " "
                + Nestmates.class.isNestmateOf(Friend.class) + " " + String.class.isNestmateOf(Friend.class) + " "
                + Nestmates.class.getNestMembers().length);
        System.out.println(Friend.class.getDeclaredField("note").get(null));
        System.out.println(Nestmates.class.getDeclaredMethod("bump").invoke(n));
    }
}
