-- Names that were typed with a slip are ranked by how many letters differ.
create extension if not exists fuzzystrmatch;
