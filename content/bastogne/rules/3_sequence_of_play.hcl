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
  text = "Reinforcements are laid ready; contact is tried for; the chits go into the cup and come out one by one. The last chit opens the next turn. Then the smoke clears."

  phase "The Battle" {
    repeat {
      run "Reinforcements Are Ready" {} # C; A, B, D and F are not in use
      run "Contact" {}                  # E
      run "Fill the Cup" {}             # G
      run "Activation Phase" {}         # H
      run "The Smoke Clears" {}         # I
      run "The Turn Ends" {}
      advance turn {} # J
    }
  }
  rule "Reinforcements Are Ready" {} # by scenario
  rule "The Turn Ends" {}            # by scenario

  kind "activation chit" {
    is     = chit
    fields = { player = player, division = maybe(division), formation = maybe(formation) } # neither: Direct Command
  }
  cup "Mug" {
    of    = activation_chit
    holds = []
  }
  box "Opener" { of = activation_chit } # the chit that was left over
  box "Played" { of = activation_chit }

  phase "Fill the Cup" {
    move {
      the = [for c in activation_chits : c if c.at == played]
      to  = mug
    }
  }

  phase "Activation Phase" {
    each chit {
      from = opener.activation_chits
      move chit { to = played }
      run "Play a Chit" {}
    }
    repeat {
      while = count(mug.activation_chits) > 1
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
    else "a word from above" {
      run "Direct Command" { player = chit.player }
    }
  }
}

section "9.0" "Reinforcements" {
  text = "Reinforcements wait in the box of their division until its activation. They come onto the map then, in Column or not, mounted or not; only entry hexes may be overstacked."

  kind "reinforcement box" {
    is     = box
    plural = "reinforcement boxes"
    fields = { division = division, hexes = set(hex) }
  }
  rule "Reinforcements" {
    given = { division = division, player = player }
    each gate {
      from = [for b in reinforcement_boxes : b if b.division == division]
      each unit {
        from = gate.units
        run "Arrival" {}
      }
    }
  }
  rule "Arrival" {
    given = { unit = unit, gate = reinforcement_box, player = player }
    choose entry {
      from      = [for h in gate.hexes : h if none(enemies(unit, h)) && room(unit, h)]
      player    = player
      or_return = true
    }
    if "it has transport" {
      when = unit.pattern.transport != none
      may "Come mounted" {
        player = player
        flip unit { to = mounted }
      }
    }
    if "it can form Column" {
      when = unit.now.mobility > fixed && none([
        for u in friends(unit, entry) : u
        if u.in_column && !entry_hex(entry)
      ])
      may "Come in Column" {
        player = player
        mark unit { with = column }
      }
    }
    move unit { to = entry }
  }
}
