-- The rows of a person, and how many courses each person studies without reading the rows. docs/decisions/0064 says why.
drop index student_list_person;
create index student_list_person on student_list (uid, cid) include (date, pid, archived);
