# Secondary roads, drawn dashed: each from hex to hex, over the hexside between two that follow each
# other.

section "2.3.1" "Roads" {
  feature "S1 Hosingen-Bockholz-Wilwerwiltz-Enscherange" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("82.15 81.16 80.15 79.16 78.16 77.17 76.17 75.18 74.18 73.19 72.19 71.20 70.20 69.20 68.20 67.20 66.19 65.19")
    fields = { secondary = true }
  }
  feature "S2 Holzthum-Consthum-Wilwerwiltz" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("81.21 80.21 80.22 79.23 78.23 77.24 76.24 75.25 74.24 73.25 72.24 71.24 70.23 70.22 69.22 69.21 68.20")
    fields = { secondary = true }
  }
  feature "S3 Clervaux-Munshausen-Drauffelt-Eschweiler-Wiltz" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("72.07 72.08 72.09 73.10 73.11 73.12 72.12 72.13 71.14 70.14 69.15 68.15 67.16 66.16 65.17 64.17 63.18 62.18 61.19 60.18 59.19 58.19 58.20 57.21 57.22 57.23 57.24 56.24 56.25 56.26")
    fields = { secondary = true }
  }
  feature "S4 Enscherange-Erpeldange-Wiltz" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("65.19 64.19 64.20 63.21 63.22 62.22 62.23 61.24 60.24 59.25 58.25 57.26 56.26")
    fields = { secondary = true }
  }
  feature "S5 Eschweiler-Selscheid-Brachtenbach-Niederwampach-Benonchamps" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("58.19 57.19 56.18 56.17 55.17 54.16 53.16 52.15 51.15 50.14 49.15 48.14 47.15 46.14 45.15 44.15 43.16 42.16 41.17 40.17 39.18 38.18 38.19 37.20")
    fields = { secondary = true }
  }
  feature "S6 Niederwampach-Mageret" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("42.16 41.17 40.16 39.17 38.16 37.16 36.16 35.16 34.16 33.16")
    fields = { secondary = true }
  }
  feature "S7 Wardin-Mageret-Bizory-Foy" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("33.20 33.19 33.18 33.17 33.16 32.15 32.14 31.14 30.13 29.14 28.13 28.12 28.11 27.11 27.10 27.09 26.08")
    fields = { secondary = true }
  }
  feature "S8 Noville-Bourcy-Moinet-Allerborn" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("29.04 30.04 31.04 32.04 33.04 34.04 35.05 36.04 37.05 38.05 39.05 40.05 41.05 42.05 43.05 44.05 45.06 46.06 47.07 48.07 49.08 50.08")
    fields = { secondary = true }
  }
  feature "S9 Bourcy-Troine-Antoniushof" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("41.05 41.04 40.03 40.02 41.02 42.02 43.02 44.02 45.03 45.04 46.04 47.05 48.04 49.05 50.04 51.04 52.04 53.04 54.04 55.04 56.04 57.04")
    fields = { secondary = true }
  }
  feature "S10 Donnange-Lullange loop" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("57.04 58.04 59.05 60.05 61.05 61.04 62.03 63.04 64.04 65.04 66.04 67.04 68.03 69.03")
    fields = { secondary = true }
  }
  feature "S11 Champs-Hemroulle-Bastogne" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("09.06 10.06 11.07 12.07 13.08 14.08 15.09 15.10 16.10 16.11 16.12 16.13 17.14 17.15 18.15 19.16 19.17 20.17")
    fields = { secondary = true }
  }
  feature "S12 Champs-Longchamps-Recogne-Foy" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("14.08 15.08 16.07 17.07 18.06 19.06 20.05 21.06 22.06 23.07 24.07 24.08 25.09 26.08")
    fields = { secondary = true }
  }
  feature "S13 Bertogne-Longchamps-Bastogne" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("13.00 13.01 13.02 13.03 14.03 15.04 15.05 16.05 17.06 18.06 18.07 19.08 19.09 19.10 19.11 20.11 20.12 21.13 21.14 21.15 21.16 21.17")
    fields = { secondary = true }
  }
  feature "S14 Flamierge-Rouette-Bertogne road" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("04.08 05.08 06.08 07.08 08.07 08.06 09.06 09.05 10.04 10.03 11.03 11.02 12.01 12.00 13.00")
    fields = { secondary = true }
  }
  feature "S15 Isle-la-Hesse-Senonchamps-Sibret-Chenogne-Flamierge" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("16.15 15.16 14.16 13.17 13.18 12.18 12.19 11.20 11.21 10.21 09.22 09.23 08.23 07.24 07.23 06.22 06.21 06.20 05.20 05.19 05.18 05.17 04.16 04.15 04.14 04.13 04.12 04.11 04.10")
    fields = { secondary = true }
  }
  feature "S16 Assenois-Bastogne" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("15.27 15.26 16.25 16.24 17.24 17.23 18.22 19.22 19.21 20.20 20.19 21.19 21.18")
    fields = { secondary = true }
  }
  feature "S17 Marvie-Lutrebois" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("25.19 26.19 26.20 26.21 26.22 26.23 26.24 27.25 27.26 27.27")
    fields = { secondary = true }
  }
  feature "S18 Feitsch-Derenbach-Schimpach-Oberwampach" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("49.10 50.10 50.11 51.12 51.13 50.13 50.14 49.15 48.15 47.16 46.15 45.15")
    fields = { secondary = true }
  }
  feature "S19 Clervaux-Urspelt-Fischbach" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("72.07 73.07 73.06 74.05 74.04 75.04 75.03 76.02 77.02 78.01 79.02 80.01")
    fields = { secondary = true }
  }
  feature "S20 Rodershausen-Eisenbach river road" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("85.09 85.10 86.10 86.11 86.12 87.13 87.14 87.15 87.16 88.16 88.17 89.18 89.19 90.19 90.20 91.21")
    fields = { secondary = true }
  }
  feature "S21 Eschweiler-Noertrange-Benonchamps" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("58.20 57.21 56.21 55.22 54.22 53.23 52.23 51.23 50.22 49.22 48.21 47.22 47.21 46.20 45.21 44.20 43.20 42.20 41.20 40.20 39.20 38.20 37.20")
    fields = { secondary = true }
  }
  feature "S22 Nocher-Wiltz" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("61.31 61.30 60.29 59.29 58.28 58.27 57.27 56.26")
    fields = { secondary = true }
  }
  feature "S23 Nothum-Roullingen-Wiltz" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("47.31 48.30 49.30 50.30 51.30 52.29 53.30 54.29 55.30 55.29 55.28 55.27 56.26")
    fields = { secondary = true }
  }
  feature "S24 Preischeid approach to Dasburg" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("94.08 93.08 92.08 91.08 90.08 89.09 89.08")
    fields = { secondary = true }
  }
  feature "S25 Ortheuville track" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("00.05 01.06 02.06 03.07 03.08 04.08")
    fields = { secondary = true }
  }
  feature "S26 Tillet road" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("00.14 01.14 02.13 03.14 04.13")
    fields = { secondary = true }
  }
  feature "S27 Houmont-Chenogne" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("00.19 01.19 02.19 03.19 04.19 05.19")
    fields = { secondary = true }
  }
  feature "S28 Chenogne south track" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("00.26 01.27 02.26 03.27 04.26 05.27 06.26")
    fields = { secondary = true }
  }
  feature "S29 Clochimont road" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("10.26 10.25 10.24 10.23 10.22")
    fields = { secondary = true }
  }
  feature "S30 Gives road" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("03.00 03.01 04.01 04.02 05.03 05.04 05.05 05.06 05.07 05.08")
    fields = { secondary = true }
  }
  feature "S31 Compogne-Longchamps" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("19.00 19.01 19.02 19.03 19.04 19.05 18.05 18.06")
    fields = { secondary = true }
  }
  feature "S32 Wahlhausen-Hosingen" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("87.23 86.22 85.22 84.21 83.21 83.20 82.19")
    fields = { secondary = true }
  }
  feature "S33 Bockholz-Dorscheid-Marnach" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("75.18 75.17 76.16 76.15 77.15 77.14 78.13 78.12 78.11 77.11 77.10 77.09")
    fields = { secondary = true }
  }
  feature "S34 Munshausen-Siebenaler-Marnach" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("73.12 74.11 75.11 76.10 76.09 77.09")
    fields = { secondary = true }
  }
  feature "S35 Eselborn-Clervaux" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("68.05 69.05 70.04")
    fields = { secondary = true }
  }
  feature "S36 Longvilly-Michamps" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("38.13 38.12 37.12 37.11 36.10 36.09 36.08 36.07 36.06 36.05 36.04")
    fields = { secondary = true }
  }
  feature "S37 Mageret-Arloncourt-Oubourcy-Michamps" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("33.16 33.15 34.14 34.13 35.13 35.12 35.11 34.10 34.09 34.08 35.09 36.09")
    fields = { secondary = true }
  }
  feature "S38 Noville-Vaux-Wicourt" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("29.04 29.03 28.02 27.02 27.01 26.00")
    fields = { secondary = true }
  }
  feature "S39 Wardin-Wiltz road" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("33.20 33.21 33.22")
    fields = { secondary = true }
  }
  feature "S40 Wardin-Benonchamps-Bras" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("33.20 34.19 35.20 36.19 37.20 37.21 37.22 36.22 36.23")
    fields = { secondary = true }
  }
  feature "S41 Boevange-Wincrange" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("54.06 54.07 55.08 55.09 56.09 56.10 56.11 56.12 56.13 56.14 56.15 56.16 56.17")
    fields = { secondary = true }
  }
  feature "S42 Mont-Neffe" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("27.17 27.18 27.19 26.19")
    fields = { secondary = true }
  }
  feature "S43 Hardigny-Noville" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("38.00 37.01 36.00 35.01 34.01 33.02 32.02 31.03 30.03 29.04")
    fields = { secondary = true }
  }
  feature "S44 Enscherange-Eschweiler" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("64.19 63.19 62.18")
    fields = { secondary = true }
  }
}
