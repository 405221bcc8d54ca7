-- keeps: student_list (missing)
-- from: student_list, enrolments, enrolment_courses, student_forms, users
-- defined by: missing_in_folder
-- compared by: wrong_folders

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

create view wrong_folders as
  select uid, enrolment_id from student_list where missing <> missing_in_folder(enrolment_id);
