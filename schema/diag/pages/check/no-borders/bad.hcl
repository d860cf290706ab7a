value "Wet" { base = border(camp, hill).river }
