-- keeps: subjects (uid) by courses
-- from: subject_lecturers
-- compared by: wrong_subject_lecturers

-- Subjects whose lecturer is not the one of the newest change.
create view wrong_subject_lecturers as
  select s.id as sid
  from subjects as s
  left join lateral (
    select l.uid from subject_lecturers as l where l.sid = s.id order by l.date desc limit 1) as newest on true
  where s.uid is distinct from newest.uid;
