create function words_of_name(term text) returns setof text
  language sql immutable parallel safe strict
  begin atomic
    select word from unnest(string_to_array(search_text(term), ' ')) as word where char_length(word) > 2 limit 6;
  end;

create function longest_word(term text) returns text
  language sql immutable parallel safe strict
  return (select word from words_of_name(term) as word order by char_length(word) desc, word limit 1);

-- From 0 to 1: how much the words are like those of a name.
create function nearness(term text, name text) returns double precision
  language sql immutable parallel safe strict
  return (select avg(word_similarity(word, search_text(name))) from words_of_name(term) as word);

-- The people whose names come nearest to what was typed, from the same index.
create function near_people(term text, roles integer[], amount integer) returns setof integer
  language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    with alike as (
      select u.id, u.listed_name from users as u
      where (select longest_word(term)) operator(public.<%) u.search
        and u.personnel and u.user_role = any(roles) and u.archived_at is null
      limit 1000
    ), compared as (
      select id, listed_name, nearness(term, listed_name) as nearness from alike
    )
    select id from compared where nearness >= 0.4
    order by nearness desc, listed_name collate "pl-x-icu", id limit amount;
  end;
