-- plants: one-writer-per-table
-- keeps: place_list
-- from: places
-- compared by: wrong_place_list

create function list_places() returns trigger language plpgsql as $$
begin
  insert into place_list (id) select id from changed;
  return null;
end $$;
