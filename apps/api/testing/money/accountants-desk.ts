import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { makeAccount, type Transfer } from '../bank-files/transfers.ts';
import type { Client } from '../client.ts';
import { keepThreads } from '../kept-threads.ts';
import { insertPlace } from '../provider/places.ts';
import { enrol } from '../studies/enrolments.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type Usual = Pick<Transfer, 'amount' | 'payer'>;

/** An accountant with an installation of their own: students to pay, transfers to write into files, reports to decide. */
export const openAccountantsDesk = async (usual: Usual) => {
  const app = await startTestApp();
  keepThreads(app);
  const accountant = await app.signedIn(6);
  return { app, accountant, ...deciding(accountant), ...(await paying(app, usual)) };
};

const deciding = (accountant: Client) => {
  const send = (content: Buffer | string, fileName = 'wyciag.sta') => {
    const file = new File([Uint8Array.from(Buffer.from(content))], fileName);
    return accountant.call(routes.upload, { params: { id: 0 }, body: { name: 'Wyciąg', file } });
  };
  return {
    send,
    upload: async (content: Buffer | string) => (await send(content)).body,
    accept: async (id: number) =>
      (await accountant.call(routes.accept, { params: { id }, body: { settlementId: id, mapping: [] } }))
        .body,
    remove: (id: number) => accountant.raw(routes.remove, { params: { id } }),
    readRows: async (id: number) =>
      (await accountant.call(routes.rows, { params: { id }, query: { page: 1 } })).body.items,
  };
};

const paying = async ({ db }: TestApp, usual: Usual) => {
  const placeId = await insertPlace(db);
  let numbers = 0;
  const nextNumber = () => (numbers += 1);
  return {
    nextNumber,
    /** Somebody enrolled whose account is known. */
    addStudent: async (account = makeAccount(nextNumber())) => ({
      account,
      id: await enrol(db, { placeId, account }),
    }),
    /** A transfer to the account, as a bank tells it; each has a reference of its own. */
    makeTransfer: (account: string, more: Partial<Transfer> = {}): Transfer => ({
      account,
      ...usual,
      date: '2026-10-02',
      payerAccount: makeAccount(900_000),
      title: 'CZESNE',
      reference: `R${nextNumber()}`,
      ...more,
    }),
    readPaid: async (enrolmentId: number) => {
      const balances = db.selectFrom('enrolment_balances').select('paid');
      return (await balances.where('enrolment_id', '=', enrolmentId).executeTakeFirstOrThrow()).paid;
    },
  };
};
