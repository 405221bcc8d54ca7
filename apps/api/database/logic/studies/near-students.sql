-- Of the places, or of every place where they are null. Several people of one name are one name to search for.
create function near_students(term text, places integer[], amount integer) returns setof integer
  language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    with alike as (
      select l.uid, l.name from student_list as l
      where (select longest_word(term)) operator(public.<%) l.search
        and not l.archived and (places is null or l.pid = any(places))
      limit 1000
    ), swapped as (
      select l.uid, l.name
      from words_of_name(term) as typed cross join swaps_of(typed) as word cross join lateral (
        select l.uid, l.name from student_list as l
        where l.search like '% ' || word || '%'
          and not l.archived and (places is null or l.pid = any(places))
        limit 20) as l
    ), likeliest as (
      (select min(uid) as uid, name from alike group by name order by nearness(term, name) desc, name limit 50)
      union select uid, name from swapped
    ), compared as (
      select min(uid) as uid, name, closeness(term, name) as closeness, nearness(term, name) as nearness
      from likeliest group by name
    )
    select uid from compared where nearness >= 0.4 or closeness >= 0.75
    order by closeness desc, nearness desc, name, uid limit amount;
  end;

create function near_candidates(term text, places integer[], amount integer) returns setof integer
  language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    with alike as (
      select c.id, c.listed_name from candidates as c
      where (select longest_word(term)) operator(public.<%) c.search
        and (places is null or c.pid = any(places))
      limit 1000
    ), swapped as (
      select c.id, c.listed_name
      from words_of_name(term) as typed cross join swaps_of(typed) as word cross join lateral (
        select c.id, c.listed_name from candidates as c
        where c.search like '% ' || word || '%' and (places is null or c.pid = any(places))
        limit 20) as c
    ), likeliest as (
      (select min(id) as id, listed_name from alike
        group by listed_name order by nearness(term, listed_name) desc, listed_name limit 50)
      union select id, listed_name from swapped
    ), compared as (
      select min(id) as id, listed_name,
        closeness(term, listed_name) as closeness, nearness(term, listed_name) as nearness
      from likeliest group by listed_name
    )
    select id from compared where nearness >= 0.4 or closeness >= 0.75
    order by closeness desc, nearness desc, listed_name collate "pl-x-icu", id limit amount;
  end;
