package parts;

class Hidden {
    public static int value = 1;
}
