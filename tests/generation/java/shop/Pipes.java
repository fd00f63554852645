package shop;

/** What a pipe is made of shows only when something flows through it. */
public class Pipes {
    public interface Pipe {
        int flow(int drops);
    }

    public interface Tap extends Pipe {
        Pipe behind();
    }

    public static Pipe row(final Pipe... pipes) {
        return new Pipe() {
            @Override
            public int flow(int drops) {
                int left = pipes[0].flow(drops);
                for (int i = 1; i < pipes.length; i++) {
                    left -= pipes[i].flow(left);
                }
                return left;
            }
        };
    }

    public static Tap tap(final Tap... taps) {
        return new Tap() {
            @Override
            public int flow(int drops) {
                return drops;
            }

            @Override
            public Pipe behind() {
                return new Pipe() {
                    @Override
                    public int flow(int drops) {
                        int sum = taps[0].flow(drops);
                        for (int i = 1; i < taps.length; i++) {
                            sum += taps[i].flow(drops);
                        }
                        return sum;
                    }
                };
            }
        };
    }
}
