package io.github.kotrules.snippets;

import com.google.common.base.CaseFormat;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;

/** What is printed on a card whose method is the example of a hook; its id is the name of the hook. */
public abstract class ExampleCard extends ExamplePrelude implements Card {
  @Override
  public final CardId id() {
    String hook = getClass().getSimpleName().replaceFirst("Line\\d+$", "");
    return CardId.of(CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, hook));
  }

  @Override
  public final String name() {
    return id().value();
  }

  @Override
  public final CardKind kind() {
    return this instanceof WhenPlayed ? CardKind.DISCARD : CardKind.KEEP;
  }

  @Override
  public final int cost() {
    return 3;
  }

  @Override
  public final String description() {
    return "What the example of its hook does.";
  }
}
