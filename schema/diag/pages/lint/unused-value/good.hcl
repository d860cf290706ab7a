value "Rain" { base = 1 }
rule "It Rains" {
  after = set_up()
  advance morale { by = -rain }
}
