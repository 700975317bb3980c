/** How fast the library is, measured with JMH. */
@NullMarked
package io.github.kotrules.benchmarks;

import org.jspecify.annotations.NullMarked;
