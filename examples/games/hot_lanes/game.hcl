# Hot Lanes: a race of our own for two crews through three narrow lanes, in which fires break out.
# It is a model for newcomers: a map of lanes, pieces, markers, cards with rules of their own, and
# two scenarios.

game "Hot Lanes" {
  id       = "hot_lanes"
  language = 1
  version  = "1.0"
  begin    = the_race
  length   = 50
  text     = "Two crews run through three narrow lanes, in which fires break out."
  goal     = "Be the first to bring two of your people to the other crew's end of a lane."

  start_with = three_lanes
  minutes    = 15
  weight     = light
}

# ------------------------------------------------------------------------ 1: what lies on the table
section "1.1" "The lanes" {
  text = "Three lanes of six steps. Red starts at step 1, Blue at step 6."

  kind "step" { is = space }
  kind "lane" { # a path makes its own spaces: A-1, A-2 .. A-6
    is     = path
    of     = step
    length = 6
  }
  lane "A" {}
  lane "B" {}
  lane "C" {}

  map "Board" { # drawn as text: each cell shows what lies in its space
  }
}

section "1.2" "Crews and runners" {
  text = "Each crew has two runners and a sprinter, who covers two steps at a time."

  kind "crew" {
    is     = player
    fields = { hand = box }
    state  = { arrived = number }
  }
  crew "Red" { hand = red_hand }
  crew "Blue" { hand = blue_hand }

  kind "runner" {
    is     = piece
    fields = { crew = crew, speed = number }
  }
  roster "runner" { # a count above 1 makes a design: so many like pieces
    columns = [count, crew, speed]
    rows = {
      Red_Runner    = [2, red, 1]
      Red_Sprinter  = [1, red, 2]
      Blue_Runner   = [2, blue, 1]
      Blue_Sprinter = [1, blue, 2]
    }
    totals = { count = 6 }
  }

  value "Start of" { # where a crew's people stand at first
    given = { crew = crew, lane = lane }
    base  = crew == red ? lane.first : lane.last
  }
  value "End of" {
    given = { crew = crew, lane = lane }
    base  = crew == red ? lane.last : lane.first
  }
  value "Step Ahead" {
    given = { runner = runner }
    base  = runner.crew == red ? runner.at.next : runner.at.previous # none beyond the end
  }
}

section "1.3" "Fires" {
  text = "Five fire markers: when all five burn, nobody can light another."

  marker "Fire" {
    on        = step
    count     = 5
    adjective = "burning" # now a step may be asked: here.burning
  }
}

# ------------------------------------------------------------------------------------- 2: the race
section "2" "A turn" {
  text = "The crews take turns. On its turn a crew runs, lights a fire, or plays a card."

  phase "The Race" {
    repeat {
      each crew {
        from = crews
        offer "Orders" {
          none {} # nothing can be done: the other crew's turn
        }
      }
    }
  }

  menu "Orders" {
    given  = { crew = crew }
    player = crew
  }
}

section "2.1" "Run" {
  text = "A runner dashes along its lane, pushes on through what lies there, and is burnt by a fire."

  action "Run" {
    menu = orders
    choose runner { from = [for r in runners : r if r.crew == crew && r.in_play] }
    run "Dash" {} # the rule's `runner` is the one chosen here
  }

  value "Pace" { # a value, so that a card may change it
    given = { runner = runner }
    base  = runner.speed
  }

  rule "Dash" {
    given = { runner = runner }
    repeat {
      times = pace(runner)
      while = runner.in_play
      let { there = step_ahead(runner) }
      if "there is a step ahead" {
        when = there != none
        move runner { to = there } # whoever enters a step sets off the two rules below
      }
    }
  }

  rule "Burnt" { # an event: whoever enters a burning step
    given = { runner = runner, here = step }
    after = enter(runner, here)
    when  = here.burning
    unmark here { with = fire }
    move runner { to = start_of(runner.crew, here.lane) }
    stop "Dash" {} # his dash is over, however far he could still go
  }

  rule "Arrived" {
    given = { runner = runner, here = step }
    after = enter(runner, here)
    when  = here == end_of(runner.crew, here.lane)
    let { crew = runner.crew }
    remove runner {}
    set crew { arrived = crew.arrived + 1 }
    if "two have arrived" {
      when = crew.arrived == 2
      end game { winner = crew }
    }
  }
}

