-- keeps: monthly_reports (sender_left)
-- from: users
-- compared by: wrong_reports_of_leavers

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

create view wrong_reports_of_leavers as
  select r.id as report_id, r.user_id as uid
  from monthly_reports as r join users as u on u.id = r.user_id
  where r.status = 1
    and r.sender_left = (u.user_role in (0, 5, 7, 8) and u.active = 1 and u.archived_at is null);
