import { createHash } from 'node:crypto';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import { monthAfter } from '@indeks/contract/months/months.rules';
import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { nameFor } from './names.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';

const months = 24;
/** One student in fifty paid to an account that nobody has. */
const countWaiting = ({ students }: Plan): number => Math.ceil(students.count / 50);

/** One a month, the oldest first. */
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
  },
);

/** Those that wait to be explained: to an account that nobody has. */
export const bankReportRows = defineSeed(
  'bank_report_rows',
  ['id', 'report_id', 'line', 'state', 'account', 'amount', 'date', 'payer', 'title', 'content_key', 'raw'],
  function* (plan) {
    for (let id = 1; id <= countWaiting(plan); id += 1) {
      const random = randomFor('bank row', id);
      const reportId = 1 + (id % months);
      const month = monthAfter(plan.today.slice(0, 7), reportId - months - 1);
      const payer = nameFor(id).name.toUpperCase();
      const title = random.pick(titles);
      yield {
        id,
        report_id: reportId,
        line: Math.ceil(id / months),
        state: 'unmatched',
        account: makeNrb('10205558', `9999${String(id).padStart(12, '0')}`),
        amount: 10_000 * (1 + random.below(30)),
        date: `${month}-${String(1 + random.below(28)).padStart(2, '0')}`,
        payer,
        title,
        content_key: hash(`row ${id}`).slice(0, 32),
        raw: `${payer}; ${title}`,
      };
    }
  },
);

const titles = ['czesne', 'opłata za studia', 'rata 2', 'za córkę', 'studia podyplomowe'];

const hash = (text: string): string => createHash('sha256').update(`demo ${text}`).digest('hex');
