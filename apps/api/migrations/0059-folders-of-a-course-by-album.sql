-- Incomplete folders of a course in the order of album numbers, as they are read in the order of places.
create index student_list_folder_course_album on student_list (cid, album, uid) include (date, pid, archived)
  where missing <> '{}';
