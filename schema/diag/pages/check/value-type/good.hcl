value "Leader" {
  returns = maybe(soldier)
  base    = none
}
