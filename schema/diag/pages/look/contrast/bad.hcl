look {
  sides = { red = "#777777" }
}
