/**
 * Plays the blocks of an arena run on Apache Spark, on one machine or on a cluster. Start at {@link
 * io.github.kotrules.spark.SparkArena}.
 */
@NullMarked
package io.github.kotrules.spark;

import org.jspecify.annotations.NullMarked;
