result "Shared Glory" {
  winners = [red, blue]
  worth   = { winners = 2, others = 1 }
}
rule "The Last Post Falls" {
  after = enter(any, hill)
  end game {
    result  = shared_glory
    winners = [red]
  }
}
