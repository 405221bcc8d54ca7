import type { DerivedSeed } from './seed.ts';

/**
 * Plans of those who pay in parts, as the templates make them: the same parts as their payments, first of all whole złoty.
 * Follows from the number of the enrolment, so that each run writes the same.
 */
export const instalmentPlans: DerivedSeed = {
  table: 'instalment_plans',
  insert: () => `
    insert into instalment_plans (enrolment_id, days, amounts)
    select b.enrolment_id,
      array(select (e.date + make_interval(months => m))::date from unnest(months) as m order by m),
      array(
        select (case when nr = 1 then b.price - part * (cardinality(months) - 1) else part end)::integer
        from generate_series(1, cardinality(months)) as nr order by nr)
    from enrolment_balances as b
    join enrolments as e on e.id = b.enrolment_id
    cross join lateral (
      select case (abs(hashint4(b.enrolment_id)::bigint) / 100) % 5
        when 1 then array[1, 5] when 2 then array[1, 5] when 3 then array[1, 3, 5, 7]
        when 4 then array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10] end as months) as template
    cross join lateral (select b.price / cardinality(months) / 100 * 100 as part) as p
    where months is not null and part > 0`,
};
