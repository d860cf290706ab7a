# Blocks that stand on edge: their owner sees which they are, the enemy their backs. Guards have a
# back of their own; a decoy has that of any other block. After a fight the blocks stand up again.

game "Blocks" {
  id       = "blocks"
  language = 1
  version  = "1.0"
  begin    = the_war
}

section "1" "The blocks" {
  text = "Three fields in a row; each clan has guards, spears and a decoy."

  kind "field" {
    is     = space
    fields = { next_to = set(field) }
  }
  field "Moor" { next_to = [brook] }
  field "Brook" { next_to = [moor, wood] }
  field "Wood" { next_to = [brook] }
  kind "clan" { is = player }
  clan "Red" {}
  clan "Green" {}
  kind "block" {
    is      = piece
    owner   = clan
    seen_by = owner
    fields  = { clan = clan, power = number }
    state   = { tired = bool }
  }
  kind "guard" {
    is       = block
    own_back = true
  }
  kind "spear" { is = block }
  kind "decoy" { is = block }
  roster "guard" {
    columns = [clan, power]
    rows    = { "Red Guard" = [red, 3], "Old Red Guard" = [red, 2], "Green Guard" = [green, 3] }
  }
  roster "spear" {
    columns = [clan, power]
    rows    = { "Red Spear" = [red, 2], "Green Spear" = [green, 2], "Green Pike" = [green, 1] }
  }
  roster "decoy" {
    columns = [clan, power]
    rows    = { "Red Decoy" = [red, 0], "Green Decoy" = [green, 0] }
  }
  scenario "Feud" {
    deploy {
      face = down
      rows = [
        [moor, [red_guard, old_red_guard, red_spear, red_decoy]],
        [wood, [green_guard, green_spear, green_pike, green_decoy]],
      ]
    }
  }
}

section "2" "The war" {
  text = "A block moves; where both clans stand all are shown, the weaker clan goes, and the blocks stand up again."

  track "Days" { boxes = numbers(0, 8) }
  phase "The War" {
    repeat {
      until = days == 8
      each clan {
        from = clans
        offer "Order" {}
      }
      each field {
        from = [for f in fields : f if any(men(red, f)) && any(men(green, f))]
        run "Fight" {}
      }
      advance days {}
    }
    end game { result = draw }
  }
  value "Men" {
    given = { clan = clan, field = field }
    base  = [for b in field.blocks : b if b.clan == clan]
  }
  menu "Order" {
    given  = { clan = clan }
    player = clan
  }
  action "Move" {
    menu = order
    choose block { from = [for b in blocks : b if b.clan == clan] }
    choose field { from = block.at.next_to }
    set block { tired = !block.tired }
    move block {
      to   = field
      face = down
    }
  }
  action "Wait" { menu = order }
  rule "Fight" {
    given = { field = field }
    reveal { the = field.blocks }
    let { loser = sum(men(red, field)[*].power) < sum(men(green, field)[*].power) ? red : green }
    move {
      the  = men(loser, field)
      to   = loser == red ? moor : wood
      face = down
    }
    conceal { the = field.blocks }
  }
}

section "3" "What may be asked" {
  text = "Of the enemy one knows how many guards and how many others stand where."

  value "Guards" {
    given = { field = field }
    base  = count(field.guards)
  }
  value "All Blocks" {
    given = { field = field }
    base  = count(field.blocks)
  }
  value "Strength" {
    given = { field = field }
    base  = sum(field.blocks[*].power)
  }
  value "Decoys" {
    given = { field = field }
    base  = count(field.decoys)
  }
}
