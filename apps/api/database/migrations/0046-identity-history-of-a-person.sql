-- Whom a change was about, for the history of one person: the account itself, whose enrolment it was, or whose grade or
-- contract. Sign-ins and what somebody keeps for themselves are no part of it.
alter table audit_log add column person_id integer generated always as (
  case
    when split_part(action, '.', 1) in ('student', 'person')
        or action in ('account.create', 'account.change-role', 'account.rename', 'account.contact',
          'account.consent', 'account.address-restore')
      then case when subject_id ~ '^[0-9]{1,9}$' then subject_id::integer end
    when split_part(action, '.', 1) = 'enrolment'
      then coalesce(for_user_id, case when coalesce(after ->> 'uid', before ->> 'uid') ~ '^[0-9]{1,9}$'
        then coalesce(after ->> 'uid', before ->> 'uid')::integer end)
    when split_part(action, '.', 1) in ('grade', 'contract') then for_user_id
  end) stored;
-- The history of one person, the newest first.
create index audit_log_person on audit_log (person_id, at, id) where person_id is not null;
