# What places are called: villages, towns, and the bridges over the Our.

section "2.1" "In-Hex Features" {
  feature "Places of the Rulebook" {
    names = {
      Sibret           = hex_07_24
      Bastogne         = hex_21_17
      "Bastogne South" = hex_21_18
      Foy              = hex_26_08
      Noville          = hex_29_04
      Wiltz            = hex_56_26
      "Dasburg Bridge" = hex_88_08
      "Gemuend Bridge" = hex_94_22
    }
  }
  feature "Places of the Set-Ups" {
    source = "inferred: who fought there sets up in that hex"
    names = {
      Champs        = hex_14_08
      Mageret       = hex_33_16
      Longvilly     = hex_39_13
      Niederwampach = hex_42_16
      Oberwampach   = hex_45_15
      Moinet        = hex_46_06
      Feitsch       = hex_49_10
      Antoniushof   = hex_57_04
      Donnange      = hex_60_05
      Enscherange   = hex_65_19
      Eselborn      = hex_68_05
      Drauffelt     = hex_68_15
      Wilwerwiltz   = hex_68_20
      Clervaux      = hex_72_07
      Munshausen    = hex_73_12
      Marnach       = hex_77_08
      Holzthum      = hex_79_23
      Hosingen      = hex_82_15
      Wahlhausen    = hex_87_23
    }
  }
  feature "Other Places" {
    source = "reconstructed after the geography of the ground: the printed map was not seen"
    names = {
      Houmont          = hex_00_19
      Lavaselle        = hex_01_18
      Rechrival        = hex_02_17
      Flamierge        = hex_04_08
      Gives            = hex_05_04
      Chenogne         = hex_05_19
      Jodenville       = hex_06_19
      Flamizoulle      = hex_08_10
      Rouette          = hex_09_05
      Givry            = hex_09_06
      Frenet           = hex_10_03
      Mande-St-Etienne = hex_10_13
      Villeroux        = hex_10_21
      Senonchamps      = hex_13_17
      Hemroulle        = hex_16_13
      Isle-la-Hesse    = hex_16_15
      Assenois         = hex_16_24
      Longchamps       = hex_18_06
      Compogne         = hex_19_00
      Monaville        = hex_20_05
      Savy             = hex_20_12
      Luzery           = hex_22_14
      Remoifosse       = hex_22_24
      Recogne          = hex_25_09
      Wicourt          = hex_26_00
      Marvie           = hex_26_20
      Cobru            = hex_27_05
      Mont             = hex_27_19
      Lutrebois        = hex_27_26
      Vaux             = hex_28_02
      Bizory           = hex_28_13
      Neffe            = hex_28_17
      Harzy            = hex_32_22
      Wardin           = hex_33_20
      Oubourcy         = hex_34_08
      Arloncourt       = hex_35_12
      Bras             = hex_35_23
      Michamps         = hex_36_09
      Benonchamps      = hex_37_20
      Hardigny         = hex_38_00
      Doncols          = hex_40_24
      Sonlez           = hex_40_26
      Boeur            = hex_41_02
      Bourcy           = hex_41_05
      Buret            = hex_43_02
      Schimpach        = hex_47_16
      Troine           = hex_48_04
      Crendal          = hex_49_08
      Winseler         = hex_49_25
      Allerborn        = hex_50_08
      Brachtenbach     = hex_50_14
      Hamiville        = hex_51_04
      Derenbach        = hex_51_12
      Noertrange       = hex_52_23
      Wincrange        = hex_54_06
      Selscheid        = hex_54_16
      Roullingen       = hex_55_30
      Boevange         = hex_56_10
      Knaphoscheid     = hex_56_14
      Niederwiltz      = hex_57_25
      Deiffelt         = hex_58_04
      Eschweiler       = hex_58_19
      Lullange         = hex_59_04
      Weidingen        = hex_59_27
      Erpeldange       = hex_61_24
      Merkholtz        = hex_66_25
      Mecher           = hex_68_12
      Lellingen        = hex_68_23
      Pintsch          = hex_69_23
      Reuler           = hex_74_05
      Urspelt          = hex_75_03
      Bockholz         = hex_75_18
      Consthum         = hex_75_25
      Siebenaler       = hex_76_10
      Neidhausen       = hex_77_16
      Fischbach        = hex_78_01
      Dorscheid        = hex_78_13
      Grindhausen      = hex_80_02
      Roder            = hex_81_07
      Weiler           = hex_83_27
      Hockslay         = hex_86_04
      Rodershausen     = hex_86_11
      Dahnen           = hex_89_04
      Dasburg          = hex_89_09
      Eisenbach        = hex_89_18
      Gemuend          = hex_94_21
    }
  }
}
