# German types: what is printed on the counters of like units.

section "G.unit" "Units" {
  roster "pattern" {
    source  = "invented: no counter was seen. Figures go by type, so that no unit needs a decision of its own; they wait for the printed ones"
    columns = [full, fire, color, range, assault, arms, defense, armor, mobility, allowance, quality, transport]
    rows = {
      "Grenadier"          = [2, 4, pink, 1, 4, pink, 0, false, leg, 6, 6, none]
      "Heavy Gren"         = [2, 4, green, 5, 2, pink, 0, false, leg, 6, 6, none]
      "Bicycle"            = [2, 4, pink, 1, 4, pink, 0, false, leg, 8, 6, none]
      "Fus Mortar"         = [1, 4, green, 5, 2, pink, 0, false, leg, 6, 6, none]
      "120 mm Mortar"      = [1, 4, green, 12, 1, pink, 0, false, leg, 4, 5, none]
      "Infantry Gun"       = [1, 4, orange, 7, 1, pink, 0, false, fixed, 0, 5, tow_16]
      "Replacements"       = [2, 3, pink, 1, 3, pink, 0, false, leg, 6, 4, none]
      "Pioneer"            = [2, 4, pink, 1, 5, pink, 0, false, leg, 6, 6, none]
      "Mot Pioneer"        = [2, 4, pink, 1, 5, pink, 0, false, leg, 6, 6, truck_18]
      "Arm Pioneer"        = [2, 4, pink, 1, 5, pink, 0, false, leg, 6, 6, spw_4-5]
      "Arm Pioneer (Lehr)" = [2, 4, pink, 1, 5, pink, 0, false, leg, 6, 7, spw_4-5]
      "Mot Heavy"          = [2, 4, green, 5, 2, pink, 0, false, leg, 6, 6, truck_18]
      "Mot Grenadier"      = [2, 4, pink, 1, 4, pink, 0, false, leg, 6, 6, truck_18]
      "Arm Grenadier"      = [2, 5, pink, 1, 5, pink, 0, false, leg, 6, 6, spw_5-5]
      "Arm Gren (Lehr)"    = [2, 5, pink, 1, 5, pink, 0, false, leg, 6, 7, spw_5-5]
      "Arm Mortar"         = [1, 4, green, 5, 1, pink, 0, true, wheeled, 20, 6, none]
      "Mot Mortar"         = [1, 4, green, 5, 1, pink, 0, false, leg, 4, 6, truck_18]
      "Gun on Tracks"      = [1, 5, orange, 9, 1, pink, 0, true, tracked, 16, 6, none]
      "20 mm Flak"         = [2, 4, yellow, 3, 1, pink, 1, false, fixed, 0, 6, tow_16]
      "20 mm Flak (26th)"  = [1, 4, yellow, 3, 1, pink, 0, false, fixed, 0, 5, tow_16]
      "75 mm Pak"          = [2, 5, blue, 4, 1, pink, 1, false, leg, 2, 5, tow_16]
      "88 mm Flak"         = [2, 6, white, 5, 1, pink, 1, false, fixed, 0, 6, tow_16]
      "Panther"            = [2, 7, white, 5, 4, white, -3, true, tracked, 18, 6, none]
      "Panther (Lehr)"     = [2, 7, white, 5, 4, white, -3, true, tracked, 18, 7, none]
      "Panzer IV (Lehr)"   = [2, 6, white, 3, 3, white, -2, true, tracked, 18, 7, none]
      "StuG"               = [2, 6, white, 3, 3, white, -2, true, tracked, 16, 6, none]
      "Panzer IV"          = [2, 6, white, 3, 3, white, -2, true, tracked, 18, 6, none]
      "Armored Car"        = [2, 3, yellow, 2, 3, pink, 0, true, wheeled, 24, 6, none]
      "Armored Car (Lehr)" = [2, 3, yellow, 2, 3, pink, 0, true, wheeled, 24, 7, none]
      "Jagdpanzer"         = [2, 6, blue, 4, 2, pink, -2, true, tracked, 16, 6, none]
      "105 mm Guns"        = [2, 5, orange, 21, 0, pink, 0, false, fixed, 0, 6, tow_16]
      "150 mm Guns"        = [2, 6, brown, 26, 0, pink, 0, false, fixed, 0, 6, tow_14]
      "Rockets"            = [2, 6, brown, 13, 0, pink, 1, false, fixed, 0, 5, tow_14]
      "Corps Guns"         = [2, 6, brown, 21, 0, pink, 1, false, fixed, 0, 5, tow_14]
      "Heavy Guns"         = [2, 7, brown, 28, 0, pink, 1, false, fixed, 0, 5, tow_14]
      "100 mm Gun"         = [1, 5, orange, 30, 0, pink, 0, false, fixed, 0, 6, tow_14]
    }
  }
}
