# VIII Corps and 28th Infantry Division: 110th Inf Rgt, 13 units.

section "G.unit" "Units" {
  formation "110th Inf Rgt" {
    home     = viii_corps
    counters = 13
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "B/1/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "C/1/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "E/2/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "F/2/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "G/2/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "I/3/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "K/3/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "L/3/110"      = [rifle, formation_110th_inf_rgt, viii_corps, []]
      "D/1/110"      = [heavy_weapons, formation_110th_inf_rgt, viii_corps, []]
      "H/2/110"      = [heavy_weapons, formation_110th_inf_rgt, viii_corps, []]
      "M/3/110"      = [heavy_weapons, formation_110th_inf_rgt, viii_corps, []]
      "Cannon 110th" = [cannon, formation_110th_inf_rgt, viii_corps, []]
      "R&R Co 110th" = [rear_troops, formation_110th_inf_rgt, viii_corps, []]
    }
  }
}
