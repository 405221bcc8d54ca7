-- writes: security_events

create function name_people_of_event() returns trigger language plpgsql as $$
begin
  new.actor_name := coalesce(new.actor_name, (select name from users where id = new.actor_id));
  new.subject_name := coalesce(new.subject_name, (select name from users where id = new.subject_id));
  return new;
end $$;
create trigger security_events_names before insert on security_events
  for each row execute function name_people_of_event();

-- An event of the transaction that is under way, by whatever its statements do.
create function note_event(kind text, subject users, session bigint, detail text) returns void language sql as $$
  insert into security_events (at, kind, actor_id, subject_id, subject_name, address, session_id, detail, request_id)
  values (acting_at(), kind, acting('actor')::integer, subject.id, subject.name, acting('address'),
    coalesce(session, acting('session')::bigint), detail, coalesce(acting('request'), 'database'))
$$;

create function note_session() returns trigger language plpgsql as $$
declare
  person users;
  ended_at timestamptz := acting_at();
begin
  if tg_op = 'INSERT' then
    select * into person from users where id = new.user_id;
    perform note_event('session-opened', person, new.id, case when new.restricted then 'restricted' end);
    return null;
  end if;
  -- With a deleted person the row of the person is gone already.
  select * into person from users where id = old.user_id;
  person.id := old.user_id;
  perform note_event(
    case
      when old.expires_at <= ended_at
        or old.last_seen_at <= ended_at - make_interval(secs => old.idle_seconds) then 'session-expired'
      when old.id = acting('session')::bigint then 'session-closed'
      else 'session-ended'
    end, person, old.id, null);
  return null;
end $$;
create trigger session_noted after insert or delete on sessions for each row execute function note_session();

create function note_account_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_event('role-changed', new, null, '>' || new.user_role);
    return null;
  elsif tg_op = 'DELETE' then
    perform note_event('account-closed', old, null, 'deleted');
    return null;
  end if;
  if new.user_role <> old.user_role then
    perform note_event('role-changed', new, null, old.user_role || '>' || new.user_role);
  end if;
  if new.password_hash is distinct from old.password_hash then
    perform note_event('password-changed', new, null, case
      when new.password_hash is null then 'dropped'
      -- The same password, kept at another cost after a login.
      when acting('renewing') is not null then 'renewed'
    end);
  end if;
  if new.email <> old.email then
    perform note_event('address-changed', new, null, null);
  end if;
  if (new.active = 0 and old.active = 1) or (new.archived_at is not null and old.archived_at is null) then
    perform note_event('account-closed', new, null, null);
  end if;
  return null;
end $$;
create trigger account_noted after update of user_role, password_hash, email, active, archived_at on users
  for each row execute function note_account_change();
create trigger deleted_account_noted after delete on users for each row execute function note_account_change();
-- Who sees other people's data; accounts that the owner of the tables makes, as the demo data does, are no event.
create trigger privileged_account_noted after insert on users
  for each row when (new.user_role in (1, 11) and current_user = 'indeks_app') execute function note_account_change();

create function note_second_step() returns trigger language plpgsql as $$
declare
  person users;
begin
  if tg_op = 'DELETE' then
    select * into person from users where id = old.user_id;
    -- With a deleted person the account's own event says enough.
    if found and old.confirmed_at is not null then
      perform note_event('second-step-changed', person, null, 'off');
    end if;
  elsif new.confirmed_at is not null and old.confirmed_at is null then
    select * into person from users where id = new.user_id;
    perform note_event('second-step-changed', person, null, 'on');
  end if;
  return null;
end $$;
create trigger second_step_noted after update of confirmed_at or delete on second_steps
  for each row execute function note_second_step();

-- The only way in which the application's role removes events: those of more than twelve months ago, a part at a time.
create function forget_old_security_events(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from security_events where id in
    (select id from security_events where at < now() - interval '12 months' order by at limit most);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function forget_old_security_events(integer) from public;
grant execute on function forget_old_security_events(integer) to indeks_app;
