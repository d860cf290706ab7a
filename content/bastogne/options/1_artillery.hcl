# Optional rules on artillery: O1.0, O5.0, O7.0.

section "O1.0" "Alternate Artillery Resolution" {
  text = "Guns of two steps hit whoever is easiest to hit in a hex; guns of one step hit nobody besides their target."

  option "O1" {
    variant "Artillery as Printed" { text = "The owner picks the target in a hex; the others meet an S?." }
    variant "Alternate Artillery" {
      text = "The target is the easiest one; guns of one step leave the others alone."
      modify "Indirect Targets" "only the easiest in a hex" {
        ruling = "the easiest is who is shot at with the best rating"
        when   = unit.gun && unit.steps >= 2
        but_not = [
          for t in units : t
          if t.army != unit.army && any([
            for u in t.at.units : u
            if (
              u.rides == none &&
              (spotted(unit, spot(u)) || counter-battery(unit, u)) &&
              rating(unit, u, indirect, 0, false) > rating(unit, t, indirect, 0, false)
            )
          ])
        ]
      }
      modify "Shakes Others" "guns of one step do not" {
        when = unit.gun && unit.steps < 2
        to   = false
      }
    }
  }
}

section "O5.0" "American POZIT Artillery Fuses" {
  text = "From 0700 on the 19th three battalions of the corps shoot at one better, unless they are low on ammunition."

  option "O5" {
    variant "Old Fuses" { text = "No battalion has the new fuses." }
    variant "POZIT" {
      text = "The 755th, 969th and 333rd have them."
      modify "Rating" "POZIT" {
        when = (
          way == indirect &&
          turn.at.date >= 19 &&
          contains(units("755 FA, 969 FA, 333 FA"), firer) &&
          !firer.short_of_ammo
        )
        by = 1
      }
      modify "Barrage Strength" "POZIT" {
        when = (
          turn.at.date >= 19 &&
          contains(units("755 FA, 969 FA, 333 FA"), unit) &&
          !unit.short_of_ammo
        )
        by = 1
      }
    }
  }
}

section "O7.0" "German XLVII Corps Artillery" {
  text = "In the campaign fourteen battalions of the corps stand behind 26. VG and 2. Panzer, out of contact. All but two stay where they are; the German may send them away."

  park "Ind Park B" {
    origin  = hex_94_17
    beyond  = 10
    entries = []
  }
  park "Ind Park D" {
    origin  = hex_94_09
    beyond  = 10
    entries = []
  }
  park "Ind Park D, to the front" {
    origin  = hex_94_09
    beyond  = 10
    entries = hexes("94.03")
  }
  option "O7" {
    variant "Without the Corps Artillery" { text = "It is not in play." }
    variant "Corps Artillery" {
      text = "It is in play, in the campaign."
      rule "The Corps Brings Its Guns" {
        after = the_germans_are_over_the_our()
        when  = both_maps.laid
        set corps_artillery_south { under = division_26_vg }
        set corps_artillery_north { under = division_2_panzer }
        run "Park Here" {
          guns  = units("I. Werfer 55, II. Werfer 55, III. Werfer 55")
          place = hex_91_12
        }
        move {
          the = units("IV. VAK 766, V. VAK 766, VI. VAK 766, 1. 1124 Hvy Art")
          to  = ind_park_b
        }
        run "Park Here" {
          guns  = units("I. Werfer 85, II. Werfer 85, III. Werfer 85")
          place = hex_89_04
        }
        move {
          the = units("I. VAK 766, II. VAK 766")
          to  = ind_park_d
        }
        move {
          the = units("III. VAK 766, 2. 1124 Hvy Art")
          to  = ind_park_d_to_the_front
        }
      }
      modify "Can Mount" "its transport is elsewhere" {
        when = stays_put(unit)
        to   = false
      }
      modify "Site" "they park where they are" {
        when = stays_put(unit)
        to   = [spot(unit)]
      }
      rule "Corps Guns Are Sent Away" {
        after = attachments()
        choose sent {
          from   = guns_of_the_corps
          player = german
          up_to  = any
          none {
            return {}
          }
        }
        move {
          the = sent
          to  = out
        }
      }
    }
  }
  value "Stays Put" { # all the guns of the corps but two
    given = { unit = unit }
    base = (
      (unit.home == corps_artillery_south || unit.home == corps_artillery_north) &&
      unit != iii_vak_766 &&
      unit != unit_2_1124_hvy_art
    )
  }
  value "Guns of the Corps" {
    base = [
      for u in all(units) : u
      if (
        (u.home == corps_artillery_south || u.home == corps_artillery_north) &&
        (u.in_play || u.at.park)
      )
    ]
  }
}
