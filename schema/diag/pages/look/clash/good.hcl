look {
  signs = {
    ann = "A"
    ben = "B"
  }
}
