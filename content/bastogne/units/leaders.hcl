# Leaders: command range and attachment limit, of the first and of his replacement.

section "G.leader" "Leaders" {
  roster "leader" {
    source  = "invented: no counter was seen; of the names Fuller, Strickler, Rose, Harper and Desobry are the rulebook's, Booth, Cherry and O'Hara are recalled"
    columns = [formation, reach, limit, traits]
    rows = {
      "COL Fuller"         = [formation_110th_inf_rgt, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "COL Strickler"      = [formation_110th_inf_rgt, 6, 2, [task_force]]
      "Leader of CCR"      = [ccr_9_ad, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "CPT Rose"           = [ccr_9_ad, 4, 0, [task_force]]
      "LTC Harper"         = [ccr_9_ad, 4, 0, [task_force]]
      "LTC Booth"          = [ccr_9_ad, 4, 0, [task_force]]
      "Leader of CCB"      = [ccb_10_ad, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "LTC Cherry"         = [ccb_10_ad, 4, 0, [task_force]]
      "LTC O'Hara"         = [ccb_10_ad, 4, 0, [task_force]]
      "MAJ Desobry"        = [ccb_10_ad, 4, 0, [task_force]]
      "Leader of 501st"    = [formation_501st_pir, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of 502nd"    = [formation_502nd_pir, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of 506th"    = [formation_506th_pir, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of 327th"    = [formation_327th_gir, { first_in_line = 6, second_in_line = 4 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of Fus 39"   = [fus_rgt_39, { first_in_line = 8, second_in_line = 6 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of Gren 77"  = [gren_rgt_77, { first_in_line = 8, second_in_line = 6 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of Gren 78"  = [gren_rgt_78, { first_in_line = 8, second_in_line = 6 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Kunkel"             = [kg_kunkel, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of PzGr 115" = [pzgr_rgt_115, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "von Boehm"          = [kg_von_boehm, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Cochen"             = [kg_cochen, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Gutmann"            = [kg_gutmann, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "von Fallois"        = [kg_von_fallois, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of KG 901"   = [kg_901, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of KG 902"   = [kg_902, { first_in_line = 7, second_in_line = 5 }, { first_in_line = 4, second_in_line = 2 }, []]
      "Leader of FJ 15"    = [fj_rgt_15, { first_in_line = 8, second_in_line = 6 }, { first_in_line = 4, second_in_line = 2 }, []]
    }
  }
}
