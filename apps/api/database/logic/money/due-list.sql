-- keeps: due_list
-- from: enrolment_balances, enrolments, instalment_plans, tuition_day, payment_grace
-- defined by: due_list_rows
-- compared by: wrong_due_list

-- What is left of each instalment of what is not archived, and what its person paid too much for others; without a plan the whole
-- price is one. The surplus is a window over the person, so that whoever asks for some people reads theirs alone.
create view open_instalments as
  select b.uid, b.enrolment_id, i.nr, greatest(i.day, earliest_due(e.created_at)) as day,
    least(i.amount, i.until - b.paid - b.user_paid) as amount, b.surplus
  from (
    select uid, enrolment_id, price, paid, user_paid,
      coalesce(-sum(balance) filter (where balance < 0) over (partition by uid), 0) as surplus
    from enrolment_balances where not archived) as b
  join enrolments as e on e.id = b.enrolment_id
  left join instalment_plans as plan on plan.enrolment_id = b.enrolment_id and plan.days <> '{}'
  cross join tuition_day as t
  cross join lateral (
    select p.day, p.nr, p.amount, sum(p.amount) over (order by p.nr) as until
    from unnest(coalesce(plan.days, array[day_of_studies(e.date, t.month, t.day)]),
      coalesce(plan.amounts, array[b.price::integer])) with ordinality as p(day, amount, nr)) as i
  where i.until > b.paid + b.user_paid;

create view due_list_rows as
  select uid, day, sum(least(amount, until - surplus))::bigint as amount
  from (
    select uid, day, amount, surplus,
      sum(amount) over (partition by uid order by day, enrolment_id, nr) as until
    from open_instalments) as open
  where until > surplus
  group by uid, day;

-- Rewrites the rows of people whose sums are right by now. A row that still holds is not written again.
create function list_dues(people integer[]) returns void language plpgsql as $$
begin
  with every as materialized (
    select uid, day, amount from due_list_rows where uid = any(people)
  ), gone as (
    delete from due_list as l where l.uid = any(people)
      and not exists (select from every as r where r.uid = l.uid and r.day = l.day)
  )
  insert into due_list as l (uid, day, amount) select uid, day, amount from every
    on conflict (uid, day) do update set amount = excluded.amount where l.amount <> excluded.amount;
end $$;

create view wrong_due_list as
  select coalesce(l.uid, r.uid) as uid, null::integer as enrolment_id
  from due_list as l full join due_list_rows as r on r.uid = l.uid and r.day = l.day
  where l.amount is distinct from r.amount;
