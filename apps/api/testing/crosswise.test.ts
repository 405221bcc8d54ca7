import { bankReportRoutes } from '@indeks/contract/bank-reports/bank-reports.routes';
import { studentRoutes } from '@indeks/contract/students/students.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { retriedTransactions } from '#platform/db/retrying.ts';
import { insertBankReport, insertBankRow } from './bank-reports.ts';
import { enrol } from './enrolments.ts';
import { insertPayment } from './payments.ts';
import { insertPlace } from './places.ts';
import { startTestApp } from './test-app.ts';

const rounds = 60;

const app = await startTestApp();
afterAll(() => app.close());
const office = await app.signedIn(11);
const placeId = await insertPlace(app.db);

beforeEach(() => Object.assign(retriedTransactions, { deadlock: 0, serialization: 0, 'given-up': 0 }));

/** Two people with two enrolments each: one that payments keep, and one that is deleted. */
const twoPeople = async () => {
  const people = [await app.person({ role: 3 }), await app.person({ role: 3 })];
  const enrolments: number[] = [];
  for (const { id: userId } of people) {
    const paid = await enrol(app.db, { placeId, userId });
    await insertPayment(app.db, { enrolmentId: paid });
    enrolments.push(paid, await enrol(app.db, { placeId, userId }));
  }
  const [paid1 = 0, free1 = 0, paid2 = 0, free2 = 0] = enrolments;
  return { paid1, free1, paid2, free2 };
};
const remove = (...ids: number[]) => office.raw(studentRoutes.removeMany, { body: ids });
const acceptFor = async (...enrolmentIds: number[]) => {
  const id = await insertBankReport(app.db);
  const mapping: { row: number; scid: number; amount: number }[] = [];
  for (const scid of enrolmentIds)
    mapping.push({ row: await insertBankRow(app.db, { reportId: id }), scid, amount: 120_000 });
  return () => office.raw(bankReportRoutes.accept, { params: { id }, body: { settlementId: id, mapping } });
};

type Pair = () => Promise<readonly (() => Promise<{ status: number }>)[]>;
const pairs: readonly (readonly [string, Pair])[] = [
  [
    'two removals',
    async () => {
      const { paid1, free1, paid2, free2 } = await twoPeople();
      return [() => remove(paid1, free2), () => remove(paid2, free1)];
    },
  ],
  [
    'a removal and an accepted bank report',
    async () => {
      const { paid1, free1, paid2, free2 } = await twoPeople();
      const accept = await acceptFor(paid2, paid1);
      return [() => remove(free2, free1), accept];
    },
  ],
];

describe('crosswise over the same two people', () => {
  test.each(pairs)('%s never meet a deadlock', async (name, make) => {
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const calls = await make();
      const answers = await Promise.all(calls.map((call) => call()));
      statuses.push(...answers.map(({ status }) => status));
    }
    const failed = statuses.filter((status) => status >= 500).length;
    process.stdout.write(
      `${name}: rounds ${rounds}, failed ${failed}, deadlocks ${retriedTransactions['deadlock']}\n`,
    );
    // Not even one that a second try would have hidden.
    expect([failed, retriedTransactions]).toEqual([0, { deadlock: 0, serialization: 0, 'given-up': 0 }]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(rounds);
  });
});
