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

-- The word with two neighbouring letters exchanged, in every way: the commonest slip, of which trigrams keep too little.
create function swaps_of(word text) returns setof text
  language sql immutable parallel safe strict
  begin atomic
    select left(word, i - 1) || substr(word, i + 1, 1) || substr(word, i, 1) || substr(word, i + 2)
    from generate_series(1, char_length(word) - 1) as i
    where substr(word, i, 1) <> substr(word, i + 1, 1);
  end;

-- How many letters differ; two neighbours exchanged count as one.
create function slips_between(typed text, word text) returns integer
  language sql immutable parallel safe strict
  return (select least(public.levenshtein(left(typed, 60), left(word, 60)),
    1 + min(public.levenshtein(left(swapped, 60), left(word, 60)))) from swaps_of(typed) as swapped);

-- From 0 to 1: how many letters of the words are those of the name's nearest words.
create function closeness(term text, name text) returns double precision
  language sql immutable parallel safe strict
  begin atomic
    select avg(1 - slips) from (
      select min(slips_between(typed, word)::double precision / greatest(char_length(typed), char_length(word))) as slips
      from words_of_name(term) as typed cross join words_of_name(name) as word group by typed) as nearest;
  end;

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
    ), swapped as (
      select u.id, u.listed_name
      from words_of_name(term) as typed cross join swaps_of(typed) as word cross join lateral (
        select u.id, u.listed_name from users as u
        where u.search like '% ' || word || '%'
          and u.personnel and u.user_role = any(roles) and u.archived_at is null
        limit 20) as u
    ), likeliest as (
      (select id, listed_name from alike order by nearness(term, listed_name) desc, id limit 50)
      union select id, listed_name from swapped
    ), compared as (
      select id, listed_name, closeness(term, listed_name) as closeness, nearness(term, listed_name) as nearness
      from likeliest
    )
    select id from compared where nearness >= 0.4 or closeness >= 0.75
    order by closeness desc, nearness desc, listed_name collate "pl-x-icu", id limit amount;
  end;
