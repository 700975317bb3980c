package io.github.kotrules.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.server.Listener.Message;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What those who listen hear, and what they do not. */
class StreamTest extends ServerTest {
  private static final Json JSON = KingOfTokyo.json();
  private static final String TWO = "{\"seats\":[\"open\",\"open\"],\"seed\":%d}";

  /** Two messages for each are well above the send buffer, which the system doubles, and the backlog together. */
  private static final int VISITS = 200;

  private final SplittableRandom random = new SplittableRandom(2);

  StreamTest() {
    super(50, 40_000);
  }

  @Test
  void a_client_follows_the_game_by_events_alone() {
    String game = client.create(TWO.formatted(1));
    Listener spectator = client.listen(game + "/stream", null, null);
    assertThat(spectator.next().event()).isEqualTo("seats");
    String ann = client.join(game, "Ann");
    Listener player = client.listen(game + "/stream", ann, null);
    String bob = client.join(game, "Bob");
    client.play(game, List.of(ann, bob), Integer.MAX_VALUE, random);

    GameRecord record =
        KingOfTokyo.notation().readRecord(client.get(game + "/record").text());
    assertThat(fold(spectator)).isEqualTo(record.end().viewFor(Onlooker.SPECTATOR));
    assertThat(fold(player)).isEqualTo(record.end().viewFor(Seat.ONE));
  }

  /** The view that a client has at the end of a stream. */
  private static GameView fold(Listener listener) {
    Message first = listener.next("state");
    GameView view = JSON.readView(first.tree().get("view"));
    int number = Integer.parseInt(first.id());
    for (Message message : listener.rest()) {
      if (message.event().equals("events")) {
        assertThat(message.tree().get("from")).isEqualTo(number);
        view = view.after(events(message, view));
        number = Integer.parseInt(message.id());
      }
    }
    return view;
  }

  private static List<Event> events(Message message, GameView view) {
    List<Event> events = new ArrayList<>();
    for (Object event : (List<?>) requireNonNull(message.tree().get("events"))) {
      events.add(JSON.readEvent(view, event));
    }
    return events;
  }

  @Test
  void who_reconnects_gets_what_was_missed() {
    String game = client.create(TWO.formatted(3));
    String ann = client.join(game, "Ann");
    String bob = client.join(game, "Bob");
    Listener interrupted = client.listen(game + "/stream", ann, null);
    Message before = interrupted.next("state");
    GameView view = JSON.readView(before.tree().get("view"));
    interrupted.close();
    client.play(game, List.of(ann, bob), 60, random);

    Map<?, ?> now = client.state(game, ann);
    for (Listener again : List.of(
        client.listen(game + "/stream", ann, before.id()),
        client.listen(game + "/stream?after=" + before.id(), ann, null))) {
      assertThat(again.next().event()).isEqualTo("seats");
      Message missed = again.next();
      assertThat(missed.event()).isEqualTo("events");
      assertThat(missed.data()).as("longer than one buffer").hasSizeGreaterThan(16_384);
      assertThat(view.after(events(missed, view))).isEqualTo(JSON.readView(now.get("view")));
      assertThat(missed.tree().get("question")).isEqualTo(now.get("question"));
      again.close();
    }
    try (Listener fresh = client.listen(game + "/stream", ann, "no number")) {
      assertThat(fresh.next("state").tree().get("view")).isEqualTo(now.get("view"));
    }
  }

  @Test
  void a_ticket_opens_the_stream_of_its_seat() {
    String game = client.create(TWO.formatted(4));
    String ann = client.join(game, "Ann");
    String bob = client.join(game, "Bob");
    boolean first = client.state(game, ann).containsKey("question");
    String asked = first ? ann : bob;
    String ticket = client.post(game + "/tickets", asked, "").expect(201).get("ticket");

    try (Listener page = client.listen(game + "/stream?ticket=" + ticket, null, null);
        Listener anybody = client.listen(game + "/stream", null, null)) {
      assertThat(page.next("state").tree().get("question")).isNotNull();
      assertThat(anybody.next("state").tree().get("question")).isNull();
    }
    String other = client.create(TWO.formatted(4));
    client.get(other + "/stream?ticket=" + ticket).expect(401);
  }

  /** Otherwise they would show what the next player at the seat may know. */
  @Test
  void leaving_before_the_start_ends_the_streams_and_tickets_of_a_seat() {
    String game = client.create(TWO.formatted(4));
    String ann = client.join(game, "Ann");
    String ticket = client.post(game + "/tickets", ann, "").expect(201).get("ticket");
    try (Listener stream = client.listen(game + "/stream", ann, null);
        Listener page = client.listen(game + "/stream?ticket=" + ticket, null, null);
        Listener anybody = client.listen(game + "/stream", null, null)) {
      client.post(game + "/leave", ann, "").expect(200);
      String bob = client.join(game, "Bob");
      client.join(game, "Cy");

      assertThat(heard(stream)).doesNotContain("Bob");
      assertThat(heard(page)).doesNotContain("Bob");
      client.get(game + "/stream?ticket=" + ticket).expect(401);
      assertThat(anybody.next("state").tree().get("view")).isNotNull();
      assertThat(client.state(game, bob).get("view")).isNotNull();
    }
  }

