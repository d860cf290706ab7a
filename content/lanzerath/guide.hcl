# The first turn of the defenders, step by step.

guide "The First Five Actions" {
  scenario = standard
  seed     = 4
  text     = "Shoot, fire a machine gun, move, and get exhausted men going again."

  prompt "Let Redmond attack the Rifleman at B6-4" {
    text = "He is one step away from your men in B6, and an attacker who stands in a position at the end of your turn wins the battle. The nearer he is, the easier the shot: odds tells how easy. An attack is a major action: Redmond is exhausted by it."
    see  = [B6-4, redmond]
  }
  take "Attack" {
    actor  = redmond
    target = top(B6-4.assaults)
  }

  prompt "Let Kalil attack the one behind him" {
    text = "Each man acts once a turn, and five of them in all. Whether Redmond has hit the log tells; if he has not, the grenade at the end of the lane takes the first man who comes on. Lane B6 is nearly full; the others can wait."
    see  = [B6-3]
  }
  take "Attack" {
    actor  = kalil
    target = top(B6-3.assaults)
  }

  prompt "Have Milosevich adjust the fire of the M2, one round at the Rifleman at B6-2" {
    text = "A machine gunner beside a loaded gun may attack again and again, a die for each round. The rounds never come back, and each further attack is harder: pass after the first."
    see  = [M2, B6-2]
  }
  take "Adjust Fire" {
    actor  = milosevich
    weapon = M2
    target = top(B6-2.assaults)
    rounds = 1
  }
  pass {}

  prompt "Let Slape command: all three are fresh again" {
    text = "Exhausted men do nothing until somebody commands or assists them. Slape reaches the position beside his own, and up to three men."
    see  = [slape, position.B6]
  }
  take "Command" {
    actor = slape
    men   = [milosevich, redmond, kalil]
  }

  prompt "Move Fort to the Radio Jeep, at W2" {
    text = "To move is a minor action, which exhausts nobody. What stands in the woods is worth points if it is withdrawn in time."
    see  = [radio_jeep]
  }
  take "Move" {
    actor = fort
    to    = W2
  }

  prompt "Hold on" {
    text = "Three more cards bring the attackers on, and then five others of your men act. Four decks of cards are the battle; score tells how it stands, and hint what your sergeant would do."
  }
}
