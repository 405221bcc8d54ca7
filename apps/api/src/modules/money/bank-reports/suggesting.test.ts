import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import { afterAll, expect, test } from 'vitest';
import { insertBankRow } from '#testing/money/bank-reports.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);

const student = async (name: string, traits: { album?: string; email?: string } = {}) => {
  const { email, album } = traits;
  const person = await app.person({ role: 3, name, ...(email !== undefined && { email }) });
  return enrol(app.db, { placeId, userId: person.id, ...(album !== undefined && { album }) });
};
const suggestions = async (id: number) => {
  const { body } = await accountant.call(routes.suggestions, { params: { id } });
  return body.items.map(({ scid, reasons, sure }) => ({ scid, reasons, sure }));
};
const rowOf = (words: Parameters<typeof insertBankRow>[1]) => insertBankRow(app.db, words);

test('by the name in any case, with the given name, its first letter, or alone', async () => {
  const agnieszka = await student('Agnieszka Dąbrowska');
  const zenon = await student('Zenon Dąbrowski');
  expect(await suggestions(await rowOf({ title: 'czesne za Agnieszkę Dąbrowską' }))).toMatchObject([
    { scid: agnieszka, reasons: ['name'], sure: false },
    { scid: zenon, reasons: ['surname'] },
  ]);
  expect((await suggestions(await rowOf({ payer: 'Z. DĄBROWSKIEGO' })))[0]).toMatchObject({
    scid: zenon,
    reasons: ['initial'],
  });
  const owed = await rowOf({ payer: 'DĄBROWSKA AGNIESZKA', amount: 420_000 });
  expect((await suggestions(owed))[0]).toMatchObject({ scid: agnieszka, sure: true });
  expect((await suggestions(owed))[0]?.reasons.toSorted()).toEqual(['amount', 'name']);
});

test('by e-mail and album number in the title', async () => {
  const byEmail = await student('Ewa Łoś', { email: 'ewa.los@test.example' });
  const byAlbum = await student('Jan Żuk', { album: '700123' });
  const of = async (title: string) => suggestions(await rowOf({ title }));
  expect(await of('studia ewa.los@test.example')).toEqual([
    { scid: byEmail, reasons: ['email'], sure: true },
  ]);
  expect(await of('rata, album 700123')).toEqual([{ scid: byAlbum, reasons: ['album'], sure: true }]);
});

test('by an account that was explained before, also in a report that still waits', async () => {
  const scid = await student('Piotr Zapłata');
  for (const accepted of [true, false]) {
    const payerAccount = accepted ? '11602202000000000000000077' : '11602202000000000000000078';
    const first = await rowOf({ payerAccount, accepted });
    const next = await rowOf({ payerAccount });
    expect(await suggestions(next)).toEqual([]);
    await accountant.call(routes.give, {
      params: { id: first },
      body: { parts: [{ scid, amount: 120_000 }], version: 1 },
    });
    expect(await suggestions(next)).toEqual([{ scid, reasons: ['payer-account'], sure: true }]);
    expect(await suggestions(first)).toEqual([]);
  }
});

test('by an account that is one digit away, whatever the check digits', async () => {
  const person = await app.person({ role: 3, name: 'Renata Podobna' });
  const account = makeNrb('10205558', '7788000000770123');
  const scid = await enrol(app.db, { placeId, userId: person.id, account });
  const mistyped = makeNrb('10205558', '7788000000770128');
  expect(await suggestions(await rowOf({ account: mistyped }))).toEqual([
    { scid, reasons: ['account'], sure: false },
  ]);
  expect(await suggestions(await rowOf({ account: makeNrb('10205558', '7788000000770999') }))).toEqual([]);
});

test('by an amount that only few owe', async () => {
  const scid = await student('Olga Jedyna');
  await app.db
    .updateTable('enrolment_courses')
    .set({ price: 123_456 })
    .where('enrolment_id', '=', scid)
    .execute();
  expect(await suggestions(await rowOf({ amount: 123_456 }))).toEqual([
    { scid, reasons: ['amount'], sure: false },
  ]);
  // Everybody else owes this one.
  expect(await suggestions(await rowOf({ amount: 420_000 }))).toEqual([]);
});

test('of the whole queue it is told which have a suggestion and which a sure one, in as many statements whatever their number', async () => {
  const scid = await student('Barbara Pewna', { email: 'barbara.pewna@test.example' });
  const sure: number[] = [];
  const ask = () => app.counting(() => accountant.call(routes.traces));
  const one = await ask();
  // More than a page has.
  for (let left = 30; left > 0; left -= 1)
    sure.push(await rowOf({ title: `rata ${left} barbara.pewna@test.example` }));
  const untraced = await rowOf({ title: 'nic nie mówi' });
  const preview = await rowOf({ title: 'barbara.pewna@test.example', accepted: false });
  const { result, statements } = await ask();
  const { body } = result;
  const found = new Map(body.sure.map(({ row, suggestion }) => [row.id, suggestion.scid]));
  expect(sure.map((id) => found.get(id))).toEqual(sure.map(() => scid));
  expect(body.traced).toEqual(expect.arrayContaining(sure));
  expect(body.traced).not.toContain(untraced);
  expect(body.untraced).toContain(untraced);
  expect([...body.traced, ...body.untraced]).not.toContain(preview);
  expect(statements.length).toBeLessThanOrEqual(one.statements.length + 1);
});
