# Outpost: the little game into which the harness puts every fragment that is no game of its own.

game "Outpost" {
  id       = "outpost"
  language = 1
  version  = "1.2"
  begin    = the_game
  length   = 20
}

player "Red" {}
player "Blue" {}

enum "weather" { names = [clear, rain, snow] }

kind "post" {
  is     = space
  fields = { height = number }
  state  = { watched = bool }
}
roster "post" {
  columns = [height]
  rows    = { Camp = [1], Ford = [0], Hill = [3] }
}

kind "soldier" {
  is     = piece
  sides  = [fresh, tired]
  traits = [scout, medic]
  fields = { owner = player, valor = number, home = maybe(post) }
  state  = { shots = number }
}
roster "soldier" {
  columns = [owner, valor, home, traits, at]
  rows = {
    Ann = [red, 3, camp, [scout], camp]
    Ben = [red, 2, none, [], camp]
    Cid = [blue, 4, hill, [medic], hill]
  }
}

kind "crate" { is = piece }
roster "crate" {
  columns = [count]
  rows    = { Tin = [4], Box_of_Flares = [2] }
}

marker "Smoke" {
  on        = post
  count     = 3
  adjective = "hidden"
}

track "Morale" {
  boxes = numbers(0, 5)
  start = 3
}

kind "message" { is = card }
deck "Dispatches" { of = message }
box "On Display" {
  of       = message
  in_force = true
}
message "Hold" {
  modify "Courage" { by = 1 }
}
message "Storm" {
  forbid "Rest" { because = "the order is to storm" }
}

value "Courage" {
  given = { soldier = soldier }
  base  = soldier.valor
  modifier "tired" {
    when = soldier.tired
    by   = -1
  }
}

table "Sky" {
  given   = { roll = d6 }
  returns = { weather = weather }
  rows = [
    ["1-3", clear],
    ["4-5", rain],
    [6, snow],
  ]
}

phase "The Game" {
  repeat {
    each mover {
      from = players
      draw news {
        from = dispatches
        to   = on_display
        none {}
      }
      offer "Turn" {
        none {}
      }
    }
  }
}

menu "Turn" {
  given  = { mover = player }
  player = mover
  require "morale holds" { that = morale > 0 }
}

action "March" {
  menu = turn
  choose man { from = [for s in soldiers : s if s.owner == mover] }
  choose to { from = [for p in posts : p if p != man.at] }
  roll sky { on = sky }
  if "the road is wet" {
    when = sky != clear && courage(man) < 4
    run "Tire" { soldier = man }
  }
  move man { to = to }
  set man { shots = man.shots + 1 }
  set to { watched = true }
}

action "Rest" {
  menu = turn
  choose man { from = [for s in soldiers : s if s.owner == mover] }
  flip man { to = fresh }
}

action "Give Up" {
  menu = turn
  except "Turn" "morale holds" {}
  end game { winner = mover == red ? blue : red }
}

rule "Tire" {
  given = { soldier = soldier }
  flip soldier { to = tired }
}

rule "The Hill Is Taken" {
  given = { soldier = soldier }
  after = enter(soldier, hill)
  when  = soldier.owner == red
  mark hill { with = smoke }
  advance morale { by = 1 }
  move {
    the = crates
    to  = hill
  }
}

modify "Courage" "those who know the ground" {
  when = soldier.at == soldier.home || soldier.scout || soldier.medic
  by   = 1
}

modify "Courage" "all is watched, the hill smokes, or the powder is low" {
  when = soldier.shots > 3 || hill.hidden || none([for p in posts : p if !p.watched])
  by   = -1
}
