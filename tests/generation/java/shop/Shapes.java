package shop;

class Square implements Shape {
    private final int side;

    Square(int side) {
        this.side = side;
    }

    @Override
    public int area() {
        return side * side;
    }

    @Override
    public int corners() {
        return 4;
    }
}

class Polygon implements Shape {
    private final int corners;

    Polygon(int corners) {
        this.corners = corners;
    }

    @Override
    public int area() {
        return 1;
    }

    @Override
    public int corners() {
        return corners;
    }
}
