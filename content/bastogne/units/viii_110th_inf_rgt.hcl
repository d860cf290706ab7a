# VIII Corps and 28th Infantry Division: 110th Inf Rgt, 13 units.

section "G.unit" "Units" {
  formation "110th Inf Rgt" {
    home     = viii_corps
    counters = 13
  }
  roster "unit" {
    source   = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns  = [pattern]
    defaults = { troop = formation_110th_inf_rgt, home = viii_corps }
    rows = {
      "B/1/110"      = [rifle]
      "C/1/110"      = [rifle]
      "E/2/110"      = [rifle]
      "F/2/110"      = [rifle]
      "G/2/110"      = [rifle]
      "I/3/110"      = [rifle]
      "K/3/110"      = [rifle]
      "L/3/110"      = [rifle]
      "D/1/110"      = [heavy_weapons]
      "H/2/110"      = [heavy_weapons]
      "M/3/110"      = [heavy_weapons]
      "Cannon 110th" = [cannon]
      "R&R Co 110th" = [rear_troops]
    }
  }
}
