import {
  bankReportRoutes as reports,
  bankRowRoutes as rows,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import {
  insertApartRow,
  insertAskedRow,
  insertBankReport,
  insertBankRow,
  insertSplitRow,
} from '#testing/money/bank-reports.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { nowhere, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const accountants = [1, 6, 11] as const;

const report = async ({ db }: World) => ({ params: { id: await insertBankReport(db) } });
const missing = () => ({ params: { id: nowhere } });
const row = async ({ db }: World, state?: 'explained') => ({
  params: { id: await insertBankRow(db, state ? { state } : {}) },
});
const parts = async ({ db, place }: World) => ({
  parts: [{ scid: await enrol(db, { placeId: await place() }), amount: 120_000 }],
  version: 1,
});
const givenRow = async ({ db, place }: World, id: number) => ({
  row: id,
  scid: await enrol(db, { placeId: await place() }),
  version: 1,
});
const splitRow = async ({ db, place }: World) => {
  const given = [
    { scid: await enrol(db, { placeId: await place() }), amount: 100_000 },
    { scid: await enrol(db, { placeId: await place() }), amount: 20_000 },
  ];
  return { params: { id: await insertSplitRow(db, given) }, body: { parts: given, version: 1 } };
};
const mapping = { settlementId: 1, mapping: [] };
const storeFile = async (files: World['files']): Promise<string> => {
  const content = Buffer.from('wyciąg');
  const { key } = await files.put(content, { contentType: 'application/octet-stream', size: content.length });
  return key;
};
let uploads = 0;
const content = () => `60102055587788000000000001;${(uploads += 1)};2026-10-02`;

export const bankReportCells: readonly RouteCells[] = [
  { route: reports.list, who: accountants, own: () => ({ query: { page: 1 } }) },
  { route: reports.get, who: accountants, own: report, missing },
  {
    route: reports.rows,
    who: accountants,
    own: async (world) => ({ ...(await report(world)), query: { page: 1 } }),
    missing: () => ({ ...missing(), query: { page: 1 } }),
  },
  { route: reports.exportRows, who: accountants, own: report, missing },
  {
    route: reports.upload,
    who: accountants,
    own: () => ({
      params: { id: 0 },
      body: { name: 'Wyciąg', file: new File([content()], 'wyciag.csv', { type: 'text/csv' }) },
    }),
  },
  {
    route: reports.file,
    who: accountants,
    own: async ({ db, files }) => ({
      params: { id: await insertBankReport(db, { fileKey: await storeFile(files) }) },
    }),
    missing,
  },
  {
    route: reports.accept,
    who: accountants,
    own: async (world) => ({ ...(await report(world)), body: mapping }),
    missing: () => ({ ...missing(), body: mapping }),
  },
  {
    route: reports.removal,
    who: accountants,
    own: async ({ db }) => ({ query: { ids: String(await insertBankReport(db)) } }),
    missing: () => ({ query: { ids: String(nowhere) } }),
  },
  { route: reports.remove, who: accountants, own: report, missing },
  {
    route: reports.removeMany,
    who: accountants,
    own: async (world) => ({ body: [(await report(world)).params.id] }),
    missing: () => ({ body: [nowhere] }),
  },
  { route: rows.waiting, who: accountants, own: () => ({ query: { page: 1 } }) },
  { route: rows.suggestions, who: accountants, own: (world) => row(world), missing },
  { route: rows.traces, who: accountants, own: () => ({}) },
  {
    route: rows.give,
    who: accountants,
    own: async (world) => ({ ...(await row(world)), body: await parts(world) }),
    missing: async (world) => ({ ...missing(), body: await parts(world) }),
  },
  {
    route: rows.giveMany,
    who: accountants,
    own: async (world) => ({ body: [await givenRow(world, (await row(world)).params.id)] }),
    missing: async (world) => ({ body: [await givenRow(world, nowhere)] }),
  },
  {
    route: rows.changeParts,
    who: accountants,
    own: splitRow,
    missing: async (world) => ({ ...missing(), body: await parts(world) }),
  },
  {
    route: rows.answer,
    who: accountants,
    own: async ({ db }) => ({
      params: { id: await insertAskedRow(db) },
      body: { same: true, version: 1 },
    }),
    missing: () => ({ ...missing(), body: { same: true, version: 1 } }),
  },
  {
    route: rows.askAgain,
    who: accountants,
    own: async ({ db }) => ({ params: { id: await insertApartRow(db) }, body: { version: 1 } }),
    missing: () => ({ ...missing(), body: { version: 1 } }),
  },
  {
    route: rows.takeBack,
    who: accountants,
    own: async (world) => ({ ...(await row(world, 'explained')), body: { version: 1 } }),
    missing: () => ({ ...missing(), body: { version: 1 } }),
  },
  {
    route: rows.takeBackMany,
    who: accountants,
    own: async (world) => ({ body: [{ row: (await row(world, 'explained')).params.id, version: 1 }] }),
    missing: () => ({ body: [{ row: nowhere, version: 1 }] }),
  },
  {
    route: rows.dismiss,
    who: accountants,
    own: async (world) => ({ ...(await row(world)), body: { comment: 'Zwrot z urzędu', version: 1 } }),
    missing: () => ({ ...missing(), body: { comment: 'Zwrot z urzędu', version: 1 } }),
  },
];
