package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.DiceOdds;
import org.jline.utils.AttributedString;

/** Shows a match to a person: the table, the question, and what the person asks to see. */
final class TableView {
  private static final int FEWEST_NEWS = 6;

  private final Match match;
  private final Talk talk;

  TableView(Match match, Talk talk) {
    this.match = match;
    this.talk = talk;
  }

  /** The whole screen, with these dice set apart. */
  void show(Dice kept) {
    Page below = talk.page();
    if (match.isOver()) {
      end(below);
    } else if (match.isPersonAsked()) {
      question(below, new Prompt(match, kept));
    }
    Page table = talk.page();
    screen(table).draw(kept, match.bots());
    int room = talk.rows() - table.lines().size() - below.lines().size() - 2;
    talk.clear();
    talk.show(table);
    talk.show(news(Math.max(FEWEST_NEWS, room)));
    talk.show(below);
  }

  private Screen screen(Page page) {
    return new Screen(page, match.game(), match.view(), match.person());
  }

  /** The last lines of what has happened. */
  private Page news(int rows) {
    Page all = talk.page();
    match.news().draw(all);
    ImmutableList<AttributedString> lines = all.lines();
    if (lines.size() <= rows) {
      return all;
    }
    Page last = talk.page().add(" " + all.look().ellipsis() + " (l shows everything)");
    lines.subList(lines.size() - rows + 1, lines.size()).forEach(last::add);
    return last;
  }

  private void question(Page page, Prompt question) {
    if (match.isFresh()) {
      Welcome.draw(page, match.game().rules());
      Welcome.drawColours(page);
    }
    page.heading("Your choice: " + asked(match.question().seat()));
    boolean rolls = question.isRoll() && match.state().rollsLeft() > 0;
    if (rolls) {
      page.wrap("Type the faces to keep, as in 33S, or - for none; then", 1);
    }
    page.keys(question.shown());
    page.list(ImmutableList.<String>builder()
        .add("? hint")
        .addAll(rolls ? ImmutableList.of("o odds") : ImmutableList.of())
        .add("c cards", "t table", "l log", "u undo", "s FILE save", "g resign", "q leave")
        .build());
  }

  /** The question without the name of the Monster, as in {@code what to buy}. */
  private String asked(Seat person) {
    String sentence = match.storyteller().tell(match.state().pending());
    String start = match.storyteller().name(person) + " is asked ";
    return sentence.startsWith(start) ? sentence.substring(start.length()) : sentence;
  }

  void explainQuestion() {
    Page page = talk.page();
    new Hint(page, match).draw(Opponents.ADVISERS);
    talk.show(page);
  }

  private void end(Page page) {
    page.heading(match.storyteller().tell(match.state().pending()));
    page.add(" u undo, s FILE save, l log, q leave    (seed " + match.seed() + ")");
  }

  /** What can be typed now. */
  ImmutableList<String> keys(Prompt question) {
    return ImmutableList.<String>builder()
        .addAll(question.keys())
        .add("?", "o", "c", "t", "l", "u", "s ", "g", "q")
        .build();
  }

  void explainCards() {
    Page page = talk.page();
    CardHelp.draw(page, match.game(), match.view());
    talk.show(page);
  }

  void tellAll() {
    Page page = talk.page();
    match.news().draw(page);
    talk.show(page);
  }

  void showOdds(Seat seat, Dice kept) {
    if (!new Prompt(match, kept).isRoll() || match.state().rollsLeft() == 0) {
      talk.say("Odds are for rolls, and there is none to come now.");
      return;
    }
    if (match.state().dice().size() > DiceOdds.MAX_DICE) {
      talk.say("Odds are for up to " + DiceOdds.MAX_DICE + " dice.");
      return;
    }
    Page page = talk.page();
    new OddsTable(page, match.state().viewFor(seat), kept)
        .draw(new Outlook(match.game(), match.state().viewFor(seat)));
    talk.show(page);
  }
}
