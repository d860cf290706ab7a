# Lanzerath Ridge, 16 December 1944: eighteen scouts and four artillery observers hold a hill
# against a battalion. The files follow the rulebook: set-up, the four attacks, the attackers, the
# defenders, objectives, the end, variants.

game "Lanzerath Ridge" {
  id       = "lanzerath"
  language = 1
  version  = "1.0.0"
  rulebook = "Lanzerath Ridge, Dan Verssen Games 2022"
  begin    = the_battle
  players  = [defender] # the Competitive variant seats a second one
  length   = 250
  text     = "Hold the ridge through four attacks, one deck of cards each. Morale, intelligence and objectives make the score."
  goal     = "End each of your turns with no German in a position, and keep morale above zero, through all four attacks. Then points tell how great the victory is: ten are a Major, thirteen an Epic one."

  start_with = standard
  weight     = light
}

player "Defender" {}
player "Attacker" {}
side "Americans" { player = defender }
side "Germans" {} # moved by the cards

# ------------------------------------------------------------------------------ 1: playing the game
section "1.0" "Playing the Game" {
  text     = "The sequence of play, morale, the board and who sees whom."
  no_rules = "a heading"
}

section "1.1" "Game Overview" {
  text = "The battle is four attack periods; a period is a deck of attackers cards. Each turn the attackers resolve three cards of the deck, then the defenders take up to five actions. When the deck is used up the next period begins; after the fourth the score is taken."

  phase "The Battle" {
    repeat {
      run "Set Up the Attack" {}
      repeat {
        while = cards_to_come >= 3
        run "Attacker Phase" {}
        run "Defense Phase" {}
      }
      run "End the Attack" {}
      advance period {}
    }
  }

  value "Cards to Come" { base = count(current_deck.attackers_cards) }
}

section "1.2" "Morale" {
  text = "Morale starts at 5. A defender who is hit is disrupted; if he already was, he is a casualty and leaves the game. Each casualty costs one point of morale, and so does, at the end of a period, each defender still disrupted. At 0 the game is over."

  rule "Hit" {
    given = { man = defender }
    if "already disrupted" {
      when = man.disrupted
      run "Casualty" {}
    }
    else "disrupted now" {
      mark man { with = disrupted }
    }
  }

  rule "Casualty" {
    given = { man = defender }
    remove man {}
    advance morale { by = -1 }
  }

  rule "Nerves" {
    advance morale { by = -count(defenders.disrupted) }
  }

  rule "Morale Breaks" {
    after = enter(morale, 0)
    say { text = "morale has broken" }
    run "The Ridge Is Lost" {}
  }
}

section "1.3" "The Game Board" {
  text = "The defenders stand in combat positions. Assault counters climb eight lanes of four steps, each of which ends in a position; MG-42s stand in nests of their own. Every step and nest has a defense value: 5 for a nest, for the steps see below. Range symbols lie on some lines of fire."

  # green, blue, red, yellow, violet
  enum "symbol" { names = [diamond, circle, square, triangle, star] }

  kind "position" {
    is     = space
    traits = [rear]
    fields = { symbols = set(symbol), ranged = set(symbol), next_to = set(position) }
    value "room" { base = 4 - count(self.defenders) }
    value "crowded" { base = self.room < 0 } # a fifth man: only where the set-up itself places him
  }
  # ranged: whoever shows one of these symbols is fired at across a range symbol
  roster "position" {
    source  = "reconstructed; where the vehicles stand: source S1"
    columns = [symbols, ranged, next_to, traits]
    rows = {
      "Left Flank" = [[diamond, circle], [], [B2], []]
      B2           = [[circle], [], [left_flank, B3], []]
      B3           = [[circle, square], [], [B2, B4, log_cabin], []]
      B4           = [[square], [], [B3, B5, log_cabin], []]
      B5           = [[square, triangle], [], [B4, B6, log_cabin], []]
      B6           = [[triangle], [], [B5, P], []]
      P            = [[triangle, star], [square], [B6], []]
      "Log Cabin"  = [[square], [square], [B3, B4, B5, W1, W2, W3], []]
      W1           = [[], [], [log_cabin], [rear]]
      W2           = [[square], [square], [log_cabin, W3], [rear]]
      W3           = [[circle], [circle], [log_cabin, W2], [rear]]
    }
  }

  kind "step" {
    is = space
    value "symbols" { base = self.lane.symbols }
    value "defense" { base = step_defense(self.number) }
  }
  kind "lane" {
    is     = path
    of     = step
    length = 4
    fields = { ends_at = position, symbols = set(symbol) }
  }
  roster "lane" {
    source  = "reconstructed; that there are eight: inferred from the eight grenades"
    columns = [ends_at, symbols]
    rows = {
      O  = [left_flank, [diamond]]
      B1 = [left_flank, [circle]]
      B2 = [B2, [circle]]
      B3 = [B3, [circle, square]]
      B4 = [B4, [square]]
      B5 = [B5, [square, triangle]]
      B6 = [B6, [triangle]]
      P  = [P, [star]]
    }
  }
  table "Step Defense" {
    source  = "reconstructed; that 3 and 4 occur: text"
    given   = { number = number }
    returns = { defense = number }
    rows    = [[1, 6], [2, 4], [else, 3]]
  }

  kind "nest" {
    is     = space
    fields = { symbols = set(symbol), defense = number }
  }
  roster "nest" {
    source  = "reconstructed"
    columns = [symbols, defense]
    rows    = { Nest_A = [[circle], 5], Nest_B = [[square], 5], Nest_C = [[square, triangle], 5], Nest_D = [[triangle], 5] }
  }

  value "Crowded at the Start" { # two variants place five men on the Left Flank
    returns = set(position)
    base    = []
  }
  invariant "no more than four defenders in a position" {
    ruling = "four is the limit of Move, Reposition and the later set-ups; a variant's own set-up may place more"
    that   = none(but_not(positions.crowded, crowded_at_the_start))
  }
}

section "1.4" "Line of Sight" {
  text = "A defender and an attacker see each other if their spaces share a symbol; a space with two symbols is seen by either."

  value "Sees" {
    given = { from = space, to = space }
    base  = overlap(from.symbols, to.symbols)
  }
}
