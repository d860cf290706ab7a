# The series: indirect fire, barrages, contact, artillery off the map.

section "G.park" "Artillery Parks" {
  text = "Artillery off the map shoots from its park, so many hexes beyond a hex of the map, and is in command there."

  kind "park" {
    is     = box
    fields = { origin = hex, beyond = number }
  }
  value "Shot Length" {
    given = { unit = unit, hex = hex }
    base  = unit.at.park ? unit.at.beyond + distance(unit.at.origin, hex) : distance(spot(unit), hex)
  }
}

section "G.contact" "Contact" {
  text = "Artillery acts for one leader. Without contact it may try for a leader of its division once a turn, on its own quality; a 9 in indirect fire loses contact, and so does the loss of the leader."

  phase "Contact" {
    each player {
      from = players
      each unit {
        from = [for u in all(units) : u if u.army == player && u.gun && (u.in_play || u.at.park)]
        choose leader {
          from = [
            for l in leaders : l
            if l.division == unit.division && l != unit.contact && !entry_hex(stand(l))
          ]
          player   = player
          may_pass = true
        }
        if "a leader is called" {
          when = leader != none
          set unit { contact = none }
          roll throw { dice = d10 }
          if "he answers" {
            when = digit(throw) != 9 && digit(throw) <= unit.pattern.quality
            set unit { contact = leader }
          }
        }
      }
    }
  }
}

section "G.indirect" "Indirect Fire" {
  text = "Guns shoot over four hexes and more where a unit of the leader in contact sees the target; mortars where any unit of their formation does. If it hits, every other unit in the hex meets an S?. All but a 9 leave a barrage, a heavy one from a strength of six."

  value "Observers" {
    given = { unit = unit }
    base = unit.gun ? observers_of(unit.contact) : [
      for u in units : u
      if !u.suppressed && u.division == unit.division && u.formation == unit.formation && in_command(u)
    ]
  }
  value "Observers Of" {
    given = { leader = maybe(leader) }
    base = [
      for u in units : u
      if leader != none && !u.suppressed && u.formation == leader.formation && in_command(u) && distance(spot(u), stand(leader)) <= leader.reach
    ]
  }
  value "Indirect Targets" {
    given = { unit = unit }
    base = [
      for t in units : t
      if t.army != unit.army && shot_length(unit, spot(t)) <= unit.now.range && (!unit.gun || shot_length(unit, spot(t)) >= 4) && any([
        for o in observers(unit) : o
        if sees(spot(o), spot(t))
      ])
    ]
  }
  value "Barrage Strength" {
    given = { unit = unit, shift = number }
    base  = unit.now.fire == none ? 0 : unit.now.fire
    modifier "Company Bonus" { by = shift }
    modifier "Cohesion Hits" { by = -unit.cohesion_hits }
    modifier "step lost" {
      when = unit.reduced
      by   = -1
    }
    modifier "entrenched" {
      when = unit.entrenched
      by   = 1
    }
    modifier "under a light barrage" {
      when = unit.in_play && spot(unit).shelled
      by   = -1
    }
    modifier "under a heavy barrage" {
      when = unit.in_play && spot(unit).pounded
      by   = -2
    }
  }
  rule "Bombardment" {
    given = { unit = unit, target = unit }
    let {
      place  = spot(target)
      others = [for u in target.at.units : u if u != target]
    }
    run "Company Bonus" shift {}
    let {
      rating = rating(unit, target, indirect, shift, false)
      heavy  = barrage_strength(unit, shift) >= 6
    }
    roll throw { dice = d10 }
    if "no word gets through" {
      when = digit(throw) == 9
      set unit { contact = none }
      return {}
    }
    if "on the mark" {
      when = digit(throw) == 0 || digit(throw) <= rating
      run "Suffer" {
        unit   = target
        effect = combat_results(shot_color(unit, indirect), target.now.armor || target.entrenched, throw)
      }
      each other {
        from = others
        when = other.in_play
        run "Waver" {
          unit     = other
          else_hit = false
        }
      }
    }
    if "a heavy barrage" {
      when = heavy
      unmark place { with = light_barrage }
      mark place { with = heavy_barrage }
    }
    else "a light one" {
      when = !place.pounded
      mark place { with = light_barrage }
    }
  }
  rule "The Smoke Clears" {
    unmark {
      the  = hexes.shelled
      with = light_barrage
    }
    unmark {
      the  = hexes.pounded
      with = heavy_barrage
    }
  }
}
