package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.TestRun;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(TestRun.class)
class DiceProperties {
  private static final int MAX_DICE = 9;

  @Provide
  Arbitrary<List<Face>> faces() {
    return Arbitraries.of(Face.class).list().ofMaxSize(MAX_DICE);
  }

  @Provide
  Arbitrary<Dice> dice() {
    return faces().map(DiceProperties::dice);
  }

  private static Dice dice(List<Face> faces) {
    return Dice.of(faces.toArray(new Face[0]));
  }

  @Property
  void are_read_back_as_written(@ForAll("dice") Dice dice) {
    assertThat(Dice.parse(dice.toString())).isEqualTo(dice);
  }

  @Property
  void do_not_depend_on_the_order_in_which_they_are_read(
      @ForAll("faces") List<Face> faces, @ForAll long seed) {
    List<Face> shuffled = new ArrayList<>(faces);
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(dice(shuffled)).isEqualTo(dice(faces)).hasSameHashCodeAs(dice(faces));
  }

  @Property
  void count_what_was_put_in(@ForAll("faces") List<Face> faces) {
    Dice dice = dice(faces);

    assertThat(dice.size()).isEqualTo(faces.size());
    for (Face face : Face.values()) {
      assertThat(dice.count(face)).isEqualTo(Collections.frequency(faces, face));
      assertThat(dice.contains(face)).isEqualTo(faces.contains(face));
    }
  }

  @Property
  void list_each_face_as_often_as_it_is_shown(@ForAll("faces") List<Face> faces) {
    assertThat((Iterable<Face>) dice(faces))
        .containsExactlyElementsOf(ImmutableList.sortedCopyOf(faces));
  }

  @Property
  void keep_only_the_dice_of_some_faces(
      @ForAll("faces") List<Face> faces, @ForAll Face one, @ForAll Face other) {
    assertThat(dice(faces).only(one, other))
        .isEqualTo(
            dice(faces.stream().filter(face -> face == one || face == other).toList()));
    assertThat(dice(faces).only()).isEqualTo(Dice.none());
  }

  @Property
  void are_the_same_after_adding_and_taking_away(
      @ForAll("dice") Dice dice, @ForAll("dice") Dice more, @ForAll Face face) {
    assertThat(dice.plus(more).minus(more)).isEqualTo(dice);
    assertThat(dice.plus(face).minus(face)).isEqualTo(dice);
    assertThat(dice.plus(more)).isEqualTo(more.plus(dice));
    assertThat(dice.plus(face)).isEqualTo(dice.plus(Dice.of(face)));
    assertThat(dice.plus(more).size()).isEqualTo(dice.size() + more.size());
  }

  @Property
  void can_lose_exactly_what_they_contain(@ForAll("dice") Dice dice, @ForAll("dice") Dice other) {
    if (dice.contains(other)) {
      assertThat(dice.minus(other).plus(other)).isEqualTo(dice);
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> dice.minus(other))
          .withMessage("no " + other + " in " + dice);
    }
  }

  @Property(tries = 200)
  void are_picked_in_every_way_once_none_first_and_all_last(@ForAll("faces") List<Face> faces) {
    Dice dice = dice(faces);
    List<Dice> picks = picks(dice);

    assertThat(picks).hasSize(dice.subsets()).doesNotHaveDuplicates();
    assertThat(picks).containsExactlyInAnyOrderElementsOf(everyPick(faces));
    assertThat(picks.get(0)).isEqualTo(Dice.none());
    assertThat(picks.get(picks.size() - 1)).isEqualTo(dice);
  }

  @Property(tries = 200)
  void are_picked_in_ascending_order_the_last_face_counting_most(@ForAll("dice") Dice dice) {
    assertThat(picks(dice)).isSortedAccordingTo(byFacesFromTheLast());
  }

  /** So all ways are equally likely, as far as fractions go: three faces by one of them, and three by the other. */
  @Property
  void are_picked_at_random_by_the_share_of_each_way(
      @ForAll("faces") List<Face> faces, @ForAll int high, @ForAll int low) {
    Dice symbols = dice(faces.stream().filter(face -> face.ordinal() >= 3).toList());
    Dice numbers = dice(faces.stream().filter(face -> face.ordinal() < 3).toList());
    long number = (long) high << 32 | Integer.toUnsignedLong(low);

    assertThat(dice(faces).randomSubset(() -> number))
        .isEqualTo(share(symbols, high).plus(share(numbers, low)));
  }

  private static Dice share(Dice dice, int fraction) {
    return dice.subset((int) ((Integer.toUnsignedLong(fraction) * dice.subsets()) >>> 32));
  }

  private static List<Dice> picks(Dice dice) {
    List<Dice> picks = new ArrayList<>();
    for (int i = 0; i < dice.subsets(); i++) {
      picks.add(dice.subset(i));
    }
    return picks;
  }

  /** All different picks, found by trying every subset of places. */
  private static Set<Dice> everyPick(List<Face> faces) {
    Set<Dice> picks = new LinkedHashSet<>();
    for (int mask = 0; mask < 1 << faces.size(); mask++) {
      Dice pick = Dice.none();
      for (int i = 0; i < faces.size(); i++) {
        pick = (mask >> i & 1) == 0 ? pick : pick.plus(faces.get(i));
      }
      picks.add(pick);
    }
    return picks;
  }

  private static Comparator<Dice> byFacesFromTheLast() {
    Face[] faces = Face.values();
    Comparator<Dice> order = Comparator.comparingInt(dice -> dice.count(faces[faces.length - 1]));
    for (int i = faces.length - 2; i >= 0; i--) {
      Face face = faces[i];
      order = order.thenComparingInt(dice -> dice.count(face));
    }
    return order;
  }
}
