-- A telephone is kept as nine digits, or as + with the country and the number; what is no telephone, or more than one, stays
-- as it was typed.
create function pg_temp.keep_phone(typed text) returns text language sql immutable as $$
  select case
    when whole ~ '^\+?48\d{9}$' then right(whole, 9)
    when whole ~ '^\+?\d{6,15}$' then whole
    else typed
  end
  from (select regexp_replace(regexp_replace(typed, '[\s().\-‐‑‒–—―]', '', 'g'), '^00(?=[1-9]\d{7,12}$)', '+')) as w(whole)
$$;

alter table candidates drop constraint candidates_telephone_check,
  add constraint candidates_telephone_check check (telephone ~ '^\+?\d{6,15}$');

update users set telephone = pg_temp.keep_phone(telephone) where telephone <> pg_temp.keep_phone(telephone);
update candidates set telephone = pg_temp.keep_phone(telephone) where telephone <> pg_temp.keep_phone(telephone);
update places set telephone = pg_temp.keep_phone(telephone) where telephone <> pg_temp.keep_phone(telephone);
update mentors set telephone = pg_temp.keep_phone(telephone) where telephone <> pg_temp.keep_phone(telephone);
