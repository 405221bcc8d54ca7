import type { BankReport, BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { bankReportRoutes as reports } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createCtx } from '#platform/context.ts';
import type { Client } from '#testing/client.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { keepThreads } from '#testing/kept-threads.ts';
import { insertPlace } from '#testing/provider/places.ts';
import type { TestApp } from '#testing/test-app.ts';
import {
  accountsOf,
  enrolledAccounts,
  makeTransfers,
  type BankFile,
  type BankTransfer,
} from './bank-world.ts';

/** What should be: which files were sent, and which payments were entered by hand. */
export interface MoneyModel {
  readonly transfers: readonly BankTransfer[];
  /** In the order in which they were sent; a removed one stays as undefined, so that places keep. */
  readonly sent: SentFile[];
  /** Enrolments that are there, by their places in the world. */
  readonly enrolled: Set<number>;
  /** Those that can be restored. */
  readonly archived: Set<number>;
  /** Payments by hand that count: grosze by the number of the payment. */
  readonly byHand: Map<number, { readonly enrolment: number; readonly amount: number }>;
}

export interface SentFile extends BankFile {
  readonly reportId: number;
  readonly acceptable: boolean;
  removed: boolean;
}

/** The running system, and who acts in it. */
export interface MoneyReal {
  readonly app: TestApp;
  readonly accountant: Client;
  readonly office: Client;
  readonly ctx: ReturnType<typeof createCtx>;
  /** Enrolments of the world; acts name them by their position. */
  readonly enrolments: readonly { readonly id: number; readonly uid: number }[];
  /** Ends every connection to the database after so many milliseconds, as if the process were killed. */
  readonly cutConnections: (afterMs: number) => Promise<void>;
}

const tables =
  'transfers, bank_reports, bank_report_rows, bank_row_allocations, payments, enrolments, enrolment_courses, instalment_plans, student_list, balance_list, due_list, state_list, enrolment_balances, graduation_list';

/** Worlds one after another in one system; nothing of the last one is left. */
export const moneyWorlds = async (app: TestApp) => {
  keepThreads(app);
  const [placeId, course] = [await insertPlace(app.db), await insertCourse(app.db)];
  const people = await Promise.all(accountsOf(1).map(() => app.person({ role: 3 })));
  const log = pino({ level: 'silent' });
  const ctx = createCtx({ services: app.services, db: app.db, log, requestId: 'sequences' });
  return async (): Promise<{ model: MoneyModel; real: MoneyReal }> => {
    // New people in each: how much one may send in a minute is bounded.
    const [accountant, office] = [await app.signedIn(6), await app.signedIn(11)];
    await app.asOwner(`truncate ${tables} restart identity cascade`);
    const enrolments: { id: number; uid: number }[] = [];
    for (const [index, account] of accountsOf(1).slice(0, enrolledAccounts).entries()) {
      // The two first are of one person.
      const uid = people[Math.max(index, 1)]?.id ?? 0;
      const date = index === 0 ? '2025-10-01' : '2026-10-01';
      const id = await enrol(app.db, { placeId, userId: uid, courseId: course.id, account, date });
      enrolments.push({ id, uid });
    }
    const enrolled = new Set(enrolments.keys());
    return {
      model: { transfers: makeTransfers(1), sent: [], enrolled, archived: new Set(), byHand: new Map() },
      real: { app, accountant, office, ctx, enrolments, cutConnections: cutConnectionsOf(app) },
    };
  };
};

const cutConnectionsOf = (app: TestApp) => async (afterMs: number) => {
  const client = new pg.Client({ connectionString: inject('services').databaseAdminUrl });
  await client.connect();
  await setTimeout(afterMs);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = $2',
    [new URL(app.ownerUrl).pathname.slice(1), 'client backend'],
  );
  await client.end();
};

export interface SeenReport extends BankReport {
  readonly rows: readonly BankRowItem[];
}

/** Everything an accountant sees of the reports. */
export const listReports = async ({ accountant }: MoneyReal): Promise<readonly SeenReport[]> => {
  const { body } = await accountant.call(reports.list, { query: { page: 1, itemsPerPage: 100 } });
  return Promise.all(
    body.items.map(async (report) => {
      const query = { page: 1, itemsPerPage: 100 };
      const rows = await accountant.call(reports.rows, { params: { id: report.id }, query });
      return Object.assign(report, { rows: rows.body.items });
    }),
  );
};
