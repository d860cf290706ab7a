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
