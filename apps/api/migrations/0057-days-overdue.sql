-- The oldest unpaid day, and the accountant's list by days overdue. docs/decisions/0068 says why.

-- When tuition is due without a plan of instalments: the month of studies and the day, as the configuration has them.
create table tuition_day (
  one boolean primary key default true check (one),
  month integer not null check (month between 1 and 60),
  day integer not null check (day between 1 and 31)
);
insert into tuition_day (month, day) values (2, 1);
-- Else it is planned for as if it had thousands of rows.
analyze tuition_day;

-- A day that the month does not have is its last.
create function day_of_studies(intake date, month integer, day integer) returns date language sql immutable as $$
  select least(
    (date_trunc('month', intake) + make_interval(months => month - 1, days => day - 1))::date,
    (date_trunc('month', intake) + make_interval(months => month, days => -1))::date)
$$;

-- The oldest day on which something was to be paid and is not yet; null when everything is paid. Payments pay the oldest first.
create function oldest_unpaid(days date[], amounts integer[], at_once date, price bigint, paid bigint) returns date
language plpgsql immutable as $$
declare
  until bigint := 0;
begin
  if paid >= price then return null; end if;
  for nr in 1 .. coalesce(cardinality(days), 0) loop
    until := until + amounts[nr];
    if until > paid then return days[nr]; end if;
  end loop;
  return case when until = 0 then at_once else days[cardinality(days)] end;
end $$;

-- Of one enrolment.
alter table enrolment_balances add column due date;
-- Of the person, who owes something: the days from the oldest one to the year 2100, so that the longest overdue is the
-- largest. Whoever owes nothing has -1.
alter table balance_list add column lateness integer not null default -1;

drop view wrong_balances, balance_list_rows;
drop index balance_list_unpaid;

create or replace view person_balances as
  select uid,
    coalesce(sum(balance) filter (where not archived), 0)::bigint as balance,
    sum(balance)::bigint as whole_balance,
    coalesce(sum(price) filter (where not archived) > 0
      and sum(paid + user_paid) filter (where not archived) = 0, false) as unpaid,
    sum(price) > 0 and sum(paid + user_paid) = 0 as whole_unpaid,
    case when sum(balance) filter (where not archived) > 0
      then date '2100-01-01' - min(due) filter (where not archived) else -1 end as lateness
  from enrolment_balances
  group by uid;

-- Writes the balances of people from the sums of their enrolments, which are right by now.
create or replace function list_balances(people integer[]) returns void language plpgsql as $$
declare
  moved integer[];
begin
  with sums as materialized (
    select l.id, s.* from unnest(people) as person(uid)
    cross join lateral (select * from person_balances as every where every.uid = person.uid offset 0) as s
    join balance_list as l on l.uid = s.uid
    where (l.balance, l.whole_balance, l.unpaid, l.whole_unpaid, l.lateness) is distinct from
      (s.balance, s.whole_balance, s.unpaid, s.whole_unpaid, s.lateness)
  ), written as (
    update balance_list as l
    set balance = s.balance, whole_balance = s.whole_balance, unpaid = s.unpaid, whole_unpaid = s.whole_unpaid,
      lateness = s.lateness
    from sums as s where l.uid = s.uid and l.id = s.id
  )
  -- As they were before this statement.
  select array_agg(distinct l.uid) into moved from balance_list as l join sums as s on s.uid = l.uid and s.id = l.id
    where (sign(l.balance), l.unpaid) is distinct from (sign(s.balance), s.unpaid);
  if moved is not null then perform list_states(moved); end if;
end $$;

-- Adds to the sums of enrolments. Two changes of one person wait for each other at the person's row.
create or replace function add_to_sums(changed integer[], more_paid bigint[], more_user_paid bigint[]) returns void
language plpgsql as $$
declare
  people integer[];
begin
  people := array(select distinct uid from enrolment_balances where enrolment_id = any(changed));
  perform from users as u where u.id = any(people) order by u.id for no key update;
  update enrolment_balances as b set paid = b.paid + more.paid, user_paid = b.user_paid + more.user_paid,
      due = oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), b.price,
        b.paid + b.user_paid + more.paid + more.user_paid)
    from unnest(changed, more_paid, more_user_paid) as more(enrolment_id, paid, user_paid)
    join enrolments as e on e.id = more.enrolment_id
    left join instalment_plans as plan on plan.enrolment_id = more.enrolment_id
    cross join tuition_day as t
    where b.enrolment_id = more.enrolment_id;
  perform list_balances(people);
end $$;

-- Judges the days of enrolments again, when a plan or the day without one changed.
create function judge_days(changed integer[]) returns void language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from enrolment_balances where enrolment_id = any(changed))
    order by u.id for no key update;
  update enrolment_balances as b set due = judged.due
    from (
      select k.enrolment_id, oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), k.price,
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

-- Enrolments as the list of balances shows them. Somebody whose account is archived has archived enrolments.
create view balance_list_rows as
  select ec.id, e.uid, e.date, e.pid, ec.cid, b.archived, s.balance, s.whole_balance, s.unpaid, s.whole_unpaid, s.lateness
  from enrolment_courses as ec
  join enrolments as e on e.id = ec.enrolment_id
  join enrolment_balances as b on b.enrolment_id = e.id
  join person_balances as s on s.uid = e.uid;

