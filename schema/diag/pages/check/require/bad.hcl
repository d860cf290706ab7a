rule "Alarm" {
  require "morale holds" { that = morale > 0 }
  flip ann { to = tired }
}
