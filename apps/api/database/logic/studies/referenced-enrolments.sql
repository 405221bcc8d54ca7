-- Enrolments that payments, grades or other records point at. The foreign keys are asked, all tables at once, and not a list
-- of tables that somebody would have to keep.
create function referenced_enrolments(ids integer[]) returns setof integer language plpgsql stable as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as from_table, a.attname as from_column,
      c.confrelid = 'public.enrolment_courses'::regclass as to_course
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r')
      and c.confrelid in ('public.enrolments'::regclass, 'public.enrolment_courses'::regclass)
      and c.conrelid not in ('public.enrolments'::regclass, 'public.enrolment_courses'::regclass)
  loop
    if reference.to_course then
      return query execute format(
        'select distinct ec.enrolment_id from enrolment_courses as ec join %s as r on r.%I = ec.id
          where ec.enrolment_id = any($1)', reference.from_table, reference.from_column) using ids;
    else
      return query execute format('select distinct %I::integer from %s where %I = any($1)',
        reference.from_column, reference.from_table, reference.from_column) using ids;
    end if;
  end loop;
end $$;
