/**
 * Benchmarks of the library with JMH. Start at {@link io.github.kotrules.benchmarks.Benchmarks}, the program that runs
 * everything and prints one table; {@link io.github.kotrules.benchmarks.Plan} defines what it runs.
 *
 * <ul>
 *   <li>Whole games: {@link io.github.kotrules.benchmarks.CardlessGameBenchmark}, {@link
 *       io.github.kotrules.benchmarks.FullGameBenchmark}, and their baseline, {@link
 *       io.github.kotrules.benchmarks.LimitBenchmark}.
 *   <li>One state: {@link io.github.kotrules.benchmarks.StateBenchmark}.
 *   <li>Text: {@link io.github.kotrules.benchmarks.NotationBenchmark}.
 * </ul>
 */
@NullMarked
package io.github.kotrules.benchmarks;

import org.jspecify.annotations.NullMarked;
