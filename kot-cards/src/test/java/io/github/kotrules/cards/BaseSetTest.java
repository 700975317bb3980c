package io.github.kotrules.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("S-3")
class BaseSetTest {
  private static ImmutableMap<Card, Integer> copies(Edition edition) {
    return edition.game().cards().copies();
  }

  /** Names, kinds, costs and numbers as printed. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          # id               | 1st edition         | 2nd edition          | kind    | cost   | copies
          camouflage         | Camouflage          | Camouflage           | KEEP    | 3 | 3      | 1
          extra-head         | Extra Head          | Extra Head           | KEEP    | 7 | 7      | 2
          jets               | Jets                | Jets                 | KEEP    | 5 | 5      | 1
          mimic              | Mimic               | Mimic                | KEEP    | 8 | 8      | 1
          opportunist        | Opportunist         | Opportunist          | KEEP    | 3 | 3      | 1
          psychic-probe      | Psychic Probe       | Psychic Probe        | KEEP    | 3 | 3      | 1
          spiked-tail        | Spiked Tail         | Spiked Tail          | KEEP    | 5 | 5      | 1
          wings              | Wings               | Wings                | KEEP    | 6 | 6      | 1
          apartment-building | Apartment Building  | Apartment Building   | DISCARD | 5 | 5      | 1
          frenzy             | Frenzy              | Frenzy               | DISCARD | 7 | 7      | 1
          """)
  void prints_each_card_as_it_is_in_the_box(
      String id,
      String firstName,
      String secondName,
      CardKind kind,
      int firstCost,
      int secondCost,
      int copies) {
    check(Edition.FIRST, id, firstName, kind, firstCost, copies);
    check(Edition.SECOND, id, secondName, kind, secondCost, copies);
  }

  private static void check(
      Edition edition, String id, String name, CardKind kind, int cost, int copies) {
    Card card = edition.game().cards().card(CardId.of(id));
    assertThat(card.face().name()).isEqualTo(name);
    assertThat(card.face().kind()).isEqualTo(kind);
    assertThat(card.face().cost()).isEqualTo(cost);
    assertThat(copies(edition)).containsEntry(card, copies);
  }

  private static Stream<CardFace> faces(Edition edition) {
    return copies(edition).keySet().stream().map(Card::face);
  }

  @InBothEditions
  void gives_each_card_an_id_of_its_own(Edition edition) {
    assertThat(faces(edition)).extracting(CardFace::id).doesNotHaveDuplicates();
  }

  @InBothEditions
  void gives_each_card_a_name_of_its_own(Edition edition) {
    assertThat(faces(edition))
        .extracting(CardFace::name)
        .doesNotHaveDuplicates()
        .allSatisfy(name -> assertThat(name).isNotBlank());
  }

  @InBothEditions
  void describes_each_card_in_one_sentence(Edition edition) {
    assertThat(faces(edition))
        .extracting(CardFace::text)
        .allSatisfy(text -> assertThat(text).matches("[A-Z0-9+][^.!?]*\\."));
  }

  @InBothEditions
  void sells_no_card_for_nothing(Edition edition) {
    assertThat(faces(edition))
        .allSatisfy(face -> assertThat(face.cost()).as(face.name()).isBetween(2, 8));
  }

  @InBothEditions
  void has_only_cards_of_the_closed_hierarchy(Edition edition) {
    assertThat(copies(edition).keySet()).allMatch(PowerCard.class::isInstance);
  }
}
