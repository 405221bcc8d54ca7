import { formatMonth, formatNumericDate } from '@indeks/contract/common/format';
import { lastDayToSend } from '@indeks/contract/common/months.rules';
import { judgeReminding } from '@indeks/contract/month/report-review/reminders.rules';
import type { PersonToRemind, RestOfMonth } from '@indeks/contract/month/report-review/report-review.schemas';
import { typesSentBy } from '#modules/month/monthly-reports/index.ts';
import { notify, type Told } from '#modules/notices/notifications/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { refuse } from '#platform/errors.ts';
import * as queries from './parts-of-month.queries.ts';
import { reportScreens } from './told-decisions.ts';

export const rest = async (ctx: SignedInCtx, month: string): Promise<RestOfMonth> => ({
  decided: await queries.countDecided(ctx, month),
  missing: await queries.countMissing(ctx, month),
  can: { remind: judgeReminding(month, ctx.clock.today()) === 'possible' },
});

export const listToRemind = async (
  ctx: SignedInCtx,
  month: string,
): Promise<{ items: PersonToRemind[] }> => ({
  items: await queries.listUnreminded(ctx, month),
});

/** Reminds everybody who sent no report of the month, except people who were reminded today. */
export const remind = (ctx: SignedInCtx, month: string): Promise<{ sent: number; before: number }> =>
  transact(ctx, async (tx) => {
    refuseReminding(tx, month);
    const told = await holdUnreminded(tx, month);
    await queries.insertReminders(
      tx,
      month,
      told.map(({ uid }) => uid),
      tx.actor.id,
    );
    await notify(
      tx,
      told.map((person) => toldReminder(tx, person, month)),
    );
    const day = tx.clock.today();
    await auditAll(
      tx,
      told.map(({ uid }) => ({
        action: 'report.remind',
        subjectId: uid,
        forUserId: uid,
        after: { month, day },
      })),
    );
    return { sent: told.length, before: (await queries.countReminded(tx, month)) - told.length };
  });

const refuseReminding = (ctx: Ctx, month: string): void => {
  const reminding = judgeReminding(month, ctx.clock.today());
  if (reminding !== 'possible') refuse(`report/${reminding}-to-remind`);
};

/** Read again after locking: a report or a reminder that was being written is visible now. */
const holdUnreminded = async (tx: Ctx, month: string): Promise<Missing[]> => {
  const ids = (await queries.listUnreminded(tx, month)).map(({ uid }) => uid);
  await holdPeople(tx, ids);
  const held = new Set(ids);
  return (await queries.listUnreminded(tx, month)).filter(({ uid }) => held.has(uid));
};

type Missing = Awaited<ReturnType<typeof queries.listUnreminded>>[number];

const toldReminder = (ctx: Ctx, { uid, role }: Missing, month: string): Told => {
  const last = lastDayToSend(month);
  const when = ctx.clock.today() > last ? 'Termin minął' : 'Wyślij je do';
  const [type = 'czas'] = typesSentBy(role, ctx.services.roleTable);
  return {
    userId: uid,
    kind: 'report-reminder',
    senderId: null,
    title: `Brak raportów za ${formatMonth(month)}`,
    text: `Nie ma jeszcze Twoich raportów za ${formatMonth(month)}. ${when} ${formatNumericDate(last)}.`,
    link: `${reportScreens[type]}?month=${month}`,
  };
};
