package io.github.kotrules.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
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

  private interface Simple extends Card {
    @Override
    default String name() {
      return id().value();
    }

    @Override
    default String description() {
      return "";
    }
  }

  private record Plain(CardId id, CardKind kind, int cost) implements Simple {}

  private record Keep(CardId id, int cost) implements Simple, ModifiesDice {
    @Override
    public CardKind kind() {
      return CardKind.KEEP;
    }

    @Override
    public int extraDice(Table table, Seat owner) {
      return 1;
    }
  }

  private record Played(CardId id, CardKind kind) implements Simple, WhenPlayed {
    @Override
    public int cost() {
      return 0;
    }

    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of();
    }
  }

  /** A Discard card with a hook, but not the one that it needs. */
  private record Misprint(CardId id) implements Simple, ModifiesDice {
    @Override
    public CardKind kind() {
      return CardKind.DISCARD;
    }

    @Override
    public int cost() {
      return 1;
    }

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
    Card boot = new Played(BOOT, CardKind.DISCARD);
    CardSet set = CardSet.builder().add(hat, 2).add(boot).build();

    assertThat(set.copies()).containsExactly(Map.entry(hat, 2), Map.entry(boot, 1));
    assertThat(set.card(HAT)).isSameAs(hat);
    assertThat(set.card(BOOT)).isSameAs(boot);
    assertThat(set).hasToString("card set of 2 cards");
  }

  @Test
  void takes_all_cards_of_another_set_before_its_own() {
    CardSet printed = CardSet.builder().add(new Keep(HAT, 3), 2).build();
    CardSet house = CardSet.builder()
        .addAll(printed)
        .add(new Played(BOOT, CardKind.DISCARD))
        .build();

    assertThat(house).extracting(Card::id).containsExactly(HAT, BOOT);
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
        .isThrownBy(() -> builder.add(new Played(HAT, CardKind.DISCARD)))
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

  @Test
  void refuses_a_cost_below_0() {
    checkRefused(new Keep(HAT, -1), 1, "card hat costs -1: a cost is 0 or more");
    assertThat(CardSet.builder().add(new Keep(HAT, 0)).build().copies()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void refuses_a_card_without_copies(int copies) {
    checkRefused(new Keep(HAT, 3), copies, "card hat has " + copies + " copies: add at least one");
  }

  @Test
  void refuses_a_keep_card_that_speaks_at_no_moment() {
    checkRefused(
        new Plain(HAT, CardKind.KEEP, 3),
        1,
        "Keep card hat has no hooks, so it would do nothing: implement at least one");
  }

  @Test
  void refuses_a_discard_card_that_does_nothing_when_played() {
    String message = "Discard card boot does nothing when it is played: implement WhenPlayed";

    checkRefused(new Plain(BOOT, CardKind.DISCARD, 3), 1, message);
    checkRefused(new Misprint(BOOT), 1, message);
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
