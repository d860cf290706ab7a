# 26. Volksgrenadier Division: KG Kunkel, 5 units.

section "G.unit" "Units" {
  formation "KG Kunkel" {
    home     = division_26_vg
    counters = 5
  }
  roster "unit" {
    source  = "invented: names, formations and numbers are the rulebook's; which type a unit is follows its name, for no counter was seen"
    columns = [pattern, troop, home, traits]
    rows = {
      "1. Fus 26"  = [bicycle, kg_kunkel, division_26_vg, []]
      "2. Fus 26"  = [bicycle, kg_kunkel, division_26_vg, []]
      "3. Fus 26"  = [bicycle, kg_kunkel, division_26_vg, []]
      "GrW Fus 26" = [fus_mortar, kg_kunkel, division_26_vg, []]
      "2. PzJg 26" = [jagdpanzer, kg_kunkel, division_26_vg, []]
    }
  }
}
