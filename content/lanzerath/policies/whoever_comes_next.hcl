# How to hold the ridge: shoot whoever comes in next, keep men fresh for the end of an attack, and
# let nobody stay disrupted when it is over.

policy "Whoever Comes Next" {
  for  = defender
  text = "Fights whoever is inside, shoots at the lanes that are nearly full and where most are to come, freshens many men at once, calls the battery when it is likely to hear, and heals before an attack ends."
  weights = {
    tiring = 30 # what a fresh man is worth while the attack goes on
    watch  = 30 # what it costs, for each step that they are near, if nobody can throw them out
    guns   = 30 # what a machine gun is worth
  }

  # ----------------------------------------------------------------------------------------- danger
  value "Pushes" { # counters on a lane until somebody enters the position
    given = { lane = lane }
    base  = 1 + count([for s in lane.steps : s if none(s.assaults)]) + 2 * count(lane.steps.fenced)
  }
  table "Traffic" { # how many cards of a hundred name a lane
    given   = { attack = number, flank = bool }
    returns = { cards = number }
    rows = [
      [1, false, 13],
      [2, false, 10], [2, true, 7],
      [3, false, 10],
      ["4..", false, 3], ["4..", true, 30],
      [else, 0],
    ]
  }
  value "Coming" { # the first attacks come up the middle, the last one around both flanks
    given = { lane = lane }
    base  = traffic(period, lane == O || lane == P)
  }
  value "Danger" { # of a lane: what its foremost men would do, how soon, and how many follow
    given = { lane = lane }
    base = floor(
      100 * coming(lane) * (2 + max(0, [for s in lane.steps : sum(s.assaults[*].combat)])),
      12 * pushes(lane) * pushes(lane)
    )
  }
  value "Last Turn" { base = cards_to_come < 3 }
  value "Relief" { # what it is worth that an enemy is gone
    given = { enemy = enemy }
    base  = guns
    modifier "of a lane" {
      when = any([for s in steps : s if contains(s.enemies, enemy)])
      to   = sum([for s in steps : danger(s.lane) + 5 * s.number if contains(s.enemies, enemy)])
    }
    modifier "the attack is over before it counts" {
      when    = last_turn && none([for s in steps : s if contains(s.enemies, enemy)])
      at_most = 0
    }
  }
  value "Freshness" { # what a fresh man is still worth in this attack
    given = { man = defender }
    base  = last_turn ? 0 : tiring + 3 * man.dice + (man.inspiring ? 15 : 0)
  }

  value "Guards" { # who could throw somebody out of a position
    given = { post = position }
    base  = count([for d in post.defenders : d if d.fresh && !d.disrupted])
  }
  value "Threat to" { # how soon somebody may come into a position, and how many cards bring them there
    given = { post = position }
    base  = max(0, [for l in lanes : floor((5 - pushes(l)) * coming(l), 10) if l.ends_at == post])
  }

  # ------------------------------------------------------------------------------------------- fire
  prefer "whoever is inside" {
    action = close_combat
    worth  = 9000 - freshness(actor)
  }
  prefer "whoever comes in next" {
    action = attack
    worth = (
      floor(
        relief(target) * chance(pool(actor.dice + extra_dice(actor), actor.die), defense(target, actor)),
        1000
      ) -
      freshness(actor)
    )
  }
  prefer "the last fresh man of a position keeps watch" {
    action = [attack, adjust_fire, call_artillery, report_intelligence, command, assist]
    when   = guards(actor.at) <= 1 + count(actor.at.assaults) && threat_to(actor.at) > 0
    worth  = -watch * threat_to(actor.at)
  }
  prefer "the guns" {
    action = adjust_fire
    worth  = floor(3 * max(0, [for e in targets(actor) : relief(e)]), 4) - freshness(actor)
  }
  value "Worth of a Shot" {
    given = { target = enemy, shooter = defender, shot = number }
    base  = floor(relief(target) * 10, max(1, defense(target, shooter, shot)))
  }
  prefer "the most dangerous" {
    action = adjust_fire
    worth = worth_of_a_shot(target, actor, 1) - max([
      for e in targets(actor) : worth_of_a_shot(e, actor, 1)
    ])
  }
  prefer "the most dangerous that is left" {
    action = fire_again
    worth = worth_of_a_shot(target, actor, shot) - max([
      for e in targets(actor) : worth_of_a_shot(e, actor, shot)
    ])
  }
  prefer "three rounds heat nothing" {
    action = [adjust_fire, fire_again]
    worth  = rounds <= 3 ? 3 * (rounds - min(3, weapon.loaded)) : -rounds - 9
  }
  prefer "enough" {
    pass  = next_shot
    worth = full - weapon.loaded >= 3 ? 10 : -5
  }
  prefer "rounds in hand" {
    action = reload
    when   = actor.gunner
    worth  = weapon.loaded == 0 ? 35 : -5
  }

  # -------------------------------------------------------------------------------------------- men
  prefer "nerves, before the attack is over" {
    action = recover
    worth  = last_turn ? 700 : 100
  }
  prefer "many at once" {
    action = command
    worth  = last_turn ? -50 : 40 * min(3, count(within_call(actor))) - 75
  }
  prefer "whoever would keep watch" {
    action = command
    worth = watch * count([
      for d in within_call(actor) : d
      if guards(d.at) == 0 && threat_to(d.at) > 0
    ])
  }
  prefer "who would keep watch" {
    choice = men
    in     = command
    worth  = guards(men.at) == 0 ? 10 * threat_to(men.at) : 0
  }
  prefer "the best of them" {
    choice = men
    in     = command
    worth  = 5 + men.dice + (men.gunner ? 5 : 0)
  }
  prefer "a better man than oneself" {
    action = assist
    worth  = last_turn ? -50 : freshness(man) - freshness(actor) + 40
  }

  # ------------------------------------------------------------------------------------------ radio
  prefer "the line is clear" {
    action = call_artillery
    worth = (
      floor(
        (last_turn ? 0 : 300) * chance(pool(artillery_jeep.radio_tokens, d6), clear_signal(artillery_jeep)),
        1000
      ) -
      180
    )
  }
  prefer "on the air" {
    action = radio_the_battery
    worth  = artillery_jeep.radio_tokens < 3 ? 60 : 10
  }
  prefer "tell the regiment" {
    action = report_intelligence
    worth  = radio_jeep.radio_tokens >= 3 || last_turn ? 30 : -5
  }
  prefer "tell the regiment at last" {
    action = radio_the_regiment
    worth  = 8
  }

  # ----------------------------------------------------------------------------------------- places
  prefer "stay" {
    action = [reposition, move, dismount, emplace, transfer_ammo, reveal_a_medic, deny, withdraw]
    worth  = -20
  }
  prefer "to where too few keep watch" {
    action = move
    when = guards(actor.at) >= 2 + count(actor.at.assaults) && guards(to) <= count([
      for l in lanes : l
      if l.ends_at == to && pushes(l) <= 3
    ])
    worth = watch * (1 + threat_to(to))
  }
  prefer "whoever steps into an empty position has won it" {
    action = [move, reposition]
    when   = count(actor.at.defenders) == 1 && threat_to(actor.at) > 0
    worth  = -5 * watch
  }
  prefer "enough is done" {
    pass  = defender_actions
    worth = 3
  }
  prefer "where lanes end and few stand, and on the Left Flank, which alone sees one of its two" {
    action = take_position
    worth = (
      (post == left_flank ? 30 : 10 * count([for l in lanes : l if l.ends_at == post])) -
      6 * count(post.defenders)
    )
  }
  prefer "all are placed anew" {
    choice = lifted
    worth  = 10
  }
  prefer "weapons stay as they are" {
    pass  = turned
    worth = 10
  }
}
