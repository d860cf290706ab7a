look {
  markers = { smoke = "s" }
}
