package io.github.kotrules.cards;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.CardKind;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The cards against the table of what is printed, {@code cards.tsv}. */
@Tag("S-3")
class CardDataTest {
  /** What an edition prints on a card. */
  private record Row(String id, String name, CardKind kind, int cost, int copies) {
    static Row of(Edition edition, List<String> cells) {
      boolean first = edition == Edition.FIRST;
      return new Row(
          cells.get(0),
          cells.get(first ? 1 : 2),
          CardKind.valueOf(cells.get(3)),
          Integer.parseInt(cells.get(first ? 4 : 5)),
          Integer.parseInt(cells.get(6)));
    }

    static Row of(CardFace face, int copies) {
      return new Row(face.id().toString(), face.name(), face.kind(), face.cost(), copies);
    }
  }

  private static List<Row> printed(Edition edition) throws IOException {
    return Resources.readLines(Resources.getResource("cards.tsv"), UTF_8).stream()
        .skip(1)
        .map(Splitter.on('\t')::splitToList)
        .map(cells -> Row.of(edition, cells))
        .toList();
  }

  private static Stream<Card> cards(Edition edition) {
    return edition.game().cards().copies().keySet().stream();
  }

  private static Stream<CardFace> faces(Edition edition) {
    return cards(edition).map(Card::face);
  }

  private static List<Row> rows(CardSet set) {
    return set.copies().entrySet().stream()
        .map(entry -> Row.of(entry.getKey().face(), entry.getValue()))
        .toList();
  }

  @InBothEditions
  void names_kinds_costs_and_copies_are_as_printed(Edition edition) throws IOException {
    assertThat(rows(edition.game().cards())).containsExactlyInAnyOrderElementsOf(printed(edition));
  }

  @InBothEditions
  void the_set_is_the_same_each_time_it_is_made(Edition edition) {
    CardSet made = edition == Edition.FIRST ? BaseSet.firstEdition() : BaseSet.secondEdition();
    assertThat(rows(made)).isEqualTo(rows(edition.game().cards()));
  }

  @InBothEditions
  void there_are_64_names_and_66_cards(Edition edition) {
    assertThat(faces(edition).map(CardFace::name).distinct()).hasSize(64);
    assertThat(edition.game().cards().copies().values().stream()
            .mapToInt(Integer::intValue)
            .sum())
        .isEqualTo(66);
  }

  @InBothEditions
  void there_are_47_keep_and_17_discard_cards(Edition edition) {
    assertThat(faces(edition).filter(face -> face.kind() == CardKind.KEEP)).hasSize(47);
    assertThat(faces(edition).filter(face -> face.kind() == CardKind.DISCARD)).hasSize(17);
  }

  @InBothEditions
  void discard_cards_print_as_their_names(Edition edition) {
    assertThat(cards(edition).filter(card -> card.face().kind() == CardKind.DISCARD))
        .allSatisfy(card -> assertThat(card).hasToString(card.face().name()));
  }

  @InBothEditions
  void both_editions_have_the_same_ids_in_the_same_order(Edition edition) {
    assertThat(faces(edition).map(CardFace::id)).isSorted().hasSize(64);
    assertThat(faces(edition).map(CardFace::id))
        .isEqualTo(faces(Edition.FIRST).map(CardFace::id).toList());
  }

  @InBothEditions
  void every_id_has_a_constant_of_its_name(Edition edition) throws IllegalAccessException {
    Map<String, Object> constants = new HashMap<>();
    for (Field field : CardIds.class.getFields()) {
      constants.put(field.getName(), field.get(null));
    }

    assertThat(constants).hasSize(64);
    assertThat(cards(edition).map(card -> card.face().id()))
        .allSatisfy(id -> assertThat(constants)
            .containsEntry(Ascii.toUpperCase(id.value()).replace('-', '_'), id));
  }

  @InBothEditions
  void every_card_is_described_in_one_sentence(Edition edition) {
    assertThat(faces(edition))
        .allSatisfy(face -> assertThat(face.text()).as(face.name()).matches("[A-Z][^.!?]*\\."));
  }

  @Test
  void every_record_of_the_closed_hierarchy_is_in_an_edition() {
    assertThat(PowerCard.class.isSealed()).isTrue();
    assertThat(leaves(PowerCard.class))
        .allMatch(Class::isRecord)
        .containsExactlyInAnyOrderElementsOf(Arrays.stream(Edition.values())
            .flatMap(CardDataTest::cards)
            .map(Card::getClass)
            .collect(Collectors.toSet()));
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(CardDataTest::leaves)
        : Stream.of(type);
  }
}
