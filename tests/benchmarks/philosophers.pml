/* The like model of java/SixPhilosophers.java: N philosophers, one round, forks taken in a global order, each fork
 * with a counter. A statement here is what is a visible operation there: enter, enter, the two counters, exit, exit.
 * Main starts the philosophers one after the other, while those that run already go on. */

#ifndef N
#define N 6
#endif

bool held[N];
byte uses[N];

proctype philosopher(byte first; byte second)
{
    atomic { !held[first]; held[first] = true }
    atomic { !held[second]; held[second] = true }
    uses[first]++;
    uses[second]++;
    held[second] = false;
    held[first] = false
}

init {
    byte i = 0;
    do
    :: i < N - 1 -> run philosopher(i, i + 1); i++
    :: i == N - 1 -> run philosopher(0, N - 1); break
    od
}
