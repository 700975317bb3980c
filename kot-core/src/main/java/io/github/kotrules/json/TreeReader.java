package io.github.kotrules.json;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Table;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.Kind;
import io.github.kotrules.vocabulary.RecordTable;
import io.github.kotrules.vocabulary.RecordType;
import io.github.kotrules.vocabulary.Spelling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads records of the vocabulary that {@link TreeWriter} wrote.
 *
 * @param seats the number of seats at the table
 */
record TreeReader(Catalogue catalogue, int seats) {

  <R> R read(RecordTable<R> table, Node node) {
    Node name = node.field(TreeWriter.TYPE);
    String text = name.text("a type");
    RecordType<? extends R> type = table.find(text);
    if (type == null) {
      throw name.wrong(Spelling.quoted(text) + " " + table.refusal(text));
    }
    node.checkFields(with(TreeWriter.TYPE, type.fieldNames()));
    return readFields(type, node);
  }

  static ImmutableList<String> with(String first, List<String> names) {
    return ImmutableList.<String>builder().add(first).addAll(names).build();
  }

  <R> R readFields(RecordType<R> type, Node node) {
    List<@Nullable Object> values = new ArrayList<>();
    for (Field<?> field : type.fields()) {
      values.add(read(field.kind(), node.field(field.name())));
    }
    try {
      return type.make(values);
    } catch (IllegalArgumentException refused) {
      throw node.wrong("this " + type.name() + " is impossible: " + refused.getMessage());
    }
  }

  /** Reads the value of a field that is never null. */
  Object readField(Field<?> field, Node node) {
    return requireNonNull(read(field.kind(), node.field(field.name())));
  }

  @Nullable
  Object read(Kind<?> kind, Node node) {
    return switch (kind.shape()) {
      case NUMBER -> node.number(kind.min(), kind.max());
      case YES_OR_NO -> node.yesOrNo();
      case SEAT -> seat(node);
      case SEATS -> seats(node);
      case VIEWER -> viewer(node);
      case CARD -> card(node);
      case WORD -> node.text("a word");
      case DICE -> dice(node);
      case FACE -> face(node);
      case GROUP -> group(node);
      case GROUPS -> groups(node);
      case CONSTANT -> constant(node, kind.constants());
      case OR_NONE -> node.value() == null ? null : read(kind.element(), node);
      case LIST -> list(kind, node);
      case RECORD, ONE_OF, CARD_IN_PLAY -> read(kind.table(), node);
    };
  }

  private Seat seat(Node node) {
    return Seat.of(node.number(1, seats));
  }

  private SeatSet seats(Node node) {
    SeatSet all = SeatSet.none();
    for (Node element : node.elements(0, seats)) {
      Seat seat = seat(element);
      if (all.contains(seat)) {
        throw element.wrong(seat + " is named twice");
      }
      all = all.with(seat);
    }
    return all;
  }

  private Viewer viewer(Node node) {
    return node.isText()
        ? (Viewer) constant(node, ImmutableList.copyOf(Onlooker.values()))
        : seat(node);
  }

  private CardId card(Node node) {
    String text = node.text("a card");
    for (CardInfo card : catalogue.cards()) {
      if (card.id().value().equals(text)) {
        return card.id();
      }
    }
    throw node.wrong("there is no card " + Spelling.quoted(text) + " in this game"
        + Spelling.suggestion(
            text, Lists.transform(catalogue.cards(), card -> card.id().value())));
  }

  private static Dice dice(Node node) {
    String text = node.text("a string of dice such as \"112EHS\"");
    if (text.equals(Dice.none().toString())) {
      return Dice.none();
    }
    boolean legible = !text.isEmpty() && text.length() <= Dice.MAX_PER_FACE;
    for (int i = 0; legible && i < text.length(); i++) {
      legible = find(text.charAt(i)) != null;
    }
    if (!legible) {
      throw node.notA("a string of dice such as \"112EHS\", or \"-\" for none,");
    }
    return Dice.parse(text);
  }

  private static Face face(Node node) {
    String text = node.text("a face");
    Face face = text.length() == 1 ? find(text.charAt(0)) : null;
    if (face == null) {
      throw node.notA("one of the faces 1 2 3 E H S");
    }
    return face;
  }

  private static @Nullable Face find(char symbol) {
    for (Face face : Face.values()) {
      if (face.symbol() == symbol) {
        return face;
      }
    }
    return null;
  }

  private static DiceGroup group(Node node) {
    String text = node.text("a group of dice");
    for (DiceGroup group : DiceGroup.values()) {
      if (text.equals(String.valueOf(group.symbol()))) {
        return group;
      }
    }
    throw node.notA("one of the groups N H E S");
  }

  private static ImmutableList<DiceGroup> groups(Node node) {
    ImmutableList.Builder<DiceGroup> groups = ImmutableList.builder();
    int next = 0;
    for (Node element : node.elements(0, DiceGroup.values().length)) {
      DiceGroup group = group(element);
      if (group.ordinal() < next) {
        throw element.wrong("groups are named once each, in the order N H E S");
      }
      groups.add(group);
      next = group.ordinal() + 1;
    }
    return groups.build();
  }

  private static Enum<?> constant(Node node, ImmutableList<? extends Enum<?>> constants) {
    String text = node.text("a word");
    Enum<?> found = Spelling.find(text, constants);
    if (found == null) {
      throw node.wrong(Spelling.quoted(text) + " " + Spelling.refusal(text, constants));
    }
    return found;
  }

  /** Reads a list, whose maximum size is that of its kind, or the number of cards. */
  private List<@Nullable Object> list(Kind<?> kind, Node node) {
    int most = Math.max(catalogue.allCards().size(), Table.MAX_PER_TURN);
    List<@Nullable Object> values = new ArrayList<>();
    for (Node element : node.elements(kind.min(), Math.min(kind.max(), most))) {
      values.add(read(kind.element(), element));
    }
    return values;
  }
}