section "2.2" "Kindle" {
  action "Kindle" {
    menu = orders
    require "a fire is left" { that = fire.supply > 0 }
    choose here { from = [for s in steps : s if s.number > 1 && s.number < 6] }
    require "nothing burns there" { that = !here.burning }
    require "nobody stands there" { that = none(here.runners) }
    mark here { with = fire }
  }
}

# ------------------------------------------------------------------------------------- 3: cards
section "3" "Tricks" {
  text = "Each crew holds three cards, which only it sees. The card in the wind is in force until the next one is played."

  kind "trick" { is = card }
  deck "The Pile" { of = trick } # holds all the cards of its kind, shuffled
  box "Red Hand" {
    of      = trick
    seen_by = red # a hidden hand
  }
  box "Blue Hand" {
    of      = trick
    seen_by = blue
  }
  box "In the Wind" {
    of       = trick
    in_force = true # what a card says holds while it lies here
  }
  box "Spent" { of = trick }

  rule "Deal" {
    after = set_up()
    each crew {
      from = crews
      draw dealt {
        from  = the_pile
        to    = crew.hand
        count = 3
      }
    }
  }

  action "Play a Card" {
    menu = orders
    choose card { from = crew.hand.tricks }
    move card { to = in_the_wind }
  }
  rule "The Wind Turns" { # before the new card comes, the old one goes
    given  = { card = trick }
    before = enter(card, in_the_wind)
    move {
      the = in_the_wind.tricks
      to  = spent
    }
  }
}

# A card is nothing but additions. Four words say all: `modify` a value, `forbid` an action,
# `except` (switch off) a rule, and a `rule` before, after or instead_of another.
section "3.1" "What the cards say" {
  text = "A card lies on display until its player's next turn; what it says holds so long."

  trick "Tail Wind" {
    count = 2
    modify "Pace" { by = 1 }
  }
  trick "Downpour" {
    count = 2
    forbid "Kindle" { because = "it pours" }
  }
  trick "Wet Cloaks" {
    count = 2
    except "Burnt" {} # nobody is burnt, and the fires burn on
  }
  trick "Bucket Chain" {
    count = 2
    rule "The Fire Is Put Out" { # the fire goes out, and the runner runs on
      given      = { runner = runner, here = step }
      instead_of = burnt(runner, here)
      unmark here { with = fire }
    }
  }
}

# ------------------------------------------------------------------------------------- 4: scenarios
section "4" "Scenarios" {
  text = "Where the runners start, and how the race begins."

  scenario "Three Lanes" { # the first scenario is the one that is played if none is named
    text = "A runner or a sprinter at each end of each lane."
    deploy {
      rows = [
        [A-1, [red_runner]],
        [B-1, [red_sprinter]],
        [C-1, [red_runner]],
        [A-6, [blue_runner]],
        [B-6, [blue_sprinter]],
        [C-6, [blue_runner]],
      ]
    }
  }

  scenario "Two Lanes Burn" {
    text = "Fires burn in the middle of two lanes before anyone has moved, and nobody has a sprinter."
    deploy {
      rows = [
        [A-1, [red_runner]],
        [C-1, [red_runner]],
        [A-6, [blue_runner]],
        [C-6, [blue_runner]],
      ]
    }
    rule "Smoke at Dawn" {
      after = set_up()
      mark {
        the  = [A-3, A-4, C-3, C-4]
        with = fire
      }
    }
  }
}
