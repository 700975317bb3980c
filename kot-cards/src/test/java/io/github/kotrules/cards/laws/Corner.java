package io.github.kotrules.cards.laws;

/** What random games almost never come to, and {@link CornerTables} are made for. */
enum Corner {
  /** Two owners of Opportunist, one of them by a copy, are asked about one reveal. */
  TWO_OPPORTUNISTS_ASKED,
  /** An owner of Opportunist that has passed is asked about a card revealed since. */
  OPPORTUNIST_ASKED_AGAIN,
  /** Frenzy is bought in the turn of another Monster. */
  FRENZY_IN_ANOTHERS_TURN,
  /** Frenzy is revealed after the discard pile with it has become the deck. */
  FRENZY_BACK_FROM_DISCARDS,
  /** An extra turn starts, and an equal one is still to come. */
  EQUAL_EXTRA_TURN_TO_COME,
  /** A position starts with an extra turn, after its market was dealt. */
  MARKET_DEALT_IN_EXTRA_TURN,
  /** An extra turn ends with further ones to come, of its Monster and of others. */
  OWN_EXTRA_TURN_AFTER_EXTRA_TURN,
  /** An extra turn of another Monster is chosen among those of several. */
  EXTRA_TURNS_OF_SEVERAL_OTHERS,
  /** A Monster with extra turns to come is eliminated. */
  EXTRA_TURNS_LOST,
  /** The attacker was in Bay, and its own Smash closed it. */
  OWN_BAY_CLOSED_BY_SMASH,
  /** Bay closed, and its Monster moved to City (2e). */
  BAY_MOVED_TO_CITY,
  /** Bay closed, and nobody attacked: by a card or by poison. */
  BAY_CLOSED_WITHOUT_ATTACK,
  /** Complete Destruction scored after an attack whose added smashes were gone. */
  DESTRUCTION_BY_STRENGTH_KEPT,
  /** A copied card left because its owner fell, and the copy ended. */
  SOURCE_OF_COPY_FELL,
  /** The owner of a copy and the owner of the copied card fell together. */
  COPIER_FELL_WITH_SOURCE,
  /** A copied card was bought away, and the copy follows it. */
  COPY_FOLLOWED,
  /** A Mimic that copies was bought away. */
  COPIER_BOUGHT_AWAY,
  /** One of two equal cards was bought away, and the copy stays with the other. */
  COPY_OF_EQUAL_CARDS_STAYED,
  /** One of two equal cards left play, and the copy of them stays. */
  COPY_OF_EQUAL_CARDS_LEFT,
  /** A card is drawn from a deck of one card, and so on. */
  DECK_OF_1,
  DECK_OF_2,
  DECK_OF_3,
  DECK_OF_4,
  DECK_OF_5,
  /** A card is wanted from an empty deck, and the discard pile becomes the deck. */
  EMPTY_DECK_RESHUFFLED,
  /** No card is left at all, so a slot of the market stays empty. */
  SLOT_STAYED_EMPTY,
  /** Made in a Lab finds no card to see. */
  NOTHING_TO_LOOK_AT
}
