# The bombing, the approach, and the first unit that fights its way onto the cliff.

guide "Up the First Cliff" {
  seed = 4
  text = "Bomb a gun, bring a craft in, climb, and fight for the edge of the cliff."

  prompt "Drop a bomb on E5" {
    text = "Ten markers and a few more fall where you like, and each is good for something between a miss and a critical hit. The Germans along the edge shoot down at your craft; the machine gun at E5 is one of them. The other bombs fall by themselves this time; arrange does that in any game."
    see  = [E5]
  }
  answer { here = E5 }
  play {
    bots  = policy
    until = any(event_discards.event_cards)
  }

  prompt "Let Dog company go in first" {
    text = "Each company rolls four dice, one for each of its craft, once: who gets which is yours to say. Dog 860 lies before E5, where the bombs have fallen."
    see  = [E0]
  }
  answer { company = dog }

  prompt "Give LCA 860 the black die" {
    text = "Dice bring advances, hits or a shock. Black shows a hit and three advances, which takes the craft to the beach. The bombs at E5 have torn holds into the cliff above it: at E4 they are firm. The other craft come in by themselves."
    see  = [dog_860, E4]
  }
  take "Assign a Die" { die = black }
  play {
    bots  = policy
    until = none(waiting(dog))
  }
  play {
    bots  = policy
    until = any(waiting(dog))
  }

  prompt "Go on with Dog company, and activate Dog 860" {
    text = "Each turn all units of all companies act, one after the other. Dog 860 is on the beach, with an officer, below a machine gun that a bomb has hit."
    see  = [dog_860, E5]
  }
  answer { company = dog }
  take "Activate a Unit" { unit = dog_860 }

  prompt "Press forward with the red die" {
    text = "Green is the safe color, then come yellow, red and black; each may be rolled once. Red goes far, and often wakes the Germans. An officer may have a die rolled again: pass, if you like what it shows."
  }
  take "Press Forward" { die = red }
  pass {}

  prompt "Advance to E5" {
    text = "Firm holds make the climb as easy as any step. Who enters a space of the enemy fights for it at once."
    see  = [E5]
  }
  take "Advance" { to = E5 }

  prompt "Have Slater lead the fight, and throw the dice" {
    text = "Both sides throw dice for their strength, and an officer adds to yours. He can do it once a turn."
    see  = [dog_860]
  }
  take "Lead the Fight" {}
  take "Throw the Dice" {}

  prompt "Consolidate when you have enough" {
    text = "After each die you go on, or consolidate: shake off a shock, bring up the rally point, recover strength. Strong units with a rally point at hand get through. The other eleven units are yours. Above the map stands what is missing for a victory: five points for each box of the relief, and the rest for guns, prisoners, roadblocks and men who live."
  }
}
