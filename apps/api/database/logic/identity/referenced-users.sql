-- Whoever left a record stays with it. The foreign keys are asked, all tables at once, and not a list of tables that
-- somebody would have to keep.
create function referenced_users(ids integer[]) returns setof integer language plpgsql stable as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as from_table, a.attname as from_column
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.users'::regclass and c.confdeltype in ('a', 'r')
  loop
    return query execute format('select distinct %I::integer from %s where %I = any($1)',
      reference.from_column, reference.from_table, reference.from_column) using ids;
  end loop;
end $$;
