import { afterAll, expect, test } from 'vitest';
import {
  bankReportRoutes as routes,
  bankRowRoutes as rowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { insertBankReport, insertBankRow } from '#testing/money/bank-reports.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);

test('the rows of a report have the amount of the file and the amount that was booked', async () => {
  const scid = await enrol(app.db, { placeId: await insertPlace(app.db) });
  const reportId = await insertBankReport(app.db, { accepted: true });
  const [given, waiting] = [
    await insertBankRow(app.db, { reportId, amount: 12_345, payer: 'ŁOŚ EWA' }),
    await insertBankRow(app.db, { reportId, amount: 7_700, payer: '=ŻUK' }),
  ];
  const { body } = await accountant.call(rowRoutes.give, {
    params: { id: given },
    body: { parts: [{ scid, amount: 12_345 }], version: 1 },
  });
  const payment = body.parts[0]?.payment;
  await accountant.call(paymentRoutes.edit, {
    params: { id: payment?.id ?? 0 },
    body: { amount: 12_445, comment: 'Opłata banku', version: payment?.version ?? 0 },
  });
  const answer = await accountant.raw(routes.exportRows, { params: { id: reportId } });
  const [head, first, second] = answer.text.split('\r\n');
  expect(head).toMatch(/;Słuchacz;W pliku;Zaksięgowano;Powód lub komentarz$/u);
  expect(first).toMatch(/;ŁOŚ EWA;.*;Wyjaśniona;[^;]+;123,45;124,45;Opłata banku$/u);
  expect(second).toMatch(/;'=ŻUK;.*;Do wyjaśnienia;;77,00;;$/u);
  expect(waiting).toBeGreaterThan(given);
});
