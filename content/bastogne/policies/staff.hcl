# How either side fights: guns first, then shots by what the tables promise, then assaults.

policy "Staff Work" {
  use  = "Reckoning"
  text = "Guns first, then shots by what the tables promise, then assaults at good odds; rallies, and digs in where it stays."
  weights = {
    closing = 18 # what it is worth to come up to the enemy
    dread   = 12 # percent of the fire ahead that one fears
    haste   = 6  # what it is worth to be a point of movement nearer
  }

  # --------------------------------------------------------------------------- what one does at all
  prefer "who can do most" {
    choice = unit
    in     = they_act
    when   = !unit.acting
    worth = (
      use(unit, keeps_quiet(unit, by_division), direct) -
      (direct ? 1 + price(unit.division) : 1)
    )
  }
  prefer "guns first" {
    choice = unit
    in     = they_act
    when   = !unit.acting && !direct && !keeps_quiet(unit, by_division)
    worth  = best_barrage(unit) > 0 ? 60 : 0
  }
  prefer "assaults last" {
    choice = unit
    in     = they_act
    when = (
      !unit.acting &&
      !direct &&
      !keeps_quiet(unit, by_division) &&
      best_assault(unit, false) > 0
    )
    at_most = 1
  }
  prefer "on the march the foremost first, so that the road is free" {
    choice = unit
    in     = they_act
    when = (
      !unit.acting &&
      !direct &&
      unit.in_play &&
      (!in_no_haste && runs(unit) || nearest_foe(unit, spot(unit)) > 3) &&
      march_worth(unit, false) > 0
    )
    worth = (
      !in_no_haste && goes_out(unit) ? floor(2 * (18 - to_go(unit)), 3) :
      max(-15, -floor(way_off(unit, spot(unit)), 3))
    )
    at_least = 1
  }
  prefer "whoever comes in waits until the road is free; who acts again this turn goes first" {
    choice  = unit
    in      = they_act
    when    = !unit.acting && !direct && unit.in_play && goes_out(unit) && entry_hex(spot(unit))
    at_most = !in_no_haste && chit_to_come(unit) ? 2 : 1
  }
  prefer "Columns first on the way out, so that the others may form theirs" {
    choice = unit
    in     = they_act
    when   = !unit.acting && !direct && unit.in_play && goes_out(unit) && unit.in_column
    worth  = 2
  }
  prefer "armor leads on the way out" {
    choice = unit
    in     = they_act
    when   = !unit.acting && !direct && unit.in_play && goes_out(unit) && unit.now.armor
    worth  = 3
  }
  prefer "tanks lead" {
    choice = unit
    in     = they_act
    when = (
      !unit.acting &&
      !goes_out(unit) &&
      unit.in_play &&
      unit.in_column &&
      unit.now.defense <= -2 &&
      march_worth(unit, keeps_quiet(unit, by_division)) > 0
    )
    worth = 20
  }
  prefer "to the end of the movement" {
    choice = unit
    in     = they_act
    when   = unit.acting && on_the_move(unit) && unit.points >= 0.5
    worth  = march_worth(unit, keeps_quiet(unit, by_division)) > 0 ? 200 : 0
  }
  prefer "the others come after, while the enemy is far" {
    choice = unit
    in     = they_act
    when = unit.acting && unit.came && any([
      for u in followers(unit, direct) : u
      if comes_after(u, unit)
    ])
    worth = 40
  }
  prefer "once more, for a point" {
    choice = unit
    in     = they_act
    when   = unit.acting && may_act_again(unit)
    worth  = max(-5, use_again(unit, keeps_quiet(unit, by_division)) - price(unit.division))
  }
  value "Comes After" { # on a long way, far from the enemy, behind another
    given = { unit = unit, ahead = unit }
    base = (
      (unit.in_column || unit.now.mobility <= leg || !in_no_haste) &&
      nearest_foe(ahead, spot(ahead)) > 5 &&
      nearest_foe(unit, spot(unit)) > 5 &&
      way_off(ahead, spot(ahead)) > 4 &&
      way_off(unit, spot(unit)) > way_off(ahead, spot(ahead)) &&
      way_off(unit, spot(unit)) < 999
    )
  }

  # ------------------------------------------------------------------------------------- actions
  prefer "once more" {
    action = second_action
    worth  = use_again(unit, quiet) - price(unit.division)
  }
  prefer "a good shot" {
    action = fire
    worth  = shot_worth(unit, target, aimed, unit.steps == 2 ? 1 : 0, false)
  }
  prefer "armor fights for the road on which the others pass" {
    action = fire
    when = (
      goes_out(unit) &&
      unit.now.armor &&
      !(pressed(unit) && way_ahead(unit, quiet)) &&
      shot_worth(unit, target, aimed, 0, false) >= 15
    )
    worth = 60
  }
  prefer "whoever would come too late goes on" {
    action = [fire, bombard]
    when   = pressed(unit) && way_ahead(unit, quiet)
    worth  = -40
  }
  prefer "a barrage" {
    action = bombard
    worth  = 6 + shot_worth(unit, target, indirect, 0, false) + 2 * count(target.at.units)
  }
  prefer "the odds" {
    action = assault
    worth  = assault_worth(unit, to, direct)
  }
  prefer "nerves" {
    action = rallying
    worth = (
      unit.suppressed ? 60 :
      (runs(unit) && way_ahead(unit, quiet) ? 2 : 9) * unit.cohesion_hits
    )
  }
  prefer "here we stay" {
    action = dig_in
    worth  = dig_worth(unit) - 1
  }
  prefer "engineers have better to do" {
    action = [lay_mines, clear_mines, raise_a_roadblock, open_a_roadblock, build_a_ferry, clear_rubble, take_on_infantry, leave_a_rearguard]
    worth  = -5
  }

  # ------------------------------------------------------------------------------------- movement
  prefer "nearer" {
    action = [march, take_the_ferry]
    worth  = haste * (way_off(unit, spot(unit)) - way_off(unit, to))
  }
  prefer "vehicles wait for the road rather than creep across country" {
    action = march
    when = (
      in_no_haste &&
      goes_out(unit) &&
      unit.now.mobility > leg &&
      !unit.in_column &&
      !on_a_road(to) &&
      nearest_foe(unit, spot(unit)) > 4
    )
    worth = -60
  }
  prefer "off the map before anything else" {
    action = [march, advance]
    when = (
      goes_out(unit) &&
      !leads_others(unit) &&
      way_off(unit, spot(unit)) < unit.points &&
      way_off(unit, to) < way_off(unit, spot(unit))
    )
    worth = 150
  }
  prefer "all together, while the enemy is far" {
    action = bring_the_others_up
    worth  = count([for u in followers(unit, direct) : u if comes_after(u, unit)]) > 0 ? 30 : -10
  }
  prefer "whoever has as long a way" {
    choice = following
    worth  = comes_after(following, unit) ? 5 : -5
  }
  prefer "in one rush, under fire: whoever has shot shoots no more" {
    action = advance
    worth = (
      way_off(unit, to) < way_off(unit, spot(unit)) ? haste * min(way_off(unit, spot(unit)), max(1, unit.points)) :
      haste * (way_off(unit, spot(unit)) - way_off(unit, to))
    )
  }
  prefer "what it costs to get there" {
    action = advance
    worth  = -floor(dread * fire_ahead(unit, to), 100)
  }
  prefer "up to the walls, before it is too late" {
    action = advance
    when = (
      unit.army == german &&
      can_storm(unit) &&
      turn.at.number >= last_turn.number - 1 &&
      !beside_a_goal(unit, spot(unit)) &&
      beside_a_goal(unit, to)
    )
    worth = 25
  }
  prefer "in strength, or not at all" {
    action = advance
    when = (
      !goes_out(unit) &&
      any(watchers(unit.army, to)) &&
      outnumbered(unit.army, to) &&
      !(unit.now.armor && any(lies_open(unit))) &&
      !beside_a_goal(unit, spot(unit)) &&
      turn.at.number < last_turn.number - 1
    )
    worth = -30
  }
  prefer "into what we want" {
    action = advance
    when   = contains(goals(unit), to)
    worth  = 40
  }
  prefer "to where one can shoot" {
    action = [march, advance]
    when = (
      unit.now.fire != none &&
      unit.now.color != green &&
      !unit.gun &&
      !goes_out(unit) &&
      way_off(unit, to) <= way_off(unit, spot(unit))
    )
    worth = (any(in_view(unit, to)) ? 12 : 0) - (any(in_view(unit, spot(unit))) ? 12 : 0)
  }
  prefer "whoever is in a defile before others goes on" {
    action = [march, advance]
    when   = holds_up(unit) && way_off(unit, to) < way_off(unit, spot(unit))
    worth  = 40
  }
  prefer "to where one can storm, together" {
    action = advance
    when   = can_storm(unit) && !beside_a_goal(unit, spot(unit)) && beside_a_goal(unit, to)
    worth  = closing + min(12, 3 * steps_around(unit.army, to))
  }
  prefer "out of Column, to fight" {
    action = deploy
    worth  = at_close_quarters(unit) || stays(unit) || makes_way(unit) ? 12 : -5
  }
  prefer "never in haste" {
    action = deploy_in_haste
    worth  = -10
  }
  prefer "a long road ahead" {
    action = form_column
    worth = (
      (
        !at_close_quarters(unit) &&
        road_ahead(unit, quiet) &&
        !leaves_the_road(unit) &&
        way_off(unit, spot(unit)) > (unit.now.mobility > leg ? rest(unit) + 1 : 4)
      ) ? 8 :
      -10
    )
  }
  prefer "not before tanks that come" {
    action = form_column
    when   = lets_tanks_pass(unit)
    worth  = -60
  }
  prefer "a free road is worth more than the hexes that one gains across country" {
    action = form_column
    when = (
      unit.points >= 2 &&
      goes_out(unit) &&
      runs(unit) &&
      road_ahead(unit, quiet) &&
      way_off(unit, spot(unit)) > 2
    )
    worth = haste * unit.points
  }
  prefer "wheels for the long way" {
    action = [mount, mount_trucks]
    worth = (
      (
        nearest_foe(unit, spot(unit)) > (goes_out(unit) && !walks_out(unit) ? 2 : 5) &&
        way_off(unit, spot(unit)) > 6
      ) ? 10 :
      -10
    )
  }
  prefer "guns that would come too late pack up, whoever is near" {
    action = mount
    when   = unit.now.mobility == fixed && pressed(unit)
    worth  = 60
  }
  prefer "guns do not get down where their transport could not come for them" {
    action = dismount
    when   = goes_out(unit) && unit.pattern.mobility == fixed && !open_to_vehicles(spot(unit))
    worth  = -60
  }
  prefer "on foot to fight" {
    action = dismount
    worth = (
      (
        !runs(unit) &&
        !(unit.pattern.mobility == fixed && pressed(unit)) &&
        (nearest_foe(unit, spot(unit)) <= 3 || stays(unit))
      ) ? 10 :
      -6
    )
  }
  prefer "on foot past a road that is full, or the enemy's" {
    action = dismount
    when   = on_foot_instead(unit)
    worth  = 30
  }
  prefer "infantry gets down where it fights" {
    action = set_down
    worth  = nearest_foe(unit, spot(unit)) <= 3 ? 10 : -5
  }

  # -------------------------------------------------------------------------- fire at whoever comes
  prefer "always" {
    choice = watcher
    worth  = 10 + (watcher.now.fire == none ? 0 : watcher.now.fire)
  }
  prefer "at whoever runs" {
    choice = shooter
    worth  = 10
  }
  prefer "the best shot" {
    choice = foe
    worth  = shot_worth(unit, foe, way, shift, attacked)
  }
  prefer "the best of those who come" {
    choice = target
    in     = defensive_fire
    worth  = shot_worth(watcher, target, watching, 2, false)
  }
  prefer "two steps shoot better" {
    choice = try_for_the_company_bonus
    worth  = 5
  }

  # ---------------------------------------------------------------------------------- in an assault
  prefer "all together" {
    choice = company
    worth  = 5 - 3 * company.cohesion_hits
  }
  prefer "fire, until they waver" {
    choice = blow
    worth = blow == charge ? charge(stormers, to.units) : sum([
      for u in stormers : blow(u, to.units, true)
    ]) - sum([for f in to.units : blow(f, stormers, false)])
  }
  prefer "in" {
    choice = enter
    worth  = 10
  }
  prefer "we stand" {
    choice = run
    worth  = -10
  }
  prefer "again" {
    choice = go_on
    in     = storm
    worth  = 5
  }
  prefer "a nerve for a point" {
    choice = spend_a_command_point
    worth = (
      (any(stormers) ? 10 : unit.acting && (unit.last == firing || unit.last == digging) ? 1 : 4) * (
        10 -
        stands(unit)
      ) -
      price(unit.division)
    )
  }
}
