# How to play the Germans of the versus modes well: guns where nobody comes in time, and the best
# men against the weakest.

policy "Hold the Pointe" {
  for  = german_player
  text = "Lays traps at the edge of the cliff and guns beyond the highway, mans the front with the strongest, strikes whoever is weakest, and sends nobody into a fight that he loses."

  # ---------------------------------------------------------------------------------- what is known
  value "Might" {
    given = { german = german }
    base  = german.fire + german.close
  }
  value "Storm Foe" { # whom he meets on his way to the assault
    given   = { german = german }
    returns = maybe(ranger)
    base = storm_goal(german) == none ? none : first([
      for r in rangers : r
      if r.at == storm_goal(german)
    ])
  }

  # ----------------------------------------------------------------------------- before they land
  prefer "guns deep, traps on the way" {
    choice = here
    in     = lay_it_secretly
    worth  = location.gun ? here.row : -here.row
  }
  prefer "not all in one column" {
    choice = here
    in     = lay_it_secretly
    worth  = -2 * count([for s in file(here) : laid_at(s)])
  }
  prefer "the strongest in front" {
    choice = man
    in     = the_german_player_mans_a_post
    worth  = post.row <= 9 ? might(man) : -might(man)
  }

  # ------------------------------------------------------------------------------------ the battle
  prefer "the weakest of them" {
    choice = unit
    in     = the_germans_pick_whom_they_strike
    worth  = -unit.strength - (unit.shaken ? 1 : 0)
  }
  prefer "no fight that one loses" {
    choice = send_it_to_the_assault
    worth = (
      storm_foe(german) == none ? 1 :
      (
        attacking_dice(german, storm_foe(german), storm_foe(german).at, german.at) -
        defending_dice(german, storm_foe(german), storm_foe(german).at, german.at) +
        1
      )
    )
  }
  prefer "the officer with whom most stand" {
    choice = officer
    in     = the_germans_pick_the_officer
    worth  = officer == rudder ? 3 : 1
  }

  # ------------------------------------------------------------------------ patrols, counterattacks
  prefer "the strongest patrol" {
    choice = patrol
    worth  = might(patrol)
  }
  prefer "the strongest men" {
    choice = men
    in     = the_germans_pick_their_force
    worth  = might(men)
  }
  prefer "the strongest machine gun" {
    choice = gun
    in     = the_germans_pick_their_force
    worth  = might(gun)
  }
  prefer "against the foremost" {
    choice = faced
    worth  = progress(faced)
  }
  prefer "the strongest against whoever has come farthest" {
    choice = attacker
    worth  = progress(unit) >= 9 ? might(attacker) : -might(attacker)
  }
  prefer "where most of them hold the highway" {
    choice = target
    in     = the_germans_pick_the_fourth_target
    worth  = count(manning(target))
  }
}
