import type {
  BankReport,
  BankReportDetail,
  BankRowItem,
  ReportRemoval,
  Suggestion,
  Traces,
} from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { Route, Routes } from 'react-router';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { settledEnrolment, settledPerson } from '#parts/studies/students/testing/settled.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { BankReportPage } from '../bank-report-page.tsx';
import { BankReportsPage } from '../bank-reports-page.tsx';
import { ImportPage } from '../import-page.tsx';
import { asked, booked, elsewhere, matched, refused, unmatched } from './served-rows.ts';

export let server: Loopback;

/** What the server has; each test begins with the same. */
export const served = {} as {
  report: BankReportDetail;
  /** Whether an uploaded file brings nothing new. */
  uploadAccepted: boolean;
  suggested: Suggestion[];
  /** The payments that somebody else changed in the meantime. */
  refused: number[];
  /** Further reports, by their numbers. */
  others: BankReportDetail[];
  /** What stands in the place of the matched row. */
  corrected: BankRowItem | undefined;
};

/** Before each test. */
export const startServer = async () => {
  Object.assign(served, {
    report: waitingReport,
    uploadAccepted: false,
    suggested: [],
    refused: [],
    others: [],
    corrected: undefined,
  });
  server = await loopback(({ url, method, body }) => {
    if (method === 'POST' && url === '/api/settlements/0' && String(body).includes('zepsuty.zip'))
      return { status: 422, body: { code: 'file/damaged', message: 'To archiwum jest uszkodzone.' } };
    if (method === 'POST' && url === '/api/settlements/0')
      return { body: { ...served.report, accepted: served.uploadAccepted, message: '', toImport: [] } };
    if (url === '/api/settlements/mapping/5') {
      served.report = { ...acceptedReport };
      return { body: served.report };
    }
    if (url.endsWith('-multiple') && url.startsWith('/api/settlement-rows/'))
      return { body: { items: [unmatched], refused: served.refused } };
    if (method === 'POST' && url.startsWith('/api/settlement-rows/')) return { body: unmatched };
    if (method === 'PUT' && url.startsWith('/api/student-settlements/'))
      return { body: correct(JSON.parse(String(body)) as { amount: number; comment: string }) };
    if (method === 'PUT') return { body: matched };
    if (method === 'POST') return { body: { ok: true } };
    if (url === '/api/settlement-rows/traces') return { body: tracesOf(served.suggested) };
    if (url.endsWith('/suggestions')) return { body: { items: served.suggested } };
    if (url.startsWith('/api/settlements/students'))
      return { body: { items: [student], total: 1, capped: false, can: { setPrice: true, anyPrice: true } } };
    if (url.startsWith('/api/settlements/removal')) return { body: removal };
    const other = served.others.find(({ id }) => url === `/api/settlements/${id}`);
    if (other) return { body: other };
    if (url.startsWith('/api/settlements/5/rows')) return { body: pageOf(url) };
    if (url.startsWith('/api/settlements/5')) return { body: served.report };
    if (url.startsWith('/api/settlement-rows')) return { body: waitingAt(url) };
    return { body: { items: [listed], total: 1, capped: false } };
  });
};

const correct = ({ amount, comment }: { amount: number; comment: string }) => {
  const change = { count: 1, sum: amount - matched.amount };
  served.corrected = booked(amount, { version: 2, comment });
  served.report = {
    ...acceptedReport,
    sum: acceptedReport.sum + change.sum,
    corrected: { matched: change, explained: none },
  };
  return served.corrected;
};

export const endServer = () => server.close();

/** The whole queue has one payment that is on no page that is shown. */
const waitingAt = (url: string) => {
  const isPaged = new URL(url, server.origin).searchParams.has('page');
  return { items: isPaged ? [unmatched] : [unmatched, elsewhere], total: 2, capped: false };
};
const tracesOf = ([first]: readonly Suggestion[]): Traces => ({
  traced: first ? [unmatched.id, elsewhere.id] : [],
  untraced: first ? [] : [unmatched.id, elsewhere.id],
  sure: first?.sure === true ? [unmatched, elsewhere].map((row) => ({ row, suggestion: first })) : [],
});

const removal: ReportRemoval = {
  unbooked: { count: 12, sum: 1_411_000 },
  gone: { count: 11, sum: 1_301_000 },
  moved: [
    {
      settlement: 6,
      name: 'Grudzień 2020',
      accepted: true,
      moved: { count: 1, sum: 110_000 },
      booked: { count: 1, sum: 110_000 },
    },
  ],
};

const pageOf = (url: string) => {
  const state = new URL(url, server.origin).searchParams.get('state');
  const items = [
    served.corrected ?? matched,
    unmatched,
    refused,
    ...(state === 'asked' ? [asked] : []),
  ].filter((row) => state === null || row.state === state);
  return { items, total: items.length, capped: false };
};

const none = { count: 0, sum: 0 };
const listed: BankReport = {
  id: 5,
  name: 'Listopad 2020',
  file_name: 'wyciag.txt',
  timestamp: '2020-11-13T08:12:00.000Z',
  amount: 12,
  sum: 1_411_000,
  accepted: true,
  state: 'accepted',
  credits: { count: 14, sum: 1_531_000 },
  debits: none,
  waiting: { count: 2, sum: 120_000 },
  version: 1,
};
export const waitingReport: BankReportDetail = {
  ...listed,
  amount: 0,
  sum: 0,
  accepted: false,
  state: 'waiting',
  formats: ['elixir'],
  controlled: true,
  states: {
    matched: { count: 12, sum: 1_411_000 },
    unmatched: { count: 2, sum: 120_000 },
    known: none,
    refused: { count: 1, sum: 0 },
    explained: none,
    dismissed: none,
    asked: none,
    withheld: none,
  },
  corrected: { matched: none, explained: none },
  refusals: [{ reason: 'currency', entry: '' }],
  can: { accept: true, open: true },
};
export const acceptedReport: BankReportDetail = {
  ...waitingReport,
  ...listed,
  can: { accept: false, open: true },
};
const sums = { price: 420_000, paid: 0, user_paid: 0, balance: 420_000 };
export const enrolment = { ...settledEnrolment, id: 31, sums };
const student = {
  ...settledPerson,
  sums,
  dues: settledEnrolment.dues,
  reminded: null,
  enrolments: [enrolment, { ...enrolment, id: 32, courseName: 'Logopedia' }],
};

export const open = (address: string, width?: number) =>
  renderSignedIn(
    6,
    <Routes>
      <Route path="/accountant-settlements" element={<BankReportsPage />} />
      <Route path="/accountant-settlements/files" element={<ImportPage />} />
      <Route path="/accountant-settlements/:id" element={<BankReportPage />} />
    </Routes>,
    { address, ...(width !== undefined && { width }) },
  );
export const sentTo = (url: string): unknown => {
  const request = server.received.find((one) => one.method === 'POST' && one.url === url);
  return request && JSON.parse(String(request.body));
};
