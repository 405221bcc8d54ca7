-- keeps: enrolment_balances
-- from: payments, enrolments, enrolment_courses, instalment_plans, tuition_day, payment_grace, users
-- compared by: wrong_balances

-- A day that the month does not have is its last.
create function day_of_studies(intake date, month integer, day integer) returns date language sql immutable as $$
  select least(
    (date_trunc('month', intake) + make_interval(months => month - 1, days => day - 1))::date,
    (date_trunc('month', intake) + make_interval(months => month, days => -1))::date)
$$;

-- The first day on which something of an enrolment can be due.
create function earliest_due(made timestamptz) returns date language sql stable as $$
  select on_day + (select g.days from payment_grace as g where g.valid_from <= on_day order by g.valid_from desc limit 1)
  from (select (made at time zone 'Europe/Warsaw')::date) as enrolment(on_day)
$$;

-- The oldest day on which something was to be paid and is not yet; null when everything is paid. Payments pay the oldest first.
create function oldest_unpaid(days date[], amounts integer[], at_once date, earliest date, price bigint, paid bigint) returns date
language plpgsql immutable as $$
declare
  until bigint := 0;
begin
  if paid >= price then return null; end if;
  for nr in 1 .. coalesce(cardinality(days), 0) loop
    until := until + amounts[nr];
    if until > paid then return greatest(days[nr], earliest); end if;
  end loop;
  return greatest(case when until = 0 then at_once else days[cardinality(days)] end, earliest);
end $$;

-- Adds to the sums of enrolments. Two changes of one person wait for each other at the person's row.
create function add_to_sums(changed integer[], more_paid bigint[], more_user_paid bigint[]) returns void
language plpgsql as $$
declare
  people integer[];
begin
  people := array(select distinct uid from enrolment_balances where enrolment_id = any(changed));
  perform from users as u where u.id = any(people) order by u.id for no key update;
  update enrolment_balances as b set paid = b.paid + more.paid, user_paid = b.user_paid + more.user_paid,
      due = oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), earliest_due(e.created_at), b.price,
        b.paid + b.user_paid + more.paid + more.user_paid)
    from unnest(changed, more_paid, more_user_paid) as more(enrolment_id, paid, user_paid)
    join enrolments as e on e.id = more.enrolment_id
    left join instalment_plans as plan on plan.enrolment_id = more.enrolment_id
    cross join tuition_day as t
    where b.enrolment_id = more.enrolment_id;
  perform list_balances(people);
end $$;

create function sum_added_payments() returns trigger language plpgsql as $$
begin
  perform add_to_sums(array_agg(s.enrolment_id), array_agg(s.paid), array_agg(s.user_paid)) from (
    select enrolment_id, coalesce(sum(amount) filter (where bank_row_id is not null), 0) as paid,
      coalesce(sum(amount) filter (where bank_row_id is null and withdrawn_at is null), 0) as user_paid
    from added group by enrolment_id) as s having count(*) > 0;
  return null;
end $$;
create trigger payments_sum_insert after insert on payments referencing new table as added
  for each statement execute function sum_added_payments();

create function sum_removed_payments() returns trigger language plpgsql as $$
begin
  perform add_to_sums(array_agg(s.enrolment_id), array_agg(-s.paid), array_agg(-s.user_paid)) from (
    select enrolment_id, coalesce(sum(amount) filter (where bank_row_id is not null), 0) as paid,
      coalesce(sum(amount) filter (where bank_row_id is null and withdrawn_at is null), 0) as user_paid
    from removed group by enrolment_id) as s having count(*) > 0;
  return null;
end $$;
create trigger payments_sum_delete after delete on payments referencing old table as removed
  for each statement execute function sum_removed_payments();

create function sum_changed_payments() returns trigger language plpgsql as $$
begin
  perform add_to_sums(array_agg(s.enrolment_id), array_agg(s.paid), array_agg(s.user_paid)) from (
    select enrolment_id, coalesce(sum(amount) filter (where bank_row_id is not null), 0) as paid,
      coalesce(sum(amount) filter (where bank_row_id is null and withdrawn_at is null), 0) as user_paid
    from (
      select enrolment_id, amount, bank_row_id, withdrawn_at from added
      union all select enrolment_id, -amount, bank_row_id, withdrawn_at from removed
    ) as every group by enrolment_id) as s having count(*) > 0;
  return null;
end $$;
create trigger payments_sum_update after update on payments referencing old table as removed new table as added
  for each statement execute function sum_changed_payments();

-- Judges the days of enrolments again, when a plan or the day without one changed.
create function judge_days(changed integer[]) returns void language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from enrolment_balances where enrolment_id = any(changed))
    order by u.id for no key update;
  update enrolment_balances as b set due = judged.due
    from (
      select k.enrolment_id, oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), earliest_due(e.created_at), k.price,
        k.paid + k.user_paid) as due
      from unnest(changed) as c(enrolment_id)
      join enrolment_balances as k on k.enrolment_id = c.enrolment_id
      join enrolments as e on e.id = k.enrolment_id
      left join instalment_plans as plan on plan.enrolment_id = k.enrolment_id
      cross join tuition_day as t) as judged
    where b.enrolment_id = judged.enrolment_id and b.due is distinct from judged.due;
  perform list_balances(array(select distinct uid from enrolment_balances where enrolment_id = any(changed)));
