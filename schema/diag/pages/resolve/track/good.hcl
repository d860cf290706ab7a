track "Supplies" { boxes = numbers(0, 9) }
