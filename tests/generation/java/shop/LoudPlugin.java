package shop;

class LoudPlugin extends Plugins.Plugin {
    private final int factor;

    LoudPlugin(int factor) {
        this.factor = factor;
    }

    @Override
    int volume(int wanted) {
        return factor * wanted;
    }
}
