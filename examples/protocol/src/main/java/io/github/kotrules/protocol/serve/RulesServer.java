package io.github.kotrules.protocol.serve;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.protocol.Protocol;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Games by number, and their commands. A command is a line, and so is its answer: {@code ok ...}, or {@code error} and a
 * sentence, in which case nothing has changed. Answers depend only on previous commands.
 */
final class RulesServer {
  /** The maximum number of open games by default. */
  static final int DEFAULT_GAMES = 10_000;

  /** The maximum length of a list in an answer. */
  private static final int MAX_LISTED = 10_000;

  private static final int MAX_SENTENCE = 1_000;

  /** The maximum number of cached texts of questions; the printed games have fewer. */
  private static final int MAX_QUESTIONS = 10_000;

  private static final String HELP =
      "hello | help | new [edition=second] [players=4] [seed=N] [o=points=15,life=8_10]"
          + " | new MOMENT [seed=N] | status G | legal G | play G ANSWER | undo G"
          + " | fork G [seed=N|none] [seat=S] | view G [SEAT|spectator|all] [json] | moment G | record G"
          + " | events G [SEAT|spectator|all] [since=N] | odds G [ANSWER] | sample G [seed=N] | actions"
          + " | mask G | act G ID | observe [G [SEAT]] | drop G | list | batch N | quit";

  /** The maximum length of a number with the blank before it. */
  private static final int MAX_NUMBER = 12;

  /** The start of the option with the Monsters of the box. */
  private static final String MONSTERS = "monsters=";

  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final ImmutableMap<String, Game> EDITIONS =
      ImmutableMap.of("first", KingOfTokyo.firstEdition(), "second", KingOfTokyo.secondEdition());
  private static final ActionTable ACTIONS =
      new ActionTable(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());

  private final int maxGames;
  private final Observation observation = new Observation(NOTATION, EDITIONS);
  private final Map<Long, Match> games = new LinkedHashMap<>();
  private final Map<Decision, String> questions = new HashMap<>();
  private final StringBuilder out = new StringBuilder();

  /** The generator for commands that need chance without a seed. */
  private final SplittableRandom random = new SplittableRandom(1);

  private long opened;
  private boolean quit;

  /** Creates a server with a maximum number of open games. */
  RulesServer(int maxGames) {
    this.maxGames = maxGames;
  }

  /** Runs a command. */
  String answer(String line) {
    out.setLength(0);
    out.append("ok");
    try {
      perform(new Request(line));
      return out.toString();
    } catch (Refusal refused) {
      return error(String.valueOf(refused.getMessage()));
    } catch (NotationException wrong) {
      return error(sentences(wrong));
    } catch (OutOfMemoryError full) {
      return error("the memory is full: drop games, or start the server with more (java -Xmx4g)");
    } catch (RuntimeException fault) {
      return error("this is a fault of the server, please report it: " + fault);
    }
  }

  /** Whether the client has sent {@code quit}. */
  boolean hasQuit() {
    return quit;
  }

  /** Formats a refusal as one line of printable ASCII. */
  static String error(String sentence) {
    StringBuilder text = new StringBuilder("error ");
    String shown = Ascii.truncate(sentence, MAX_SENTENCE, "...");
    for (int i = 0; i < shown.length(); i++) {
      char letter = shown.charAt(i);
      text.append(letter == '\n' ? ' ' : letter < ' ' || letter > '~' ? '?' : letter);
    }
    return text.toString();
  }

  private static String sentences(NotationException wrong) {
    StringBuilder text = new StringBuilder();
    for (NotationException.Problem problem : wrong.problems()) {
      text.append(text.isEmpty() ? "" : "; ").append(problem.sentence());
    }
    return text.toString();
  }

  private void perform(Request request) {
    String command = request.next("a command");
    switch (command) {
      case "play" -> play(request);
      case "act" -> act(request);
      case "mask" -> mask(request);
      case "observe" -> observe(request);
      case "status" -> status(only(request));
      case "legal" -> legal(only(request));
      case "new" -> open(request);
      case "drop" -> drop(request);
      case "undo" -> undo(request);
      case "fork" -> fork(request);
      case "view" -> view(request);
      case "moment" -> word(NOTATION.writeMoment(only(request).lastTurn()));
      case "record" -> word(NOTATION.writeMoment(only(request).record()));
      case "events" -> events(request);
      case "odds" -> odds(request);
      case "sample" -> sample(request);
      case "actions" -> actions(request);
      case "list" -> list(request);
      case "hello" -> say(request, Protocol.identity());
      case "help" -> say(request, HELP);
      case "quit" -> {
        request.end();
        quit = true;
      }
      default -> throw new Refusal(Request.quoted(command) + " is not a command: help lists all");
    }
  }

