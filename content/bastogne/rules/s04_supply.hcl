# Special rule S4.0: who runs short, and of what.

section "S4.0" "Supply Shortages" {
  text = "Bastogne is surrounded when under an overcast sky no primary road leads from it to the west or south edge past no German and no German Fire Zone, until one does again. While it is, and the sky is overcast, the quality of the 101st is one lower and Americans run short of ammunition; Germans do from the night of the 22nd. Who is short and rolls a 9 in fire shoots at one worse until ammunition comes up."

  marker "Surrounded" {
    on        = hex
    adjective = "surrounded"
    start     = []
  }
  value "Bastogne Surrounded" { base = any(hexes.surrounded) }
  value "Way to Bastogne" { # along a primary road from the west or south edge
    given = { danger = set(hex) }
    base = any([
      for h in neighbors_of_bastogne : h
      if overlap(road_net(h, american, danger, true), hexes("00.09 05.27 20.26"))
    ])
  }
  value "Neighbors of Bastogne" {
    base = [
      for h in hexes : h
      if h.terrain != city && any([
        for c in neighbors(h) : c
        if c.terrain == city && border(c, h).primary
      ])
    ]
  }
  modify "Division Shift" "surrounded" {
    ruling = "under a clear sky the ring stays closed, but neither quality nor ammunition suffers: the text speaks of both where the sky is overcast"
    when   = bastogne_surrounded && !clear_sky && unit.division == division_101st_airborne
    by     = -1
  }
  modify "Rating" "low on ammunition" {
    when = firer.short_of_ammo && way != hand_to_hand
    by   = -1
  }
  modify "Barrage Strength" "low on ammunition" {
    when = unit.short_of_ammo
    by   = -1
  }
  value "Short of Supply" {
    given = { unit = unit }
    base = (
      unit.army == american ? bastogne_surrounded && !clear_sky :
      turn.at.date > 22 || (turn.at.date == 22 && turn.at.hour == night)
    )
  }
  while "Supply Shortages" {
    when = s4_supply_shortages.in_effect
    rule "Is Bastogne Surrounded?" {
      before = reinforcements_are_ready()
      ruling = "roads that are cut under a clear sky do not surround it; once surrounded it stays so under any sky until a road is open, in a subsequent turn: where a scenario begins with the ring closed it is closed for its first turn"
      let { open = way_to_bastogne(danger(american)) }
      if "it is not, or no longer" {
        when = open && turn.at != first_turn
        unmark {
          the  = hexes.surrounded
          with = surrounded
        }
      }
      if "the ring closes under an overcast sky" {
        when = !open && !clear_sky && !bastogne_surrounded
        mark hex_21_17 { with = surrounded }
        set s4_supply_shortages { spent = true }
      }
    }
    rule "Ammunition Runs Low" {
      ruling = "opportunity fire counts, before an assault too; the blows of its rounds do not"
      given  = { unit = unit }
      after  = a_nine(unit)
      when   = short_of_supply(unit) && !unit.short_of_ammo
      mark unit { with = low_ammo }
    }
    rule "American Ammunition" {
      given = { division = division }
      after = ammunition(division)
      when = division == division_101st_airborne && any([
        for u in all(units) : u
        if u.army == american && u.short_of_ammo
      ]) && !(bastogne_surrounded && !clear_sky)
      roll throw "ammunition" { dice = d10 }
      run "It Is Handed Out" {
        player = american
        number = floor(digit(throw), bastogne_surrounded ? 3 : 2)
        those  = [for u in all(units) : u if u.army == american && u.short_of_ammo]
      }
    }
    rule "German Ammunition" {
      given = { division = division }
      after = ammunition(division)
      when = division.player == german && turn.at.hour == night && any([
        for u in all(units) : u
        if u.division == division && u.short_of_ammo
      ])
      roll throw "ammunition" { dice = d10 }
      run "It Is Handed Out" {
        player = german
        number = digit(throw)
        those  = [for u in all(units) : u if u.division == division && u.short_of_ammo]
      }
    }
  }
  rule "It Is Handed Out" {
    given = { player = player, number = number, those = set(unit) }
    if "there is some" {
      when = number > 0
      choose lucky {
        from      = those
        player    = player
        exactly   = min(number, count(those))
        or_return = true
      }
      unmark {
        the  = lucky
        with = low_ammo
      }
    }
  }
}
