-- keeps: users (personnel)
-- from: users
-- compared by: wrong_personnel

create function keep_personnel() returns trigger language plpgsql as $$
begin
  new.personnel := new.user_role <> 3 or (tg_op = 'UPDATE' and old.personnel);
  return new;
end $$;
create trigger personnel_kept before insert or update of user_role on users
  for each row execute function keep_personnel();

-- People who work here without the mark.
create view wrong_personnel as
  select id as uid from users where user_role <> 3 and not personnel;
