# The army is legal, the table is laid out, and both play.

test "The rangers" {
  ref      = "H1"
  scenario = no_man_s_land
  variants = [rangers_ready]
  expect {
    that = (
      count(force(allies)) == 5 &&
      legal(force(allies), rangers.points) &&
      count(force(axis)) == 6 &&
      ranger_squad_able.quality == veteran
    )
  }
}
test "The hedgerows" {
  ref      = "H2"
  scenario = no_man_s_land
  variants = [among_hedgerows]
  expect {
    that = count(grounds) == 11 && count(tall) == 6 && none([
      for g in grounds : g
      if g.battlefield != hedgerows || overlap(g.shape, but_not(grounds, g).shape)
    ])
  }
  expect {
    that = (
      contains(grounds.solid.shape, point(15, 17)) &&
      contains(grounds.solid.shape, point(57, 31)) &&
      !contains(grounds.solid.shape, point(29, 17))
    )
  }
}
test "Rangers among hedgerows, at random" {
  ref      = "H2"
  scenario = meeting_engagement
  variants = [rangers_ready, among_hedgerows]
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
