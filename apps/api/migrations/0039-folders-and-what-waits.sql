-- What the folder of an enrolment lacks, kept beside the list of students, and the indexes of the first pages' cards.
-- docs/decisions/0057 says why.

-- The only place that says what belongs to a folder. Its words are the contract's `folderParts`, in their order. Nobody
-- completes the folder of an archived enrolment: it lacks nothing.
create function missing_in_folder(of_enrolment integer) returns text[] language plpgsql stable as $$
begin
  return coalesce((
    select array_remove(array[
      case when u.rodo is null then 'notice' end,
      case when not coalesce(f.complete, false) then 'form' end,
      case when e.bank_account is null then 'account' end,
      case when exists (select from enrolment_courses as c where c.enrolment_id = e.id and c.album_nr is null)
        then 'album' end], null)
    from enrolments as e
    join users as u on u.id = e.uid
    left join student_forms as f on f.uid = e.uid
    where e.id = of_enrolment and e.archived_at is null and u.archived_at is null), '{}');
end $$;

-- The list makes the rows of a person anew whenever an enrolment of theirs changes, and each row is judged as it comes.
alter table student_list add column missing text[] not null default '{}';
update student_list set missing = missing_in_folder(enrolment_id);
create function judge_listed_folder() returns trigger language plpgsql as $$
begin
  new.missing := missing_in_folder(new.enrolment_id);
  return new;
end $$;
create trigger student_list_folder before insert on student_list
  for each row execute function judge_listed_folder();

-- The registration form and the accepted notice belong to every folder of the person. Whoever changes an enrolment of the
-- person at the same time waits, as in `list_changed_students`.
create function judge_folders_again() returns trigger language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from changed) order by u.id for no key update;
  update student_list as l set missing = judged.missing
    from (
      select s.id, missing_in_folder(s.enrolment_id) as missing
      from student_list as s where s.uid in (select uid from changed)) as judged
    where l.id = judged.id and l.missing <> judged.missing;
  return null;
end $$;
create trigger student_forms_folder_insert after insert on student_forms referencing new table as changed
  for each statement execute function judge_folders_again();
create trigger student_forms_folder_update after update on student_forms referencing new table as changed
  for each statement execute function judge_folders_again();
create trigger student_forms_folder_delete after delete on student_forms referencing old table as changed
  for each statement execute function judge_folders_again();

create function judge_folders_of_person() returns trigger language plpgsql as $$
begin
  update student_list as l set missing = missing_in_folder(l.enrolment_id) where l.uid = new.id;
  return null;
end $$;
create trigger student_list_notice after update of rodo on users
  for each row when ((old.rodo is null) <> (new.rodo is null)) execute function judge_folders_of_person();

-- The list of students whose folders are not complete, in the orders and by the filters of the whole list.
create index student_list_folder_name on student_list (name, uid) include (date, pid, cid, search) where missing <> '{}';
create index student_list_folder_course_name on student_list (cid, name, uid) include (date, pid) where missing <> '{}';
create index student_list_folder_place_name on student_list (pid, name, uid) include (date, cid) where missing <> '{}';
create index student_list_folder_date_name on student_list (date, name, uid) include (pid, cid) where missing <> '{}';
create index student_list_folder_latest on student_list (latest, uid) include (date, pid, cid) where missing <> '{}';
create index student_list_folder_course_latest on student_list (cid, latest, uid) include (date, pid)
  where missing <> '{}';
create index student_list_folder_place_latest on student_list (pid, latest, uid) include (date, cid)
  where missing <> '{}';
create index student_list_folder_date_latest on student_list (date, latest, uid) include (pid, cid)
  where missing <> '{}';

-- How many study what at a place.
create index student_list_place_course on student_list (pid, date, cid, uid);

-- Who waits for a decision: of everybody, and of a place.
create index candidates_waiting on candidates (date, id) include (pid) where enrolment_id is null;
create index candidates_place_waiting on candidates (pid, date, id) where enrolment_id is null;
