# Chapter 3: the sequence of play, from A to J.

section "3.0" "Sequence of Play" {
  text     = "A turn goes from the weather to the next turn in ten steps."
  no_rules = "a heading"
}
section "3.1" "Adjustments to the Sequence of Play" {
  text     = "What the series asks for and this game leaves out: dice for the weather, and attachments."
  no_rules = "the steps that it leaves out are left out"
}

section "3.2" "Adjusted Sequence of Play" {
  text = "Air support and reinforcements are laid ready; chits of formations are bought, two Dispatch Points for this turn and one for the next; parks and contact follow; the chits go into the cup and come out one by one. The last chit opens the next turn. Then the smoke clears."

  phase "The Battle" {
    repeat {
      run "Weather" {}                  # A
      run "Air Support Is Ready" {}     # B
      run "Reinforcements Are Ready" {} # C
      run "Buy Chits" {}                # D
      run "Parks" {}                    # E
      run "Contact" {}
      run "Attachments" {}      # F
      run "Fill the Cup" {}     # G
      run "Activation Phase" {} # H
      run "The Smoke Clears" {} # I
      run "The Turn Ends" {}
      advance turn {} # J
    }
  }
  phase "The Battle from Step H" { # of its first turn
    run "Activation Phase" {}
    run "The Smoke Clears" {}
    run "The Turn Ends" {}
    advance turn {}
    run "The Battle" {}
  }
  rule "Weather" {}                  # by optional rule O2.0
  rule "Air Support Is Ready" {}     # by special rule S7.0
  rule "Reinforcements Are Ready" {} # by scenario
  rule "Attachments" {}              # by optional rule O6.0
  rule "The Turn Ends" {}            # by scenario

  kind "activation chit" {
    is     = chit
    traits = [event]
    fields = { player = player, division = maybe(division), formation = maybe(formation) } # none of them: Direct Command, or the Event
  }
  cup "Mug" {
    of    = activation_chit
    holds = []
  }
  box "Opener" { of = activation_chit } # the chit that was left over
  box "Played" { of = activation_chit }
  box "Formation Chits" { of = activation_chit } # to be bought, or chosen
  box "Ordered" { of = activation_chit }         # bought for the next turn

  phase "Buy Chits" {
    source = "inferred: the order of the divisions, and that dispatch points are kept"
    move {
      the = [for c in played.activation_chits : c if c.formation != none]
      to  = formation_chits
    }
    move {
      the = ordered.activation_chits
      to  = mug
    }
    each division {
      from = divisions
      offer "Purchases" {
        up_to   = any
        passing = "no more is bought"
        none {}
      }
    }
  }
  menu "Purchases" {
    ruling = "points and chits are bought in any order: it comes to the same as points first"
    given  = { division = division }
    player = division.player
    require "buys at all" { that = buys(division) }
  }
  action "Order for the Next Turn" {
    menu = purchases
    require "has a Dispatch Point" { that = division.dispatch >= 1 }
    choose chit { from = wares(division) }
    set division { dispatch = division.dispatch - 1 }
    move chit { to = ordered }
  }
  action "Order for This Turn" {
    menu = purchases
    require "has two Dispatch Points" { that = division.dispatch >= 2 }
    choose chit { from = wares(division) }
    set division { dispatch = division.dispatch - 2 }
    move chit { to = mug }
  }
  action "Two Command Points for a Dispatch Point" {
    menu = purchases
    require "has two Command Points" { that = division.points >= 2 }
    set division {
      points   = division.points - 2
      dispatch = division.dispatch + 1
    }
  }
  value "Buys" { # whether a division buys points and chits
    given = { division = division }
    base  = takes_part(division)
  }
  value "Wares" { # chits of formations that have a unit on the map, or about to come
    given = { division = division }
    base = [
      for c in formation_chits.activation_chits : c
      if c.formation == none ? false : c.formation.division == division && any([
        for u in all(units) : u
        if u.formation == c.formation && !u.held_back && (u.in_play || u.at.reinforcement_box)
      ])
    ]
  }

  phase "Fill the Cup" {
    move {
      the = [for c in played.activation_chits : c if c.formation == none]
      to  = mug
    }
    move {
      the = [for c in played.activation_chits : c if c.formation != none]
      to  = formation_chits
    }
  }

  rule "Out of the Cup" { # the chits of a division that has gone, and of its formations
    ruling = "of a division of which nothing is left no chit is eligible"
    given  = { division = division }
    if "nothing is left" {
      when = !takes_part(division)
      move {
        the = [
          for c in all(activation_chits) : c
          if (
            c.division == division ||
            (c.formation == none ? false : c.formation.division == division)
          )
        ]
        to = supply
      }
    }
  }

  phase "Activation Phase" {
    each chit {
      from = opener.activation_chits
      move chit { to = played }
      run "Play a Chit" {}
    }
    repeat {
      while = count(mug.activation_chits) > 1 || any(mug.activation_chits.event)
      draw chit {
        from = mug
        to   = played
        none {
          return {}
        }
      }
      run "Play a Chit" {}
    }
    move {
      the = mug.activation_chits
      to  = opener
    }
  }
  rule "Play a Chit" {
    given = { chit = activation_chit }
    let {
      division  = chit.division
      formation = chit.formation
    }
    if "a division" {
      when = division != none
      run "Division Activation" {}
    }
    else "a formation" {
      when = formation != none
      run "Formation Activation" {}
    }
    else "an event" {
      when = chit.event
      run "Event" {}
    }
    else "a word from above" {
      run "Direct Command" { player = chit.player }
    }
  }
}
