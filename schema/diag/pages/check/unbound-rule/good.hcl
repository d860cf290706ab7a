message "Panic" {
  rule "All Run" {
    given = { soldier = soldier }
    after = flip(soldier)
    advance morale { by = -1 }
  }
}