  private void word(String text) {
    out.append(' ').append(text);
  }

  private void part(String text) {
    out.append(" | ").append(text);
  }

  /** Appends numbers, with a fast path for one digit. */
  private void numbers(int[] numbers) {
    char[] text = new char[numbers.length * MAX_NUMBER];
    int length = 0;
    for (int number : numbers) {
      text[length++] = ' ';
      if (number >= 0 && number < 10) {
        text[length++] = (char) ('0' + number);
      } else {
        String digits = Integer.toString(number);
        digits.getChars(0, digits.length(), text, length);
        length += digits.length();
      }
    }
    out.append(text, 0, length);
  }

  private void say(Request request, String text) {
    request.end();
    word(text);
  }

  // Games

  private Match next(Request request) {
    return game(number(request));
  }

  private static long number(Request request) {
    String word = request.next("the number of a game");
    Long number = Request.digits(word);
    if (number == null) {
      throw new Refusal(
          Request.quoted(word) + " is not the number of a game: new gives one, list shows all");
    }
    return number;
  }

  private Match game(long number) {
    Match match = games.get(number);
    if (match == null) {
      throw new Refusal("there is no game " + number + ": new opens one, list shows all");
    }
    return match;
  }

  private Match only(Request request) {
    Match match = next(request);
    request.end();
    return match;
  }

  private void open(Request request) {
    GameRecord record;
    Map<String, String> fields;
    if (request.startsWith("kot1/")) {
      String moment = request.next("a moment");
      fields = request.fields(ImmutableList.of("seed"));
      record = moment(moment);
    } else {
      fields = request.fields(ImmutableList.of("edition", "players", "seed", "o"));
      record = NOTATION.readMoment(newGame(fields));
    }
    Game game = NOTATION.game(record.end());
    GameRecord turn = record.forfeits().isEmpty() ? record : record.lastTurn(game);
    if (!turn.forfeits().isEmpty()) {
      throw new Refusal("a player leaves in the last turn of this moment, which cannot be continued"
          + " here: leave the forfeit out, or take the moment of a later turn");
    }
    add(Match.of(game, turn, seed(fields, null)));
  }

  /** Reads a moment. It can be long, so the refusal contains the place of the problem. */
  private static GameRecord moment(String word) {
    try {
      return NOTATION.readMoment(word);
    } catch (NotationException wrong) {
      throw new Refusal("column " + wrong.column() + " of the moment: " + sentences(wrong));
    }
  }

  /** Returns a new game as a moment in one word. */
  private static String newGame(Map<String, String> fields) {
    String edition = fields.getOrDefault("edition", "second");
    Game game = EDITIONS.get(edition);
    if (game == null) {
      throw new Refusal("there is no edition " + Request.quoted(edition)
          + ": write edition=first or" + " edition=second");
    }
    int players = Request.number(
        fields.getOrDefault("players", "4"), 2, Seat.values().length, "a number of players");
    String options = fields.get("o");
    if (options != null && options.indexOf('/') >= 0) {
      throw new Refusal("options contain no slash: write them as in o=points=15,life=8_10");
    }
    List<String> monsters = monsters(game, options == null ? "" : options);
    if (players > monsters.size()) {
      throw new Refusal(players + " players need as many Monsters, but there are " + monsters.size()
          + ": " + String.join(", ", monsters));
    }
    return "kot1/" + edition + "/" + (options == null ? "" : "o=" + options + "/")
        + String.join("/", monsters.subList(0, players));
  }

  /** The Monsters of the box in order of seats: those of the edition, or of an option. */
  private static List<String> monsters(Game game, String options) {
    List<String> monsters = new ArrayList<>();
    for (String option : Splitter.on(',').split(options)) {
      if (option.startsWith(MONSTERS)) {
        monsters.addAll(Splitter.on('_').splitToList(option.substring(MONSTERS.length())));
      }
    }
    if (monsters.isEmpty()) {
      game.rules().monsters().forEach(monster -> monsters.add(monster.word()));
    }
    return monsters;
  }

