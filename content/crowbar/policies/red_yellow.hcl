# How to play the Rangers well: two dice for a unit and no more, rally points close behind, and down
# to the highway through every place where a gun may lie.

policy "Red-Yellow" {
  for  = [force_a, easy_player, dog_player, fox_player]
  use  = "Hold the Pointe" # where rivals lead the Germans
  text = "Rolls red, then yellow, then brings the rally point up. Rests when weak or shaken, fights at good odds, looks for the guns, and ends on the highway."
  weights = {
    weak   = 5  # at this strength a unit rests before it rolls
    tether = 2  # so far from its rally point it goes no further
    dice   = 2  # that a unit rolls inland
    odds   = -3 # dice by which a fight must be better
  }

  # ---------------------------------------------------------------------------------- what is known
  value "Rolled" { base = count([for d in movement_dice : d if d.used]) }
  value "Tired" { # the strength at which a unit rests
    given = { unit = ranger }
    base  = unit.support ? weak - 1 : weak
  }
  value "Ahead" { # the next space of the column
    given   = { here = square }
    returns = maybe(square)
    base = first([
      for s in neighbors(here) : s
      if s.column == here.column && s.row == here.row + 1
    ])
  }
  value "Highway Row" { base = min(squares.highway[*].row) }
  value "Unsearched" { # spaces of a column where something may lie
    given = { here = square }
    base  = [for s in file(here) : s if any(s.gun_locations)]
  }
  value "Goal Row" { # the last space worth going to: what is searched beyond the highway is not held any more at the end
    given = { unit = ranger }
    base  = 0
    modifier "the highway" { at_least = highway_row }
    modifier "beyond it, while there is time" {
      when     = any(unsearched(unit.at)) && today <= june_7
      at_least = max(0, unsearched(unit.at)[*].row)
    }
  }
  value "Edge" { # dice by which an attack would be better than the defense
    given = { unit = ranger, foe = german }
    base  = attacking_dice(unit, foe, foe.at, unit.at) - defending_dice(unit, foe, foe.at, unit.at)
  }

  # ------------------------------------------------------------------------------------- before all
  prefer "bomb the Germans at the edge of the cliff" {
    choice = here
    in     = bomb
    worth  = 10 * count(here.germans) + (here.row == 5 ? 5 : 0) - 4 * count(here.incoming_fires)
  }
  prefer "scout where most lies" {
    choice = here
    in     = recon_report
    worth  = count(here.gun_locations.face_down)
  }
  prefer "hurry them: each box counts five" {
    choice = hurry_the_relief_column
    worth  = 10
  }
  prefer "Rudder waits, and relief is hurried" {
    action = draw_a_ranger_chit
    worth  = -10
  }

  prefer "hits for a craft with men to spare" {
    action = assign_a_die
    worth  = die.shows == none ? 0 : approach_results(die.shows).hits * (unit.strength - 6)
  }

  # ------------------------------------------------------------------------------------ activations
  prefer "the hindmost first" {
    action = activate_a_unit
    worth  = 60 - unit.at.row
  }
  prefer "all fire before they go" {
    action = order_open_fire
    worth  = count(can_fire(company_of(officer), false)) >= 2 ? 40 : -5
  }

  # ----------------------------------------------------------------------------- a unit: on or rest
  prefer "rest before it is too late" {
    action = press_forward
    when   = rolled == 0 && (unit.shaken || unit.pinned || unit.strength <= tired(unit))
    worth  = -100
  }
  prefer "there already" {
    action = press_forward
    when   = unit.at.row >= goal_row(unit)
    worth  = -100
  }
  prefer "the rally point is too far behind" {
    action = press_forward
    when   = unit.back >= tether || unit.back > 0 && unit.strength <= tired(unit)
    worth  = -100
  }
  prefer "two dice are enough" {
    action = press_forward
    when   = rolled >= dice
    worth  = -100
  }
  prefer "on" {
    action = press_forward
    worth  = 60
  }
  prefer "red, yellow, green, and black last" {
    action = press_forward
    worth  = die == yellow ? 3 : die == red ? 4 : die == green ? 2 : 1
  }

  # ---------------------------------------------------------------------------------- consolidation
  prefer "nerves first" {
    action = remove_shaken_and_pinned
    worth  = 50
  }
  prefer "then the rally point" {
    action = bring_up_the_rally_point
    worth  = 40
  }
  prefer "then strength" {
    action = recover_strength
    worth  = 30
  }
  prefer "then the headquarters" {
    action = establish_rudder_s_hq
    worth  = 20
  }
  prefer "stay where one is" {
    action = fall_back
    worth  = to == unit.at ? 0 : -20
  }

  # --------------------------------------------------------------------------------------- advances
  prefer "forward" {
    action = advance
    when   = to.row > unit.at.row && to.row <= goal_row(unit)
    worth  = 20
  }
  prefer "never back" {
    action = advance
    when   = to.row <= unit.at.row
    worth  = -50
  }
  prefer "far enough" {
    action = advance
    when   = to.row > goal_row(unit)
    worth  = -50
  }
  prefer "hopeless" {
    action = advance
    when   = any(to.germans)
    worth  = sum([for g in to.germans : edge(unit, g)]) < odds ? -100 : 0
  }
  prefer "a grapnel first, where the hold is not firm" {
    action = grappling_attempt
    worth  = unit.at.hold == no_hold ? 30 : unit.advances == 1 ? 10 : -10
  }
  prefer "rid of it" {
    action = regroup
    worth  = unit.pinned ? 60 : 15
  }
  prefer "fire before the assault" {
    action = hasty_fire
    worth  = edge(unit, target) < odds ? 25 : -5
  }
  prefer "a help where one is short" {
    action = officer_s_help
    when = (
      ahead(unit.at) != none &&
      obstacle(unit, ahead(unit.at)) &&
      unit.at.row < goal_row(unit)
    )
    worth = advance_cost(unit, ahead(unit.at)) == unit.advances + 1 ? 25 : -5
  }
  prefer "not now" {
    action = [recon-in-force, redeploy, drop_supplies, pick_up_supplies, hero_s_help, rally_a_unit]
    worth  = -10
  }

  prefer "a face without an advance" {
    action = [re-roll_by_an_officer, re-roll_by_a_hero]
    worth  = die.shows != none && die.shows.advances == 0 ? 10 : -10
  }

  prefer "officers go with the strongest" {
    action = assign
    worth  = unit.strength
  }

  # ----------------------------------------------------------------------------------------- fights
  prefer "lead them" {
    action = lead_the_fight
    when   = officer != rudder
    worth  = 10
  }
  prefer "a hero" {
    action = lead_as_a_hero
    worth  = 10
  }
  prefer "who is nearest and weakest" {
    action = fire_at_a_german
    worth  = 10 * firing_dice(firer, target, low_ammo) - target.fire_SP + 10
  }
}
