-- keeps: instalment_plans (days, amounts, version)
-- from: enrolment_balances
-- defined by: fit_instalments
-- compared by: wrong_plans

-- A plan for another price. What is more is added to the last instalment, what is less is taken from the last ones, so that
-- nothing is owed earlier than it was agreed.
create function fit_instalments(inout days date[], inout amounts integer[], price bigint) language sql immutable as $$
  select coalesce(array_agg(f.day order by f.nr), '{}'), coalesce(array_agg(f.fitted order by f.nr), '{}')
  from (
    select i.nr, i.day,
      (case when i.nr = cardinality(amounts) then greatest(price - i.before, 0)
        else least(i.amount, greatest(price - i.before, 0)) end)::integer as fitted
    from (
      select nr, day, amount, sum(amount) over (order by nr) - amount as before
      from unnest(days, amounts) with ordinality as every(day, amount, nr)) as i) as f
  where f.fitted > 0
$$;

-- At the end of the transaction: an edit may change the prices of two courses one after the other.
create function fit_plan_to_price() returns trigger language plpgsql as $$
declare
  current_price bigint;
begin
  select b.price into current_price from enrolment_balances as b where b.enrolment_id = new.enrolment_id;
  update instalment_plans as p
    set (days, amounts) = (select f.days, f.amounts from fit_instalments(p.days, p.amounts, current_price) as f),
      version = p.version + 1
    where p.enrolment_id = new.enrolment_id and p.amounts <> '{}'
      and (select sum(amount) from unnest(p.amounts) as amount) <> current_price;
  return null;
end $$;
create constraint trigger instalment_plans_fit after update of price on enrolment_balances
  deferrable initially deferred for each row when (old.price <> new.price) execute function fit_plan_to_price();

-- Plans that do not come to the price; none, unless somebody wrote past the trigger.
create view wrong_plans as
  select b.uid, p.enrolment_id
  from instalment_plans as p
  join enrolment_balances as b on b.enrolment_id = p.enrolment_id
  where p.amounts <> '{}' and (select sum(amount) from unnest(p.amounts) as amount) <> b.price;