  @Test
  void a_seat_has_few_streams_and_so_have_spectators() {
    String game = client.create(TWO.formatted(5));
    String ann = client.join(game, "Ann");
    List<Listener> open = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      open.add(client.listen(game + "/stream", ann, null));
      assertThat(open.get(i).next().event()).isEqualTo("seats");
    }
    assertThat(open.get(0).next().event()).isEqualTo("end");
    for (int i = 0; i < 2; i++) {
      open.add(client.listen(game + "/stream", null, null));
      assertThat(open.get(5 + i).next().event()).isEqualTo("seats");
    }
    assertThat(client.get(game + "/stream").expect(429).get("type"))
        .isEqualTo("urn:kot:too-many-streams");
    open.forEach(Listener::close);
  }

  @Test
  void a_finished_stream_ends_and_is_not_opened_again() {
    String game = client.create("{\"seats\":[\"random\",\"random\"],\"seed\":1}");
    List<Message> all = client.listen(game + "/stream", null, null).rest();
    String last = all.stream()
        .filter(message -> !message.id().isEmpty())
        .reduce((a, b) -> b)
        .get()
        .id();

    assertThat(client.get(game + "/stream?after=" + last).expect(204).text()).isEmpty();
    Message whole = client.listen(game + "/stream", null, null).next("state");
    assertThat(whole.id()).isEqualTo(last);
    assertThat(whole.tree().get("over")).isEqualTo(true);
  }

  @Test
  void a_slow_reader_is_dropped() throws IOException, InterruptedException {
    String game =
        client.create("{\"seats\":[\"open\",\"open\",\"open\",\"open\",\"open\",\"open\"]}");
    try (Socket slow = new Socket()) {
      slow.setReceiveBufferSize(4096);
      slow.setSoTimeout(10_000);
      slow.connect(new InetSocketAddress("localhost", server.port()));
      String request = "GET " + game + "/stream HTTP/1.1\r\nHost: localhost\r\n\r\n";
      slow.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      InputStream in = slow.getInputStream();
      assertThat(in.read()).isEqualTo('H'); // it listens, and reads nothing else until the end

      for (int i = 0; i < VISITS; i++) {
        String ann = client.join(game, "Ann");
        client.post(game + "/leave", ann, "");
      }
      client.join(game, "Zoe");

      String heard = readAll(in);
      assertThat(heard).contains("event:seats").contains("Ann").doesNotContain("Zoe");
    }
  }

  /** What is left of a stream, up to where it broke. */
  private static String readAll(InputStream in) {
    StringBuilder text = new StringBuilder();
    byte[] buffer = new byte[65_536];
    try {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        text.append(new String(buffer, 0, read, StandardCharsets.UTF_8));
      }
    } catch (IOException reset) {
      text.append("(reset)");
    }
    return text.toString();
  }

  /** Of many seeded games those count in which somebody looks at a hidden card. */
  @Test
  void nobody_hears_what_only_another_seat_may_know() {
    int secrets = 0;
    for (int seed = 0; secrets < 3; seed++) {
      assertThat(seed).as("seeds without a secret").isLessThan(40);
      String game = client.create(TWO.formatted(seed));
      String ann = client.join(game, "Ann");
      String bob = client.join(game, "Bob");
      List<Listener> listeners = List.of(
          client.listen(game + "/stream", ann, null),
          client.listen(game + "/stream", bob, null),
          client.listen(game + "/stream", null, null));
      client.play(game, List.of(ann, bob), Integer.MAX_VALUE, random);
      GameRecord record =
          KingOfTokyo.notation().readRecord(client.get(game + "/record").text());
      List<Viewer> viewers = List.of(Seat.ONE, Seat.TWO, Onlooker.SPECTATOR);
      for (int i = 0; i < viewers.size(); i++) {
        String heard = heard(listeners.get(i));
        assertThat(heard).doesNotContain(ann).doesNotContain(bob);
        secrets += checkSecrets(record, viewers.get(i), heard);
      }
    }
  }

  private static String heard(Listener listener) {
    StringBuilder all = new StringBuilder();
    listener.rest().forEach(message -> all.append(message.data()).append('\n'));
    return all.toString();
  }

  /** Checks that no event was heard in a form that this viewer may not know; says how many there were. */
  private static int checkSecrets(GameRecord record, Viewer viewer, String heard) {
    int secrets = 0;
    for (Transition transition : record.transitions(KingOfTokyo.secondEdition())) {
      for (Event event : transition.events()) {
        if (!event.publicFor(viewer).equals(event)) {
          assertThat(heard.contains(Wire.print(JSON.write(event))))
              .as("%s", event)
              .isFalse();
          assertThat(heard.contains(Wire.print(JSON.write(event.publicFor(viewer)))))
              .as("%s in public", event)
              .isTrue();
          secrets++;
        }
      }
    }
    return secrets;
  }
}
