# Leaders: command range and attachment limit, of the first and of his replacement.

section "G.leader" "Leaders" {
  roster "leader" {
    source  = "invented: no counter was seen; names of the second and third are the rulebook's"
    columns = [division, formation, reach, limit, traits]
    rows = {
      "Leader of CCB"    = [viii_corps, ccb_10_ad, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "MAJ Desobry"      = [viii_corps, ccb_10_ad, 4, 0, [task_force]]
      "COL Strickler"    = [viii_corps, formation_110th_inf_rgt, 6, 2, [task_force]] # commands all of VIII Corps; no replacement
      "Leader of 506th"  = [division_101st_airborne, formation_506th_pir, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "von Boehm"        = [division_2_panzer, kg_von_boehm, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Cochen"           = [division_2_panzer, kg_cochen, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of Fus 39" = [division_26_vg, fus_rgt_39, { first_in_line = 8, second_in_line = 6 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of FJ 15"  = [division_5_fj, fj_rgt_15, { first_in_line = 8, second_in_line = 6 }, { first_in_line = 4, second_in_line = 2 }, []]
    }
  }
}
