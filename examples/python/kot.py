"""King of Tokyo from Python: write a bot, drive the rules, train an agent.

One file, Python 3.9 or newer, nothing but the standard library. Three doors:

``Bot``
    A program that plays. Override ``choose`` and call ``run``; the arena starts the file as ``cmd:python3 mybot.py``.
``Client``
    The rules as a service: starts ``kot serve`` and plays games, takes moves back, forks, asks for odds.
``KotEnv``, ``env``
    The game in the shape of PettingZoo's AEC environments, without PettingZoo.

All texts are those of kot's notation: dice ``112EHS``, answers such as ``reroll 1E``, ``yield`` or ``buy jets``, seats from
1 to 6, and tables as one word that starts with ``kot1/``. README.md has an example of each door.
"""

from __future__ import annotations

import array
import json
import os
import random
import shlex
import subprocess
import sys
import time
import weakref
from dataclasses import dataclass, field
from pathlib import Path
from typing import (
    Any,
    BinaryIO,
    Callable,
    ClassVar,
    Dict,
    Generic,
    Iterable,
    Iterator,
    List,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
    TypeVar,
    Union,
)

__all__ = [
    "ActionTable",
    "Bot",
    "Box",
    "Card",
    "Client",
    "DictSpace",
    "Discrete",
    "Game",
    "KotEnv",
    "KotError",
    "NewGame",
    "Question",
    "Seat",
    "Space",
    "Status",
    "Vector",
    "View",
    "env",
]

Answer = Union[int, str]
"""The number of an answer, counted from 1, or its text."""

T = TypeVar("T")


class KotError(Exception):
    """Something was refused, or the server has sent what is not an answer; the message is a sentence."""


# ---------------------------------------------------------------------------------------------------------------- views


class Card(NamedTuple):
    """A Keep card in front of a Monster."""

    id: str
    counters: int = 0
    copies: Optional[str] = None
    """What Mimic copies, as in ``1-wings``: the card of seat 1."""


@dataclass(frozen=True)
class Seat:
    """A Monster and what it has."""

    number: int
    monster: str
    life: int
    max_life: int
    points: int = 0
    energy: int = 0
    poison: int = 0
    shrink: int = 0
    place: str = "outside"
    """``outside``, ``city``, ``bay`` or ``out``."""
    cards: Tuple[Card, ...] = ()

    @property
    def alive(self) -> bool:
        return self.place != "out"

    @property
    def in_tokyo(self) -> bool:
        return self.place in ("city", "bay")

    def has(self, card: str) -> bool:
        """Whether the Monster owns this card."""
        return any(held.id == card for held in self.cards)


@dataclass(frozen=True)
class View:
    """A table as one viewer sees it, read from one word by ``View.parse``."""

    text: str
    edition: str
    options: Dict[str, str]
    """Options of the rules that differ from the edition, as in ``{"points": "15"}``."""
    seats: Tuple[Seat, ...]
    """In order of seats; ``seat(2)`` counts from 1."""
    market: Tuple[Optional[str], ...]
    """The face-up cards; None for an empty slot."""
    turn: int
    """Whose turn it is; 0 before the first one."""
    viewer: str
    """A seat, ``spectator`` or ``all-seeing``."""
    step: str
    dice: str
    """The dice on the table, sorted, as in ``112EHS``; empty if there are none."""
    rolls_left: int
    waiting: str
    """What the table waits for, as in ``question-asked.choose-yield.1.2.0``."""
    fields: Dict[str, str] = field(repr=False)
    """All fields as they were written, for what has no name here."""

    @staticmethod
    def parse(text: str) -> View:
        """Reads the word of a view, or the position at the beginning of the word of a moment."""
        parts = text.split("/")
        if parts[0] != "kot1" or len(parts) < 3:
            raise KotError(f"this is not a view of format kot1: {text[:60]}")
        fields: Dict[str, str] = {}
        monsters: List[str] = []
        for part in parts[2:]:
            if part == "moves":
                break
            name, equals, value = part.partition("=")
            if equals:
                fields[name] = value
            else:
                monsters.append(part)
        options = dict(pair.split("=", 1) for pair in fields["o"].split(",")) if "o" in fields else {}
        life, max_life = (int(number) for number in options.get("life", "10_10").split("_"))
        seats = tuple(_seat(i + 1, monster, life, max_life) for i, monster in enumerate(monsters))
        if "maximumLife" in fields:
            limits = fields["maximumLife"].split("_")
            seats = tuple(_with_max_life(seat, int(limit)) for seat, limit in zip(seats, limits))
        market = fields.get("m", "")
        dice = fields.get("dice", "-")
        return View(
            text=text,
            edition=parts[1],
            options=options,
            seats=seats,
            market=tuple(None if card == "-" else card for card in market.split(",")) if market else (),
            turn=int(fields["t"].split(".", 1)[0]) if "t" in fields else 0,
            viewer=fields.get("viewer", "all-seeing"),
            step=fields.get("step", "roll"),
            dice="" if dice == "-" else dice,
            rolls_left=int(fields.get("rollsLeft", "0")),
            waiting=fields.get("waiting", ""),
            fields=fields,
        )

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    @property
    def me(self) -> Seat:
        """The seat that sees this."""
        if not self.viewer.isdigit():
            raise KotError(f"this view is that of no seat: its viewer is {self.viewer}")
        return self.seats[int(self.viewer) - 1]

    @property
    def rivals(self) -> List[Seat]:
        """The other Monsters that are alive, clockwise from the viewer."""
        mine = self.me.number
        clockwise = self.seats[mine:] + self.seats[: mine - 1]
        return [seat for seat in clockwise if seat.alive]

    def __str__(self) -> str:
        lines = []
        for seat in self.seats:
            turn = ">" if seat.number == self.turn else " "
            cards = ", ".join(card.id for card in seat.cards)
            lines.append(
                f"{turn}{seat.number} {seat.monster:<13} {seat.place:<7} life {seat.life:>2}/{seat.max_life:<2}"
                f" points {seat.points:>2} energy {seat.energy:>2}  {cards}".rstrip()
            )
        market = ", ".join(card or "-" for card in self.market) or "-"
        lines.append(f" dice {self.dice or '-'}, rolls left {self.rolls_left}, market: {market}")
        return "\n".join(lines)


