package shop;

/** It takes longer to make one than a test may take to call it: what has been made is used again. */
public class Foundry {
    private final int[] heat = new int[64];

    public Foundry(int fuel) {
        for (int i = 0; i < 150_000; i++) {
            heat[i & 63] = heat[i & 63] * 31 + i;
        }
        heat[0] = fuel;
    }

    public String cast(int weight, String metal) {
        if (weight < 0) {
            throw new IllegalArgumentException("weight");
        }
        if (metal.equals("bronze")) {
            return weight > 1000 ? "bell" : "coin";
        }
        return heat[0] == 0 ? "cold" : "ingot";
    }
}
