# tables.hcl: 3 MB
