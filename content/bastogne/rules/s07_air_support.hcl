# Special rule S7.0, and what it shares with German aircraft.

section "S7.0" "American Air Support" {
  text = "On clear days the 101st has six strikes a day, by daylight and in fair weather, at any unit. Flak within four hexes that no enemy covers and no barrage hinders may turn each away; what is left strikes with five, white, and only what makes a shot better counts."

  marker "Air Strike" {
    on     = hex
    many   = true
    plural = "air_strikes"
  }
  value "Clear Sky" { base = turn.at.date >= 23 }
  value "Flying Weather" { base = turn.at.hour != night && weather_now == fair }
  table "Air Defense" {
    source  = "invented: no counter was seen"
    given   = { pattern = pattern }
    returns = { defense = number }
    rows = [
      [[half-inch_aa, pattern_20_mm_flak, pattern_20_mm_flak_26th], 3],
      [[m16_aa, m16_aa_447th], 4],
      [pattern_88_mm_flak, 5],
      [else, 0],
    ]
  }
  value "Air Rating" {
    given = { target = unit, strength = number }
    base  = strength
    modifier "mass" { by = max(0, mass(sum([for u in target.at.units : u.steps]))) }
    modifier "defense" { by = max(0, target.now.defense) }
    modifier "in Column" {
      when = below(target).in_column
      by   = 2
    }
    modifier "on a raised road" {
      when = exposed_by_road(target) && spot(target).raised
      by   = 2
    }
    modifier "no more than 9" { at_most = 9 }
  }
  value "Flak" {
    ruling = "the four hexes are counted from the hex of the marker, which is the target's; a Fire Zone and a barrage hinder flak, suppression does not"
    given  = { player = player, hex = hex }
    base = [
      for u in units : u
      if (
        u.army == player &&
        u.afoot &&
        air_defense(u.pattern) > 0 &&
        distance(spot(u), hex) <= 4 &&
        !in_danger(player, spot(u)) &&
        !spot(u).shelled &&
        !spot(u).pounded
      )
    ]
  }
  rule "Air Raid" { # as many markers as one wishes, all of them placed, and shot at, before the first strikes
    given = { player = player, sorties = number, strength = number }
    repeat {
      times = sorties
      choose target {
        from     = air_targets(player)
        player   = player
        may_pass = true
        passing  = "no more raids"
      }
      if "no more" {
        when = target == none
        break {}
      }
      if "of the six of the day" {
        when = player == american
        advance air_support_markers { by = -1 }
      }
      mark {
        the  = spot(target)
        with = air_strike
      }
    }
    run "Flak Opens Fire" {}
    each place {
      from = [for h in hexes : h if h.air_strikes > 0]
      repeat {
        while = place.air_strikes > 0
        unmark place {
          with  = air_strike
          count = 1
        }
        run "One Strike" {}
      }
    }
  }
  rule "Flak Opens Fire" {
    given = { player = player }
    each place {
      from = [for h in hexes : h if h.air_strikes > 0]
      repeat {
        times = place.air_strikes
        run "Turned Away" away {}
        if "it flies home" {
          when = away
          unmark place {
            with  = air_strike
            count = 1
          }
        }
      }
    }
  }
  rule "Turned Away" { # whether flak turns a strike away
    given   = { player = player, place = hex }
    returns = bool
    each gun {
      from = flak(other(player), place)
      roll throw "flak" { dice = d10 }
      if "low enough" {
        when = digit(throw) <= air_defense(gun.pattern)
        return { the = true }
      }
    }
    return { the = false }
  }
  rule "One Strike" {
    given = { player = player, strength = number, place = hex }
    choose target {
      from      = [for u in air_targets(player) : u if u.at == place]
      player    = player
      or_return = true
    }
    roll throw "air strike" { dice = d10 }
    run "Strike Home" { a_hit = digit(throw) <= min(8, air_rating(target, strength)) }
  }
  value "Air Targets" { # of the aircraft of a player
    given = { player = player }
    base  = [for u in units : u if u.army != player]
  }
  rule "Strike Home" {
    given = { target = unit, strength = number, throw = number, a_hit = bool }
    if "it is low enough" {
      when = a_hit
      run "Take a Hit" {
        unit  = target
        color = white
      }
    }
  }
  track "Air Support Markers" { boxes = numbers(0, 6) }
  while "American Air Support" {
    when = s7_air_support.in_effect
    rule "Six Strikes a Day" {
      after = air_support_is_ready()
      when  = turn.at.hour == hour_0700 && clear_sky
      move air_support_markers { to = 6 }
    }
    rule "Fighter-Bombers" {
      given = { division = division }
      after = air_support(division)
      when = (
        division == division_101st_airborne &&
        air_support_markers > 0 &&
        flying_weather &&
        clear_sky
      )
      choose strikes {
        from     = numbers(1, air_support_markers)
        player   = american
        may_pass = true
        passing  = "they are kept for later"
      }
      if "they come" {
        when = strikes != none
        run "Air Raid" {
          player   = american
          sorties  = strikes != none ? strikes : 0
          strength = 5
        }
      }
    }
    rule "What Is Not Used Is Lost" {
      after = the_turn_ends()
      when  = turn.at.hour == night
      move air_support_markers { to = 0 }
    }
  }
}
