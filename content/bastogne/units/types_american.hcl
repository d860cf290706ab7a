# American types: what is printed on the counters of like units.

section "G.unit" "Units" {
  roster "pattern" {
    source  = "invented: no counter was seen. Figures go by type, so that no unit needs a decision of its own; they wait for the printed ones"
    columns = [full, fire, color, range, assault, arms, defense, armor, mobility, allowance, quality, transport]
    rows = {
      "Para Rifle"     = [2, 4, pink, 1, 5, pink, 0, false, leg, 7, 7, none]
      "Para HQ"        = [1, 3, green, 6, 2, pink, 0, false, leg, 7, 7, none]
      "Glider Rifle"   = [2, 4, pink, 1, 4, pink, 0, false, leg, 7, 6, none]
      "Glider HQ"      = [1, 3, green, 6, 2, pink, 0, false, leg, 7, 6, none]
      "57 mm AT"       = [2, 4, blue, 3, 1, pink, 0, false, leg, 4, 6, truck_22]
      "Half-Inch AA"   = [2, 4, yellow, 2, 1, pink, 0, false, leg, 4, 6, truck_22]
      "Para Engineer"  = [1, 3, pink, 1, 3, pink, 0, false, leg, 6, 6, none]
      "Para Recon"     = [1, 3, pink, 1, 2, pink, 0, false, wheeled, 24, 7, none]
      "Engineer"       = [2, 3, pink, 1, 3, pink, 0, false, leg, 6, 5, none]
      "Rifle"          = [2, 4, pink, 1, 3, pink, 0, false, leg, 6, 6, none]
      "Heavy Weapons"  = [2, 4, green, 6, 2, pink, 0, false, leg, 6, 6, none]
      "Cannon"         = [1, 4, orange, 14, 1, pink, 0, false, fixed, 0, 5, truck_18]
      "Rear Troops"    = [2, 3, pink, 1, 2, pink, 0, false, leg, 6, 5, none]
      "HQ Defense"     = [1, 3, pink, 1, 2, pink, 0, false, leg, 6, 4, none]
      "Scout"          = [1, 3, pink, 1, 2, pink, 0, false, wheeled, 22, 5, none]
      "Stragglers"     = [2, 3, pink, 1, 2, pink, 0, false, leg, 6, 4, none]
      "3-inch AT"      = [2, 5, blue, 4, 1, pink, 1, false, leg, 2, 5, truck_18]
      "M16 AA"         = [2, 5, yellow, 2, 2, pink, 0, true, wheeled, 20, 6, none]
      "M16 AA (447th)" = [2, 5, yellow, 2, 2, pink, 0, true, wheeled, 20, 5, none]
      "M4"             = [2, 5, white, 3, 4, white, -2, true, tracked, 18, 6, none]
      "M4 (707th)"     = [2, 5, white, 3, 4, white, -2, true, tracked, 18, 5, none]
      "M4 76 mm"       = [2, 6, white, 3, 4, white, -2, true, tracked, 18, 6, none]
      "M5"             = [2, 3, white, 2, 2, white, -1, true, tracked, 22, 6, none]
      "M5 (707th)"     = [2, 3, white, 2, 2, white, -1, true, tracked, 22, 5, none]
      "M18"            = [2, 6, blue, 4, 2, pink, 0, true, tracked, 24, 6, none]
      "M18 (705th)"    = [2, 6, blue, 4, 2, pink, 0, true, tracked, 24, 7, none]
      "Armored Rifle"  = [2, 5, pink, 1, 4, pink, 0, false, leg, 6, 6, halftrack_5-4]
      "Armored HQ"     = [1, 4, green, 6, 2, pink, 0, true, wheeled, 20, 6, none]
      "Cavalry"        = [2, 3, yellow, 2, 2, pink, 0, true, wheeled, 24, 6, none]
      "Arm Engineer"   = [2, 4, pink, 1, 4, pink, 0, false, leg, 6, 6, halftrack_4-4]
      "M7 Priest"      = [2, 5, orange, 20, 1, pink, 0, true, tracked, 18, 6, none]
      "105 mm How"     = [2, 5, orange, 22, 0, pink, 0, false, fixed, 0, 5, truck_18]
      "Para 105 mm"    = [2, 5, orange, 22, 0, pink, 0, false, fixed, 0, 6, truck_18]
      "Para 75 mm"     = [2, 4, orange, 17, 0, pink, 0, false, fixed, 0, 6, truck_18]
      "155 mm How"     = [2, 6, brown, 29, 0, pink, 0, false, fixed, 0, 6, truck_16]
    }
  }
}
