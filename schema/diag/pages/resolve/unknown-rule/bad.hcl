scenario "At dawn" { begin = the_gane }
