import { setTimeout as pause } from 'node:timers/promises';
import { role } from '@indeks/contract/access/roles';
import { findingTexts } from '@indeks/contract/provider/security-state/findings.texts';
import { listPeopleInRoles } from '#modules/identity/accounts/index.ts';
import { notify } from '#modules/notices/notifications/index.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { announceState } from './announcing.ts';
import { securityChecks } from './security-checks.ts';
import * as queries from './security-state.queries.ts';
import type { SecurityCheck, Verdict } from './verdict.ts';

const patienceMs = 30_000;

/** Makes every check, one after the other; each finding is kept as it comes. */
export const checkInstallation = async (
  ctx: Ctx,
  checks: readonly SecurityCheck[] = securityChecks,
): Promise<void> => {
  await queries.beginRun(ctx);
  announceState(ctx);
  for (const [index, check] of checks.entries()) {
    const verdict = await runCheck(ctx, check);
    await transact(ctx, async (tx) => {
      await queries.keepFinding(tx, check.name, verdict);
      await queries.keepProgress(tx, index + 1);
      announceState(tx);
    });
  }
  await transact(ctx, async (tx) => {
    await tellOfNew(tx, checks);
    await queries.finishRun(tx);
    announceState(tx);
  });
};

/** A check that fails or hangs says so, and the others are made all the same. */
const runCheck = async (ctx: Ctx, check: SecurityCheck): Promise<Verdict> => {
  const giveUp = new AbortController();
  const tooLate = pause(patienceMs, undefined, { signal: giveUp.signal, ref: false }).then(() => {
    throw new Error('the check took too long');
  });
  try {
    return await Promise.race([check.find(ctx), tooLate]);
  } catch (error) {
    ctx.log.warn({ err: error, check: check.name }, 'a check of the installation failed');
    return { state: 'unknown', ...findingTexts.failed };
  } finally {
    tooLate.catch(() => undefined);
    giveUp.abort();
  }
};

/** Outside of production nobody is notified: the demo data has bad findings on purpose. */
const tellOfNew = async (tx: Ctx, checks: readonly SecurityCheck[]): Promise<void> => {
  if (tx.services.config.NODE_ENV !== 'production') return;
  const untold = await queries.takeUntold(tx);
  const titles = checks.filter(({ name }) => untold.some((found) => found.check_name === name));
  if (titles.length === 0) return;
  const text = findingTexts.alarm.text(titles.map(({ title }) => title).join(', '));
  await notify(
    tx,
    (await listPeopleInRoles(tx, [role.superAdmin])).map(({ id }) => ({
      userId: id,
      kind: 'security-state',
      senderId: null,
      title: findingTexts.alarm.title,
      text,
    })),
  );
};
