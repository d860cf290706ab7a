# Optional rule O3.0: the campaign with Wiltz.

section "O3.0" "Battle of Wiltz" {
  text = "In the campaign the garrison of Wiltz holds out on its own map, and 5. FJ comes for it from the south on the 19th. It stays south of the Wiltz; the other Germans stay north of it. When no American is left there, it goes."

  reinforcement_box "Niederwiltz" { hexes = hexes("57.24 57.25 58.23 58.24 58.25 59.24 59.25") }
  kind "wiltz arrival" { is = arrival }
  roster "wiltz_arrival" {
    columns = [turn, gate, number, units, lifted]
    rows = {
      "44 Eng comes"    = [night_17_dec, niederwiltz, 3, units("A/44 Eng, B/44 Eng, C/44 Eng"), false]
      "FJ Rgt 15 comes" = [hour_1300_19_dec, nocher_road, 12, units("1. FJ Rgt 15, 2. FJ Rgt 15, 3. FJ Rgt 15, 4. FJ Rgt 15, 5. FJ Rgt 15, 6. FJ Rgt 15, 7. FJ Rgt 15, 8. FJ Rgt 15, 9. FJ Rgt 15, 10. FJ Rgt 15, 11. FJ Rgt 15, 12. FJ Rgt 15"), false]
      "FJ Rgt 14 comes" = [night_19_dec, nothum_road, 6, units("5. FJ Rgt 14, 6. FJ Rgt 14, 7. FJ Rgt 14, 8. FJ Rgt 14, 1. FJ Pi 5, 2. FJ Pi 5"), false]
    }
    totals = { number = 21 }
  }
  group "Garrison of Wiltz" {
    units  = units("G/2/110, C/630 AT, HQ Def 28 ID, AC/28 Recon, Sct/28 Recon, A/44 Eng, B/44 Eng, C/44 Eng")
    column = -1
  }
  value "Around Wiltz" { # on its map, or south of the stream
    given = { hex = hex }
    base  = hex.south_of_wiltz || on_the_wiltz_map(hex)
  }
  value "On the Wiltz Map" {
    given = { hex = hex }
    base = (
      hex.column >= wiltz_map.west &&
      hex.column <= wiltz_map.east &&
      hex.row >= wiltz_map.north
    )
  }
  option "O3" {
    variant "Wiltz Aside" { text = "Wiltz is not in play." }
    variant "Battle of Wiltz" {
      text = "Wiltz is fought for, in the campaign."
      while "Wiltz in the Campaign" {
        when = both_maps.laid
        rule "The Garrison of Wiltz" {
          ruling = "the scrambled rows of the set-up are read as one group of five within a hex of 55.27, with the engineers who come later"
          after  = the_110th_takes_post()
          set wiltz_map { laid = true }
          set s10_corps_boundaries { in_effect = false }
          run "Place Around" {
            group  = units("G/2/110, C/630 AT, HQ Def 28 ID, AC/28 Recon, Sct/28 Recon")
            center = hex_55_27
            n      = 1
            player = american
          }
          mark {
            the  = units("G/2/110, C/630 AT, HQ Def 28 ID, AC/28 Recon, Sct/28 Recon")
            with = no_activation
          }
          run "Strickler Comes" {}
        }
        rule "Wiltz Is Reinforced" {
          after = reinforcements_are_ready()
          run "Arrivals" { rows = wiltz_arrivals }
          if "5. FJ comes" {
            when = turn.at == hour_1300_19_dec
            set division_5_fj { points = 3 }
            move {
              the = [activation_chit_5_fj_chit, fj_rgt_15_chit]
              to  = played
            }
          }
        }
        rule "The Engineers Wait" {
          ruling = "they come under No Activation though the garrison has been woken before: an alarm wakes those who wait then"
          given  = { unit = unit }
          after  = enter(unit, any, niederwiltz)
          mark unit { with = no_activation }
        }
        modify "Buys" "5. FJ has no Dispatch Rating" {
          when = division == division_5_fj
          to   = false
        }
        rule "The Chit of FJ Rgt 15 Is Free" {
          after = fill_the_cup()
          when  = fj_rgt_15_chit.at == formation_chits
          move fj_rgt_15_chit { to = mug }
        }
        rule "Three Points for 5. FJ" {
          given      = { division = division }
          instead_of = command_points(division)
          when       = division == division_5_fj
          set division { points = division.points + 3 }
        }
        rule "Strickler Stays in Wiltz" {
          given = { here = hex }
          after = enter(col_strickler, here)
          when  = !on_the_wiltz_map(here)
          run "Strickler Leaves" {}
        }
        rule "Wiltz Has Fallen" {
          ruling = "looked at when a turn ends; hexes of the east map south of the stream count"
          after  = the_turn_ends()
          when   = none([for u in units : u if u.army == american && around_wiltz(spot(u))])
          each unit {
            from = [for u in all(units) : u if u.home == division_5_fj]
            run "Withdraw" {}
          }
          run "Out of the Cup" { division = division_5_fj }
          run "Strickler Leaves" {}
        }
        modify "Off Limits" "5. FJ keeps to the south, the others to the north" {
          ruling = "the ban on standing beside the Wiltz falls, that on crossing it stays"
          when   = unit.army == german && to.south_of_wiltz != (unit.home == division_5_fj)
          to     = true
        }
        forbid "Assault" {
          when    = unit.army == german && to.south_of_wiltz != (unit.home == division_5_fj)
          because = "the Wiltz is the border"
        }
        modify "Entry Hex" "the southern roads" {
          when = hex == hex_61_31 || hex == hex_47_31
          to   = true
        }
      }
    }
  }
  rule "Strickler Comes" { # with any unit of the corps around Wiltz, if the American likes
    choose host "unit that COL Strickler joins" {
      from     = [for u in units : u if u.division == viii_corps && on_the_wiltz_map(spot(u))]
      player   = american
      may_pass = true
      passing  = "he does not come"
    }
    if "he is used" {
      when = host != none
      run "A Leader Joins" { leader = col_strickler }
    }
  }
  rule "Strickler Leaves" {
    if "he is there" {
      when = col_strickler.in_play
      set {
        the     = [for u in all(units) : u if u.contact == col_strickler]
        contact = none
      }
      set col_strickler { with = none }
      remove col_strickler {}
    }
  }
}
