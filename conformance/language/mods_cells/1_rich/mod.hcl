mod "Rich" { game = "cells_of_mods" }
revise roster "town" {
  rows = {
    Marl = {
      salt   = { add = 2 }
      roads  = { was = [pans], now = [pans, eel] }
      guards = { was = 2, now = 3 } # the default
    }
    Pans = { guards = { add = 1 } }
    Eel  = { traits = { was = [port], now = absent } }
  }
}
revise composition "Bags" { rows = { plain = { first_bag = { was = 1, now = 5 } } } }
revise kind "town" { fields = { wells = { was = absent, now = maybe(number) } } }
add roster "town" {
  columns = [wells]
  rows    = { Pans = [7] }
}
