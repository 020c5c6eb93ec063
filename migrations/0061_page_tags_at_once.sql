-- A changed page goes into the index of tags at once: every search would walk through all that still waits to be put into it.
alter index pages_tags set (fastupdate = off);
