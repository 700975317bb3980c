package io.github.kotrules.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Counts the work of an iteration; JMH adds up the public fields of all threads and divides them by the time. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class Tally {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Choices made in games, without chance. */
  public long decisions;

  /** Games played to the end. */
  public long games;

  /** The processor time of the thread. */
  public long cpuNanos;

  private long before;

  @Setup(Level.Iteration)
  public void start() {
    before = THREADS.getCurrentThreadCpuTime();
  }

  @TearDown(Level.Iteration)
  public void stop() {
    cpuNanos = THREADS.getCurrentThreadCpuTime() - before;
  }
}