  private void add(Match match) {
    if (games.size() >= maxGames) {
      throw new Refusal(maxGames + " games are open, which is the maximum: close one with drop G,"
          + " or start the server with --games N");
    }
    out.append(' ').append(opened + 1);
    status(match);
    games.put(++opened, match);
  }

  private static @Nullable Long seed(Map<String, String> fields, @Nullable Long otherwise) {
    String seed = fields.get("seed");
    if (seed == null) {
      return otherwise;
    }
    if (seed.equals("none")) {
      return null;
    }
    try {
      return Long.valueOf(seed);
    } catch (NumberFormatException wrong) {
      throw new Refusal(Request.quoted(seed)
          + " is not a seed: write a whole number of at most 64 bits, as in seed=42");
    }
  }

  private void fork(Request request) {
    Match match = next(request);
    Map<String, String> fields = request.fields(ImmutableList.of("seed", "seat"));
    Long seed = seed(fields, match.seed());
    String seat = fields.get("seat");
    if (seat == null) {
      add(match.fork(seed));
      return;
    }
    Seat viewer = seat(match, seat);
    SplittableRandom cards =
        fields.containsKey("seed") && seed != null ? new SplittableRandom(seed) : random;
    add(match.fork(seed, viewer, cards));
  }

  private void drop(Request request) {
    long number = number(request);
    request.end();
    Match dropped = game(number);
    games.remove(number, dropped);
  }

  private void list(Request request) {
    request.end();
    for (Long number : games.keySet()) {
      out.append(' ').append(number);
    }
  }

  // Moves

  private void status(Match match) {
    GameState state = match.state();
    if (state.pending() instanceof Decision decision) {
      out.append(" ask ")
          .append(decision.seat().number())
          .append(' ')
          .append(question(decision))
          .append(' ')
          .append(match.legalActions().size());
    } else if (state.isOver()) {
      out.append(" over ");
      if (state.winners().isEmpty()) {
        out.append('-');
      }
      for (Seat seat : state.winners()) {
        out.append(seat.number());
      }
    } else {
      word(NOTATION.waiting(state));
    }
  }

  private String question(Decision decision) {
    String known = questions.get(decision);
    if (known != null) {
      return known;
    }
    String text = NOTATION.write(decision);
    if (questions.size() < MAX_QUESTIONS) {
      questions.put(decision, text);
    }
    return text;
  }

  private void legal(Match match) {
    GameState state = match.state();
    if (!(state.pending() instanceof Decision)) {
      return;
    }
    List<Action> legal = match.legalActions();
    if (legal.size() > MAX_LISTED) {
      throw new Refusal("there are " + legal.size()
          + " legal answers, too many to list: play one by" + " its text or its number");
    }
    int number = 0;
    for (String text : NOTATION.writeOptions(Question.of(match.game(), state))) {
      out.append(" | ").append(++number).append(' ').append(text);
    }
  }

  private void play(Request request) {
    Match match = next(request);
    play(match, answer(match, request.rest("an answer")));
  }

  private void play(Match match, Action action) {
    match.play(action);
    status(match);
  }

  /** Reads an answer by its number or its text. */
  private static Action answer(Match match, String text) {
    GameState state = match.state();
    if (state.isOver()) {
      throw new Refusal("the game is over: undo an answer, or open a new game");
    }
    Long number = Request.digits(text);
    if (number == null) {
      return state.chance() == null
          ? NOTATION.readMove(Question.of(match.game(), state), text)
          : NOTATION.readMove(state, text);
    }
    if (state.chance() != null) {
      throw new Refusal("the game waits for chance (" + NOTATION.waiting(state)
          + "): play an outcome as text; sample gives one");
    }
    List<Action> legal = match.legalActions();
    if (number < 1 || number > legal.size()) {
      throw new Refusal(
          "there is no answer " + number + ": the answers are numbered from 1 to " + legal.size());
    }
    return legal.get(Math.toIntExact(number) - 1);
  }

  private void undo(Request request) {
    Match match = only(request);
    match.undo();
    status(match);
  }

  private void actions(Request request) {
    request.end();
    out.append(' ').append(ACTIONS.size()).append(' ').append(ACTIONS.hash());
    ACTIONS.texts().forEach(this::part);
  }

  private void mask(Request request) {
    Match match = only(request);
    if (match.state().pending() instanceof Decision) {
      numbers(ACTIONS.ids(match.state(), match.legalActions()));
    }
  }

