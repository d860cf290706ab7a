# mygame/tables.hcl -> ../othergame/tables.hcl
