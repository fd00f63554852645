// expect: violated specification OneOrderOfMany$Events.NotInOrder
// blame: caller
// history: a() is called; b() is called; c() is called; d() is called; e() is called; f() is called; g() is called; h() is called
// keys: symbolic.method=OneOrderOfMany.check(sym#sym#sym#sym#sym#sym#sym#sym) search.class=priority search.heuristic=specification vm.storage.class=none search.path_limit=200
// Of 16.7 million paths, each walked for itself, one breaks the rule; the search goes where the monitor is nearest to that.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class OneOrderOfMany {
    @CallSpecifications(nfa = {
        "NotInOrder ::= always_nfa {"
                + " s0_init: if :: (a()) -> goto s1; :: (!a()) -> goto ok; fi;"
                + " s1: if :: (b()) -> goto s2; :: (!b()) -> goto ok; fi;"
                + " s2: if :: (c()) -> goto s3; :: (!c()) -> goto ok; fi;"
                + " s3: if :: (d()) -> goto s4; :: (!d()) -> goto ok; fi;"
                + " s4: if :: (e()) -> goto s5; :: (!e()) -> goto ok; fi;"
                + " s5: if :: (f()) -> goto s6; :: (!f()) -> goto ok; fi;"
                + " s6: if :: (g()) -> goto s7; :: (!g()) -> goto ok; fi;"
                + " s7: if :: (h()) -> goto reject_all; :: (!h()) -> goto ok; fi;"
                + " ok: if :: (1) -> goto ok; fi;"
                + " reject_all: if :: (1) -> goto reject_all; fi;"
                + " }"
    })
    static class Events {
        void a() {}

        void b() {}

        void c() {}

        void d() {}

        void e() {}

        void f() {}

        void g() {}

        void h() {}
    }

    static void check(int a, int b, int c, int d, int e, int f, int g, int h) {
        Events events = new Events();
        int[] which = {a, b, c, d, e, f, g, h};
        for (int i = 0; i < 8; i++) {
            switch (which[i]) {
                case 0 -> events.a();
                case 1 -> events.b();
                case 2 -> events.c();
                case 3 -> events.d();
                case 4 -> events.e();
                case 5 -> events.f();
                case 6 -> events.g();
                case 7 -> events.h();
                default -> {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        check(0, 0, 0, 0, 0, 0, 0, 0);
    }
}
