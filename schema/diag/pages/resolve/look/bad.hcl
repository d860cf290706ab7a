look {
  markers = { smoke = 3 }
}
