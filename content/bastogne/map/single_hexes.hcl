# Single hexes: observation posts, and roads and railroads that run high or low.

section "2.1" "In-Hex Features" {
  feature "Observation posts" { # Bastogne, Noville, Longvilly: church towers; Bizory: Hill 510; Wiltz, Clervaux: castles; Hosingen: the water tower; Wahlhausen
    source = "invented: the rulebook names none; eight places that overlook the ground"
    on     = hexes("21.17 29.04 28.13 39.13 56.26 72.07 82.15 87.23")
    fields = { post = true }
  }
}

section "2.3.3" "Raised Roads/Railroads" {
  feature "Raised Roads" {
    source = "invented: the printed map was not seen"
    on     = hexes("93.22 67.20 25.14 25.13")
    fields = { raised = true }
  }
}

section "2.3.4" "Sunken Roads/Railroads" {
  feature "Sunken Roads" {
    source = "invented: the printed map was not seen"
    on     = hexes("73.08 69.15 25.20 28.19")
    fields = { sunken = true }
  }
}

section "S1.0" "Off-Map Movement" {
  feature "Lettered Hexes" { # A to J, from the southeast around to the north
    source = "invented: the letters lie on the map, which was not seen"
    on     = hexes("27.27 20.26 10.26 05.27 00.26 00.19 00.14 00.09 00.05 03.00")
    fields = { lettered = true }
  }
  feature "Beside Lettered Hexes" {
    source = "invented, with the letters"
    on     = hexes("00.04 00.06 00.08 00.10 00.13 00.15 00.18 00.20 00.25 01.05 01.06 01.09 01.10 01.14 01.15 01.19 01.20 01.26 01.27 02.00 03.01 04.00 04.26 05.26 06.26 09.26 09.27 10.25 11.26 11.27 19.26 19.27 20.25 21.26 21.27 26.26 27.26 28.26")
    fields = { beside_letter = true }
  }
}
