# The first orders of No Man's Land: out of the zone, into a house, and a gun that waits.

guide "First Orders" {
  scenario = no_man_s_land
  for      = allies
  seed     = 4
  text     = "Set a unit up, draw dice, run for a house, and lay an ambush."

  # the set-up, but for the last squad
  answer { side = north }
  pass {}
  pass {}
  answer {
    unit = first_grenadiers
    spot = point(29, 41.5)
    hide = true
  }
  answer {
    unit = sdkfz_222
    spot = point(33, 38)
    hide = true
  }
  answer {
    unit = us_bazooka
    spot = point(29, 11.5)
    hide = true
  }
  answer {
    unit = us_machine_gun
    spot = point(27.6, 11)
    hide = true
  }
  answer {
    unit = us_second_squad
    spot = point(29.3, 8.6)
    hide = true
  }
  answer {
    unit = second_grenadiers
    spot = point(24.3, 38)
    hide = true
  }
  answer {
    unit = m8_greyhound
    spot = point(17.2, 10)
    hide = true
  }
  answer {
    unit = german_lieutenant
    spot = point(30.6, 36.5)
    hide = true
  }
  answer {
    unit = german_machine_gun
    spot = point(28.9, 37.9)
    hide = true
  }

  prompt "Set up US First Squad at 29,4.6, and hide it" {
    text = "The players set up in turn, each in a zone at his edge. Hidden units are harder to hit until they move or shoot. The Lieutenant comes last: at 30.4,11.5, hidden too."
    see  = [us_lieutenant]
  }
  answer {
    unit = us_first_squad
    spot = point(29, 4.6)
    hide = true
  }
  answer {
    spot = point(30.4, 11.5)
    hide = true
  }
  answer {
    spot = point(27.2, 36.6)
    hide = true
  }

  prompt "Run the Lieutenant to 26.2,13.5, into South House, and let the Second Squad follow" {
    text = "The bombardment is over, and a die of yours is the first out of the bag: one unit gets an order. A run is twice a walk, without a shot. Men in a house are hard to hit. A lieutenant takes a unit near him along: it acts at once, before another die is drawn."
    see  = [south_house, us_lieutenant]
  }
  take "Run" {
    actor = us_lieutenant
    spot  = point(26.2, 13.5)
    house = south_house
  }
  answer { follower = us_second_squad }

  prompt "Run the Second Squad to 34.2,17.2, into South House" {
    text = "Who snaps to action draws no die for it: two units have acted before the enemy can. From the windows its rifles cover Main Street."
    see  = [us_second_squad]
  }
  take "Run" {
    actor = us_second_squad
    spot  = point(34.2, 17.2)
    house = south_house
  }

  prompt "Give the Machine Gun an Ambush" {
    text = "It holds its fire, and shoots at whoever moves in its sight later in the turn. Each unit gets one order a turn, and each side as many dice as it has units."
    see  = [us_machine_gun]
  }
  take "Ambush" { actor = us_machine_gun }

  prompt "Rally the First Squad" {
    text = "Shells have pinned it: each pin makes it shoot worse, and may keep it from obeying. To rally it must pass a test; then it loses a die's worth of pins."
    see  = [us_first_squad]
  }
  take "Rally" { actor = us_first_squad }

  prompt "Draw on" {
    text = "The bag says whose die comes next. When it is empty the turn ends, and all dice go back. Each enemy unit that you destroy is a point, and two more than the enemy win."
  }
}
