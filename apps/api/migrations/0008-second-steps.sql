-- The second step at login: an authenticator app, one for a person.
create table second_steps (
  user_id integer primary key references users on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app holds the secret; only then is it asked for at login.
  confirmed_at timestamptz,
  -- The period of the last code that was used, in half minutes since 1970: no code works twice.
  last_step bigint not null default 0
);

-- Each works once, in place of a code. They have 118 random bits, so a plain hash keeps them.
create table recovery_codes (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  user_id integer not null references second_steps on delete cascade,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id) where used_at is null;

-- Somebody who gave the right password, or opened a mailed link, and owes the code. Not a session: it opens nothing else.
create table pending_logins (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  after_recovery boolean not null,
  expires_at timestamptz not null
);
create index pending_logins_user on pending_logins (user_id);
create index pending_logins_expires on pending_logins (expires_at);

-- A restricted session that may only set up the second step which the role requires.
alter table sessions add column awaits_second_step boolean not null default false;

-- Browsers in which a person has signed in: guesses made elsewhere do not block them.
create table known_devices (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_expires on known_devices (expires_at);

-- What the mail to both addresses says; rows are removed after a month.
create table address_changes (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  old_email text not null,
  new_email text not null,
  changed_at timestamptz not null
);
create index address_changes_user on address_changes (user_id);
create index address_changes_changed on address_changes (changed_at);
