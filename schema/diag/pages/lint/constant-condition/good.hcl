rule "Cheers" {
  after = set_up()
  if "spirits are high" {
    when = morale > 4
    say { text = "cheers" }
  }
}
