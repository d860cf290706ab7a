look {
  sides = { red = "#7f1d1d" }
}
