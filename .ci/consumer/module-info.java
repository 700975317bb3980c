module com.example.consumer {
  requires io.github.kotrules.cards;
  requires io.github.kotrules.testkit;
}
