scenario "At dawn" { begin = the_game }
