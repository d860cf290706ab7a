# A landing on a map of 12 by 16 squares, with several counters in a space.

game "Shore" {
  id       = "shore"
  language = 1
  begin    = the_landing
  length   = 20
}
player "Blue" {}
player "Red" {}

enum "grip" { names = [loose, firm] }
kind "square" {
  is      = space
  traits  = [sea, woods, road, fort]
  fields  = { number = number }
  borders = { wire = bool }
  state   = { grip = grip, flag = maybe(player) }
}
map "Shore" {
  grid  = squares
  of    = square
  drawn = <<-ROWS
        A  B  C  D  E  F  G  H  I  J  K  L
     0  s  s  s  s  s  s  s  s  s  s  s  s
     1  s  s  s  s  s  s  s  s  s  s  s  s
     2  .  .  .  .  .  .  .  .  .  .  .  .
     3  .  .  .  .  .  .  .  .  .  .  .  .
     4  .  w  .  .  .  w  .  .  .  .  w  .
     5  .  .  .  .  .  .  .  .  .  .  .  .
     6  .  .  .  .  .  .  f1 .  .  .  .  .
     7  .  .  .  f2 .  .  .  .  .  .  .  .
     8  .  .  .  .  .  .  .  .  .  .  .  .
     9  .  .  .  .  .  .  .  .  .  .  f3 .
    10  .  .  w  w  .  .  .  .  .  .  .  .
    11  .  .  .  .  .  .  .  .  .  .  .  .
    12  .  .  .  .  .  .  .  .  .  .  .  .
    13  r  r  r  r  r  r  r  r  r  r  r  r
    14  .  .  .  .  .  .  .  .  .  .  .  .
    15  .  .  .  .  .  .  -  -  .  .  .  .
  ROWS
  legend = {
    "." = { number = 0 }
    s   = { sea = true, number = 0 }
    w   = { woods = true, number = 0 }
    r   = { road = true, number = 0 }
    f1  = { fort = true, number = 1 }
    f2  = { fort = true, number = 2 }
    f3  = { fort = true, number = 3 }
  }
}
feature "Wire" {
  between = [[B4, B5], [B4, C4]]
  fields  = { wire = true }
}

kind "squad" {
  is     = piece
  sides  = [whole, halved]
  fields = { code = text, owner = player }
  state  = { strength = number, shots = number }
}
roster "squad" {
  columns = [code, owner, strength, at]
  rows = {
    Squad_1 = ["Q1", blue, 10, A1]
    Squad_2 = ["Q2", blue, 8, A1]
    Squad_3 = ["Q3", blue, 6, B4]
  }
}
kind "gun" {
  is     = piece
  sides  = [whole, halved]
  fields = { owner = player, fire = number }
}
gun "Gun" {
  count = 3
  owner = red
  fire  = { whole = 5, halved = 2 }
}
kind "boat" { is = piece }
boat "Barge" { at = A1 }
boat "Launch" { at = A1 }
kind "find" { is = piece }
find "Powder" { count = 3 }
find "Rubble" { count = 3 }
marker "Pinned" { on = squad }
marker "Smoke" { on = square }

phase "The Landing" {
  mark G6 { with = smoke }
  mark squad_2 { with = pinned }
  flip squad_3 { to = halved }
  set G6 { grip = firm }
  set L15 { flag = red }
  each spot {
    from = [G6, D7]
    repeat {
      times = 2
      draw found {
        from = [for f in all(finds) : f if f.at == supply]
        to   = spot
        face = down
      }
    }
  }
  put first_gun {
    from = gun.supply
    to   = G6
  }
  put second_gun {
    from = gun.supply
    to   = L15
  }
  flip second_gun { to = halved }
  put third_gun {
    from = gun.supply
    to   = B4
  }
  repeat {
    choose squad { from = squads }
    choose to { from = [for s in squares : s if squad.at != s && s.sea] }
    move squad { to = to }
  }
}

look {
  shown = {
    squad = [code, strength]
    gun   = [fire]
  }
}
