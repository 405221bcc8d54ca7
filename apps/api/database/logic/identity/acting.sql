-- What `transact` says of the transaction; each setting ends with it. Empty where nothing was said.
create function acting(setting text) returns text
  language sql stable
  return nullif(current_setting('app.' || setting, true), '');

create function acting_at() returns timestamptz
  language sql stable
  return coalesce(acting('at')::timestamptz, now());

-- The application names in an audit row nobody but the person of the transaction's session.
create function check_audit_actor() returns trigger language plpgsql as $$
begin
  if current_user = 'indeks_app' and new.actor_id is distinct from acting('actor')::integer then
    raise exception 'the actor of an audit row is not the one of its transaction'
      using errcode = 'insufficient_privilege';
  end if;
  new.actor_name := (select name from users where id = new.actor_id);
  new.for_user_name := (select name from users where id = new.for_user_id);
  return new;
end $$;
create trigger audit_log_actor before insert on audit_log for each row execute function check_audit_actor();
