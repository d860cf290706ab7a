# The activation chits. What is in play of them each scenario says.

section "3.2" "Adjusted Sequence of Play" {
  roster "activation_chit" {
    columns = [player, division, formation]
    rows = {
      "American Direct Command" = [american, none, none]
      "German Direct Command"   = [german, none, none]
      "Event Chit"              = [american, none, none, { traits = [event] }] # of no side
      "VIII Corps Chit"         = [american, viii_corps, none]
      "101st Chit"              = [american, division_101st_airborne, none]
      "26. VG Chit"             = [german, division_26_vg, none]
      "2. Panzer Chit"          = [german, division_2_panzer, none]
      "Lehr Chit"               = [german, panzer_lehr, none]
      "5. FJ Chit"              = [german, division_5_fj, none]
      "110th Chit"              = [american, none, formation_110th_inf_rgt]
      "CCR Chit"                = [american, none, ccr_9_ad]
      "CCB Chit"                = [american, none, ccb_10_ad]
      "501st Chit"              = [american, none, formation_501st_pir]
      "502nd Chit"              = [american, none, formation_502nd_pir]
      "506th Chit"              = [american, none, formation_506th_pir]
      "327th Chit"              = [american, none, formation_327th_gir]
      "Fus Rgt 39 Chit"         = [german, none, fus_rgt_39]
      "Gren Rgt 77 Chit"        = [german, none, gren_rgt_77]
      "Gren Rgt 78 Chit"        = [german, none, gren_rgt_78]
      "KG Kunkel Chit"          = [german, none, kg_kunkel]
      "PzGr Rgt 115 Chit"       = [german, none, pzgr_rgt_115]
      "KG von Boehm Chit"       = [german, none, kg_von_boehm]
      "KG Cochen Chit"          = [german, none, kg_cochen]
      "KG Gutmann Chit"         = [german, none, kg_gutmann]
      "KG von Fallois Chit"     = [german, none, kg_von_fallois]
      "KG 901 Chit"             = [german, none, kg_901]
      "KG 902 Chit"             = [german, none, kg_902]
      "FJ Rgt 15 Chit"          = [german, none, fj_rgt_15]
    }
  }
}
