-- plants: one-writer-per-table
-- keeps: places (search)
-- from: places
-- compared by: wrong_places

create function name_places() returns trigger language plpgsql as $$
begin
  update places as p
    set name = 'x' from changed as c where c.id = p.id;
  return null;
end $$;
