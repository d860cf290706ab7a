track "Supplies" { boxes = numbers(9, 0) }
