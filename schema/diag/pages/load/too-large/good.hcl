# tables_1.hcl, and so on: 700 KB each
