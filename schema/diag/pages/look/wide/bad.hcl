look {
  markers = { smoke = "smoking" }
}
