"""The rules: pure Python, the standard library only, no files, no clock, no global random."""