-- Makes all that is kept about the money of people anew, but for what they paid.
create or replace function remake_balances(people integer[]) returns void language plpgsql as $$
begin
  perform from users as u where u.id = any(people) order by u.id for no key update;
  -- Of an enrolment that is being deleted the sums go with it, perhaps only after this.
  delete from enrolment_balances as b where b.uid = any(people)
    and not exists (select from enrolments as e where e.id = b.enrolment_id);
  insert into enrolment_balances (enrolment_id, uid, archived, price, due)
    select e.id, e.uid, e.archived_at is not null or u.archived_at is not null, sum(ec.price),
      oldest_unpaid(null, null, day_of_studies(e.date, t.month, t.day), sum(ec.price), 0)
    from enrolments as e join users as u on u.id = e.uid join enrolment_courses as ec on ec.enrolment_id = e.id
    cross join tuition_day as t
    where e.uid = any(people) group by e.id, u.id, t.one
    on conflict (enrolment_id) do update
      set uid = excluded.uid, archived = excluded.archived, price = excluded.price,
        due = (
          select oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), excluded.price,
            enrolment_balances.paid + enrolment_balances.user_paid)
          from enrolments as e cross join tuition_day as t
          left join instalment_plans as plan on plan.enrolment_id = e.id
          where e.id = enrolment_balances.enrolment_id);
  delete from balance_list as l where l.uid = any(people);
  insert into balance_list (id, uid, date, pid, cid, archived, balance, whole_balance, unpaid, whole_unpaid, lateness)
    select ec.id, e.uid, e.date, e.pid, ec.cid, b.archived, s.balance, s.whole_balance, s.unpaid, s.whole_unpaid, s.lateness
    -- One person after another, by the index: how many there are is not known when this is planned.
    from unnest(people) as person(uid)
    cross join lateral (select * from person_balances as sums where sums.uid = person.uid offset 0) as s
    join enrolments as e on e.uid = person.uid
    join enrolment_balances as b on b.enrolment_id = e.id
    join enrolment_courses as ec on ec.enrolment_id = e.id;
  perform list_states(people);
end $$;

update enrolment_balances as b
  set due = oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, 2, 1), b.price, b.paid + b.user_paid)
  from enrolments as e left join instalment_plans as plan on plan.enrolment_id = e.id where e.id = b.enrolment_id;
update balance_list as l set lateness = s.lateness from person_balances as s where s.uid = l.uid and s.lateness <> -1;
alter table balance_list alter column lateness drop default;
-- Of everybody, of a course, a place, an intake: by days overdue, and whoever paid nothing by balance and by days.
create index balance_list_late on balance_list (lateness, uid) include (date, pid, cid, archived, whole_balance);
create index balance_list_course_late on balance_list (cid, lateness, uid) include (date, pid, archived);
create index balance_list_place_late on balance_list (pid, lateness, uid) include (date, cid, archived);
create index balance_list_date_late on balance_list (date, lateness, uid) include (pid, cid, archived);
create index balance_list_unpaid on balance_list (balance, uid) include (date, pid, cid) where unpaid and not archived;
create index balance_list_course_unpaid on balance_list (cid, balance, uid) include (date, pid) where unpaid and not archived;
create index balance_list_place_unpaid on balance_list (pid, balance, uid) include (date, cid) where unpaid and not archived;
create index balance_list_date_unpaid on balance_list (date, balance, uid) include (pid, cid) where unpaid and not archived;
create index balance_list_unpaid_late on balance_list (lateness, uid) include (date, pid, cid) where unpaid and not archived;
create index balance_list_course_unpaid_late on balance_list (cid, lateness, uid) include (date, pid)
  where unpaid and not archived;
create index balance_list_place_unpaid_late on balance_list (pid, lateness, uid) include (date, cid)
  where unpaid and not archived;
create index balance_list_date_unpaid_late on balance_list (date, lateness, uid) include (pid, cid)
  where unpaid and not archived;
-- Whose kept sums differ from what their payments add up to; nobody, unless somebody wrote past the triggers.
create view wrong_balances as
  select e.uid, e.id as enrolment_id
  from enrolments as e
  join users as u on u.id = e.uid
  cross join tuition_day as t
  join (select enrolment_id, sum(price) as price from enrolment_courses group by enrolment_id) as c
    on c.enrolment_id = e.id
  left join (
    select enrolment_id, coalesce(sum(amount) filter (where bank_row_id is not null), 0) as paid,
      coalesce(sum(amount) filter (where bank_row_id is null), 0) as user_paid
    from payments group by enrolment_id) as p on p.enrolment_id = e.id
  left join instalment_plans as plan on plan.enrolment_id = e.id
  left join enrolment_balances as b on b.enrolment_id = e.id
  where (b.uid, b.archived, b.price, b.paid, b.user_paid, b.due) is distinct from
    (e.uid, e.archived_at is not null or u.archived_at is not null, c.price::bigint,
      coalesce(p.paid, 0)::bigint, coalesce(p.user_paid, 0)::bigint,
      oldest_unpaid(plan.days, plan.amounts, day_of_studies(e.date, t.month, t.day), c.price::bigint,
        coalesce(p.paid + p.user_paid, 0)::bigint))
  union
  select coalesce(l.uid, r.uid), ec.enrolment_id
  from balance_list as l full join balance_list_rows as r on r.id = l.id
  left join enrolment_courses as ec on ec.id = coalesce(l.id, r.id)
  where (l.uid, l.date, l.pid, l.cid, l.archived, l.balance, l.whole_balance, l.unpaid, l.whole_unpaid, l.lateness)
    is distinct from
    (r.uid, r.date, r.pid, r.cid, r.archived, r.balance, r.whole_balance, r.unpaid, r.whole_unpaid, r.lateness)
  union
  select coalesce(l.uid, r.uid), ec.enrolment_id
  from state_list as l
  full join state_list_rows as r on r.id = l.id and r.state = l.state
  left join enrolment_courses as ec on ec.id = coalesce(l.id, r.id)
  where (l.uid, l.name, l.search, l.date, l.pid, l.cid) is distinct from (r.uid, r.name, r.search, r.date, r.pid, r.cid);
