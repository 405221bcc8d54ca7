-- What becomes of a monthly report after it was sent: changed after acceptance, or waiting when its sender has left.

-- An entry of the month was changed after it had been accepted; a new decision clears it.
alter table monthly_reports add column changed_at timestamptz;

-- The sender's account is inactive or archived, or of a role that sends nothing. Kept for reports that wait, so that the
-- list of a month finds them without asking every sender.
alter table monthly_reports add column sender_left boolean not null default false;
create index monthly_reports_of_leavers on monthly_reports (month, user_id) where status = 1 and sender_left;

create function mark_reports_of_leavers() returns trigger language plpgsql as $$
begin
  update monthly_reports set sender_left =
      not (new.user_role in (0, 5, 7, 8) and new.active = 1 and new.archived_at is null)
    where user_id = new.id and status = 1;
  return null;
end $$;
create trigger reports_of_leavers after update of active, archived_at, user_role on users for each row
  when ((old.active, old.archived_at, old.user_role) is distinct from (new.active, new.archived_at, new.user_role))
  execute function mark_reports_of_leavers();

update monthly_reports as r set sender_left = true
  from users as u
  where u.id = r.user_id and r.status = 1
    and not (u.user_role in (0, 5, 7, 8) and u.active = 1 and u.archived_at is null);