end $$;

create function judge_days_of_plans() returns trigger language plpgsql as $$
begin
  perform judge_days(array_agg(enrolment_id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger days_insert after insert on instalment_plans referencing new table as changed
  for each statement execute function judge_days_of_plans();
create trigger days_update after update on instalment_plans referencing new table as changed
  for each statement execute function judge_days_of_plans();
create trigger days_delete after delete on instalment_plans referencing old table as changed
  for each statement execute function judge_days_of_plans();

create function judge_days_without_plan() returns trigger language plpgsql as $$
begin
  perform judge_days(array(select b.enrolment_id from enrolment_balances as b where not exists (
    select from instalment_plans as p where p.enrolment_id = b.enrolment_id and p.days <> '{}')));
  return null;
end $$;
create trigger days_without_plan after update on tuition_day
  for each row when ((old.month, old.day) <> (new.month, new.day)) execute function judge_days_without_plan();

-- Makes all that is kept about the money of people anew, but for what they paid.
create function remake_balances(people integer[]) returns void language plpgsql as $$
begin
  perform from users as u where u.id = any(people) order by u.id for no key update;
  -- The sums of an enrolment that is being deleted go with it, perhaps only after this.
  delete from enrolment_balances as b where b.uid = any(people)
    and not exists (select from enrolments as e where e.id = b.enrolment_id);
  insert into enrolment_balances (enrolment_id, uid, archived, price, due)
    select e.id, e.uid, e.archived_at is not null or u.archived_at is not null, sum(ec.price),
      oldest_unpaid(null, null, day_of_studies(e.date, t.month, t.day), earliest_due(e.created_at), sum(ec.price), 0)
    from enrolments as e join users as u on u.id = e.uid join enrolment_courses as ec on ec.enrolment_id = e.id
    cross join tuition_day as t
    where e.uid = any(people) group by e.id, u.id, t.one
    on conflict (enrolment_id) do update
      set uid = excluded.uid, archived = excluded.archived, price = excluded.price,
        due = (
          select oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), earliest_due(e.created_at), excluded.price,
            enrolment_balances.paid + enrolment_balances.user_paid)
          from enrolments as e cross join tuition_day as t
          left join instalment_plans as plan on plan.enrolment_id = e.id
          where e.id = enrolment_balances.enrolment_id);
  perform remake_balance_list(people);
  perform list_states(people);
end $$;

-- Most changes of an enrolment change nothing about its money.
create function balance_changed_enrolments() returns trigger language plpgsql as $$
begin
  perform remake_balances(array_agg(distinct a.uid)) from after as a join before as b on b.id = a.id
    where (a.uid, a.date, a.pid, a.archived_at) is distinct from (b.uid, b.date, b.pid, b.archived_at)
    having count(*) > 0;
  return null;
end $$;
create trigger balances_update after update on enrolments referencing old table as before new table as after
  for each statement execute function balance_changed_enrolments();

create function balance_changed_courses() returns trigger language plpgsql as $$
begin
  perform remake_balances(array_agg(distinct a.uid)) from after as a join before as b on b.id = a.id
    where (a.uid, a.date, a.cid, a.price) is distinct from (b.uid, b.date, b.cid, b.price)
    having count(*) > 0;
  return null;
end $$;
create trigger balances_update after update on enrolment_courses referencing old table as before new table as after
  for each statement execute function balance_changed_courses();

create function balance_other_courses() returns trigger language plpgsql as $$
begin
  perform remake_balances(array_agg(distinct uid)) from changed having count(*) > 0;
  return null;
end $$;
create trigger balances_insert after insert on enrolment_courses referencing new table as changed
  for each statement execute function balance_other_courses();
create trigger balances_delete after delete on enrolment_courses referencing old table as changed
  for each statement execute function balance_other_courses();

create function balance_archived_person() returns trigger language plpgsql as $$
begin
  perform remake_balances(array[new.id]);
  return null;
end $$;
create trigger balances_person after update of archived_at on users
  for each row when (old.archived_at is distinct from new.archived_at) execute function balance_archived_person();

-- People whose kept sums differ from what their payments add up to; nobody, unless somebody wrote past the triggers.
create view wrong_balances as
  select e.uid, e.id as enrolment_id
  from enrolments as e
  join users as u on u.id = e.uid
  cross join tuition_day as t
  join (select enrolment_id, sum(price) as price from enrolment_courses group by enrolment_id) as c
    on c.enrolment_id = e.id
  left join (
    select enrolment_id, coalesce(sum(amount) filter (where bank_row_id is not null), 0) as paid,
      coalesce(sum(amount) filter (where bank_row_id is null and withdrawn_at is null), 0) as user_paid
    from payments group by enrolment_id) as p on p.enrolment_id = e.id
  left join instalment_plans as plan on plan.enrolment_id = e.id
  left join enrolment_balances as b on b.enrolment_id = e.id
  where (b.uid, b.archived, b.price, b.paid, b.user_paid, b.due) is distinct from
    (e.uid, e.archived_at is not null or u.archived_at is not null, c.price::bigint,
      coalesce(p.paid, 0)::bigint, coalesce(p.user_paid, 0)::bigint,
      oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), earliest_due(e.created_at), c.price::bigint,
        coalesce(p.paid + p.user_paid, 0)::bigint));
