/**
 * The rules of King of Tokyo as a pure function from a state and an action to the next state. The printed cards are in the
 * module {@code io.github.kotrules.cards}, tools for tests in {@code io.github.kotrules.testkit}.
 *
 * <h2>Where to start</h2>
 *
 * <dl>
 *   <dt>Play a game
 *   <dd>{@link io.github.kotrules.Game} has the rules: it starts a game, lists legal actions and applies one. {@link
 *       io.github.kotrules.Session} holds a game under way and can take moves back. {@link io.github.kotrules.Play} asks a {@link
 *       io.github.kotrules.Chooser} for each seat until the game is over.
 *   <dt>Ask a player
 *   <dd>A {@link io.github.kotrules.Question} has what one seat may know and the {@linkplain
 *       io.github.kotrules.action.Action actions} it may choose from.
 *   <dt>Look at a game
 *   <dd>{@link io.github.kotrules.state.GameState} is a position, {@link io.github.kotrules.state.GameView} is what a seat may
 *       know of it, and {@link io.github.kotrules.state.GameSetup} is any position to start from.
 *   <dt>Choose the rules
 *   <dd>{@link io.github.kotrules.model.RuleSet} has the options of both editions and of the house.
 *   <dt>Write a card
 *   <dd>A {@link io.github.kotrules.card.Card} implements hooks and returns {@linkplain io.github.kotrules.effect.Effect
 *       effects}. A {@link io.github.kotrules.card.CardSet} is what a game is played with.
 *   <dt>Save a game, or send it
 *   <dd>{@link io.github.kotrules.GameRecord} is the save file of a game. {@link io.github.kotrules.notation.Notation} reads and
 *       writes text, {@link io.github.kotrules.json.Json} trees for any JSON library, and {@link
 *       io.github.kotrules.json.jackson.KotModule} is for Jackson.
 *   <dt>Show a game
 *   <dd>{@link io.github.kotrules.story.Storyteller} describes what happens in plain English, and {@link
 *       io.github.kotrules.story.TableSvg} draws a table.
 *   <dt>Write a bot
 *   <dd>{@link io.github.kotrules.Playout} plays many games fast, and {@link io.github.kotrules.odds.DiceOdds} has the exact odds
 *       of dice.
 * </dl>
 */
module io.github.kotrules.core {
  requires transitive com.google.common;
  requires transitive org.jspecify;
  requires org.slf4j;

  // used by generated builders at compile time only
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  // optional: only the package json.jackson uses it
  requires static com.fasterxml.jackson.databind;

  exports io.github.kotrules;
  exports io.github.kotrules.action;
  exports io.github.kotrules.card;
  exports io.github.kotrules.effect;
  exports io.github.kotrules.json;
  exports io.github.kotrules.json.jackson;
  exports io.github.kotrules.state;
  exports io.github.kotrules.model;
  exports io.github.kotrules.notation;
  exports io.github.kotrules.odds;
  exports io.github.kotrules.story;
}
