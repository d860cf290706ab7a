menu "Extra" {
  given  = { mover = player }
  player = mover
  fields = { cost = number }
}
action "Wait" {
  menu = extra
  say { text = "waiting" }
}
