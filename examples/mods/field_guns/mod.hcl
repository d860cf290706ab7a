# A mod of Low Fields: the guns stand on wheels. It shows facing on a table measured in inches: an
# arc of fire, a turn with a limit, and a move straight along the facing.

mod "Field Guns" {
  id           = "field_guns"
  game         = "low_fields"
  version      = "1.0"
  game_version = ">= 1.0" # of the game
  text         = "A gun fires to its front only. It is swung by a quarter turn at most, and hauled straight ahead or straight back."
}

section "G1" "Field Guns" {
  text = "Each gun faces one of eight ways, at first the enemy's edge. It fires at what is in the quarter of the field before it. It does not march or creep: it is swung by a quarter turn at most, and may fire then, or it is hauled as far as it goes straight ahead or straight back."

  add kind "squad" { state = { aim = direction } }
  value "Gun" {
    given = { squad = squad }
    base  = squad == grey_gun || squad == green_gun
  }
  rule "They Face the Enemy" {
    after = set_up()
    set grey_gun { aim = north }
    set green_gun { aim = south }
  }
  value "In Front" {
    given = { gun = squad, target = squad }
    base  = contains(arc(gun, gun.aim, 90), target)
  }
  modify "Targets" "in front of a gun" {
    when = gun(squad)
    base = [
      for e in enemies(squad.captain) : e
      if distance(squad, e) <= squad.range && sees(squad, e) && in_front(squad, e)
    ]
  }
  forbid "March" {
    when    = gun(actor)
    because = "a gun is hauled or swung"
  }
  forbid "Creep" {
    when    = gun(actor)
    because = "a gun is hauled or swung"
  }
  action "Swing" {
    menu = orders
    require "is a gun" { that = gun(actor) }
    choose way {
      from = [for d in directions : d if d != actor.aim && angle(actor.aim, d) <= 90]
    }
    set actor { aim = way }
    choose target {
      from = targets(actor)
      none {}
    }
    if "an enemy is before it" {
      when = target != none
      run "Volley" {
        shooter = actor
        harder  = 1
      }
    }
  }
  action "Haul" {
    menu = orders
    require "is a gun" { that = gun(actor) }
    choose way { from = [actor.aim, opposite(actor.aim)] }
    require "the way is open" {
      that = contains(reach(actor, actor.move, open_ground(actor)), offset(actor, way, actor.move))
    }
    move actor { to = offset(actor, way, actor.move) }
  }
}
