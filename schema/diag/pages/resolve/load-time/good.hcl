track "Supplies" { boxes = numbers(3, 4) }
