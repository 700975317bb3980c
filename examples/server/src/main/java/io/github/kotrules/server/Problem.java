package io.github.kotrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.IllegalActionException.Reason;
import io.github.kotrules.json.JsonException;

/** A refusal in the format of RFC 9457. The detail says what to do. */
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final String BUSY = "busy";

  private final int status;
  private final String type;
  private final transient ImmutableMap<String, Object> more;

  private Problem(int status, String type, String detail, ImmutableMap<String, Object> more) {
    super(detail, null, false, false);
    this.status = status;
    this.type = type;
    this.more = more;
  }

  Problem(int status, String type, String detail) {
    this(status, type, detail, ImmutableMap.of());
  }

  static Problem unknownGame(String id) {
    return new Problem(
        404,
        "unknown-game",
        "There is no game " + id + ": GET /games lists those that can be joined.");
  }

  static Problem busy() {
    return new Problem(503, BUSY, "The game is busy: try again.");
  }

  boolean isBusy() {
    return type.equals(BUSY);
  }

  static Problem wrongSecret() {
    return new Problem(
        401,
        "wrong-secret",
        "This is not the secret of a seat in this game: send the one that POST /games/{game}/seats"
            + " gave, as \"Authorization: Bearer SECRET\".");
  }

  static Problem notStarted() {
    return new Problem(
        409, "not-started", "The game has not started: wait until all open seats are taken.");
  }

  /** Refuses the JSON of a request, at a path as in {@code $.seats[1]}. */
  static Problem malformed(String path, String sentence) {
    return new Problem(
        400,
        "malformed",
        "The request is not understood at " + path + ": " + sentence,
        ImmutableMap.of("path", path));
  }

  /** Refuses an answer, in the field {@code answer}, that the JSON reader has refused. */
  static Problem malformedAnswer(JsonException refused) {
    return malformed("$.answer" + refused.path().substring(1), refused.sentence());
  }

  /** Refuses an answer that the game has refused, without the question to another seat, which may see more than this one. */
  static Problem illegal(IllegalActionException refused) {
    Reason reason = refused.reason();
    ImmutableMap<String, Object> why = ImmutableMap.of("reason", reason.name());
    return switch (reason) {
      case NOT_ASKED ->
        new Problem(
            409, "not-asked", "It is not your turn: wait for a message with a question.", why);
      case GAME_OVER ->
        new Problem(
            409, "game-over", "The game is over: read its record, or open another one.", why);
      case NOT_AN_OPTION, NOT_WAITED_FOR ->
        new Problem(
            409,
            "illegal-action",
            "This is not a legal answer: send one of those that came with the question. ("
                + refused.getMessage() + ")",
            why);
    };
  }

  int status() {
    return status;
  }

  /** The body of the response. */
  ImmutableMap<String, Object> body() {
    return ImmutableMap.<String, Object>builder()
        .put("type", "urn:kot:" + type)
        .put("title", type.replace('-', ' '))
        .put("status", status)
        .put("detail", getMessage())
        .putAll(more)
        .buildOrThrow();
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
