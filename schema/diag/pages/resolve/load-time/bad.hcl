track "Supplies" { boxes = concat(3, [4]) }
