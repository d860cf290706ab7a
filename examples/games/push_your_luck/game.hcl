# Thin Ice: a dice game of our own for two fishers on a frozen lake.
# It is a model for newcomers: a comment stands where a concept appears first.

game "Thin Ice" {
  id       = "push_your_luck"
  language = 1
  version  = "1.0"
  begin    = the_winter
  length   = 60
  text     = "Fish one hole after another, and go home in time."
  goal     = "Be the first with fifty fish at home."
}

# ------------------------------------------------------------------------ 1: what lies on the table
section "1" "Fishers and ice" {
  text = "Each fisher has a catch on the sledge, which is at risk, and fish at home, which are safe."

  # A kind makes a word: `fisher` is now a block, a type and a field, and `fishers` is the set of
  # them.
  kind "fisher" {
    is    = player                            # one who decides
    state = { catch = number, home = number } # what changes during play; a number starts at 0
  }
  fisher "Ann" {}
  fisher "Ben" {}

  # A track is a row of boxes with one marker. `cracks` alone reads as the marker's number.
  track "Cracks" {
    boxes = numbers(0, 4)
    start = 0
  }
}

# ------------------------------------------------------------------------------------- 2: the turn
section "2" "A turn on the ice" {
  text = "The fishers take turns. On your turn you fish holes until you go home or the ice breaks."

  # A phase is a rule that the status line shows. Without a condition, `repeat` continues until a
  # statement leaves it.
  phase "The Winter" {
    repeat {
      each fisher {
        from = fishers
        run "Turn" {} # the rule's `fisher` is the one named here
      }
    }
  }

  phase "Turn" {
    given = { fisher = fisher } # name = type
    move cracks { to = 0 }
    repeat hole { # hole is 1, then 2, then 3 ...
      offer "On the Ice" {}
    }
  }

  # A menu says once what all its actions share: who is asked, and what the actions may read.
  menu "On the Ice" {
    given  = { fisher = fisher, hole = number }
    player = fisher
  }
}

section "2.1" "Go home" {
  text = "From the second hole on you may stop. The catch is safe, and fifty fish at home win."

  action "Go Home" {
    menu = on_the_ice
    # Otherwise the action is not offered; the label is the reason.
    require "one hole has been fished" { that = hole > 1 }
    set fisher {
      home  = fisher.home + fisher.catch
      catch = 0
    }
    if "enough for the winter" {
      when = still_to_catch(fisher) == 0
      end game { winner = fisher }
    }
    stop "Turn" {} # leaves the phase, however deep we are in it
  }
  value "Still to Catch" {
    given = { fisher = fisher }
    base  = max(0, 50 - fisher.home)
  }
}

section "2.2" "Fish" {
  text = "Throw a die for the bite. It brings fish, and it may crack the ice."

  action "Fish" {
    menu = on_the_ice
    roll bite { dice = d6 }
    set fisher { catch = fisher.catch + haul(bite, hole) }
    advance cracks { by = cracking(bite) } # box by box; see The Ice Breaks
    if "a pike" {
      when = bite == 6
      may "Fight the pike" { # yes or no, then the block
        player = fisher
        roll pull { dice = d6 }
        if "it is landed" {
          when = pull >= 4
          set fisher { catch = fisher.catch + 6 }
        }
        else "it drags you over the ice" {
          advance cracks { by = 1 }
        }
      }
    }
  }

  # A table is printed as on a player's aid: what goes in stands left, what comes out right.
  table "What Bites" {
    given   = { bite = d6 }
    returns = { fish = number, cracks = number }
    rows = [
      [1, 0, 3],
      ["2-3", 2, 0],
      ["4-5", 4, 1],
      [6, 5, 2],
    ]
  }

  # A value is a number that other rules may modify; `explain` shows how it came about.
  value "Haul" {
    given = { bite = number, hole = number }
    base  = what_bites(bite).fish
    modifier "far out the fish are bigger" {
      when = hole >= 3 && bite > 1
      by   = 1
    }
  }
  value "Cracking" {
    given = { bite = number }
    base  = what_bites(bite).cracks
  }
}

section "2.3" "The ice breaks" {
  text = "At four cracks the ice breaks: the catch is lost and the turn is over."

  # No one calls this rule: it answers an event, here that the marker enters a box.
  rule "The Ice Breaks" {
    after = enter(cracks, 4)
    set fishers { catch = 0 } # a set: each of them
    stop "Turn" {}
  }
}

# ------------------------------------------------------------------------------------- 3: options
section "3" "The weather" {
  text = "Before the game the players agree on the weather."

  # An option has named variants. What a variant changes it says itself; no rule above knows of it.
  option "Weather" {
    default = hard_frost
    variant "Hard Frost" {
      text = "As the rules say."
    }
    variant "Thaw" {
      text = "Every bite cracks the ice once more, but the fish are hungry."
      modify "Cracking" { by = 1 }
      modify "Haul" "hungry fish" {
        when = bite > 1
        by   = 2
      }
    }
  }
}
