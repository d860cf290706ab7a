test "Ann goes to the ford" {
  run "The Game" {}
  take "March" {
    soldier = ann
    to      = ford
  }
}
