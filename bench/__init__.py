"""`make bench`: how fast the rules are, beside other engines, measured in one run."""
