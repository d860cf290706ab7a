# Primary roads, N roads, drawn solid: each from hex to hex, over the hexside between two that
# follow each other.

section "2.3.1" "Roads" {
  feature "P1 Dasburg-Marnach-Clervaux-Feitsch-Longvilly-Bastogne (N12)" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("94.03 93.04 93.05 92.05 91.06 90.06 90.07 89.08 88.08 87.09 86.08 85.09 84.08 83.09 82.08 81.08 80.08 79.08 78.08 77.08 76.07 75.08 74.07 73.08 72.07 71.07 70.06 70.05 70.04 69.04 69.03 68.03 67.03 66.03 65.03 64.03 63.04 62.04 61.04 60.04 59.04 58.04 57.04 56.04 55.05 55.06 54.06 53.07 52.07 51.08 50.08 50.09 49.10 48.10 47.11 46.11 45.12 44.11 43.12 42.12 41.13 40.12 39.13 38.13 37.14 36.14 35.15 34.15 33.16 32.16 31.16 30.16 29.17 28.17 27.17 26.17 25.17 24.17 23.17 22.17 21.17")
    fields = { primary = true }
  }
  feature "P2 Bastogne-Noville-Houffalize" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("31.00 31.01 30.01 30.02 29.03 29.04 28.04 28.05 27.06 27.07 26.07 26.08 26.09 25.10 25.11 24.11 24.12 23.13 23.14 22.14 22.15 22.16 21.17")
    fields = { primary = true }
  }
  feature "P3 Bastogne-Marche (N4)" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("00.09 01.10 02.10 03.10 04.10 05.11 06.11 07.12 08.12 09.13 10.13 11.14 12.14 13.15 14.15 15.16 16.15 17.16 18.16 19.17 20.17 21.17")
    fields = { primary = true }
  }
  feature "P4 Bastogne-Arlon (N4)" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.18 21.19 22.19 22.20 22.21 22.22 22.23 22.24 21.25 21.26 20.26")
    fields = { primary = true }
  }
  feature "P5 Bastogne-Neufchateau" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.18 20.18 20.19 19.20 18.20 17.21 16.20 15.21 14.21 13.22 12.21 11.22 10.22 09.23 08.23 07.24 07.25 06.25 06.26 05.27")
    fields = { primary = true }
  }
  feature "P6 Bastogne-Wiltz" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.18 22.18 23.19 24.18 25.19 26.19 27.20 28.20 29.21 30.21 31.22 32.22 33.22 34.22 35.23 36.23 37.24 38.23 39.24 40.24 41.25 42.25 43.25 44.25 45.25 46.25 47.25 48.25 49.25 50.25 51.25 52.25 53.25 54.25 55.26 56.26")
    fields = { primary = true }
  }
  feature "P7 Skyline Drive" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("81.00 81.01 80.01 80.02 79.03 79.04 79.05 78.05 78.06 77.07 77.08 77.09 78.09 78.10 78.11 79.12 79.13 80.13 81.14 81.15 82.15 82.16 82.17 82.18 82.19 81.20 81.21 81.22 81.23 80.23 80.24 80.25 80.26")
    fields = { primary = true }
  }
  feature "P8 Gemuend-Hosingen" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("94.19 94.20 94.21 94.22 93.22 92.21 91.21 90.20 89.20 88.19 87.20 86.19 85.19 85.18 84.17 83.17 83.16 82.15")
    fields = { primary = true }
  }
  feature "P9 Bastogne main street" {
    source = "reconstructed after the geography of the ground"
    along  = hexes("21.17 21.18")
    fields = { primary = true }
  }
}
