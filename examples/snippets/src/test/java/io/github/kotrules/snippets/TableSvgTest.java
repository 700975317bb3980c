package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.TableSvg;
import io.github.kotrules.testkit.RandomPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Pictures as they are kept in the test resources and shown in the README. After a change that is meant: {@code mvn test -Dkot.pictures=write}, and look
 * at what has changed.
 */
class TableSvgTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "pictures");

  private static final Path README_PICTURE = Path.of("..", "..", ".github", "table.svg");

  private static final String FULL_TABLE = """
      kot 1
      edition second
      seat 1 gigazaur life=7 points=5 energy=9 place=city poison=1 cards=stretchy,smoke-cloud:2,mimic>4/extra-head
      seat 2 cyberkitty life=3 points=12 energy=2 shrink=2 poison=1
      seat 3 space-penguin place=bay cards=were-only-making-it-stronger,rooting-for-the-underdog,friend-of-children,made-in-a-lab
      seat 4 the-king cards=extra-head
      seat 5 mekadragon life=1 points=19
      seat 6 alienoid out points=7
      market fire-breathing - corner-store
      top heal@3 jets@13
      first 1
      1: keep
      roll 1123EHS
      """;

  private static String draw(String text, Viewer viewer) {
    GameRecord record = KingOfTokyo.notation().readRecord(text);
    Game game = KingOfTokyo.notation().game(record.end());
    return TableSvg.of(game, record.end().viewFor(viewer));
  }

  private static void check(Path file, String svg) throws IOException {
    if (System.getProperty("kot.pictures", "").equals("write")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, svg);
    }
    Picture.of(svg).check();
    assertThat(svg).isEqualTo(Files.readString(file));
  }

  @Test
  void a_full_table() throws IOException {
    check(FOLDER.resolve("full-table.svg"), draw(FULL_TABLE, Onlooker.SPECTATOR));
  }

  @Test
  void two_monsters_before_the_first_turn() throws IOException {
    check(FOLDER.resolve("two-monsters.svg"), draw("""
        kot 1
        edition first
        seat 1 kraken
        seat 2 cyberbunny
        """, Seat.ONE));
  }

  @Test
  void the_end_of_a_game() throws IOException {
    check(FOLDER.resolve("the-end.svg"), draw("""
        kot 1
        edition second
        seat 1 gigazaur points=18 place=city
        seat 2 the-king
        seat 3 alienoid life=1
        market - - -
        deck -
        first 1
        roll 33HHSS
        resolve
        """, Onlooker.ALL_SEEING));
  }

  @Test
  void the_readme_shows_a_picture_as_it_is_drawn() throws IOException {
    check(README_PICTURE, draw("""
        kot 1
        edition second
        seat 1 gigazaur life=7 points=9 energy=4 place=city cards=extra-head,smoke-cloud:2
        seat 2 space-penguin life=5 points=12 energy=1 poison=1
        seat 3 the-king life=8 points=6 energy=7 cards=jets,rooting-for-the-underdog
        seat 4 alienoid out points=3
        market fire-breathing corner-store heal
        first 3
        roll 22EHSS
        resolve
        """, Onlooker.SPECTATOR));
    assertThat(Files.readString(Path.of("../../README.md"))).contains("](.github/table.svg)");
  }

  @Test
  void every_view_of_random_games_is_drawn_with_room_for_every_text() {
    for (int players = 2; players <= 6; players++) {
      drawGame(
          players % 2 == 0 ? KingOfTokyo.secondEdition() : KingOfTokyo.firstEdition(), players);
    }
  }

  /** Draws each step for another viewer. */
  private static void drawGame(Game game, int players) {
    ImmutableList<Viewer> viewers = ImmutableList.<Viewer>builder()
        .addAll(Arrays.asList(Seat.values()).subList(0, players))
        .add(Onlooker.values())
        .build();
    RandomPlay play = new RandomPlay(game, players);
    int[] steps = {0};
    play.toEnd(play.newTable(players), (before, action, transition) -> {
      Viewer viewer = viewers.get(steps[0]++ % viewers.size());
      Picture.of(TableSvg.of(game, transition.state().viewFor(viewer))).check();
    });
    assertThat(steps[0]).isGreaterThan(20);
  }

  @Test
  void a_card_of_the_deck_is_named_to_whom_has_seen_it() {
    assertThat(Picture.of(draw(FULL_TABLE, Seat.THREE)).words())
        .anyMatch(words -> words.endsWith("on top Heal and Jets"));
    assertThat(Picture.of(draw(FULL_TABLE, Seat.ONE)).words())
        .anyMatch(words -> words.endsWith("on top an unknown card and Jets"));
    assertThat(draw(FULL_TABLE, Seat.TWO)).doesNotContain("Heal", "Jets");
    assertThat(draw(FULL_TABLE, Onlooker.SPECTATOR)).doesNotContain("Heal", "Jets");
  }

  @Test
  void a_long_list_of_cards_is_cut() {
    String svg = draw("""
        kot 1
        edition second
        seat 1 gigazaur cards=acid-attack,alien-origin,alpha-monster,armor-plating,background-dweller,burrowing,camouflage,complete-destruction,energy-hoarder,even-bigger,extra-head,fire-breathing,freeze-time,friend-of-children,giant-brain,gourmet,healing-ray,herbivore,herd-culler
        seat 2 the-king cards=it-has-a-child,jets,made-in-a-lab
        market - - -
        first 1
        """, Seat.TWO);

    Picture.of(svg).check();
    assertThat(Picture.of(svg).words())
        .anyMatch(words -> words.matches(".*and \\d+ more"))
        .containsSequence("It Has a Child!, Jets,", "Made in a Lab");
    assertThat(Picture.of(svg).description()).contains("Healing Ray, Herbivore and Herd Culler.");
  }

  private record HouseCard(String name) implements Card, WhenTurnStarts {
    @Override
    public CardFace face() {
      return CardFace.keep("house-card", name, 1_000_000, "does nothing");
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of();
    }
  }

  private static String drawHouseCard(String name) {
    Card card = new HouseCard(name);
    Game game = Game.of(RuleSet.secondEdition(), CardSet.builder().add(card, 2).build());
    GameState state = game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .with(
            Seat.ONE,
            MonsterSetup.of(Monster.GIGAZAUR).withCards(CardSetup.of(card.face().id())))
        .withMarket(Market.of(card.face().id()))
        .withFirst(Seat.ONE));
    String svg = TableSvg.of(game, state.viewFor(Onlooker.SPECTATOR));
    Picture.of(svg).check();
    return svg;
  }

  @Test
  void names_are_escaped() {
    String svg = drawHouseCard("<b>&\"'");

    assertThat(svg).doesNotContain("<b>");
    assertThat(Picture.of(svg).words().stream().filter("<b>&\"'"::equals)).hasSize(2);
  }

  @Test
  void names_cannot_break_xml() {
    assertThat(Picture.of(drawHouseCard("b\uFFFFc\uD83Dd \uD83D\uDE00")).words())
        .contains("b\uFFFDc\uFFFDd \uD83D\uDE00");
  }

  @Test
  void long_names_are_shortened() {
    for (String letter : ImmutableList.of("W", "i", "\uD83D\uDE00", "W ", "\u6F22")) {
      assertThat(Picture.of(drawHouseCard(letter.repeat(300))).words())
          .anyMatch(words -> words.endsWith("…"));
    }
  }

  @Test
  void cards_that_the_game_does_not_know_are_called_by_their_ids() {
    GameRecord record = KingOfTokyo.notation().readRecord(FULL_TABLE);
    Game dice = Game.of(RuleSet.secondEdition(), CardSet.none());

    assertThat(Picture.of(TableSvg.of(dice, record.end().viewFor(Seat.ONE))).words())
        .contains("fire-breathing", "corner-store");
  }
}
