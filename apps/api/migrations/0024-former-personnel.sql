-- Whoever works here or did once: everybody but those who have only ever been students. What somebody wrote as a lecturer
-- is found by name also after the lecturer has become a student.
alter table users add column personnel boolean not null default true;
update users as u set personnel = false
  where u.user_role = 3
    and not exists (select from work_times as w where w.user_id = u.id)
    and not exists (select from trips as t where t.user_id = u.id)
    and not exists (select from meetings as m where m.user_id = u.id)
    and not exists (select from monthly_reports as r where r.user_id = u.id)
    and not exists (select from questionnaire_history as h where h.user_id = u.id);

create function keep_personnel() returns trigger language plpgsql as $$
begin
  new.personnel := new.user_role <> 3 or (tg_op = 'UPDATE' and old.personnel);
  return new;
end $$;
create trigger personnel_kept before insert or update of user_role on users
  for each row execute function keep_personnel();

-- Lists of everybody's entries, in the order of names and by the words of a person.
drop index users_personnel_name;
drop index users_personnel_search;
create index users_personnel_name on users (listed_name collate "pl-x-icu", id) include (search) where personnel;
create index users_personnel_search on users using gin (search gin_trgm_ops) where personnel;

-- The people whose names come nearest to what was typed, from the same index.
create or replace function near_people(term text, roles integer[], amount integer) returns setof integer
  language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    with words as (
      select word from unnest(string_to_array(search_text(term), ' ')) as word where char_length(word) > 2 limit 6
    ), candidates as (
      select u.id, u.listed_name, search_text(u.listed_name) as plain from users as u
      where (select word from words order by char_length(word) desc, word limit 1) operator(public.<%) u.search
        and u.personnel and u.user_role = any(roles) and u.archived_at is null
      limit 1000
    ), compared as (
      select id, listed_name, (select avg(word_similarity(word, plain)) from words) as nearness from candidates
    )
    select id from compared where nearness >= 0.4
    order by nearness desc, listed_name collate "pl-x-icu", id limit amount;
  end;
