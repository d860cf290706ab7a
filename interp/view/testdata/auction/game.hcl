# Two bid at once for one card after another; what they bid is told when both have.

game "Auction" {
  id       = "auction"
  language = 1
  version  = "1.0"
  begin    = the_auction
  length   = 12
}

kind "bidder" {
  is    = player
  state = { coins = number, bid = number, won = number }
}
roster "bidder" {
  columns = [coins]
  rows    = { Ann = [9], Ben = [9] }
}
kind "lot" { is = card }
roster "lot" {
  columns = [count]
  rows    = { Vase = [4], Painting = [3] }
}
deck "Stock" { of = lot }
box "On Sale" { of = lot }

phase "The Auction" {
  each round {
    from = numbers(1, 5)
    draw lot {
      from = stock
      to   = on_sale
    }
    each bidder {
      from         = bidders
      simultaneous = true
      choose bid { from = numbers(0, bidder.coins) }
      choose hunch { # who is right is glad, and says nothing
        from   = numbers(1, 3)
        secret = true
      }
      if "it is a fine piece" {
        when = hunch == 3 && round > 4
        set bidder { won = bidder.won + 1 }
      }
      set bidder { bid = bid }
    }
    if "Ann has it" {
      when = ann.bid > ben.bid
      set ann { won = ann.won + round }
    }
    if "Ben has it" {
      when = ben.bid > ann.bid
      set ben { won = ben.won + round }
    }
    each bidder {
      from = bidders
      set bidder { coins = bidder.coins - bidder.bid }
    }
    remove lot {}
  }
  end game { winner = ann.won >= ben.won ? ann : ben }
}
