package mocks;

/** A mock writes into the arrays that it is given (mocks.effects). */
public class Filled {
    public interface Source {
        int read(byte[] into, int from);

        void weigh(double[] into);
    }

    public static int kind(Source source) {
        byte[] bytes = new byte[4];
        if (source.read(bytes, 1) != 4) return 0;
        if (bytes[0] != 'P') return 1;
        double[] weights = {1, 2};
        source.weigh(weights);
        source.weigh(weights);
        if (weights[1] > 4.5) return 2;
        return source.read(bytes, 2) == 2 && bytes[3] == -1 ? 3 : 4;
    }
}
