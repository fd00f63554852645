package puts;

import org.junit.jupiter.api.BeforeEach;

class LawTestsBase {
    int steps;

    @BeforeEach
    void begin() {
        steps = 1;
    }
}
