# Railroads: each from hex to hex.

section "2.3.2" "Railroads" {
  feature "R1 Clerf valley (Troisvierges-Kautenbach)" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("75.00 75.01 74.01 74.02 74.03 73.04 73.05 72.05 72.06 72.07 71.08 71.09 70.09 70.10 70.11 70.12 69.13 69.14 68.14 68.15 68.16 67.17 67.18 66.18 66.19 66.20 66.21 67.22 67.23 67.24 68.24 68.25 69.26 69.27")
    fields = { railroad = true }
  }
  feature "R2 Bastogne-Bourcy-Gouvy" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.17 22.16 22.15 23.15 24.14 25.14 25.13 26.12 27.12 28.11 29.11 30.10 31.10 32.09 33.09 34.09 35.09 36.08 37.08 38.07 38.06 39.06 40.05 41.05 42.04 42.03 43.03 43.02 44.01 44.00 45.00")
    fields = { railroad = true }
  }
  feature "R3 Bastogne-Benonchamps-Wiltz-Kautenbach" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.18 22.18 23.19 24.19 25.20 26.19 27.20 28.19 29.20 30.19 31.20 32.19 33.20 34.20 35.20 36.20 37.21 38.20 39.21 40.20 41.21 42.20 43.20 44.19 44.18 45.18 46.17 47.17 47.18 48.18 48.19 49.20 49.21 50.21 51.22 51.23 52.23 53.24 53.25 54.25 55.25 56.25 57.26 58.25 59.26 60.25 61.26 62.25 63.26 64.25 65.26 66.26 67.27")
    fields = { railroad = true }
  }
  feature "R4 Bastogne-Sibret-Libramont" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.18 20.18 20.19 19.20 18.20 17.21 16.21 15.22 14.22 13.22 12.22 11.23 10.23 09.24 08.24 07.25 06.25 05.26 04.26")
    fields = { railroad = true }
  }
}
