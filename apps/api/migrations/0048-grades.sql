-- Grades and how they came to be what they are. docs/decisions/0065 says why the tables have this shape.

-- Versions are never given twice: a grade that was cleared and given anew is not taken for the one that was read before.
create sequence grade_versions as integer;

-- What a student got in a subject. The subject tells the course, which an enrolment has once. There is no row without a grade.
create table grades (
  enrolment_id integer not null references enrolments,
  sid integer not null references subjects,
  -- In tenths: 45 is 4,5.
  value smallint not null check (value between 20 and 50 and value % 5 = 0),
  -- Who gave it.
  uid integer not null references users,
  given_at timestamptz not null,
  version integer not null default nextval('grade_versions'),
  primary key (enrolment_id, sid)
);
-- Deleting a subject or a person asks every table that may name them.
create index grades_subject on grades (sid);
create index grades_user on grades (uid);

-- Every grade that was given, changed or cleared. A trigger writes it, so that no grade changes without a trace.
create table grade_history (
  id bigint generated always as identity,
  enrolment_id integer not null references enrolments,
  sid integer not null references subjects,
  -- Null: there was none, or there is none any more.
  before smallint,
  after smallint,
  -- Null where no person was signed in.
  actor_id integer references users,
  at timestamptz not null,
  primary key (enrolment_id, sid, id)
);
create index grade_history_subject on grade_history (sid);
create index grade_history_actor on grade_history (actor_id) where actor_id is not null;
revoke update, delete, truncate on grade_history from indeks_app;

create function note_given_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, after, actor_id, at)
    select enrolment_id, sid, value, uid, given_at from added;
  return null;
end $$;
create trigger grade_history_insert after insert on grades referencing new table as added
  for each statement execute function note_given_grades();

create function note_changed_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, before, after, actor_id, at)
    select n.enrolment_id, n.sid, o.value, n.value, n.uid, n.given_at
    from after_change as n join before_change as o on o.enrolment_id = n.enrolment_id and o.sid = n.sid;
  return null;
end $$;
create trigger grade_history_update after update on grades
  referencing old table as before_change new table as after_change
  for each statement execute function note_changed_grades();

-- Who cleared a grade and when is told by the transaction.
create function note_cleared_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, before, actor_id, at)
    select enrolment_id, sid, value, nullif(current_setting('app.actor', true), '')::integer,
      coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now())
    from cleared;
  return null;
end $$;
create trigger grade_history_delete after delete on grades referencing old table as cleared
  for each statement execute function note_cleared_grades();

-- The students of a group: of a course who began in an intake, in the order of names.
create index student_list_group on student_list (cid, date, name, uid) include (enrolment_id, archived, search);

-- The number of a row in a journal is made of its enrolment and its subject, in decimal digits.
alter table subjects add constraint subjects_id_in_journals check (id < 1000000);
