package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Session;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardId;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ProtocolTest {
  @Test
  void the_vocabulary_does_not_change_by_accident() {
    assertThat(Protocol.vocabulary())
        .as(
            "the words of the protocol have changed: correct this number, and raise Protocol.VERSION"
                + " if a bot that was written for the old words could misread the new ones")
        .isEqualTo("48cfb8a6");
    assertThat(Protocol.identity())
        .isEqualTo("kot=1 rules=2 vocabulary=" + Protocol.vocabulary() + " library=0.1.0");
  }

  @Test
  void answers_begin_with_a_verb_or_with_a_card_that_copies() {
    Set<String> said = new HashSet<>();
    for (Game game : Games.EDITIONS) {
      for (int seed = 0; seed < 40; seed++) {
        Session session = Games.session(game, 2 + seed % 5, seed);
        Chooser shopper = Games.shopper();
        Chooser random = Chooser.random(new SplittableRandom(seed));
        while (session.state().pending() instanceof Decision decision) {
          for (String option : KingOfTokyo.notation().writeOptions(session.question())) {
            said.add(option.split(" ", 2)[0]);
          }
          boolean shops = decision.seat().ordinal() % 2 == 0;
          session.push((shops ? shopper : random).choose(session.question()));
        }
      }
    }
    said.removeIf(word -> word.contains("mimic")
        && KingOfTokyo.secondEdition().catalogue().allCards().contains(CardId.of(word)));
    assertThat(Protocol.VERBS).containsAll(said).isSorted();
    assertThat(said).hasSizeGreaterThan(10);
  }
}