_PLACES = {"C": "city", "B": "bay", "X": "out"}
_LETTERS = {"h": "life", "v": "points", "e": "energy", "p": "poison", "s": "shrink"}


def _seat(number: int, text: str, life: int, max_life: int) -> Seat:
    """Reads a Monster, as in ``the-king.h8v3C.jets,smoke-cloud:2``."""
    monster, _, rest = text.partition(".")
    board, _, cards = rest.partition(".")
    place = _PLACES.get(board[-1:], "outside")
    if place == "out":
        life = max_life = 0
    numbers = {"life": life}
    letter, digits = "", ""
    for sign in board + ".":
        if sign.isdigit():
            digits += sign
        else:
            if letter in _LETTERS:
                numbers[_LETTERS[letter]] = int(digits)
            letter, digits = sign, ""
    held = tuple(_card(card) for card in cards.split(",")) if cards else ()
    return Seat(number=number, monster=monster, max_life=max_life, place=place, cards=held, **numbers)


def _with_max_life(seat: Seat, max_life: int) -> Seat:
    return Seat(**{**seat.__dict__, "max_life": max_life})


def _card(text: str) -> Card:
    """Reads a card, as in ``jets``, ``smoke-cloud:2`` or ``mimic@1-wings``."""
    named, _, counters = text.partition(":")
    card, _, copies = named.partition("@")
    return Card(card, int(counters or 0), copies or None)


# ----------------------------------------------------------------------------------------------------------------- bots


def _fields(words: Iterable[str]) -> Dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


class NewGame:
    """A game that begins for a bot's seat."""

    def __init__(self, line: str) -> None:
        self.fields = _fields(line.split())

    @property
    def number(self) -> int:
        """For logs."""
        return int(self.fields["game"])

    @property
    def edition(self) -> str:
        return self.fields["edition"]

    @property
    def players(self) -> int:
        return int(self.fields["players"])

    @property
    def seat(self) -> int:
        return int(self.fields["seat"])

    @property
    def clock(self) -> Optional[int]:
        """Milliseconds for each answer; None if there is no limit."""
        return _clock(self.fields.get("clock"))

    @property
    def seed(self) -> int:
        """The only randomness that a repeatable bot uses; ``Bot.random`` is made from it."""
        return int(self.fields.get("seed", "0"))

    @property
    def restart(self) -> bool:
        """Whether the bot joins a game that is under way."""
        return self.fields.get("restart") == "yes"

    @property
    def view(self) -> View:
        """The table as the seat sees it now."""
        return View.parse(self.fields["view"])


def _clock(text: Optional[str]) -> Optional[int]:
    return None if text is None or text == "none" else int(text)


