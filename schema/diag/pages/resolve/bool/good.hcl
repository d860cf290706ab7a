box "Hand" {
  of       = message
  in_force = true
}
