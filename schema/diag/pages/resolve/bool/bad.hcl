box "Hand" {
  of       = message
  in_force = "yes"
}
