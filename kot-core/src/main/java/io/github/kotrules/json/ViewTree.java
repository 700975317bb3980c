package io.github.kotrules.json;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.ViewSetup;
import io.github.kotrules.vocabulary.Editions;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.RecordType;
import io.github.kotrules.vocabulary.RuleOption;
import io.github.kotrules.vocabulary.ViewTable;
import io.github.kotrules.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes and reads a view as a tree: the game, the viewer, the table, the turn, and what the table waits for. */
final class ViewTree {
  static final String VIEW = "view";
  static final String EDITION = "edition";
  static final String CARDS = "cards";
  static final String OPTIONS = "options";

  /** The fields of the view itself, after those of the game. */
  static final ImmutableList<Field<?>> SEEN = ImmutableList.<Field<?>>builder()
      .add(Vocabulary.VIEWER)
      .addAll(Vocabulary.TABLE.fields())
      .addAll(Vocabulary.TURN.fields())
      .add(Vocabulary.WAITING)
      .build();

  private static final ImmutableList<String> FIELDS = ImmutableList.copyOf(Iterables.concat(
      ImmutableList.of(TreeWriter.TYPE, EDITION, CARDS, OPTIONS),
      Lists.transform(SEEN, Field::name)));

  private final Editions editions;

  ViewTree(Editions editions) {
    this.editions = editions;
  }

  Map<String, @Nullable Object> write(GameView view) {
    ViewSetup setup = ViewSetup.of(view);
    String edition = editions.nearest(view.setting());
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put(TreeWriter.TYPE, VIEW);
    tree.put(EDITION, edition);
    tree.put(CARDS, view.setting().catalogue().fingerprint());
    tree.put(OPTIONS, writeOptions(view.rules(), edition));
    tree.put(Vocabulary.VIEWER.name(), TreeWriter.write(Vocabulary.VIEWER.kind(), setup.viewer()));
    addFields(Vocabulary.TABLE, ViewTable.of(view), tree);
    addFields(Vocabulary.TURN, setup.turn(), tree);
    tree.put(
        Vocabulary.WAITING.name(), TreeWriter.write(Vocabulary.WAITING.kind(), setup.waiting()));
    return Collections.unmodifiableMap(tree);
  }

  private static void addFields(
      RecordType<?> type, Object value, Map<String, @Nullable Object> tree) {
    TreeWriter.addFields(type.fields(), type.values(value), tree);
  }

  private Map<String, @Nullable Object> writeOptions(RuleSet rules, String edition) {
    Map<String, @Nullable Object> options = new LinkedHashMap<>();
    options.put(TreeWriter.TYPE, OPTIONS);
    for (RuleOption<?> option : editions.differences(rules, edition)) {
      options.put(option.name(), TreeWriter.write(option.field().kind(), option.of(rules)));
    }
    return Collections.unmodifiableMap(options);
  }

  GameView read(Node node) {
    checkType(node, VIEW);
    node.checkFields(FIELDS);
    Game game = readGame(node);
    TreeReader reader = new TreeReader(game.catalogue(), seats(node));
    ViewTable table = reader.readFields(Vocabulary.TABLE, node);
    ViewSetup setup = new ViewSetup(
        (Viewer) reader.readField(Vocabulary.VIEWER, node),
        table.toPosition(),
        reader.readFields(Vocabulary.TURN, node),
        (Event) reader.readField(Vocabulary.WAITING, node));
    GameView view = lay(game, setup, node);
    ImmutableList<CardId> discards = view.discards().toList();
    if (!ImmutableList.sortedCopyOf(discards)
        .equals(ImmutableList.sortedCopyOf(table.discards()))) {
      throw node.field(ViewTable.DISCARDS)
          .wrong(
              "the discard pile must have the " + discards.size() + " cards without another place");
    }
    return view;
  }

  private static void checkType(Node node, String expected) {
    Node type = node.field(TreeWriter.TYPE);
    String text = type.text("the type " + expected);
    if (!text.equals(expected)) {
      throw type.notA("the type " + expected);
    }
  }

  private Game readGame(Node node) {
    Node name = node.field(EDITION);
    Game game = editions.find(name.text("an edition"));
    if (game == null) {
      throw name.notA("one of the editions " + Joiner.on(", ").join(editions.names()));
    }
    Node cards = node.field(CARDS);
    if (!cards.text("the fingerprint of the cards").equals(game.catalogue().fingerprint())) {
      throw cards.notA(
          "the fingerprint of the cards here, " + game.catalogue().fingerprint() + ",");
    }
    return Editions.withRules(game, readOptions(game, node.field(OPTIONS)));
  }

  private static RuleSet readOptions(Game game, Node node) {
    checkType(node, OPTIONS);
    TreeReader reader = new TreeReader(game.catalogue(), 0);
    RuleSet rules = game.rules();
    for (RuleOption<?> option : RuleOption.ALL) {
      if (node.object().containsKey(option.name())) {
        rules = change(rules, option, reader, node);
      }
    }
    node.checkFields(
        TreeReader.with(TreeWriter.TYPE, Lists.transform(RuleOption.ALL, RuleOption::name)));
    return rules;
  }

  private static RuleSet change(RuleSet rules, RuleOption<?> option, TreeReader reader, Node node) {
    try {
      return option.change(rules, reader.readField(option.field(), node));
    } catch (JsonException wrong) {
      throw wrong;
    } catch (IllegalArgumentException refused) {
      throw node.field(option.name()).wrong(String.valueOf(refused.getMessage()));
    }
  }

  /** The number of seats, which is the number of Monsters. */
  private static int seats(Node node) {
    return node.field(ViewTable.MONSTERS).elements(2, Seat.values().length).length;
  }

  private static GameView lay(Game game, ViewSetup setup, Node node) {
    try {
      return GameView.of(game.rules(), game.catalogue(), setup);
    } catch (IllegalSetupException illegal) {
      throw refusal(node, illegal.details());
    }
  }

  /** The path is that of the first fault; the sentence has the paths of the others. */
  private static JsonException refusal(Node node, List<Fault> faults) {
    Node first = place(node, faults.get(0));
    List<String> sentences = new ArrayList<>();
    for (Fault fault : faults) {
      String path = place(node, fault).path();
      sentences.add((path.equals(first.path()) ? "" : path + ": ") + fault.sentence());
    }
    return first.wrong(String.join("; ", sentences));
  }

  private static Node place(Node view, Fault fault) {
    return switch (fault.part()) {
      case TABLE -> view;
      case MONSTER ->
        fault.seat() == null
            ? view
            : view.field(ViewTable.MONSTERS).element(fault.seat().ordinal());
      case MARKET -> view.field(ViewTable.MARKET);
      case DECK -> view.field(ViewTable.DECK);
      case TOP_CARDS -> view.field(ViewTable.TOP_CARDS);
      case FIRST -> view.field(ViewTable.ACTIVE_SEAT);
      case BEGAN -> view.field(ViewTable.FIRST_SEAT);
      case EXTRA_TURNS -> view.field(ViewTable.EXTRA_TURNS);
    };
  }
}