  private void act(Request request) {
    Match match = next(request);
    int id = Request.number(
        request.next("the id of an action"), 0, ACTIONS.size() - 1, "the id of an action");
    request.end();
    Action action = match.state().pending() instanceof Decision
        ? ACTIONS.legal(match.game(), match.state(), id)
        : null;
    if (action == null) {
      throw new Refusal("action " + id + " (" + ACTIONS.text(id)
          + ") is not legal now: mask gives the ids that are, status what the game waits for");
    }
    play(match, action);
  }

  // What is known

  private static Seat seat(Match match, String word) {
    return Seat.of(Request.number(word, 1, match.state().seats(), "a seat of this game"));
  }

  /** Reads a viewer; the default is the asked seat, or a spectator. */
  private static Viewer viewer(Match match, Request request) {
    if (request.skip("spectator")) {
      return Onlooker.SPECTATOR;
    }
    if (request.skip("all")) {
      return Onlooker.ALL_SEEING;
    }
    if (!request.hasNext() || request.startsWith("json") || request.startsWith("since=")) {
      Decision decision = match.state().decision();
      return decision == null ? Onlooker.SPECTATOR : decision.seat();
    }
    return seat(match, request.next("a viewer"));
  }

  private void view(Request request) {
    Match match = next(request);
    GameView view = match.state().viewFor(viewer(match, request));
    boolean json = request.skip("json");
    request.end();
    word(json ? JsonText.of(KingOfTokyo.json().write(view)) : NOTATION.writeView(view));
  }

  private void events(Request request) {
    Match match = next(request);
    Viewer viewer = viewer(match, request);
    String since = request.fields(ImmutableList.of("since")).get("since");
    List<Event> events = since == null
        ? match.events(viewer)
        : match.events(
            viewer, Request.number(since, 0, match.moves(), "a number of moves of this game"));
    for (Event event : events) {
      part(NOTATION.write(event));
    }
  }

  private void observe(Request request) {
    if (!request.hasNext()) {
      observation.names().forEach(this::word);
      return;
    }
    Match match = next(request);
    GameState state = match.state();
    Decision decision = state.decision();
    Seat seat = decision == null ? state.activeSeat() : decision.seat();
    if (request.hasNext()) {
      seat = seat(match, request.next("a seat"));
    }
    request.end();
    numbers(observation.of(state.viewFor(seat)));
  }

  // Chance

  private void odds(Request request) {
    Match match = next(request);
    GameState state = match.state();
    Chance chance = state.chance();
    if (chance != null) {
      request.end();
      outcomes(chance, Dice.none());
      return;
    }
    Action action = answer(match, request.rest("an answer that rolls dice again"));
    Dice kept = kept(state, action);
    Chance next = match.game().next(state, action).chance();
    if (kept == null || !(next instanceof DiceChance)) {
      throw new Refusal("this answer rolls no dice again: odds are for such answers, and for games"
          + " that wait for chance");
    }
    outcomes(next, kept);
  }

  /** The dice that a reroll keeps; null if the answer is not a reroll. */
  private static @Nullable Dice kept(GameState state, Action action) {
    boolean ofCard = state.pending() instanceof ChooseFreeReroll asked && asked.rolledFor() != null;
    Dice dice =
        state.pending() instanceof ChooseFreeReroll asked && ofCard ? asked.dice() : state.dice();
    if (action instanceof RerollDice reroll) {
      return dice.minus(reroll.dice());
    }
    if (action instanceof RerollWithCard reroll) {
      return dice.minus(reroll.dice());
    }
    return action instanceof ProbeDie probe ? dice.minus(probe.face()) : null;
  }

  private void outcomes(Chance chance, Dice kept) {
    if (chance.size() > MAX_LISTED) {
      throw new Refusal("there are " + chance.size() + " outcomes, too many to list: sample some");
    }
    for (Outcome outcome : chance.outcomes()) {
      out.append(" | ");
      if (outcome instanceof Roll roll) {
        out.append(kept.plus(roll.dice()));
      } else if (outcome instanceof Reveal reveal) {
        out.append(reveal.card());
      }
      out.append(' ').append(chance.probability(outcome));
    }
  }

  private void sample(Request request) {
    Match match = next(request);
    Long seed = seed(request.fields(ImmutableList.of("seed")), null);
    Chance chance = match.state().chance();
    if (chance == null) {
      throw new Refusal("the game does not wait for chance: status says what it waits for");
    }
    Outcome outcome = chance.sample(seed == null ? random : new SplittableRandom(seed));
    word(NOTATION.write(match.state(), outcome));
  }
}
