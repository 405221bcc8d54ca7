-- keeps: balance_list
-- from: enrolment_balances, enrolments, enrolment_courses, instalment_plans
-- defined by: balance_list_rows
-- compared by: wrong_balance_list

create view person_balances as
  select uid,
    coalesce(sum(balance) filter (where not archived), 0)::bigint as balance,
    sum(balance)::bigint as whole_balance,
    coalesce(sum(price) filter (where not archived) > 0
      and sum(paid + user_paid) filter (where not archived) = 0, false) as unpaid,
    sum(price) > 0 and sum(paid + user_paid) = 0 as whole_unpaid,
    case when coalesce(sum(balance) filter (where not archived), 0) <= 0 then -1
      else date '2100-01-01' - min(due) filter (where not archived) end as lateness
  from enrolment_balances as b
  group by uid;

-- Enrolments as the list of balances shows them. Somebody whose account is archived has archived enrolments.
create view balance_list_rows as
  select ec.id, e.uid, e.date, e.pid, ec.cid, b.archived, s.balance, s.whole_balance, s.unpaid, s.whole_unpaid, s.lateness
  from enrolment_courses as ec
  join enrolments as e on e.id = ec.enrolment_id
  join enrolment_balances as b on b.enrolment_id = e.id
  join person_balances as s on s.uid = e.uid;

-- Writes the balances of people from the sums of their enrolments, which are right by now.
create function list_balances(people integer[]) returns void language plpgsql as $$
declare
  moved integer[];
begin
  perform list_dues(people);
  with sums as materialized (
    select l.id, l.balance as old_balance, l.unpaid as old_unpaid, s.* from unnest(people) as person(uid)
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
  select array_agg(distinct uid) into moved from sums
    where (sign(old_balance), old_unpaid) is distinct from (sign(balance), unpaid);
  if moved is not null then perform list_states(moved); end if;
end $$;

create function remake_balance_list(people integer[]) returns void language plpgsql as $$
begin
  perform list_dues(people);
  delete from balance_list as l where l.uid = any(people);
  insert into balance_list (id, uid, date, pid, cid, archived, balance, whole_balance, unpaid, whole_unpaid, lateness)
    select ec.id, e.uid, e.date, e.pid, ec.cid, b.archived, s.balance, s.whole_balance, s.unpaid, s.whole_unpaid, s.lateness
    -- One person after another, by the index: how many there are is not known when this is planned.
    from unnest(people) as person(uid)
    cross join lateral (select * from person_balances as sums where sums.uid = person.uid offset 0) as s
    join enrolments as e on e.uid = person.uid
    join enrolment_balances as b on b.enrolment_id = e.id
    join enrolment_courses as ec on ec.enrolment_id = e.id;
end $$;

create view wrong_balance_list as
  select coalesce(l.uid, r.uid) as uid, ec.enrolment_id
  from balance_list as l full join balance_list_rows as r on r.id = l.id
  left join enrolment_courses as ec on ec.id = coalesce(l.id, r.id)
  where (l.uid, l.date, l.pid, l.cid, l.archived, l.balance, l.whole_balance, l.unpaid, l.whole_unpaid, l.lateness)
    is distinct from
    (r.uid, r.date, r.pid, r.cid, r.archived, r.balance, r.whole_balance, r.unpaid, r.whole_unpaid, r.lateness);
