require "it would end well" {
  that = morale > 1
  supposing {
    move man { to = hill } # a rule bound to this asks for a choice
  }
}
