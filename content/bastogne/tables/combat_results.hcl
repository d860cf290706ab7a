# The Combat Results Table.

section "G.CRT" "Combat Results Table" {
  text = "By the color of what is fired, whether the target is armored or entrenched, and the number rolled."

  enum "effect" { names = [miss, C, S, "S or nothing", step, E] }
  table "Combat Results" { # the die across: 1 to 9, then the 0, which stands as 10
    source  = "reconstructed from the play aid of the series; the card of this game was not seen"
    given   = { color = color, hard = bool, throw = d10 }
    returns = { effect = effect }
    across  = throw
    rows = [
      [white, false, [S, S, C, C, step, E, E, E, miss, step]],
      [white, true, [S, S, C, step, step, E, E, E, miss, C]],
      [pink, false, [s_or_nothing, s_or_nothing, S, C, C, step, step, E, miss, C]],
      [pink, true, [s_or_nothing, s_or_nothing, S, S, C, C, step, E, miss, C]],
      [purple, false, [s_or_nothing, s_or_nothing, s_or_nothing, S, C, C, step, E, miss, C]],
      [purple, true, [s_or_nothing, s_or_nothing, s_or_nothing, s_or_nothing, s_or_nothing, s_or_nothing, S, S, miss, C]],
      [[brown, black, orange], false, [s_or_nothing, S, C, C, step, E, E, E, miss, step]],
      [[brown, black, orange], true, [s_or_nothing, s_or_nothing, s_or_nothing, s_or_nothing, C, C, step, step, miss, C]],
      [yellow, false, [S, S, C, C, step, E, E, E, miss, step]],
      [yellow, true, [s_or_nothing, s_or_nothing, S, S, S, C, step, step, miss, C]],
      [green, false, [s_or_nothing, S, S, C, C, step, E, E, miss, step]],
      [green, true, [s_or_nothing, s_or_nothing, s_or_nothing, s_or_nothing, S, C, C, step, miss, C]],
      [blue, false, [s_or_nothing, s_or_nothing, s_or_nothing, S, S, S, C, step, miss, C]],
      [blue, true, [S, S, C, step, step, E, E, E, miss, C]],
    ]
  }
}
