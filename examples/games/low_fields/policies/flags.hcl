# How to play well: shoot while there is somebody to shoot at, and be at the flags when it ends.

policy "Flags" {
  text = "Shoot where it costs most men, creep up where that brings a shot, go for flags that nobody of ours holds, behind the mill and the orchard, and be there in the last round."
  weights = {
    man   = 20 # what a man is worth
    haste = 3  # what an inch towards a flag is worth
  }

  # ------------------------------------------------------------------------------------------- fire
  value "Loss" { # what a volley costs the enemy
    given = { shooter = squad, target = squad, harder = number }
    base = floor(
      man * min(6 * target.men, shooter.shots * (7 - needed(shooter, target, harder))),
      6
    )
    modifier "the last man of a squad" {
      when = shooter.shots >= target.men
      by   = 8
    }
    modifier "their gun" {
      when = target.shots > 2
      by   = 5
    }
  }
  value "Targets From" { # enemies in range and in view of a point
    given = { squad = squad, spot = point }
    base = [
      for e in enemies(squad.captain) : e
      if distance(e, spot) <= min(squad.range, sight) && in_view(e, spot)
    ]
    modifier "not behind a line" {
      when    = squad.line && squad.in_play
      but_not = [for e in enemies(squad.captain) : e if !contains(arc(squad, squad.facing, 180), e)]
    }
  }
  value "In View" {
    given = { squad = squad, spot = point }
    base = !crosses(spot, squad.point, [
      for g in grounds.tall : g
      if !contains(g.shape, spot) && !contains(g.shape, squad)
    ])
  }

  # ----------------------------------------------------------------------------------------- places
  value "Way" { # inches from a point to where a squad is wanted
    given = { squad = squad, spot = point }
    base = max(0, min(36, [
      for f in flags : distance(spot, f)
      if none([for s in friends(squad) : s if distance(s, f) <= 3])
    ]) - 2)
    modifier "off the north edge" { # in a breakthrough, the flag shows where
      when = !west_flag.in_play && squad.captain == grey
      to   = 24 - spot.y + max(0, distance(spot, mid_flag) - 5)
    }
  }
  value "Danger" { # what those may do who see a point
    given = { squad = squad, spot = point }
    base = sum([
      for e in enemies(squad.captain) : 3 * e.shots
      if distance(e, spot) <= e.range && in_view(e, spot)
    ])
  }
  value "Push" { # what an inch on the way is worth
    given = { squad = squad }
    base  = haste
    modifier "it is nearly over, or it is all that counts" {
      when = round >= 4 || !west_flag.in_play && squad.captain == grey
      by   = haste
    }
  }
  value "Place" {
    given = { squad = squad, spot = point }
    base  = -push(squad) * way(squad, spot) - danger(squad, spot)
    modifier "a shot from there" {
      when = any(targets_from(squad, spot))
      by   = 4 * squad.shots
    }
  }

  prefer "near what is fought over" {
    choice = spot
    in     = place_a_squad
    worth  = place(squad, spot)
  }
  prefer "where it costs them most" {
    action = fire
    worth  = loss(actor, target, 0)
  }
  prefer "closer, and fire" {
    action = creep
    worth = place(actor, spot) - place(actor, actor.point) + max(0, [
      for e in targets_from(actor, spot) : loss(actor, e, 1)
    ])
  }
  prefer "at whom it costs most" {
    choice = target
    in     = creep
    worth  = loss(actor, target, 1)
  }
  prefer "to a better place" {
    action = march
    worth  = place(actor, spot) - place(actor, actor.point)
  }
  prefer "gone for good" {
    action = leave
    worth  = 1000
  }
  prefer "face the enemy" {
    action = wheel
    when   = none(targets(actor))
    worth = 3 * count([for e in enemies(actor.captain) : e if contains(arc(actor, way, 180), e)]) - 3 * count([
      for e in enemies(actor.captain) : e
      if contains(arc(actor, actor.facing, 180), e)
    ])
  }
}