class Question:
    """One question. Nothing is parsed before it is asked for, so a bot pays only for what it looks at."""

    __slots__ = ("game", "text", "_asked", "_words", "_options", "_view")

    def __init__(self, text: str, game: NewGame) -> None:
        self.game = game
        self.text = text
        """The line as it came."""
        self._asked = time.monotonic()
        self._words: Optional[List[str]] = None
        self._options: Optional[List[str]] = None
        self._view: Optional[View] = None

    @property
    def words(self) -> List[str]:
        """The words before the answers: ``ask``, the number, the question, and fields as in ``clock=1000``."""
        if self._words is None:
            self._words = self.text.split(" | ", 1)[0].split()
        return self._words

    @property
    def number(self) -> int:
        """The number of the question in its game, from 1."""
        return int(self.words[1])

    @property
    def kind(self) -> str:
        """The kind of question, as in ``choose-yield``."""
        return self.words[2].split(".", 1)[0]

    @property
    def fields(self) -> List[str]:
        """The fields of the question in order; the first one is the asked seat."""
        return self.words[2].split(".")[1:]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.fields[0])

    @property
    def options(self) -> List[str]:
        """The legal answers as text, in order."""
        if self._options is None:
            self._options = [part.split(" ", 1)[1] for part in self.text.split(" | ")[1:]]
        return self._options

    @property
    def view(self) -> View:
        """The table as the asked seat sees it; for bots with ``want = ("view",)``."""
        if self._view is None:
            self._view = View.parse(self._extra("view"))
        return self._view

    @property
    def position(self) -> str:
        """The moment as the asked seat may know it, in one word; for bots with ``want = ("position",)``."""
        return self._extra("position")

    @property
    def clock(self) -> Optional[int]:
        """Milliseconds for this answer; None if there is no limit."""
        return _clock(_fields(self.words[3:]).get("clock"))

    @property
    def time_left(self) -> float:
        """Seconds until the clock of this question runs out; infinite if there is no limit."""
        clock = self.clock
        return float("inf") if clock is None else clock / 1000 - (time.monotonic() - self._asked)

    def _extra(self, name: str) -> str:
        value = _fields(self.words[3:]).get(name)
        if value is None:
            raise KotError(f'this question has no {name}: add "{name}" to the class attribute want')
        return value

    def __repr__(self) -> str:
        return f"Question({self.text!r})"


class Bot:
    """A bot. Override ``choose``; ``run`` plays until the host ends the process.

    While ``run`` is at work, ``print`` writes to standard error, so that it can be used for debugging.
    """

    name: ClassVar[str] = ""
    """What the bot is called; the name of the class by default."""
    version: ClassVar[str] = ""
    want: ClassVar[Sequence[str]] = ()
    """Any of ``events``, ``view`` and ``position``. They cost time, so there are none by default."""
    vocabulary: ClassVar[str] = ""
    """Set it to be refused by a host that speaks another version of the notation."""

    random: random.Random = random.Random(0)
    """Made from the seed of the game when a game begins: use no other, and games can be repeated."""

    def choose(self, question: Question) -> Answer:
        """Returns one of ``question.options``, or its number, counted from 1."""
        return 1

    def new_game(self, game: NewGame) -> None:
        """A game begins."""

    def event(self, text: str) -> None:
        """Something has happened; for bots with ``want = ("events",)``."""

    def over(self, winners: Optional[Tuple[int, ...]]) -> None:
        """The game has ended, with these winners; None if it was stopped or this bot is no longer in it."""

    def run(self, source: Optional[BinaryIO] = None, sink: Optional[BinaryIO] = None) -> None:
        """Answers the lines of a host, on standard input and output by default, until they end."""
        stdout = sys.stdout
        sink = stdout.buffer if sink is None else sink
        readline = (sys.stdin.buffer if source is None else source).readline
        game = NewGame("new")
        sys.stdout = sys.stderr
        try:
            while True:
                line = readline().decode(errors="replace")
                if line.startswith("ask"):
                    line = line.rstrip("\r\n")
                    if line[4:5].isdigit():
                        answer = str(self.choose(Question(line, game)))
                    else:
                        answer = self._hello() if line.startswith("ask hello") else "ready"
                    sink.write(answer.encode() + b"\n")
                    sink.flush()
                elif line.startswith("event "):
                    self.event(line[6:].rstrip("\r\n"))
                elif line.startswith("new "):
                    game = NewGame(line)
                    self.random = random.Random(game.seed)
                    self.new_game(game)
                elif line.startswith("over "):
                    self.over(_winners(_fields(line.split()).get("winners", "?")))
                elif not line or line.rstrip("\r\n") == "quit":
                    return
        except (BrokenPipeError, KeyboardInterrupt):
            return  # the host is gone
        finally:
            sys.stdout = stdout

    def _hello(self) -> str:
        words = ["hello", "kot=1", "name=" + "-".join((self.name or type(self).__name__).split())]
        words += [f"version={self.version}"] if self.version else []
        words += ["want=" + ",".join(self.want)] if self.want else []
        words += [f"vocabulary={self.vocabulary}"] if self.vocabulary else []
        return " ".join(words)


