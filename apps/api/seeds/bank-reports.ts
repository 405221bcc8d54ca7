import { createHash } from 'node:crypto';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import { monthAfter } from '@indeks/contract/common/months.rules';
import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { paymentAccountOf } from './enrolments.ts';
import { nameFor } from './names.ts';
import { studentOf } from './students.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { defineSeed, type DerivedSeed } from './seed.ts';

const months = 24;
/** One student in fifty paid to an account that nobody has. */
const countWaiting = ({ students }: Plan): number => Math.ceil(students.count / 50);

/** One a month, the oldest first, and one of today that waits to be accepted. */
export const bankReports = defineSeed(
  'bank_reports',
  ['id', 'name', 'file_name', 'file_hash', 'formats', 'controlled', 'added_by', 'added_at', 'accepted_at'],
  function* (plan) {
    for (let id = 1; id <= months; id += 1) {
      const month = monthAfter(plan.today.slice(0, 7), id - months - 1);
      const at = `${monthAfter(month, 1)}-01T08:12:00Z`;
      yield {
        id,
        name: `Wyciąg ${month}, raport ${String(id).padStart(4, '0')}`,
        file_name: `wyciag-${month}.txt`,
        file_hash: hash(`report ${id}`).padEnd(64, '0'),
        formats: ['elixir'],
        controlled: true,
        added_by: getDemoAccount(role.accountant).id,
        added_at: at,
        accepted_at: at,
      };
    }
    yield {
      id: waitingReport,
      name: `Wyciąg ${plan.today}`,
      file_name: `wyciag-${plan.today}.txt`,
      file_hash: hash('waiting report').padEnd(64, '0'),
      formats: ['elixir'],
      controlled: true,
      added_by: getDemoAccount(role.accountant).id,
      added_at: `${plan.today}T07:12:00Z`,
      accepted_at: null,
    };
  },
);
const waitingReport = months + 1;

/** Each row tells of one of its own, which has the same number. */
export const transfers = defineSeed('transfers', ['id'], function* (plan) {
  for (let id = 1; id <= countWaiting(plan) + rowsToday; id += 1) yield { id };
});

/** Those that wait to be explained, to an account that nobody has; in the report of today some are of students. */
export const bankReportRows = defineSeed(
  'bank_report_rows',
  [
    'id',
    'report_id',
    'line',
    'state',
    'account',
    'amount',
    'date',
    'payer',
    'title',
    'content_key',
    'raw',
    'enrolment_id',
    'transfer_id',
  ],
  function* (plan) {
    const accepted = countWaiting(plan);
    for (let id = 1; id <= accepted + rowsToday; id += 1) {
      const random = randomFor('bank row', id);
      const reportId = id > accepted ? waitingReport : 1 + (id % months);
      const month = monthAfter(plan.today.slice(0, 7), reportId - months - 1);
      const day = `${month}-${String(1 + random.below(28)).padStart(2, '0')}`;
      const { payer, title } = writeTransfer(plan, id);
      const known = id - accepted - unmatchedToday;
      const enrolment = known > 0 ? known : null;
      yield {
        id,
        report_id: reportId,
        line: Math.ceil(id / months),
        state: enrolment === null ? 'unmatched' : 'matched',
        account: enrolment === null ? accountOfNobody(id) : paymentAccountOf(enrolment),
        amount: 10_000 * (1 + random.below(30)),
        date: id > accepted ? plan.today : day,
        payer,
        title,
        content_key: hash(`row ${id}`).slice(0, 32),
        raw: `${payer}; ${title}`,
        enrolment_id: enrolment,
        transfer_id: id,
      };
    }
  },
);
const unmatchedToday = 4;
const rowsToday = 16;

const accountOfNobody = (id: number): string => makeNrb('10205558', `9999${String(id).padStart(12, '0')}`);

/** One in three is paid by the student, one names a student in its title, and one leads to nobody. */
const writeTransfer = (plan: Plan, id: number): { readonly payer: string; readonly title: string } => {
  const random = randomFor('words of a bank row', id);
  const { name, email } = studentOf(plan, plan.students.from + random.below(plan.students.count));
  const title = random.pick(titles);
  const stranger = nameFor(id).name.toUpperCase();
  if (id % 3 === 0) return { payer: name.toUpperCase(), title };
  if (id % 3 === 1) return { payer: stranger, title: `${title}, ${random.chance(0.5) ? name : email}` };
  return { payer: stranger, title };
};

const titles = ['czesne', 'opłata za studia', 'rata 2', 'za córkę', 'studia podyplomowe'];

/** What the reports booked: most payments of their months. At the largest scale a sample of them. */
export const bookedRows: DerivedSeed = {
  table: 'bank_report_rows',
  insert: (plan) => `
    with chosen as (
      select p.id, p.enrolment_id, p.amount, p.date, e.bank_account, upper(u.name) as payer, months.number as report_id,
        row_number() over (order by p.id) + ${countWaiting(plan) + rowsToday} as row_id
      from payments as p
      join enrolments as e on e.id = p.enrolment_id
      join users as u on u.id = e.uid
      join generate_series(1, ${months}) as months(number)
        on date_trunc('month', p.date) = date_trunc('month', date '${plan.today}') - make_interval(months => ${months} + 1 - months.number)
      where p.amount > 0 and e.bank_account is not null and p.id % 50 < ${plan.places < 2_400 ? 45 : 1}
    ), moved as (
      insert into transfers (id) select row_id from chosen
    ), written as (
      insert into bank_report_rows (id, report_id, line, state, account, amount, date, payer, title, content_key, raw, enrolment_id,
        transfer_id)
      select row_id, report_id, row_number() over (partition by report_id order by row_id) + 100, 'matched', bank_account,
        amount, date, payer, 'czesne', md5('booked ' || row_id)::uuid, payer || '; czesne', enrolment_id, row_id from chosen
    )
    update payments as p set bank_row_id = c.row_id from chosen as c where c.id = p.id`,
};

/** What the files of the reports tell came in. */
export const creditsOfReports: DerivedSeed = {
  table: 'bank_reports',
  insert: () => `
    update bank_reports as b set credit_count = c.count, credit_sum = c.sum
    from (select report_id, count(*) as count, sum(amount) as sum from bank_report_rows group by report_id) as c
    where b.id = c.report_id`,
};

const hash = (text: string): string => createHash('sha256').update(`demo ${text}`).digest('hex');
