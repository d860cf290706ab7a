mod "Poor" { game = "cells_of_mods" }
revise roster "town" {
  rows = {
    Marl = {
      salt   = { add = 3 }
      traits = { was = absent, now = [port] }
    }
    Eel = { guards = { was = 2, now = 9 } }
  }
}
revise composition "Bags" { rows = { sealed = { second_bag = { add = 1 } } } }
