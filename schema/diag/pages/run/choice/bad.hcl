take "March" { man = cid } # on Red's turn
