import { formatNumericDate } from '@indeks/contract/common/format';
import { monthOf } from '@indeks/contract/common/months.rules';
import { type Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { reportTypes, type ReportType } from '@indeks/contract/common/report-types';
import type {
  SendingPreview,
  Submission,
  SubmissionOfMany,
  Withdrawal,
} from '@indeks/contract/month/report-review/report-review.schemas';
import { reportTexts } from '@indeks/contract/month/report-review/report-review.texts';
import {
  canSubmit,
  findReport,
  hasBegun,
  holdForSending,
  maySend,
  reportToWire,
  sendReport,
  typesSentBy,
  withdrawReport,
  type MonthKey,
  type ReportRow,
} from '#modules/month/monthly-reports/index.ts';
import { announceToOwner, getOwner } from '#modules/identity/people/index.ts';
import { lacksQuestionnaire } from '#modules/employment/questionnaire/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { monthToSend } from './sending.queries.ts';

/** Summaries of the actor's own month, one for each kind that the actor's role sends. */
export const preview = async (ctx: SignedInCtx, month: string) => {
  const { actor, clock, services } = ctx;
  const viewer = { actor, ownerId: actor.id, table: services.roleTable, today: clock.today() };
  const previews: SendingPreview[] = [];
  const missing = await lacksQuestionnaire(ctx);
  for (const type of typesSentBy(actor.role, services.roleTable)) {
    const key = { userId: actor.id, type, month };
    const { entries, total, ahead } = await monthToSend(ctx, key);
    const status = (await findReport(ctx, key))?.status;
    const may = canSubmit(viewer, { type, month, status, hasEntries: entries > 0 });
    previews.push({
      type,
      entries,
      total,
      ahead: [...ahead],
      status: status ?? null,
      can: { submit: may && ahead.length === 0 && !missing },
    });
  }
  return { previews, questionnaire_missing: missing };
};

export const submit = async (ctx: SignedInCtx, { type, ...period }: Submission): Promise<Report> =>
  getOrRefuse((await submitMany(ctx, { ...period, types: [type] })).items[0]);

/** Sends one's own month of some kinds, for the first time or again after it was rejected; all or none. */
export const submitMany = (ctx: SignedInCtx, { types, date_from }: Omit<SubmissionOfMany, 'date_to'>) =>
  transact(ctx, async (tx) => {
    const sent: ReportRow[] = [];
    // Always in the same order, so that two that send the same kinds never wait for each other.
    for (const type of reportTypes.filter((kind) => types.includes(kind)))
      sent.push(await sendOne(tx, type, monthOf(date_from)));
    announceToOwner(
      tx,
      tx.actor.id,
      'reports',
      sent.map(({ id }) => id),
    );
    return { items: sent.map(reportToWire) };
  });

const sendOne = async (tx: SignedInCtx, type: ReportType, month: string): Promise<ReportRow> => {
  const key: MonthKey = { userId: tx.actor.id, type, month };
  if (!maySend({ actor: tx.actor, table: tx.services.roleTable }, type)) refuse('auth/not-allowed');
  if (!hasBegun(month, tx.clock.today())) refuse('report/month-not-over');
  await holdForSending(tx, key);
  await holdPeople(tx, [key.userId]);
  const { entries, ahead } = await monthToSend(tx, key);
  if (entries === 0) refuse('report/nothing-to-send');
  if (await lacksQuestionnaire(tx)) await refuseWithoutForm(tx);
  const before = await findReport(tx, key);
  const after = (await sendReport(tx, key)) ?? refuse('report/already-sent');
  if (ahead.length > 0) refuse('report/days-ahead', { details: { days: inWords(ahead) } });
  await audit(tx, { action: 'report.send', subjectId: after.id, before, after });
  return after;
};

/** Names the form that the account has. */
const refuseWithoutForm = async (tx: SignedInCtx): Promise<never> => {
  const { isCompany } = await getOwner(tx, tx.actor.id);
  const form = isCompany ? reportTexts.companyForm : reportTexts.questionnaire;
  return refuse('report/questionnaire-missing', { details: { form } });
};

const inWords = (days: readonly string[]): string => days.map(formatNumericDate).join(', ');

/** Takes back the actor's own report until it is decided. The month returns to its state before sending. */
export const withdraw = (ctx: SignedInCtx, { type, date_from }: Withdrawal) =>
  transact(ctx, async (tx) => {
    const key = { userId: tx.actor.id, type, month: monthOf(date_from) };
    await holdPeople(tx, [key.userId]);
    const before = getOrRefuse(await findReport(tx, key));
    if (!(await withdrawReport(tx, before))) refuse('report/already-decided');
    const after = await findReport(tx, key);
    await audit(tx, { action: 'report.withdraw', subjectId: before.id, before, after });
    announceToOwner(tx, tx.actor.id, 'reports', [before.id]);
    return { report: after ? reportToWire(after) : null };
  });
