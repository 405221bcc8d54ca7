import { formatMonth, formatNumericDate } from '@indeks/contract/common/format';
import { lastDayToSend, monthOf } from '@indeks/contract/common/months.rules';
import type { RestOfMonth } from '@indeks/contract/month/report-review/report-review.schemas';
import { typesSentBy } from '#modules/month/monthly-reports/index.ts';
import { notify, type Told } from '#modules/notices/notifications/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import * as queries from './parts-of-month.queries.ts';
import { reportScreens } from './told-decisions.ts';

export const rest = async (ctx: SignedInCtx, month: string): Promise<RestOfMonth> => {
  const missing = await queries.listMissing(ctx, month);
  return {
    decided: await queries.countDecided(ctx, month),
    missing: missing.map(({ uid, listed_name, reminded }) => ({ uid, listed_name, reminded })),
    can: { remind: isOver(ctx, month) },
  };
};

/** Tells everybody who sent no report of the month; whoever was told today is left out. */
export const remind = (ctx: SignedInCtx, month: string): Promise<{ sent: number; before: number }> =>
  transact(ctx, async (tx) => {
    if (!isOver(tx, month)) refuse('report/too-early-to-remind');
    const missing = await queries.listUnreminded(tx, month);
    const ids = missing.map(({ uid }) => uid);
    const added = new Set(await queries.insertReminders(tx, month, ids, tx.actor.id));
    const told = missing.filter(({ uid }) => added.has(uid));
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

const isOver = (ctx: Ctx, month: string): boolean => month < monthOf(ctx.clock.today());

type Missing = Awaited<ReturnType<typeof queries.listMissing>>[number];

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
