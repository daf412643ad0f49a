# Words of the house: the command line.
