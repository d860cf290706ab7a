# How to lead the attackers of the competitive game well: keep back what is of least use now, bring
# leaders before those whom they lead, and show a tactic that suits the cards in hand.

policy "One After the Other" {
  for  = attacker
  text = "Plays leaders first, while fences stand, then what pushes lanes that are nearly full and what finds many men close together; shows tactics that suit the hand, and those that only help in the defenders' turn not at all."

  # ------------------------------------------------------------------------ what a card is good for
  value "Men at" { # whom it could still hit there
    given = { post = position }
    base  = count([for d in post.defenders : d if !d.disrupted])
  }
  value "Use of" { # six times as much as one throw finds
    given = { card = attackers_card }
    base  = 0
    modifier "up a lane of its own" {
      when = card.assault_card && card.lane != none
      base = floor(6 * danger(card.lane), 20)
    }
    modifier "up the center" {
      when = card.assault_card && card.lane == none
      base = floor(sum([for n in numbers(1, 6) : danger(center_lanes(n))]), 20)
    }
    modifier "strong ones" {
      when = card.assault_card && (card.counter == grenadier || card.counter == submachine_gunner)
      by   = 2
    }
    modifier "a leader opens fences" {
      when = card.assault_card && card.counter == leader
      by   = 3 * count(fence_line.fenced)
    }
    modifier "a machine gun takes position" {
      when = card.gun_card && !card.gun.in_play
      base = 5
    }
    modifier "a machine gun fires" {
      when = card.gun_card && card.gun.in_play
      base = 3 * sum([for n in numbers(1, 6) : men_at(mg-42_targets(card.gun, n))]) * mg-42_dice
    }
    modifier "a mortar on the rear" {
      when = card.mortar_card && card.target != none
      base = 18 * men_at(card.target)
    }
    modifier "a mortar finds somebody" {
      when = card.mortar_card && card.target == none
      base = 3 * sum([for n in numbers(1, 6) : men_at(mortar_targets(n))])
    }
  }
  value "Orders" { base = attack_hand.attackers_cards }

  prefer "what is of most use" {
    choice = card
    worth  = use_of(card)
  }
  prefer "what is of least use now" {
    choice = kept
    worth  = -use_of(kept)
  }

  # ---------------------------------------------------------------------------------------- tactics
  prefer "two dice for guns" {
    choice = tactic
    when   = tactic.suppressing_fire
    worth  = 6 * count([for c in orders : c if c.gun_card && c.gun.in_play])
  }
  prefer "mortars twice" {
    choice = tactic
    when   = tactic.sustained_barrage
    worth  = 6 * count([for c in orders : c if c.mortar_card])
  }
  prefer "through the wire" {
    choice = tactic
    when   = tactic.wire_cutters
    worth  = 2 * count(fence_line.fenced) + 2 * count([for c in orders : c if c.assault_card])
  }
  prefer "harder, where they get in" {
    choice = tactic
    when   = tactic.coordinated_attack
    worth  = 3 * count([for l in lanes : l if pushes(l) <= 2])
  }
  prefer "no grenades" {
    choice = tactic
    when   = tactic.sappers
    worth  = count([for l in lanes : l if pushes(l) <= 2 && any(l.steps.trapped)])
  }
  prefer "one more of them" {
    choice = tactic
    when   = tactic.reinforcement
    worth  = 8
  }
  prefer "gone when the defenders act" {
    choice = tactic
    when   = tactic.alert || tactic.radio_jamming || tactic.smoke_screen
    worth  = -5
  }
}
