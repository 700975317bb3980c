"""Tests of kot.py: python3 -m unittest, in this folder, after `mvn package -DskipTests -Pall`."""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any, Callable, ClassVar, List, Optional, Set, Tuple

import kot

HERE = Path(__file__).resolve().parent
BOTS = HERE.parent / "protocol" / "bots"
NEWLINE = b"\n"
ARENA = HERE.parent / "arena" / "target" / "arena.jar"


def setUpModule() -> None:
    for jar in (HERE.parent / "kot" / "target" / "kot.jar", ARENA):
        if not jar.is_file():
            raise FileNotFoundError(f"{jar} is missing: run `mvn package -DskipTests -Pall` first")


def arena(*arguments: object) -> str:
    """What the arena prints."""
    command = ["java", "-jar", str(ARENA), "--quiet", "--threads", "1", *map(str, arguments)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
    if done.returncode != 0:
        raise AssertionError(f"the arena ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def snippets(page: Path) -> List[str]:
    """The Python of a page."""
    return re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)


def python(text: str) -> str:
    """What a program prints."""
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    done = subprocess.run(
        [sys.executable, "-c", text], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120, env=environment
    )
    if done.returncode != 0:
        raise AssertionError(f"this ended with {done.returncode}:\n{text}\n{done.stdout}")
    return done.stdout


class ViewTest(unittest.TestCase):
    def test_reads_all_fields(self) -> None:
        view = kot.View.parse(
            "kot1/second/c=ff8f7f28/o=life=8_12,points=15/gigazaur.h7v3e5p1s2C.jets,smoke-cloud:2,mimic@1-wings:3/the-king"
            "/alienoid.v2X/m=heal,-,tank/k=_@1/t=2.b1/viewer=2/step=resolve/dice=1223SS/rollsLeft=2/maximumLife=14_12_0"
            "/waiting=question-asked.choose-yield.1.2.0"
        )
        self.assertEqual("second", view.edition)
        self.assertEqual({"life": "8_12", "points": "15"}, view.options)
        gigazaur, king, alienoid = view.seats
        cards = (kot.Card("jets"), kot.Card("smoke-cloud", 2), kot.Card("mimic", 3, "1-wings"))
        self.assertEqual(kot.Seat(1, "gigazaur", 7, 14, 3, 5, 1, 2, "city", cards), gigazaur)
        self.assertTrue(gigazaur.in_tokyo and gigazaur.has("jets") and not gigazaur.has("heal"))
        self.assertEqual(kot.Seat(2, "the-king", 8, 12), king)
        self.assertEqual(kot.Seat(3, "alienoid", 0, 0, 2, place="out"), alienoid)
        self.assertEqual([True, True, False], [seat.alive for seat in view.seats])
        self.assertEqual(("heal", None, "tank"), view.market)
        self.assertEqual((2, "2", "resolve", "1223SS", 2), (view.turn, view.viewer, view.step, view.dice, view.rolls_left))
        self.assertEqual("question-asked.choose-yield.1.2.0", view.waiting)
        self.assertEqual(king, view.me)
        self.assertEqual([gigazaur], view.rivals)

    def test_reads_what_is_left_out(self) -> None:
        view = kot.View.parse("kot1/first/c=ff8f7f28/gigazaur/the-king/viewer=spectator/waiting=dice-awaited.1.6.turn")
        self.assertEqual((10, 10), (view.seat(2).life, view.seat(2).max_life))
        self.assertEqual(((), 0, "roll", "", 0), (view.market, view.turn, view.step, view.dice, view.rolls_left))
        with self.assertRaisesRegex(kot.KotError, "its viewer is spectator"):
            view.me

    def test_refuses_another_format(self) -> None:
        with self.assertRaisesRegex(kot.KotError, "not a view of format kot1: kot2/second"):
            kot.View.parse("kot2/second/gigazaur")

    def test_rivals_are_clockwise(self) -> None:
        view = kot.View.parse("kot1/second/c=ff8f7f28/gigazaur/the-king/alienoid/kraken/viewer=3/waiting=-")
        self.assertEqual([4, 1, 2], [rival.number for rival in view.rivals])


class Recorder(kot.Bot):
    """Keeps what it hears."""

    name = "my bot"
    version = "2.1"
    want = ("events", "view")

    def __init__(self) -> None:
        self.heard: List[object] = []

    def choose(self, question: kot.Question) -> kot.Answer:
        print("this is no answer")
        self.heard.append((question.number, question.kind, question.fields, question.options, question.clock))
        return question.options[1] if question.kind == "choose-yield" else 1

    def new_game(self, game: kot.NewGame) -> None:
        self.heard.append((game.number, game.edition, game.players, game.seat, game.clock, game.seed, game.restart))

    def event(self, text: str) -> None:
        self.heard.append(text)

    def over(self, winners: Optional[Tuple[int, ...]]) -> None:
        self.heard.append(winners)


class BotTest(unittest.TestCase):
    def play(self, bot: kot.Bot, *lines: str) -> List[str]:
        """What the bot answers; what it prints is not part of that."""
        sink = io.BytesIO()
        with contextlib.redirect_stderr(io.StringIO()):
            bot.run(io.BytesIO("".join(line + "\n" for line in lines).encode()), sink)
        return sink.getvalue().decode().splitlines()

    def test_speaks_the_protocol(self) -> None:
        bot = Recorder()
        answers = self.play(
            bot,
            "ask hello kot=1 rules=2 vocabulary=5f3a91c0 library=0.1.0",
            "ask ready",
            "new game=7 edition=second players=4 seat=2 clock=none seed=-42 restart=yes view=kot1/second/x later=1",
            "event points-gained 1 3",
            "something from a later version",
            "",
            "stop",
            "ask 17 choose-yield.2.1.0 clock=1000 later=1 | 1 yield | 2 stay\r",
            "stop",
            "ask 18 choose-hearts.2.2 clock=none | 1 hearts heal=2 | 2 hearts heal=1 poison=1",
            "error a sentence",
            "over winners=13",
            "over winners=-",
            "over winners=? reason=late",
            "quit",
            "ask ready",
        )
        self.assertEqual(["hello kot=1 name=my-bot version=2.1 want=events,view", "ready", "stay", "1"], answers)
        self.assertEqual(
            [
                (7, "second", 4, 2, None, -42, True),
                "points-gained 1 3",
                (17, "choose-yield", ["2", "1", "0"], ["yield", "stay"], 1000),
                (18, "choose-hearts", ["2", "2"], ["hearts heal=2", "hearts heal=1 poison=1"], None),
                (1, 3),
                (),
                None,
            ],
            bot.heard,
        )

    def test_first_answer_by_default(self) -> None:
        self.assertEqual(["hello kot=1 name=Bot", "1"], self.play(kot.Bot(), "ask hello kot=1", "ask 1 choose-x.1 | 1 a | 2 b"))

    def test_random_follows_the_seed(self) -> None:
        class Gambler(kot.Bot):
            def choose(self, question: kot.Question) -> kot.Answer:
                return self.random.choice(question.options)

        question = "ask 1 choose-number.1.x.1.9 | " + " | ".join(f"{i} pick {i}" for i in range(1, 10))
        one, same, other = (
            self.play(Gambler(), f"new seed={seed}", *[question] * 20, f"new seed={seed}", *[question] * 20)
            for seed in (1, 1, 2)
        )
        self.assertEqual(one, same)
        self.assertEqual(one[:20], one[20:])
        self.assertNotEqual(one, other)

    def test_question_is_lazy(self) -> None:
        question = kot.Question("ask x nonsense view=broken", kot.NewGame("new"))
        self.assertEqual([], question.options)
        with self.assertRaisesRegex(kot.KotError, "not a view"):
            question.view
        with self.assertRaisesRegex(kot.KotError, 'no position: add "position" to the class attribute want'):
            question.position

    def test_time_left(self) -> None:
        self.assertEqual(float("inf"), kot.Question("ask 1 x.1 clock=none | 1 a", kot.NewGame("new")).time_left)
        left = kot.Question("ask 1 x.1 clock=60000 | 1 a", kot.NewGame("new")).time_left
        self.assertTrue(50 < left <= 60, left)


class ServedTest(unittest.TestCase):
    """Tests that share a server."""

    client: ClassVar[kot.Client]

    @classmethod
    def setUpClass(cls) -> None:
        cls.client = kot.Client()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.client.close()


class ClientTest(ServedTest):
    def test_random_games_have_the_legal_answers_that_the_status_counts(self) -> None:
        rng = random.Random(5)
        texts = self.client.actions().texts
        for edition in ("first", "second"):
            for players in range(2, 7):
                game = self.client.new(edition=edition, players=players, seed=players)
                decisions = 0
                while not game.over:
                    legal = game.legal()
                    self.assertEqual(game.status.answers, len(legal))
                    self.assertEqual(len(legal), len(set(legal)))
                    if decisions % 10 == 0:
                        self.assertEqual(len(legal), len(game.mask()))
                        self.assertTrue(all(0 <= action < len(texts) for action in game.mask()))
                        self.check_view(game)
                    number = rng.randint(1, len(legal))
                    game.play(number if decisions % 2 else legal[number - 1])
                    decisions += 1
                self.assertGreater(decisions, 5)
                self.assertEqual([], game.legal())
                game.drop()

    def check_view(self, game: kot.Game) -> None:
        """The view that is read from one word is that of the server's JSON."""
        view, tree = game.view(), game.view_json()
        self.assertEqual(game.status.seat, view.me.number)
        seats: List[kot.Seat] = []
        for monster, max_life in zip(tree["monsters"], tree["maximumLife"]):
            copies = [card["copy"] and f"{card['copy']['owner']}-{card['copy']['card']}" for card in monster["cards"]]
            cards = (kot.Card(card["id"], card["counters"], copy) for card, copy in zip(monster["cards"], copies))
            numbers = {name: monster[name] for name in ("life", "points", "energy", "poison", "shrink")}
            place = "out" if monster["place"] == "nowhere" else monster["place"]
            name = monster["monster"]
            seats.append(
                kot.Seat(len(seats) + 1, name, max_life=max_life, place=place, cards=tuple(cards), **numbers)
            )
        self.assertEqual(tuple(seats), view.seats)
        self.assertEqual(tuple(tree["market"]), view.market)
        self.assertEqual(tree["dice"].replace("-", ""), view.dice)
        self.assertEqual((tree["rollsLeft"], tree["step"], tree["activeSeat"]), (view.rolls_left, view.step, view.turn))

    def test_undo(self) -> None:
        game = self.client.new(players=3, seed=11)
        rng = random.Random(3)
        moments: List[Tuple[kot.Status, str]] = []
        while not game.over and len(moments) < 60:
            moments.append((game.status, game.moment()))
            game.play(rng.randint(1, game.status.answers))
        for status, moment in reversed(moments):
            self.assertEqual(status, game.undo())
            self.assertEqual(moment, game.moment())
        with self.assertRaises(kot.KotError):
            game.undo()
        self.assertEqual(moments[0], (game.status, game.moment()))

    def test_names_that_learners_know(self) -> None:
        game = self.client.reset(players=3, seed=11)
        twin = self.client.new(players=3, seed=11)
        self.assertEqual(twin.play(1), game.step(1))
        self.assertEqual(twin.record(), game.record())

    def test_fork_goes_its_own_way(self) -> None:
        game = self.client.new(players=2, seed=1)
        before = game.record()
        fork = game.fork(seed=2)
        self.assertNotEqual(game.number, fork.number)
        self.assertEqual(game.status, fork.status)
        while not fork.over:
            fork.play(1)
        self.assertEqual(before, game.record())
        other = game.fork(seat=game.status.seat)
        self.assertEqual(game.view().text, other.view().text)

    def test_chance_that_the_client_plays(self) -> None:
        game = self.client.new(players=2, seed=3)
        game = self.client.new(game.moment().split("/moves")[0])
        while game.status.kind != "chance" or not game.status.chance.startswith("roll"):
            game.play(1 if game.status.kind == "ask" else game.sample())
        odds = game.odds()
        self.assertAlmostEqual(1, sum(odds.values()), places=6)
        self.assertEqual(game.sample(seed=4), game.sample(seed=4))
        self.assertIn(game.sample().replace("roll ", ""), {outcome.replace("roll ", "") for outcome in odds})
        game.play("roll 1123SS")
        self.assertEqual("1123SS", game.view().dice)
        again = game.odds("reroll 23")
        self.assertAlmostEqual(1, sum(again.values()), places=6)
        self.assertAlmostEqual(1 / 36, again["1111SS"], places=6)
        self.assertTrue(any(re.fullmatch(r"dice-rolled \d 1123SS", event) for event in game.events("all")))

    def test_moments_and_options(self) -> None:
        game = self.client.new(players=2, seed=3, edition="first", options="points=15,life=8_9")
        view = game.view("spectator")
        self.assertEqual(({"points": "15", "life": "8_9"}, "first"), (view.options, view.edition))
        self.assertEqual((8, 9), (view.seat(1).life, view.seat(1).max_life))
        game.play(1)
        again = self.client.new(game.moment(), seed=1)
        self.assertEqual((game.status, game.moment()), (again.status, again.moment()))
        self.assertEqual(game.moment(), self.client.new(game.record(), seed=1).moment())

    def test_seeds_repeat_games(self) -> None:
        def record(seed: int) -> str:
            game = self.client.new(players=4, seed=seed)
            while not game.over:
                game.play(game.status.answers)
            return game.record()

        self.assertEqual(record(1), record(1))
        self.assertNotEqual(record(1), record(2))

    def test_ids_and_texts_play_the_same(self) -> None:
        table = self.client.actions()
        game = self.client.new(players=2, seed=9)
        for _ in range(30):
            by_text, by_id = game.fork(seed=1), game.fork(seed=1)
            action = game.mask()[-1]
            by_id.act(action)
            by_text.play(table.texts[action])
            self.assertEqual(by_text.moment(), by_id.moment())
            game.act(action)

    def test_observation(self) -> None:
        names = self.client.observation_names()
        self.assertEqual(len(names), len(set(names)))
        game = self.client.new(players=3, seed=9)
        self.assertEqual(game.observe(game.status.seat), game.observe())
        self.assertEqual(len(names), len(game.observe(2)))

    def test_refusals_are_sentences_and_change_nothing(self) -> None:
        game = self.client.new(players=2, seed=1)
        before = game.moment()
        for refused in (
            lambda: game.play("yield please"),
            lambda: game.play(10_000),
            lambda: game.act(-1),
            lambda: self.client.new("kot1/second/nonsense"),
            lambda: self.client.new(players=7),
            lambda: self.client.send("dance"),
            lambda: self.client.send("list\nlist"),
            lambda: self.client.batch(["list", "list\nlist"]),
        ):
            with self.assertRaises(kot.KotError) as error:
                refused()
            self.assertGreater(len(str(error.exception).split()), 2, error.exception)
        self.assertEqual(before, game.moment())
        game.drop()
        with self.assertRaises(kot.KotError):
            game.legal()

    def test_batch(self) -> None:
        games = [self.client.new(players=2, seed=seed) for seed in range(20)]
        before = [game.moment() for game in games]
        answers = self.client.batch([f"play {game.number} 1" for game in games] + ["dance"] + ["list"] * 25_000)
        self.assertEqual(len(games) + 25_001, len(answers))
        self.assertTrue(all(answer.startswith("ok ") for answer in answers[:20]))
        self.assertTrue(answers[20].startswith("error "))
        self.assertEqual({answers[21]}, set(answers[21:]))
        for game, moment in zip(games, before):
            self.assertNotEqual(moment, game.moment())
        self.assertEqual([], self.client.batch([]))


class LifeOfAServerTest(unittest.TestCase):
    def test_close_ends_the_server(self) -> None:
        with kot.Client() as client:
            process = client._process
            self.assertIsNone(process.poll())
        self.assertEqual(0, process.returncode)
        with self.assertRaisesRegex(kot.KotError, "closed"):
            client.send("list")

    def test_no_server_is_left_when_python_is_killed(self) -> None:
        text = "import kot, os; print(kot.Client()._process.pid, flush=True); os.kill(os.getpid(), 9)"
        environment = {**os.environ, "PYTHONPATH": str(HERE)}
        killed = subprocess.run([sys.executable, "-c", text], stdout=subprocess.PIPE, text=True, env=environment, timeout=60)
        pid = int(killed.stdout)
        for _ in range(100):
            if not is_running(pid):
                return
            time.sleep(0.1)
        self.fail(f"the server {pid} is still there")

    def test_a_server_that_dies(self) -> None:
        client = kot.Client()
        client._process.kill()
        with self.assertRaisesRegex(kot.KotError, "the server has ended with exit code -9"):
            client.send("list")
            client.send("list")

    def test_an_interrupted_client_is_closed(self) -> None:
        def interrupt(number: int, frame: object) -> None:
            raise KeyboardInterrupt

        slow = "import sys, time; input(); print('ok kot=1', flush=True); input(); time.sleep(60)"
        client = kot.Client([sys.executable, "-c", slow])
        before = signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        try:
            with self.assertRaises(KeyboardInterrupt):
                client.send("list")
        finally:
            signal.signal(signal.SIGALRM, before)
        self.assertIsNotNone(client._process.returncode)
        with self.assertRaisesRegex(kot.KotError, "closed"):
            client.send("list")

    def test_another_version(self) -> None:
        with self.assertRaisesRegex(kot.KotError, "the server speaks version 2, and this client version 1"):
            kot.Client([sys.executable, "-c", "input(); print('ok kot=2')"])

    def test_bytes_that_are_not_utf_8(self) -> None:
        client = saying(b"ok \xff\xfe")
        with self.assertRaisesRegex(kot.KotError, "the server has sent bytes that are not UTF-8"):
            client.send("list")
        self.assertIsNotNone(client._process.returncode)

    def test_answers_that_are_none(self) -> None:
        calls: List[Callable[[kot.Client], object]] = [
            lambda client: client.new(),
            lambda client: client.actions(),
            lambda client: kot.Game(client, 1, kot.Status("over")).legal(),
            lambda client: kot.Game(client, 1, kot.Status("over")).play(1),
            lambda client: kot.Game(client, 1, kot.Status("over")).fork(),
            lambda client: kot.Game(client, 1, kot.Status("over")).view(),
            lambda client: kot.Game(client, 1, kot.Status("over")).view_json(),
            lambda client: kot.Game(client, 1, kot.Status("over")).odds(),
            lambda client: kot.Game(client, 1, kot.Status("over")).mask(),
            lambda client: kot.Game(client, 1, kot.Status("over")).observe(),
        ]
        answers = [b"x", b"| x", b"1 x", b"1 ask", b"1 ask 2 choose-reroll.2", b"1 ask x choose-reroll.2 48", b"1 over x"]
        for call in calls:
            with saying(*(b"ok " + answer for answer in answers[:2])) as client:
                for _ in answers[:2]:
                    with self.assertRaises(kot.KotError):
                        call(client)
        with saying(*(b"ok " + answer for answer in answers)) as client:
            for answer in answers:
                with self.assertRaisesRegex(kot.KotError, "the server has sent"):
                    client.new()
        with saying(b"okay", b"ok1", b"OK", b"") as client:
            for _ in range(4):
                with self.assertRaisesRegex(kot.KotError, "this is not an answer"):
                    client.send("list")

    def test_a_status_that_is_none(self) -> None:
        for text in ("", "x", "asked 1 choose-reroll.1 3", "sleep 1", "chance", "over", "over 17", "ask 1 choose-reroll.1 3 4"):
            with self.assertRaisesRegex(kot.KotError, "the server has sent"):
                kot.Status.parse(text)
        self.assertEqual(kot.Status("over", winners=(1, 3)), kot.Status.parse("over 13"))
        self.assertEqual(kot.Status("over"), kot.Status.parse("over -"))

    def test_what_cannot_be_started(self) -> None:
        with self.assertRaisesRegex(kot.KotError, "cannot start no-such-command"):
            kot.Client("no-such-command at all")
        with self.assertRaisesRegex(kot.KotError, "has ended with exit code 3"):
            kot.Client([sys.executable, "-c", "raise SystemExit(3)"])


def saying(*answers: bytes) -> kot.Client:
    """A client of a server that gives these answers, whatever it is asked."""
    lines = "".join(f"input(); out({answer + NEWLINE!r}); flush(); " for answer in (b"ok kot=1", *answers))
    text = "import sys; out, flush = sys.stdout.buffer.write, sys.stdout.buffer.flush; " + lines
    return kot.Client([sys.executable, "-c", text])


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        return state != "Z"
    except FileNotFoundError:
        return False


Steps = List[Tuple[str, Optional[int], float]]


class EnvTest(ServedTest):
    def env(self, players: int, **arguments: Any) -> kot.KotEnv:
        return kot.env(players, client=self.client, **arguments)

    def play(self, env: kot.KotEnv, seed: Optional[int] = None) -> Steps:
        """Plays a random game; who was asked, what it did, and its rewards."""
        env.reset(seed=seed)
        for number, agent in enumerate(env.agents):
            env.action_space(agent).seed(number)
        steps: Steps = []
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            self.assertFalse(truncated)
            self.assertTrue(env.observation_space(agent).contains(observation), agent)
            assert observation is not None
            legal = [i for i, bit in enumerate(observation["action_mask"]) if bit]
            if terminated:
                self.assertEqual([], legal)
                action = None
            else:
                assert env.game is not None
                self.assertEqual((env.game.status.answers, 0), (len(legal), reward))
                self.assertEqual({"question": env.game.status.question}, info)
                action = env.action_space(agent).sample(observation["action_mask"])
                self.assertIn(action, legal)
            steps.append((agent, action, reward))
            env.step(action)
            self.assertEqual(set(env.agents), set(env.rewards))
            self.assertEqual(set(env.agents), set(env.infos))
        return steps

    def test_whole_games(self) -> None:
        early = 0
        for edition in ("first", "second"):
            for players in range(2, 7):
                env = self.env(players, edition=edition)
                steps = self.play(env, seed=players)
                assert env.game is not None
                winners = [f"player_{seat}" for seat in env.game.status.winners]
                ends = {agent: (place, reward) for place, (agent, action, reward) in enumerate(steps) if action is None}
                self.assertEqual(set(env.possible_agents), set(ends))
                for agent, (_, reward) in ends.items():
                    self.assertEqual(1 / len(winners) if agent in winners else -1, reward)
                early += sum(place < len(steps) - players for place, _ in ends.values())
                env.close()
        self.assertGreater(early, 3, "agents are eliminated while others play on")

    def test_eliminated_agents_are_gone(self) -> None:
        env = self.env(6)
        for seed in range(5):
            gone: Set[str] = set()
            for agent, action, _ in self.play(env, seed):
                self.assertNotIn(agent, gone)
                if action is None:
                    gone.add(agent)

    def test_seeds(self) -> None:
        one, other = self.env(3), self.env(3)
        self.assertEqual(self.play(one, seed=1), self.play(other, seed=1))
        self.assertEqual(self.play(one), self.play(other), "a reset without a seed follows from the last seed")
        self.assertNotEqual(self.play(one, seed=1), self.play(other, seed=2))

    def test_rewards_reach_whoever_is_not_asked(self) -> None:
        env = self.env(2)
        env.reset(seed=4)
        for number, agent in enumerate(env.agents):
            env.action_space(agent).seed(number)  # another game may end without a winner
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, _, _ = env.last()
            total[agent] += reward
            assert observation is not None
            env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
        self.assertEqual([-1, 1], sorted(total.values()))

    def test_observation_is_that_of_the_agent(self) -> None:
        env = self.env(3)
        env.reset(seed=8)
        assert env.game is not None
        for seat, agent in enumerate(env.agents, 1):
            observation = env.observe(agent)
            self.assertEqual(env.game.observe(seat), list(observation["observation"]))
            self.assertEqual(agent == env.agent_selection, any(observation["action_mask"]))

    def test_refusals(self) -> None:
        env = self.env(2)
        with self.assertRaisesRegex(kot.KotError, "call reset"):
            env.step(0)
        env.reset(seed=1)
        assert env.game is not None
        before = env.game.moment(), env.agent_selection
        illegal = next(i for i, bit in enumerate(env.observe(env.agent_selection)["action_mask"]) if not bit)
        for action in (illegal, len(env.actions.texts), -1, None):
            with self.assertRaises(kot.KotError):
                env.step(action)
        self.assertEqual(before, (env.game.moment(), env.agent_selection))
        with self.assertRaisesRegex(kot.KotError, "2 to 6"):
            self.env(7)

    def test_reset_from_a_position(self) -> None:
        env = self.env(2)
        position = "kot1/second/gigazaur.h1v12C/the-king.h1v19/t=1"
        env.reset(seed=1, options={"position": position, "unknown": 1})
        assert env.game is not None
        self.assertEqual([14, 19], [seat.points for seat in env.game.view("spectator").seats])
        self.assertEqual("player_1", env.agent_selection)
        with self.assertRaisesRegex(kot.KotError, "not one of 3 players"):
            self.env(3).reset(options={"position": position})

    def test_reset_to_the_end_of_a_game(self) -> None:
        game = self.client.new(players=3, seed=1)
        while not game.over:
            game.play(game.status.answers)
        env = self.env(3)
        env.reset(options={"position": game.record()})
        ends = {}
        for agent in env.agent_iter():
            ends[agent] = env.last()[1]
            env.step(None)
        (winner,) = game.status.winners
        self.assertEqual({agent: 1 if agent == f"player_{winner}" else -1 for agent in env.possible_agents}, ends)

    def test_render(self) -> None:
        env = self.env(2, render_mode="ansi")
        env.reset(seed=1)
        self.assertRegex(env.render() or "", r"1 \S+ +outside +life 10/10 points  0 energy  0")
        self.assertIsNone(self.env(2).render())

    def test_spaces(self) -> None:
        env = self.env(2)
        actions, observations = env.action_space("player_1"), env.observation_space("player_1")
        self.assertIs(actions, env.action_space("player_1"))
        self.assertEqual(actions, env.action_space("player_2"))
        self.assertEqual(observations, env.observation_space("player_2"))
        self.assertIn(actions.n - 1, actions)
        for wrong in (actions.n, -1, 0.5, None, "x"):
            self.assertNotIn(wrong, actions)
        actions.seed(1)
        one = [actions.sample() for _ in range(5)]
        actions.seed(1)
        self.assertEqual(one, [actions.sample() for _ in range(5)])
        self.assertEqual(2, actions.sample([0, 0, 1] + [0] * (actions.n - 3)))
        with self.assertRaisesRegex(kot.KotError, "allows nothing"):
            actions.sample(bytearray(actions.n))
        self.assertIn(observations.sample(), observations)
        self.assertNotIn({"observation": []}, observations)

    def test_numpy(self) -> None:
        try:
            numpy = importlib.import_module("numpy")
        except ImportError:
            self.skipTest("no NumPy")
        env, plain = self.env(3, make=numpy.array), self.env(3)
        for each in (env, plain):
            each.reset(seed=6)
        observation, expected = env.last()[0], plain.last()[0]
        assert observation is not None and expected is not None
        for name, dtype in (("observation", "int32"), ("action_mask", "int8")):
            self.assertEqual(dtype, observation[name].dtype)
            self.assertTrue(numpy.array_equal(observation[name], numpy.asarray(expected[name])))
        self.assertIn(observation, env.observation_space("player_1"))
        env.step(numpy.int32(env.action_space("player_1").sample(observation["action_mask"])))

    def test_client_that_was_closed_before(self) -> None:
        with kot.Client() as client:
            env = kot.env(2, client=client)
            env.reset(seed=1)
        env.close()
        self.assertEqual([], env.agents)

    def test_server_of_its_own(self) -> None:
        env = kot.env(2)
        process = env._client._process
        env.reset(seed=1)
        env.close()
        self.assertIsNotNone(process.returncode)


class ArenaTest(unittest.TestCase):
    def test_bots_of_the_examples(self) -> None:
        for bot in ("ten_lines.py", "careful.py"):
            printed = arena(f"cmd:{sys.executable} {BOTS / bot}", "random", "--games", 20)
            self.assertIn("random", printed)
            self.assertNotIn("by forfeit", printed)

    def test_same_seed_same_result(self) -> None:
        arguments = [f"cmd:{sys.executable} {BOTS / 'careful.py'}", "random", "--games", 10, "--players", 3, "--seed", 5]
        one, other = (re.sub(r"played in .*", "", arena(*arguments)) for _ in range(2))
        self.assertEqual(one, other)


class PageTest(unittest.TestCase):
    PAGE = HERE / "README.md"

    def test_bot(self) -> None:
        (bot,) = (text for text in snippets(self.PAGE) if ".run()" in text)
        self.assertLessEqual(len([line for line in bot.splitlines() if line.strip()]), 10)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "brawler.py"
            file.write_text(f"import sys; sys.path.insert(0, {str(HERE)!r})\n{bot}")
            printed = arena(f"cmd:{sys.executable} {file}", "random", "--games", 20)
            self.assertNotIn("by forfeit", printed)

    def test_programs(self) -> None:
        programs = [text for text in snippets(self.PAGE) if ".run()" not in text]
        self.assertEqual(3, len(programs))
        client, batch, environment = programs
        self.assertRegex(python(client), r"(?s)choose-reroll.*market: .*Status\(kind='")
        self.assertEqual("", python(batch))
        self.assertIn(" market: ", python(environment))

    def test_front_page(self) -> None:
        (client,) = snippets(HERE.parent.parent / "README.md")
        self.assertIn(" market: ", python(client))


if __name__ == "__main__":
    unittest.main()
