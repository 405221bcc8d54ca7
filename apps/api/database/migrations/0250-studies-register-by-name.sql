-- Studies: a search of the register in the order of names walks through an index that holds the words, too. Of two hundred thousand lines
-- a name that hundreds of people have was looked for in the table, line by line.
create index certificate_register_name_words on certificate_register (name, id) include (cid, pid, search);
drop index certificate_register_name;
