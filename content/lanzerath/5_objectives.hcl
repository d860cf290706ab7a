# Objectives of the third and the fourth attack.

section "5.0" "Objectives" {
  text     = "The last two attacks bring objectives, which change the game or score points."
  no_rules = "a heading"
}

section "5.1" "Attack Period 3" {
  text = "When the third attack is set up, the card Disguised Forward Observer is displayed."

  rule "Somebody Directs the Mortars" {
    after = set_up_the_attack()
    when  = period == 3
    move disguised_forward_observer { to = objectives_shown }
  }
}

section "5.1.1" "Place Medic Counters" {
  text = "When the first mortar card of the attack is revealed, the three medics are placed unknown beside the second steps of the lanes to B3, B4 and B5."

  kind "aid post" { # the place beside a step
    is     = space
    fields = { beside = step }
    value "symbols" { base = self.beside.symbols }
    value "defense" { base = self.beside.defense }
  }
  roster "aid_post" {
    source  = "reconstructed; the defense of 4: text"
    columns = [beside]
    rows    = { Aid_B3 = [B3-2], Aid_B4 = [B4-2], Aid_B5 = [B5-2] }
  }

  rule "The Medics Come Forward" {
    given = { card = mortar_card }
    after = reveal(card)
    when  = disguised_forward_observer.at == objectives_shown && none(medics)
    move first_medic { to = aid_b3 }
    move second_medic { to = aid_b4 }
    move third_medic { to = aid_b5 }
  }
}

section "5.1.2" "Disguised Forward Observer" {
  text = "While the card is displayed, mortars throw two dice at each target and the higher one counts. Medics and card are put away when the attack is over."

  objective_card "Disguised Forward Observer" {
    text   = "Mortars throw two dice at each target, and the higher one counts."
    ruling = "at jeeps too: the text speaks of every attack by a mortar card"
    modify "Mortar Dice" { by = 1 }
  }

  rule "The Medics Withdraw" {
    ruling = "the text does not say what becomes of medics and card after the third attack"
    after  = end_the_attack()
    when   = period == 3
    remove medics {}
    remove disguised_forward_observer {}
  }
}

section "5.1.2.1" "Reveal" {
  text = "Minor, while the card is displayed. Turn over a medic in line of sight. A real medic leaves the game."

  action "Reveal a Medic" {
    menu  = defender_actions
    major = false
    require "Disguised Forward Observer is displayed" { that = disguised_forward_observer.at == objectives_shown }
    choose medic {
      from = medics.face_up
      require "is in line of sight" { that = sees(actor.at, medic.at) }
    }
    draw back {
      from        = backs_of_the_medics
      to          = out
      never_empty = true
    }
    flip medic { to = revealed }
    if "a real medic" {
      when = !back.observer
      remove medic {}
    }
  }
}

section "5.1.2.2" "Completing the Disguised Forward Observer Objective" {
  text = "The revealed observer can be fired at, with the defense of the step beside him. When he is hit, he and the card leave the game."

  modify "Exposed" "medics who are not revealed" { but_not = medics.face_up }

  rule "The Observer Is Hit" {
    given      = { target = medic }
    instead_of = knock_out(target)
    remove target {}
    remove disguised_forward_observer {}
  }
}

section "5.2" "Attack Period 4" {
  text = "When the fourth attack is set up, the cards Deny Equipment and Make Contact are displayed."

  objective_card "Deny Equipment" { text = "All vehicles and weapons that are left lie here: 3 points." }
  objective_card "Make Contact" { text = "Two defenders lie here: 2 points." }

  rule "Time to Leave" {
    after = set_up_the_attack()
    when  = period == 4
    move {
      the = [deny_equipment, make_contact]
      to  = objectives_shown
    }
  }
}

section "5.2.1" "Deny Equipment" {
  text     = "The enemy shall find neither vehicles nor weapons."
  no_rules = "a heading"
}

section "5.2.1.1" "Deny" {
  text = "Minor, while the card is displayed. Moves a vehicle or weapon from the defender's position to the card."

  box "Equipment Denied" { of = equipment }

  action "Deny" {
    menu  = defender_actions
    major = false
    require "Deny Equipment is displayed" { that = deny_equipment.at == objectives_shown }
    choose item { from = actor.at.equipment }
    move item { to = equipment_denied }
  }
}

section "5.2.1.2" "Completing the Deny Equipment Objective" {
  text = "Done when all vehicles and weapons that are still in the game lie on the card."

  value "Denied" { base = none(equipment) } # those on the board
}

section "5.2.2" "Make Contact" {
  text     = "Somebody has to reach the regiment on foot."
  no_rules = "a heading"
}

section "5.2.2.1" "Withdraw" {
  text = "While the card is displayed, a defender at W1 who is not of C Squad may leave the board for the card. It is one of the five actions."

  box "On the Way" { of = defender }

  action "Withdraw" {
    ruling = "the text calls it a special action: it is one of the five, and who carries a token or is exhausted may not take it"
    menu   = defender_actions
    major  = false
    require "Make Contact is displayed" { that = make_contact.at == objectives_shown }
    require "is not of C Squad" { that = actor.squad != C }
    require "stands at W1" { that = actor.at == W1 }
    move actor { to = on_the_way }
  }
}

section "5.2.2.2" "Completing the Make Contact Objective" {
  text = "Done when two defenders lie on the card."

  value "Contact Made" { base = count(on_the_way.defenders) >= 2 }
}
