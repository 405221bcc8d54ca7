import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/**
 * What students paid of their tuition, in equal parts over ten months. Most pay in time, some stop halfway, some never begin
 * and a few pay too much. Follows from the number of the enrolment, so that each run writes the same.
 */
export const payments: DerivedSeed = {
  table: 'payments',
  insert: (plan) => `
    insert into payments (enrolment_id, amount, date, created_at)
    select b.enrolment_id,
      case when part < parts then b.price / parts else b.price - b.price / parts * (parts - 1) + extra end,
      e.date + (part - 1) * 300 / parts + luck % 20,
      (e.date + (part - 1) * 300 / parts + luck % 20) + time '10:00'
    from enrolment_balances as b
    join enrolments as e on e.id = b.enrolment_id
    cross join lateral (select abs(hashint4(b.enrolment_id)::bigint) as hash) as h
    cross join lateral (select (hash % 100)::integer as luck, (${partsIn(plan)}) as parts) as l
    cross join lateral (select case when luck < 3 then 10000 else 0 end as extra) as x
    cross join lateral generate_series(1, case when luck >= 92 then 0 when luck >= 75 then parts / 2 else parts end) as part
    where e.date + (part - 1) * 300 / parts + luck % 20 <= date '${plan.today}'
    order by 3, 1`,
};

/** At the largest scale there are a dozen payments for each enrolment, else two or three. */
const partsIn = ({ places }: Plan): string =>
  places < 2_400 ? '(array[1, 2, 2, 4, 10])[1 + hash / 100 % 5]' : '18';
