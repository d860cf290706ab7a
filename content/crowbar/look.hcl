# How the game looks on screens, in pictures and on paper.

look {
  borders = {
    cliff = ["#", cliff]
    wire  = ["~", wire]
  }
  state = { "square.hold" = ["", "1", "2"] } # no hold, a shaky one, a firm one
  quiet = [ranger.worn, cache.handled, movement_die.used]
  score = [time, counterattack, command_bunker_held_by, relief, victory_points]
}
