look {
  markers = { smok = "p" }
}
