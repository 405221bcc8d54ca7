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
    ), compared as (
      select min(uid) as uid, name, nearness(term, name) as nearness from alike group by name
    )
    select uid from compared where nearness >= 0.4 order by nearness desc, name, uid limit amount;
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
    ), compared as (
      select min(id) as id, listed_name, nearness(term, listed_name) as nearness from alike group by listed_name
    )
    select id from compared where nearness >= 0.4
    order by nearness desc, listed_name collate "pl-x-icu", id limit amount;
  end;
