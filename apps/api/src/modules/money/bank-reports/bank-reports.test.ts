import iconv from 'iconv-lite';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { createCtx } from '#platform/context.ts';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { makeAccount, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import type { Client } from '#testing/client.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { findWrongMoney } from '#testing/kept.ts';
import { callAtOnce } from '#testing/patience.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);

let accounts = 0;
/** An enrolment with an account of its own. */
const student = async () => {
  accounts += 1;
  const account = makeAccount(accounts);
  return { account, id: await enrol(app.db, { placeId, account }) };
};
let references = 0;
const transfer = (account: string, more: Partial<Transfer> = {}): Transfer => ({
  account,
  amount: 125_000,
  date: '2026-10-02',
  payer: 'ANNA ŹDŹBŁO',
  payerAccount: makeAccount(900_000),
  title: 'CZESNE',
  reference: `R${(references += 1)}`,
  ...more,
});
const stranger = () => makeAccount(500_000 + (accounts += 1));

const upload = (content: Buffer | string, name = 'Październik') => uploadAs(accountant, content, name);
const uploadAs = (client: Client, content: Buffer | string, name = 'Październik') =>
  client.call(routes.upload, {
    params: { id: 0 },
    body: { name, file: new File([Uint8Array.from(Buffer.from(content))], 'wyciag.sta') },
  });
const accept = (id: number) =>
  accountant.call(routes.accept, { params: { id }, body: { settlementId: id, mapping: [] } });
const elixir = (...rows: readonly Transfer[]) => writers['Elixir-O'].write(rows);
const pko = (...rows: readonly Transfer[]) => writers['MT940, PKO SWRK'].write(rows);
const paidFor = async (enrolmentId: number) => {
  const { paid } = await app.db
    .selectFrom('enrolment_balances')
    .select('paid')
    .where('enrolment_id', '=', enrolmentId)
    .executeTakeFirstOrThrow();
  return paid;
};
const wrongBalances = async () =>
  (
    await findWrongMoney(
      createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' }),
    )
  ).length;

describe('POST /api/settlements/0', () => {
  test('shows what each row comes to and books nothing; accepting books all that is matched', async () => {
    const { account, id } = await student();
    const file = writeZip(
      { name: 'a.sta', content: iconv.encode(pko(transfer(account), transfer(stranger())), 'cp852') },
      {
        name: 'b.txt',
        content: iconv.encode(elixir(transfer(account, { amount: 80_000 })), 'windows-1250'),
      },
    );
    const { status, body } = await upload(file);
    expect(status).toBe(200);
    expect(body.toImport.map(({ state, amount, payer }) => [state, amount, payer])).toEqual([
      ['matched', 125_000, 'ANNA ŹDŹBŁO'],
      ['unmatched', 125_000, 'ANNA ŹDŹBŁO'],
      ['matched', 80_000, 'ANNA ŹDŹBŁO'],
    ]);
    expect(body.toImport[0]?.user).toBeTypeOf('string');
    expect(body.states.matched).toEqual({ count: 2, sum: 205_000 });
    expect(await paidFor(id)).toBe(0);
    const { body: accepted } = await accept(body.id);
    expect(accepted).toMatchObject({ accepted: true, amount: 2, sum: 205_000 });
    expect(await paidFor(id)).toBe(205_000);
    const again = await upload(file);
    expect(again.body).toMatchObject({ id: body.id, message: 'All reports saved!', toImport: [] });
  });

  test('two genuine equal transfers both count; the same ones in another format are known', async () => {
    const { account, id } = await student();
    const twice = [transfer(account), transfer(account)];
    const { body } = await upload(elixir(...twice));
    expect(body.states.matched.count).toBe(2);
    await accept(body.id);
    expect(await paidFor(id)).toBe(250_000);
    const other = await upload(pko(...twice));
    expect(other.body).toMatchObject({ accepted: true, message: 'All reports saved!', toImport: [] });
    expect(other.body.states.known.count).toBe(2);
    expect(await paidFor(id)).toBe(250_000);
    const more = await upload(pko(...twice, transfer(account, { title: 'CZESNE' })));
    expect([more.body.states.known.count, more.body.states.matched.count]).toEqual([2, 1]);
  });

  test('the same file from many at once is one report and books once', async () => {
    const { account, id } = await student();
    const file = pko(transfer(account), transfer(account));
    // Each sends as many as one person may at once.
    const accountants = await Promise.all(Array.from({ length: 6 }, () => app.signedIn(6)));
    const answers = (
      await Promise.all(accountants.map((client) => callAtOnce(6, () => uploadAs(client, file))))
    ).flat();
    expect(answers).toHaveLength(36);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const report = answers[0]?.body.id ?? 0;
    await callAtOnce(20, () => accept(report));
    expect(await paidFor(id)).toBe(250_000);
    expect(await wrongBalances()).toBe(0);
  });

  test('a file whose payments stand in one that waits is known there and waits too; one without payments is saved', async () => {
    const { account } = await student();
    const row = transfer(account);
    const waiting = await upload(elixir(row));
    const second = await upload(pko(row));
    expect(second.body).toMatchObject({ accepted: false, message: '', states: { known: { count: 1 } } });
    expect(second.body.toImport[0]?.other).toMatchObject({
      settlement: waiting.body.id,
      accepted: false,
      booked: false,
    });
    const { body } = await upload(pko());
    expect(body).toMatchObject({ accepted: true, state: 'empty', amount: 0, message: 'All reports saved!' });
  });

  test('the file is kept as it came, and goes with its report', async () => {
    const { account } = await student();
    const content = elixir(transfer(account));
    const { body } = await upload(content);
    expect(body.can.open).toBe(true);
    const file = await accountant.raw(routes.file, { params: { id: body.id } });
    expect([file.status, file.headers['content-disposition'], file.text]).toEqual([
      200,
      expect.stringContaining('wyciag.sta'),
      content,
    ]);
    await accountant.raw(routes.remove, { params: { id: body.id } });
    expect(await accountant.raw(routes.file, { params: { id: body.id } })).toMatchObject({ status: 404 });
  });

  test('the end of an account number is enough when it is the end of one alone', async () => {
    const { account, id } = await student();
    const { body } = await upload(writers['MT940, mBank Collect'].write([transfer(account)]));
    await accept(body.id);
    expect(await paidFor(id)).toBe(125_000);
  });

  test('nothing of a file that is not understood whole is booked', async () => {
    const { account, id } = await student();
    const { body } = await upload(`${account};125000;2026-10-02\n${account};12a;2026-10-02\n`);
    expect(body.states).toMatchObject({ withheld: { count: 1 }, refused: { count: 1 } });
    expect([body.can.accept, body.state]).toEqual([false, 'damaged']);
    const refused = body.toImport.find(({ state }) => state === 'refused');
    expect(refused).toMatchObject({ line: 2, reason: 'amount', raw: `${account};12a;2026-10-02` });
    expect(await accept(body.id)).toMatchObject({
      status: 422,
      body: { code: 'bank-reports/not-understood' },
    });
    expect(await paidFor(id)).toBe(0);
  });

  test('a file of 2 MB and one without a name are refused', async () => {
    expect(await upload('1'.repeat(2_000_000))).toMatchObject({
      status: 413,
      body: { message: 'File size should be less than 2 MB!' },
    });
    expect(await upload('x', ' ')).toMatchObject({ status: 400 });
  });
});

describe('DELETE /api/settlements/:id', () => {
  test('takes the payments back, and is audited', async () => {
    const { account, id } = await student();
    const { body } = await upload(elixir(transfer(account)));
    await accept(body.id);
    expect(await accountant.raw(routes.remove, { params: { id: body.id } })).toMatchObject({ status: 200 });
    expect(await paidFor(id)).toBe(0);
    expect(await wrongBalances()).toBe(0);
    const { before } = await app.db
      .selectFrom('audit_log')
      .select('before')
      .where('action', '=', 'settlement.delete')
      .where('subject_id', '=', String(body.id))
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ booked_count: 1, booked_sum: 125_000 });
  });

  test('what a waiting file had passed over counts there when the other is declined', async () => {
    const { account } = await student();
    const row = transfer(account);
    const first = await upload(elixir(row));
    const second = await upload(elixir(row, transfer(account, { title: 'RATA' })));
    expect(second.body.states).toMatchObject({ known: { count: 1 }, matched: { count: 1 } });
    await accountant.raw(routes.remove, { params: { id: first.body.id } });
    const { body } = await accountant.call(routes.get, { params: { id: second.body.id } });
    expect(body.states).toMatchObject({ known: { count: 0 }, matched: { count: 2 } });
  });
});
