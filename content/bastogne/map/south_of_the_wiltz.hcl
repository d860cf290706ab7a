# What lies south of the Wiltz on the east map and the Wiltz map, columns 47 to 65: the border of
# the panzer corps in special rule S10.0 and in Wiltz Waltz.

section "2.2.2" "Streams" {
  feature "South of the Wiltz, western reach" {
    source = "inferred: the hexes on the south bank of the stream as it is drawn"
    on     = hexes("47.26 47.27 47.28 47.29 47.30 47.31 48.26 48.27 48.28 48.29 48.30 49.26 49.27 49.28 49.29 49.30 49.31 50.26 50.27 50.28 50.29 50.30 51.26 51.27 51.28 51.29 51.30 51.31 52.26 52.27 52.28 52.29 52.30 53.26 53.27 53.28")
    fields = { south_of_wiltz = true }
  }
  feature "South of the Wiltz, by Wiltz" {
    source = "inferred: the hexes on the south bank of the stream as it is drawn"
    on     = hexes("53.29 53.30 53.31 54.26 54.27 54.28 54.29 54.30 55.26 55.27 55.28 55.29 55.30 55.31 56.26 56.27 56.28 56.29 56.30 57.27 57.28 57.29 57.30 57.31 58.26 58.27 58.28 58.29 58.30 59.27 59.28 59.29 59.30 59.31 60.26 60.27 60.28 60.29 60.30 61.27")
    fields = { south_of_wiltz = true }
  }
  feature "South of the Wiltz, eastern reach" {
    source = "inferred: the hexes on the south bank of the stream as it is drawn"
    on     = hexes("61.28 61.29 61.30 61.31 62.26 62.27 62.28 62.29 62.30 63.27 64.26 65.27")
    fields = { south_of_wiltz = true }
  }
}