def _winners(text: str) -> Optional[Tuple[int, ...]]:
    """Seats as in ``13``; ``-`` for nobody and ``?`` for a game that was stopped."""
    return None if text == "?" else tuple(int(digit) for digit in text if digit != "-")


# --------------------------------------------------------------------------------------------------------------- client


class Status(NamedTuple):
    """What a game waits for: an answer (``ask``), chance, or nothing more (``over``)."""

    kind: str
    seat: int = 0
    """Who is asked; 0 if nobody is."""
    question: str = ""
    """The question, as in ``choose-yield.2.1.0``."""
    answers: int = 0
    """How many answers are legal."""
    chance: str = ""
    """What falls, as in ``roll 6``."""
    winners: Tuple[int, ...] = ()

    @staticmethod
    def parse(text: str) -> Status:
        return _read(_status, text)


def _status(text: str) -> Status:
    kind, _, rest = text.partition(" ")
    if kind == "ask":
        seat, question, answers = rest.split()
        return Status(kind, seat=int(seat), question=question, answers=int(answers))
    if kind == "chance" and rest:
        return Status(kind, chance=rest)
    if kind == "over" and (rest == "-" or rest and set(rest) <= set("123456")):
        return Status(kind, winners=_winners(rest) or ())
    raise ValueError(text)


def _read(reader: Callable[[str], T], answer: str) -> T:
    """Reads an answer of the server; raises ``KotError`` if it is not one to the command."""
    try:
        return reader(answer)
    except (ValueError, IndexError) as wrong:
        raise KotError(f"the server has sent something else than an answer to this command: {answer[:200]}") from wrong


def _integers(answer: str) -> List[int]:
    return list(map(int, answer.split()))


class ActionTable(NamedTuple):
    """Every answer that the game knows, numbered from 0, for learners that need a fixed set of actions."""

    hash: str
    """Changes whenever a number means something else."""
    texts: Tuple[str, ...]

    @staticmethod
    def parse(answer: str) -> ActionTable:
        head, *texts = answer.split(" | ")
        size, hash = head.split()
        if int(size) != len(texts):
            raise ValueError(head)
        return ActionTable(hash, tuple(texts))


