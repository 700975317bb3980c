package io.github.kotrules.spark;

import io.github.kotrules.arena.SeatResult;
import io.github.kotrules.cli.InputException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** Converts a block to rows, one for each seat of each of its games. */
final class SeatRows implements FlatMapFunction<String, Row> {
  static final StructType SCHEMA = new StructType()
      .add("match", DataTypes.IntegerType, false)
      .add("block", DataTypes.IntegerType, false)
      .add("rotation", DataTypes.IntegerType, false)
      .add("seat", DataTypes.IntegerType, false)
      .add("bot", DataTypes.StringType, false)
      .add("score", DataTypes.DoubleType, false)
      .add("place", DataTypes.DoubleType, false)
      .add("points", DataTypes.IntegerType, false)
      .add("turns", DataTypes.IntegerType, false)
      .add("ending", DataTypes.StringType, false)
      .add("forfeit", DataTypes.BooleanType, false)
      .add("bought", DataTypes.createArrayType(DataTypes.StringType, false), false);

  private static final long serialVersionUID = 1;

  private final RunOptions run;

  SeatRows(RunOptions run) {
    this.run = run;
  }

  @Override
  public Iterator<Row> call(String line) throws InputException {
    List<Row> rows = new ArrayList<>();
    for (SeatResult seat : run.player().seats(line)) {
      rows.add(RowFactory.create(
          seat.match(),
          seat.block(),
          seat.rotation(),
          seat.seat(),
          seat.bot(),
          seat.score(),
          seat.place(),
          seat.points(),
          seat.turns(),
          seat.ending(),
          seat.forfeit(),
          seat.bought().toArray(new String[0])));
    }
    return rows.iterator();
  }
}
