import type { SuggestionReason } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { StoredBankRow } from './rows.queries.ts';
import { listSimilarNumbers, readWords } from './suggestions.rules.ts';

/** A person, or one enrolment of theirs, that something in a transfer points at. */
export interface Hint {
  /** The row of the transfer. */
  readonly row: number;
  readonly uid: number;
  readonly scid: number | null;
  readonly reason: SuggestionReason;
}

type Hinting = Pick<StoredBankRow, 'id' | 'payer' | 'title' | 'payer_account' | 'account' | 'amount'>;

/** The most candidates of each kind; with more of one kind the hint no longer distinguishes anybody. */
const most = 20;
/** An amount or a surname alone is a hint only if at most this many people have it. */
const few = 4;

/** Everybody whom each of the transfers may be of, in one statement; each part is read from an index, up to a bound. */
export const listHints = async (ctx: Ctx, transfers: readonly Hinting[]): Promise<readonly Hint[]> => {
  if (transfers.length === 0) return [];
  const { rows } = await sql<Hint>`
    select t.id as row, hint.*
    from jsonb_to_recordset(${JSON.stringify(transfers.map(collectWords))}::jsonb) as t(id integer, payer_account text, amount integer,
      similar_numbers text[], emails text[], numbers text[], words text[], stems text[], initials text[])
    cross join lateral (
      ${byPayerAccount}
      union (select u.id, null::integer, 'email' from users as u where lower(u.email) = any(t.emails) and u.archived_at is null)
      union (select ec.uid, ec.enrolment_id, 'album' from enrolment_courses as ec
        where ec.album_nr = any(t.numbers) limit ${sql.lit(most)})
      union ${byName}
      union ${bySimilarAccount}
      union (select uid, null::integer, 'amount' from (select distinct l.balance, l.uid from balance_list as l
        where l.balance = t.amount and not l.archived limit ${sql.lit(few)}) as same
        where (select count(*) from (select distinct o.balance, o.uid from balance_list as o where o.balance = t.amount
          and not o.archived limit ${sql.lit(few)}) as counted) < ${sql.lit(few)})) as hint`.execute(ctx.db);
  return rows;
};

/** The parts of a transfer that are searched for a student. */
const collectWords = ({ id, payer, title, payer_account, account, amount }: Hinting) => ({
  id,
  payer_account,
  amount,
  similar_numbers: listSimilarNumbers(account),
  ...readWords(`${payer} ${title}`),
});

/** Enrolments to which transfers from this account were booked before. */
const byPayerAccount = sql`
  (select e.uid, e.id as scid, 'payer-account' as reason
  from (select k.id, k.enrolment_id from bank_report_rows as k
    where k.payer_account = t.payer_account and k.payer_account <> '' and k.id <> t.id
      and k.state in ('matched', 'explained') order by k.id desc limit ${sql.lit(most)}) as before
  cross join lateral (select before.enrolment_id
    union select p.enrolment_id from payments as p where p.bank_row_id = before.id
    union select a.enrolment_id from bank_row_allocations as a where a.row_id = before.id) as given(enrolment_id)
  join enrolments as e on e.id = given.enrolment_id)`;

/** Account numbers are consecutive, so a mistyped one is close to many others; with too many candidates none is suggested. */
const bySimilarAccount = sql`
  (select uid, id, 'account' from (
    select near.uid, near.id, count(*) over () as alike
    from (select e.uid, e.id from enrolments as e
      where substr(e.bank_account, 3) = any(t.similar_numbers) limit ${sql.lit(few)}) as near
    ) as counted where alike < ${sql.lit(few)})`;

/** A surname in any of its cases, with the given name, its first letter, or alone. */
const byName = sql`
  (select id, null::integer, reason from (
    select found.id, found.reason, count(*) filter (where found.reason = 'surname') over () as alone,
      row_number() over (order by found.reason, found.id) as place
    from (
      select distinct on (named.id) named.id, case
        when exists (select from unnest(t.words) as w(word) where w.word <> named.surname
          and w.word like left(named.given, greatest(length(named.given) - 1, 3)) || '%'
          and length(w.word) <= length(named.given) + 2) then 'name'
        when left(named.given, 1) = any(t.initials) then 'initial'
        else 'surname' end as reason
      from unnest(t.stems) as s(stem)
      cross join lateral (
        select u.id, search_text(u.surname) as surname, search_text(u.given_name) as given from users as u
        where u.user_role in (3, 5) and u.archived_at is null
          and search_text(u.surname) ~>=~ s.stem and search_text(u.surname) ~<~ (s.stem || '~')
          and length(search_text(u.surname)) <= length(s.stem) + 3
        limit 1000) as named
      order by named.id) as found) as ordered
  where (reason <> 'surname' or alone < ${sql.lit(few)}) and place <= ${sql.lit(most)})`;
