// expect: as java
import java.util.*;
import java.util.function.*;

/** A small interpreter: assembles a program and runs it; an inner VM in the VM. */
public class StackMachine {
    enum Op {
        PUSH(1), ADD(0) {
            @Override
            void run(StackMachine m, int arg) {
                m.push(m.pop() + m.pop());
            }
        },
        SUB(0) {
            @Override
            void run(StackMachine m, int arg) {
                int b = m.pop();
                m.push(m.pop() - b);
            }
        },
        MUL(0) {
            @Override
            void run(StackMachine m, int arg) {
                m.push(m.pop() * m.pop());
            }
        },
        JZ(1), JMP(1), LOAD(1), STORE(1), PRINT(0), CALL(1), RET(0), HALT(0);

        final int operands;

        Op(int operands) {
            this.operands = operands;
        }

        void run(StackMachine m, int arg) {
            switch (this) {
                case PUSH -> m.push(arg);
                case JZ -> {
                    if (m.pop() == 0) {
                        m.pc = arg;
                    }
                }
                case JMP -> m.pc = arg;
                case LOAD -> m.push(m.memory[arg]);
                case STORE -> m.memory[arg] = m.pop();
                case PRINT -> m.out.append(m.pop()).append(' ');
                case CALL -> {
                    m.calls.push(m.pc);
                    m.pc = arg;
                }
                case RET -> m.pc = m.calls.pop();
                case HALT -> m.running = false;
                default -> throw new AssertionError(this);
            }
        }
    }

    record Instruction(Op op, int arg) {
    }

    final List<Instruction> code = new ArrayList<>();
    final int[] stack = new int[16];
    final int[] memory = new int[8];
    final Deque<Integer> calls = new ArrayDeque<>();
    final StringBuilder out = new StringBuilder();
    int sp, pc, steps;
    boolean running = true;

    void push(int v) {
        stack[sp++] = v;
    }

    int pop() {
        return stack[--sp];
    }

    StackMachine assemble(String source) {
        Map<String, Integer> labels = new HashMap<>();
        List<String[]> lines = new ArrayList<>();
        for (String line : source.split("\n")) {
            String[] w = line.strip().split("\\s+");
            if (w[0].endsWith(":")) {
                labels.put(w[0].substring(0, w[0].length() - 1), lines.size());
            } else if (!w[0].isEmpty()) {
                lines.add(w);
            }
        }
        for (String[] w : lines) {
            Op op = Op.valueOf(w[0].toUpperCase());
            int arg = op.operands == 0 ? 0 : labels.containsKey(w[1]) ? labels.get(w[1]) : Integer.parseInt(w[1]);
            code.add(new Instruction(op, arg));
        }
        return this;
    }

    StackMachine run() {
        while (running && steps++ < 5000) {
            Instruction i = code.get(pc++);
            i.op().run(this, i.arg());
        }
        return this;
    }

    public static void main(String[] args) {
        StackMachine m = new StackMachine().assemble("""
            push 10
            store 0
            push 1
            store 1
            loop:
            load 0
            jz done
            load 1
            load 0
            mul
            store 1
            load 0
            push 1
            sub
            store 0
            call show
            jmp loop
            show:
            load 1
            print
            ret
            done:
            halt
            """).run();
        System.out.println(m.out + "| " + m.steps + " steps " + Arrays.toString(m.memory));
        BiFunction<String, Class<? extends Throwable>, String> fails = (source, expected) -> {
            try {
                new StackMachine().assemble(source).run();
                return "fine";
            } catch (RuntimeException e) {
                return expected.isInstance(e) + " " + e.getMessage();
            }
        };
        System.out.println(fails.apply("add", ArrayIndexOutOfBoundsException.class));
        System.out.println(fails.apply("a:\npush 1\njmp a", ArrayIndexOutOfBoundsException.class));
        System.out.println(fails.apply("boom 5", IllegalArgumentException.class));
        System.out.println(fails.apply("ret", NoSuchElementException.class));
        System.out.println(fails.apply("push x", NumberFormatException.class));
        System.out.println(fails.apply("push 1", IndexOutOfBoundsException.class));
    }
}
