action "Dare" {
  menu = turn
  require "it would end well" {
    that = morale > 1
    supposing {
      advance morale { by = -1 }
    }
  }
}
