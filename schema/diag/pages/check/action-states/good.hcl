menu "Extra" {
  given  = { mover = player }
  player = mover
  fields = { cost = number }
}
action "Wait" {
  menu = extra
  cost = 1
  say { text = "waiting" }
}
