-- A name is kept in parts: given name and surname, and the degree that headings put before them. `name` stays, made of
-- the parts, and `listed_name` is the same as registers show and sort it: surname first.
alter table users
  add column given_name text not null default '' check (char_length(given_name) <= 200),
  add column surname text not null default '' check (char_length(surname) <= 200),
  add column degree text not null default '' check (char_length(degree) <= 40);

-- A degree at the beginning of a name goes apart when a given name and a surname remain. The last word is the surname; a
-- compound one with hyphens, also with spaces around them, stays whole.
with parts as (
  select id, regexp_match(regexp_replace(regexp_replace(btrim(name), '\s*[-–]\s*', '-', 'g'), '\s+', ' ', 'g'),
    '^((?:(?:prof|dr|hab|mgr|inż|adw|doc|lic)(?:\. ?| ))+(?=\S+ \S))?(?:(.*) )?(\S+)$', 'i') as found
  from users
)
update users as u set
  degree = left(btrim(coalesce(parts.found[1], '')), 40),
  given_name = btrim(coalesce(parts.found[2], '')),
  surname = coalesce(parts.found[3], btrim(u.name))
  from parts where parts.id = u.id;

alter table users alter column given_name drop default, alter column surname drop default;
alter table users add constraint users_surname_given check (surname <> '');

-- With the old columns go their indexes; each is made anew below for the order by surname.
alter table users drop column search;
alter table users drop column name;
alter table users
  add column name text not null generated always as (btrim(given_name || ' ' || surname)) stored,
  add column listed_name text not null generated always as (btrim(surname || ' ' || given_name)) stored,
  add column search text not null generated always as
    (' ' || search_text(given_name || ' ' || surname || ' ' || email || ' ' || coalesce(telephone, ''))) stored;

-- Lists of everybody's entries in the order of their people's names.
create index users_name on users (listed_name collate "pl-x-icu", id);
-- The list of those who send monthly reports, by name.
create index users_reporting_name on users (listed_name collate "pl-x-icu", id)
  where user_role in (0, 5, 7, 8) and active = 1 and archived_at is null;
create index users_staff_name on users (listed_name collate "pl-x-icu", id)
  where user_role in (0, 5, 7, 8) and archived_at is null;
create index users_personnel_name on users (listed_name collate "pl-x-icu", id) where user_role <> 3;
create index users_of_role_name on users (user_role, listed_name collate "pl-x-icu", id) where archived_at is null;
create index users_search on users using gin (search gin_trgm_ops);
create index users_personnel_search on users using gin (search gin_trgm_ops) where user_role <> 3;

-- The people whose names come nearest to what was typed, for a search that found nobody. The index gives whoever has a
-- word like its longest one; a thousand of them at most are compared.
create function near_people(term text, roles integer[], amount integer) returns setof integer
  language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    with words as (
      select word from unnest(string_to_array(search_text(term), ' ')) as word where char_length(word) > 2 limit 6
    ), candidates as (
      select u.id, u.listed_name, search_text(u.listed_name) as plain from users as u
      where (select word from words order by char_length(word) desc, word limit 1) operator(public.<%) u.search
        and u.user_role <> 3 and u.user_role = any(roles) and u.archived_at is null
      limit 1000
    ), compared as (
      select id, listed_name, (select avg(word_similarity(word, plain)) from words) as nearness from candidates
    )
    select id from compared where nearness >= 0.4
    order by nearness desc, listed_name collate "pl-x-icu", id limit amount;
  end;
