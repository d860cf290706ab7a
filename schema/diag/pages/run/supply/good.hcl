given { camp = [box_of_flares, box_of_flares] }
