package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.TurnStarted;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final GameState STATE =
      Game.of(RuleSet.secondEdition(), CardSet.none()).start(Monster.GIGAZAUR, Monster.THE_KING);

  @Test
  void starts_again_from_a_state() {
    Draft.Editor editor = Draft.Editor.of(STATE, EngineKey.KEY);
    editor.emit(new EnergyGained(Seat.ONE, 3));
    assertThat(editor.table.energy(Seat.ONE)).isEqualTo(3);

    editor.reset(STATE);

    assertThat(editor.freeze()).isEqualTo(STATE);
  }

  /** Market, deck and discard pile change without the Keep cards; the table must not forget that one of these was used. */
  @Test
  void used_cards_can_be_used_again_next_turn_though_other_cards_have_moved() {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .with(
            Seat.ONE,
            MonsterSetup.of(Monster.GIGAZAUR).withCards(CardSetup.of(InventedCards.UMBRELLA)))
        .withMarket(Market.empty())
        .withFirst(Seat.ONE);
    Draft.Editor editor = Draft.Editor.of(game.start(setup), EngineKey.KEY);
    editor.emit(new CardUsed(Seat.ONE, InventedCards.UMBRELLA));
    editor.emit(new CardRevealed(0, InventedCards.PARADE));
    assertThat(editor.table.cards(Seat.ONE).get(0).isUsed()).isTrue();

    editor.emit(new TurnStarted(Seat.TWO));

    assertThat(editor.table.cards(Seat.ONE).get(0).isUsed()).isFalse();
  }

  @Test
  @SuppressWarnings("NullAway") // a caller without a key
  void can_be_edited_only_with_a_key() {
    for (Constructor<?> constructor : Draft.Editor.class.getDeclaredConstructors()) {
      assertThat(constructor.getParameterTypes()).contains(EngineKey.class);
    }
    assertThatNullPointerException()
        .isThrownBy(() -> Draft.Editor.of(STATE, null))
        .withMessage("key");
  }

  /** Cards get a draft as a table; a card that knows the class of it must not be able to change it. */
  @Test
  void cannot_be_passed_to_an_event_by_another_package() throws NoSuchMethodException {
    Method applyTo = Event.class.getDeclaredMethod("applyTo", Draft.Changeable.class);

    assertThat(applyTo.getParameterTypes()[0].getModifiers() & Modifier.PUBLIC).isZero();
    for (Method method : Draft.class.getDeclaredMethods()) {
      boolean changes = Modifier.isPublic(method.getModifiers())
          && method.getReturnType() == void.class
          && !method.isSynthetic();
      if (changes) {
        assertThat(method.getParameterTypes()).as(method.getName()).contains(EngineKey.class);
      }
    }
  }
}
