look {
  sides = {
    red  = rose
    blue = blue
  }
}
