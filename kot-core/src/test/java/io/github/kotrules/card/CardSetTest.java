package io.github.kotrules.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardSetTest {
  private static final CardId HAT = CardId.of("hat");
  private static final CardId BOOT = CardId.of("boot");

  private record Plain(CardFace face) implements Card {}

  private record Keep(CardFace face) implements Card, ModifiesDice {
    Keep(CardId id, int cost) {
      this(CardFace.keep(id.value(), "Keep", cost, "One more die."));
    }

    @Override
    public int extraDice(Table table, Seat owner) {
      return 1;
    }
  }

  private record Played(CardFace face) implements Card, WhenPlayed {
    Played(CardId id) {
      this(CardFace.discard(id.value(), "Played", 0, "Nothing."));
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of();
    }
  }

  /** A Discard card with a hook, but not the one that it needs. */
  private record Misprint(CardFace face) implements Card, ModifiesDice {
    @Override
    public int extraDice(Table table, Seat owner) {
      return 1;
    }
  }

  private static void checkRefused(Card card, int copies, String message) {
    CardSet.Builder builder = CardSet.builder();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.add(card, copies))
        .withMessage(message);
    assertThat(builder.build().copies()).isEmpty();
  }

  @Test
  void holds_cards_in_the_order_they_were_added_with_their_copies() {
    Card hat = new Keep(HAT, 3);
    Card boot = new Played(BOOT);
    CardSet set = CardSet.builder().add(hat, 2).add(boot).build();

    assertThat(set.copies()).containsExactly(Map.entry(hat, 2), Map.entry(boot, 1));
    assertThat(set.card(HAT)).isSameAs(hat);
    assertThat(set.card(BOOT)).isSameAs(boot);
    assertThat(set).hasToString("card set of 2 cards");
  }

  @Test
  void takes_all_cards_of_another_set_before_its_own() {
    CardSet printed = CardSet.builder().add(new Keep(HAT, 3), 2).build();
    CardSet house = CardSet.builder().addAll(printed).add(new Played(BOOT)).build();

    assertThat(house).extracting(card -> card.face().id()).containsExactly(HAT, BOOT);
    assertThat(house.copies().values()).containsExactly(2, 1);
    assertThat(printed.copies()).hasSize(1);
  }

  @Test
  void can_be_empty() {
    assertThat(CardSet.none().copies()).isEmpty();
  }

  @Test
  void knows_no_other_card() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.builder().add(new Keep(HAT, 3)).build().card(BOOT))
        .withMessage("no card boot in this card set");
  }

  @Test
  void refuses_two_cards_of_one_id() {
    CardSet.Builder builder = CardSet.builder().add(new Keep(HAT, 3));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.add(new Played(HAT)))
        .withMessage("two cards share the id hat: give one of them another");
    assertThat(builder.build().card(HAT)).isEqualTo(new Keep(HAT, 3));
  }

  @Test
  void refuses_the_same_card_twice_in_two_sets() {
    CardSet printed = CardSet.builder().add(new Keep(HAT, 3)).build();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.builder().addAll(printed).addAll(printed))
        .withMessageContaining("hat");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void refuses_a_card_without_copies(int copies) {
    checkRefused(new Keep(HAT, 3), copies, "card hat has " + copies + " copies: add at least one");
  }

  @Test
  void refuses_a_keep_card_that_speaks_at_no_moment() {
    checkRefused(
        new Plain(CardFace.keep("hat", "Hat", 3, "Nothing.")),
        1,
        "Keep card hat has no hooks, so it would do nothing: implement at least one");
  }

  @Test
  void refuses_a_discard_card_that_does_nothing_when_played() {
    String message = "Discard card boot does nothing when it is played: implement WhenPlayed";

    CardFace boot = CardFace.discard("boot", "Boot", 3, "Nothing.");

    checkRefused(new Plain(boot), 1, message);
    checkRefused(new Misprint(boot), 1, message);
  }

  @Test
  void refuses_more_copies_than_a_table_can_count_when_the_game_is_made() {
    CardSet many = CardSet.builder().add(new Keep(HAT, 3), 101).build();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.of(RuleSet.secondEdition(), many))
        .withMessageContaining("card hat has 101 copies");
  }

  @ParameterizedTest
  @ValueSource(strings = {"roll", "use", "no", "done", "keep", "sell", "top", "expect", "seat"})
  void refuses_an_id_that_is_a_word_of_the_notation(String word) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.builder().add(new Keep(CardId.of(word), 1)))
        .withMessage("a card cannot have the id " + word
            + ", which means something else in the notation of moves: give it another, such as "
            + word + "-card");
  }
}
