rule "Cheers" {
  after = set_up()
  if "spirits are high" {
    when = morale > 9
    say { text = "cheers" }
  }
}
