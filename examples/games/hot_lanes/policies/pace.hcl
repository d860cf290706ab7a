# How to play well: run with the two who are nearest, and burn the lane of whoever is nearer still.

policy "Pace" {
  text = "Run where no fire is in the way, with whoever arrives soonest. Light fires before enemies who have come far, never before your own, and play what carries you through a fire."

  value "Ahead" { # steps that a runner has still to go
    given   = { runner = runner }
    returns = set(step)
    base = [
      for s in runner.at.lane.steps : s
      if runner.crew == red ? s.number > runner.at.number : s.number < runner.at.number
    ]
  }
  value "Gone" { # what a fire would cost a runner
    given = { runner = runner }
    base  = 5 - count(ahead(runner))
  }
  value "Reached" { # what a runner comes to on his next dash
    given   = { runner = runner }
    returns = set(step)
    base    = [for s in ahead(runner) : s if abs(s.number - runner.at.number) <= pace(runner)]
  }
  value "Turns" { # until a runner arrives: a fire costs a turn and all that he has gone
    given = { runner = runner }
    base  = ceil(count(ahead(runner)), pace(runner)) + 6 * count(ahead(runner).burning)
  }
  value "Carries" { # whether a card takes one through a fire
    given = { card = trick }
    base  = card.wet_cloaks || card.bucket_chain
  }
  value "Is Free" { # whether a runner's next dash meets no fire
    given = { runner = runner }
    base  = none(reached(runner).burning) || any([for c in in_the_wind.tricks : c if carries(c)])
  }
  value "Arrives" {
    given = { runner = runner }
    base  = count(ahead(runner)) <= pace(runner) && is_free(runner)
  }
  first "home" {
    action = run
    when   = arrives(runner)
  }
  first "burn the way of whoever is nearly home" {
    action = kindle
    when = any([
      for r in here.lane.runners : r
      if r.crew != self && arrives(r) && contains(reached(r), here)
    ])
    narrow = [-count([for r in here.lane.runners : r if r.crew == self && contains(ahead(r), here)])]
  }
  first "run, whoever arrives soonest" {
    action = run
    when   = is_free(runner) || gone(runner) == 0
    narrow = [-turns(runner)]
  }
  first "cloaks and buckets where it burns" {
    action = play_a_card
    when   = carries(card)
  }
  first "through the fire, whoever loses least" {
    action = run
    narrow = [-gone(runner)]
  }
}
