# mygame/tables.hcl is a file
