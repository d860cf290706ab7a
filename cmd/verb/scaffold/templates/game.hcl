# {{.Name}}: a game to begin with. It plays as it stands; change one thing at a time, and run lint after each.

game "{{.Name}}" {
  id       = "{{.ID}}"
  language = 1
  version  = "0.1.0"
  begin    = the_game
  length   = 6 # how many decisions a play usually takes
  text     = "Two players take one, two or three stones in turn."
  goal     = "Take the last stone." # what players read first
}

section "1" "The stones" {
  text = "Twelve stones lie on the table."

  player "White" {}
  player "Black" {}

  track "Stones" { # its name reads as the number where its marker stands
    boxes = numbers(0, 12)
    start = 12
  }
}

section "2" "A turn" {
  text = "The players take turns. Whoever is to move takes one, two or three stones, and wins with the last one."

  phase "The Game" {
    repeat {
      each mover {
        from = players
        offer "Turn" {
          none {} # cannot be: there is a stone left to take
        }
      }
    }
  }

  menu "Turn" {
    given  = { mover = player }
    player = mover
  }

  value "Reach" { base = 3 } # a card or an option may change it: modify "Reach" { by = 1 }

  action "Take" {
    menu = turn
    choose n { from = numbers(1, min(reach, stones)) }
    advance stones { by = -n }
    if "that was the last stone" {
      when = stones == 0
      end game { winner = mover }
    }
  }
}

look { ends = [stones] } # tracks and values that count how far it is to the end
