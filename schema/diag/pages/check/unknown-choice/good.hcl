test "Ann goes to the ford" {
  run "The Game" {}
  take "March" {
    man = ann
    to  = ford
  }
}