class Client:
    """A running ``kot serve``. Use it in a ``with`` statement; the server ends with it, or with this process.

    The command is ``java -jar kot.jar serve`` by default, with the jar that the environment variable ``KOT_JAR`` names or that
    ``mvn package -Pall`` has built here. A client is for one thread of one process.
    """

    MAX_BATCH = 10_000
    """A longer batch is sent in parts."""

    def __init__(self, command: Union[None, str, Sequence[str]] = None) -> None:
        if command is None:
            command = ["java", "-jar", str(kot_jar()), "serve"]
        elif isinstance(command, str):
            command = shlex.split(command)
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as refused:
            raise KotError(f"cannot start {command[0]}: {refused.strerror}") from refused
        self._finalizer = weakref.finalize(self, _end, self._process)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        try:
            self.about: Dict[str, str] = _fields(self.send("hello").split())
            """The versions of protocol, rules, vocabulary and library."""
            if self.about.get("kot") != "1":
                raise KotError(f"the server speaks version {self.about.get('kot')}, and this client version 1")
        except KotError:
            self.close()
            raise

    def send(self, command: str) -> str:
        """Sends one command and returns its answer without ``ok``; raises ``KotError`` with the sentence of a refusal."""
        if "\n" in command or "\r" in command:
            raise KotError("a command is one line")
        return _checked(self._exchange(command.encode() + b"\n", 1)[0])

    def batch(self, commands: Sequence[str]) -> List[str]:
        """Sends many commands at once and returns their answers, each with its ``ok`` or ``error`` in front."""
        answers: List[str] = []
        for start in range(0, len(commands), self.MAX_BATCH):
            part = commands[start : start + self.MAX_BATCH]
            data = "\n".join(part)
            if data.count("\n") != len(part) - 1 or "\r" in data:
                raise KotError("each command is one line")
            answers += self._exchange(f"batch {len(part)}\n{data}\n".encode(), len(part))
        return answers

    def new(
        self,
        position: str = "",
        *,
        players: Optional[int] = None,
        edition: Optional[str] = None,
        seed: Optional[int] = None,
        options: str = "",
    ) -> Game:
        """Starts a game: a new one, or from a position or moment in one word.

        With a seed, chance plays itself; without one you play it, as in ``game.play("roll 112EHS")``.

        :param options: options of the rules, as in ``points=15,life=8_10``
        """
        words = ["new"]
        words += [position] if position else []
        words += [f"edition={edition}"] if edition is not None else []
        words += [f"players={players}"] if players is not None else []
        words += [f"seed={seed}"] if seed is not None else []
        words += [f"o={options}"] if options else []
        return Game._started(self, self.send(" ".join(words)))

    reset = new
    """``new`` by the name that learners know; the other games of the client stay."""

    def actions(self) -> ActionTable:
        """The table of all answers; the ids of ``Game.mask`` and ``Game.act`` are places in it."""
        return _read(ActionTable.parse, self.send("actions"))

    def observation_names(self) -> List[str]:
        """What the numbers of ``Game.observe`` are called."""
        return self.send("observe").split()

    @property
    def is_open(self) -> bool:
        return self._finalizer.alive

    def close(self) -> None:
        """Ends the server."""
        self._finalizer()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def _exchange(self, data: bytes, lines: int) -> List[str]:
        """Writes, and reads this many lines; the server never sends more than was asked for.

        Who is interrupted in between cannot know later which answer belongs to which command, so the client is closed then.
        """
        if not self.is_open:
            raise KotError("this client is closed")
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self._input, rest) :]
            chunks: List[bytes] = []
            while lines > 0:
                chunk = os.read(self._output, 1 << 20)
                if not chunk:
                    raise EOFError
                chunks.append(chunk)
                lines -= chunk.count(b"\n")
            return b"".join(chunks).decode()[:-1].split("\n")
        except (BrokenPipeError, EOFError):
            self.close()
            code = self._process.returncode
            raise KotError(f"the server has ended with exit code {code}; standard error may say why") from None
        except UnicodeDecodeError as wrong:
            self.close()
            raise KotError("the server has sent bytes that are not UTF-8") from wrong
        except BaseException:
            self.close()
            raise


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends a server: the end of its input is enough for one that is well."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    try:
        process.wait(2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _checked(answer: str) -> str:
    """What follows ``ok``."""
    if answer == "ok" or answer.startswith("ok "):
        return answer[3:]
    raise KotError(answer[6:] if answer.startswith("error ") else f"this is not an answer: {answer[:200]}")


def kot_jar() -> Path:
    """The jar of the command ``kot``."""
    jar = Path(os.environ.get("KOT_JAR") or Path(__file__).resolve().parent.parent / "kot/target/kot.jar")
    if not jar.is_file():
        raise KotError(f"{jar} is missing: build it with `mvn package -DskipTests -Pall`, or let KOT_JAR name it")
    return jar


class Game:
    """A game of a ``Client``."""

    def __init__(self, client: Client, number: int, status: Status) -> None:
        self.client = client
        self.number = number
        self.status = status
        """What the game waits for now."""

    @staticmethod
    def _started(client: Client, answer: str) -> Game:
        number, _, status = answer.partition(" ")
        return Game(client, _read(int, number), Status.parse(status))

    @property
    def over(self) -> bool:
        return self.status.kind == "over"

    def legal(self) -> List[str]:
        """The legal answers as text, in order; empty where the game waits for chance or is over."""
        return _read(lambda text: [part.split(" ", 1)[1] for part in self._list(text)], self._send("legal"))

    def play(self, answer: Answer) -> Status:
        """Plays an answer, by its number from 1 or by its text, or what chance brings, as in ``roll 112EHS``."""
        return self._moved(self._send("play", answer))

    step = play
    """``play`` by the name that learners know."""

    def undo(self) -> Status:
        """Takes the last answer back, with the chance that followed it."""
        return self._moved(self._send("undo"))

    def fork(self, *, seed: Optional[int] = None, seat: Optional[int] = None) -> Game:
        """Starts another game at the same moment.

        :param seat: if given, cards that are hidden from this seat are drawn again
        """
        return Game._started(self.client, self._send("fork", **_given(seed=seed, seat=seat)))

    def view(self, viewer: Union[None, int, str] = None) -> View:
        """The table as a seat, ``spectator`` or ``all`` sees it; as the asked seat by default."""
        return _read(View.parse, self._send("view", *_named(viewer)))

    def view_json(self, viewer: Union[None, int, str] = None) -> Dict[str, Any]:
        """The same as JSON, with every detail."""
        tree: Dict[str, Any] = _read(json.loads, self._send("view", *_named(viewer), "json"))
        return tree

    def moment(self) -> str:
        """The position at the start of the turn and the moves since, in one word."""
        return self._send("moment")

    def record(self) -> str:
        """The whole game in one word."""
        return self._send("record")

    def events(self, viewer: Union[None, int, str] = None, *, since: Optional[int] = None) -> List[str]:
        """What has happened in the last play, or after the given number of moves, as a viewer may know it."""
        return self._list(self._send("events", *_named(viewer), **_given(since=since)))

    def odds(self, answer: Optional[Answer] = None) -> Dict[str, float]:
        """The probability of each outcome: of chance, or of an answer that rolls dice again."""
        return _read(self._odds, self._send("odds", *_named(answer)))

    @staticmethod
    def _odds(answer: str) -> Dict[str, float]:
        pairs = (text.rsplit(" ", 1) for text in Game._list(answer))
        return {outcome: float(probability) for outcome, probability in pairs}

    def sample(self, *, seed: Optional[int] = None) -> str:
        """An outcome of the chance that the game waits for, which is not played."""
        return self._send("sample", **_given(seed=seed))

    def mask(self) -> List[int]:
        """The ids of the legal answers in ``Client.actions``, ascending."""
        return _read(_integers, self._send("mask"))

    def act(self, action: int) -> Status:
        """Plays an answer by its id in ``Client.actions``."""
        return self._moved(self._send("act", action))

    def observe(self, seat: Optional[int] = None) -> List[int]:
        """What a seat knows, as numbers; ``Client.observation_names`` says what they mean."""
        return _read(_integers, self._send("observe", *_named(seat)))

    def drop(self) -> None:
        """Lets the server forget the game."""
        self._send("drop")

    def _send(self, command: str, *words: object, **fields: object) -> str:
        parts = [command, str(self.number), *map(str, words)]
        return self.client.send(" ".join(parts + [f"{name}={value}" for name, value in fields.items()]))

    def _moved(self, answer: str) -> Status:
        self.status = Status.parse(answer)
        return self.status

    @staticmethod
    def _list(answer: str) -> List[str]:
        """The items of ``| a | b``."""
        return answer[2:].split(" | ") if answer else []

    def __repr__(self) -> str:
        return f"Game({self.number}, {self.status})"


def _given(**fields: object) -> Dict[str, object]:
    return {name: value for name, value in fields.items() if value is not None}


def _named(word: object) -> List[object]:
    return [] if word is None else [word]


# ---------------------------------------------------------------------------------------------------------- environment


class Vector(array.array):  # type: ignore[type-arg]
    """Numbers in a row, with what learners ask an array for. NumPy and others read it without a copy."""

    CODES: ClassVar[Dict[str, str]] = {"int8": "b", "int32": "i"}

    def __new__(cls, numbers: Iterable[int], dtype: str) -> Vector:
        return super().__new__(cls, cls.CODES[dtype], numbers)

    @property
    def dtype(self) -> str:
        return "int8" if self.typecode == "b" else "int32"

    @property
    def shape(self) -> Tuple[int, ...]:
        return (len(self),)


class Space(Generic[T]):
    """What an action or an observation can be."""

    shape: Tuple[int, ...] = ()
    dtype: str = ""

    def __init__(self) -> None:
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        """Makes samples repeatable."""
        self._random.seed(seed)

    def sample(self, mask: Any = None) -> T:
        raise NotImplementedError

    def contains(self, x: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)


class Discrete(Space[int]):
    """The numbers from 0 to n - 1."""

    dtype = "int64"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.start = 0

    def sample(self, mask: Any = None) -> int:
        """A number; with a mask, one whose place in it is not 0."""
        if mask is None:
            return self._random.randrange(self.n)
        allowed = _ones(mask)
        if not allowed:
            raise KotError("this mask allows nothing: an agent without a question has no action but None")
        return self._random.choice(allowed)

    def contains(self, x: Any) -> bool:
        try:
            return int(x) == x and 0 <= int(x) < self.n
        except (TypeError, ValueError):
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


def _ones(mask: Any) -> List[int]:
    """The places of a mask that are not 0: a search in bytes, because masks are long and nearly empty."""
    text = mask.tobytes() if getattr(mask, "itemsize", 0) == 1 else bytes(1 if bit else 0 for bit in mask)
    places: List[int] = []
    place = text.find(1)
    while place >= 0:
        places.append(place)
        place = text.find(1, place + 1)
    return places


class Box(Space[Any]):
    """Rows of numbers, each from low to high."""

    def __init__(self, low: int, high: int, size: int, dtype: str, make: Callable[[Sequence[int], str], Any]) -> None:
        super().__init__()
        self.low = make([low] * size, dtype)
        self.high = make([high] * size, dtype)
        self.shape = (size,)
        self.dtype = dtype
        self._range = (low, high)
        self._make = make

    def sample(self, mask: Any = None) -> Any:
        return self._make([self._random.randint(*self._range) for _ in range(self.shape[0])], self.dtype)

    def contains(self, x: Any) -> bool:
        low, high = self._range
        return (
            getattr(x, "shape", None) == self.shape
            and getattr(x, "dtype", None) == self.dtype
            and min(x) >= low
            and max(x) <= high
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (other._range, other.shape, other.dtype) == (
            self._range,
            self.shape,
            self.dtype,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Box({self._range[0]}, {self._range[1]}, {self.shape}, {self.dtype})"


class DictSpace(Space[Dict[str, Any]]):
    """Several spaces by name."""

    def __init__(self, spaces: Dict[str, Space[Any]]) -> None:
        super().__init__()
        self.spaces = spaces

    def seed(self, seed: Optional[int] = None) -> None:
        super().seed(seed)
        for space in self.spaces.values():
            space.seed(None if seed is None else self._random.getrandbits(32))

    def sample(self, mask: Any = None) -> Dict[str, Any]:
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(space.contains(x[name]) for name, space in self.spaces.items())
        )

    def keys(self) -> Iterable[str]:
        return self.spaces.keys()

    def __getitem__(self, name: str) -> Space[Any]:
        return self.spaces[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.spaces)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DictSpace) and other.spaces == self.spaces

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"DictSpace({self.spaces})"


MAX_OBSERVATION = (1 << 24) - 1
"""The maximum of energy and counters; no number of an observation is larger, and none is below 0."""


class KotEnv:
    """A game in the shape of PettingZoo's AEC environments, without importing it.

    Agents are ``player_1`` to ``player_6``, by seat. An observation is ``{"observation": ..., "action_mask": ...}``: the
    vector of ``Game.observe`` for that agent, and a 1 for each action of ``Client.actions`` that it may take now (none, if
    somebody else is asked). Chance plays itself, from the seed of ``reset``.

    Rewards: an agent gets -1 when its Monster is eliminated, and its episode ends. When the game ends, a sole winner gets +1
    and everybody else who is left -1; several winners share: each of k winners gets 1/k. If nobody wins, nobody gets more
    than -1. All other rewards are 0. Nothing is ever truncated. An illegal action raises ``KotError`` and changes nothing.

    :param players: 2 to 6
    :param options: options of the rules, as in ``points=15,life=8_10``
    :param render_mode: ``ansi``: ``render`` returns a text; ``human``: it prints one
    :param client: a client to share; by default the environment starts a server of its own, and ``close`` ends it
    :param make: makes an array of numbers and the name of a type; ``numpy.array`` fits
    """

    metadata: Dict[str, Any] = {"name": "kot_v1", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 4,
        *,
        edition: str = "second",
        options: str = "",
        render_mode: Optional[str] = None,
        client: Optional[Client] = None,
        make: Callable[[Sequence[int], str], Any] = Vector,
    ) -> None:
        if not 2 <= players <= 6:
            raise KotError(f"2 to 6 can play, not {players}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, players + 1)]
        self.agents: List[str] = []
        self.agent_selection = ""
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self.game: Optional[Game] = None
        """The game that is played, for whatever an environment cannot say."""
        self._edition = edition
        self._options = options
        self._make = make
        self._random = random.Random()
        self._own_client = client is None
        self._client = Client() if client is None else client
        self.actions = self._client.actions()
        """What the actions mean."""
        self.observation_names = self._client.observation_names()
        """What the numbers of an observation are called."""
        clockwise = ["self", *(f"left{place}" for place in range(1, players))]
        self._alive = [self.observation_names.index(f"{place}.alive") for place in clockwise]
        self._asked = ""
        self._mask: List[int] = []
        self._vector: List[int] = []
        spaces = [self._spaces() for _ in self.possible_agents]
        self._action_spaces = dict(zip(self.possible_agents, (space[0] for space in spaces)))
        self._observation_spaces = dict(zip(self.possible_agents, (space[1] for space in spaces)))

    def _spaces(self) -> Tuple[Discrete, DictSpace]:
        actions = len(self.actions.texts)
        numbers = Box(0, MAX_OBSERVATION, len(self.observation_names), "int32", self._make)
        mask = Box(0, 1, actions, "int8", self._make)
        return Discrete(actions), DictSpace({"observation": numbers, "action_mask": mask})

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> KotEnv:
        return self

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Starts a game. With a seed, this game and those of later resets without one can be repeated.

        :param options: ``{"position": "kot1/..."}`` starts there; other options are ignored
        """
        if seed is None:
            seed = self._random.getrandbits(62)
        else:
            self._random.seed(seed)
        position = str((options or {}).get("position", ""))
        if position:
            if len(View.parse(position).seats) != len(self.possible_agents):
                raise KotError(f"this position is not one of {len(self.possible_agents)} players: {position[:200]}")
            game = self._client.new(position, seed=seed)
        else:
            players = len(self.possible_agents)
            game = self._client.new(players=players, edition=self._edition, seed=seed, options=self._options)
        if self.game is not None:
            self.game.drop()
        self.game = game
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._update(self._client.batch([f"status {game.number}", f"mask {game.number}", f"observe {game.number}"]))
        self._select()

    def step(self, action: Optional[int]) -> None:
        """Plays the action of ``agent_selection``; None for an agent whose episode has ended."""
        agent = self.agent_selection
        if self.game is None or not self.agents:
            raise KotError("there is no game: call reset")
        if self.terminations[agent]:
            if action is not None:
                raise KotError(f"the episode of {agent} has ended: its only action is None")
            self._remove(agent)
        else:
            if action is None:
                raise KotError(f"{agent} is asked {self.game.status.question}: None is not an action")
            number = self.game.number
            answers = self._client.batch([f"act {number} {int(action)}", f"mask {number}", f"observe {number}"])
            _checked(answers[0])
            self._cumulative_rewards[agent] = 0
            self.rewards = dict.fromkeys(self.agents, 0)
            self._update(answers)
        self._select()

    def _update(self, answers: List[str]) -> None:
        """Takes what the server says after a move: the status, the mask and the vector of who is asked."""
        assert self.game is not None
        self.game.status = status = Status.parse(_checked(answers[0]))
        if self._asked in self.infos:
            self.infos[self._asked] = {}
        if status.kind == "over":
            self._asked = ""
            winners = [f"player_{seat}" for seat in status.winners]
            for agent in self.agents:
                self._finish(agent, 1 / len(winners) if agent in winners else -1)
            return
        self._asked = f"player_{status.seat}"
        self._mask = _read(_integers, _checked(answers[1]))
        self._vector = _read(_integers, _checked(answers[2]))
        self.infos[self._asked] = {"question": status.question}
        players = len(self.possible_agents)
        for place, index in enumerate(self._alive):
            if not self._vector[index]:
                agent = self.possible_agents[(status.seat - 1 + place) % players]
                if agent in self.terminations and not self.terminations[agent]:
                    self._finish(agent, -1)

    def _finish(self, agent: str, reward: float) -> None:
        self.terminations[agent] = True
        self.rewards[agent] = reward
        self._cumulative_rewards[agent] += reward

    def _remove(self, agent: str) -> None:
        for values in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del values[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0)

    def _select(self) -> None:
        """Agents whose episode has ended come first, to be removed; then who is asked."""
        ended = [agent for agent in self.agents if self.terminations[agent]]
        self.agent_selection = ended[0] if ended else self._asked

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent knows now, and what it may do."""
        if self.game is None:
            raise KotError("there is no game: call reset")
        asked = agent == self._asked
        vector = self._vector if asked else self.game.observe(self.possible_agents.index(agent) + 1)
        mask = bytearray(len(self.actions.texts))
        for action in self._mask if asked else ():
            mask[action] = 1
        return {"observation": self._make(vector, "int32"), "action_mask": self._make(mask, "int8")}

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last step, termination, truncation and info of ``agent_selection``."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields ``agent_selection`` until no agent is left; call ``step`` each time."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> Optional[str]:
        """The table as text, by ``render_mode``."""
        if self.render_mode is None or self.game is None:
            return None
        text = str(self.game.view("spectator"))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Ends the game, and the server if it is the environment's own."""
        if self._own_client:
            self._client.close()
        elif self.game is not None and self._client.is_open:
            self.game.drop()
        self.game = None
        self.agents = []

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(players: int = 4, **arguments: Any) -> KotEnv:
    """An environment, made as those of PettingZoo's modules are; arguments are those of ``KotEnv``."""
    return KotEnv(players, **arguments)
