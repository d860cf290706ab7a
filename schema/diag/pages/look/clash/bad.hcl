look {
  signs = {
    ann = "A"
    ben = "A"
  }
}
