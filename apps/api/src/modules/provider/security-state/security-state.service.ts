import { findingStates } from '@indeks/contract/provider/security-state/security-state.keys';
import type {
  CheckRun,
  Finding,
  SecurityState,
} from '@indeks/contract/provider/security-state/security-state.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announceState } from './announcing.ts';
import { checkInstallationJob } from './security-state.jobs.ts';
import { securityChecks } from './security-checks.ts';
import * as queries from './security-state.queries.ts';
import type { SecurityCheck } from './verdict.ts';

const pauseMs = 60_000;
/** A check takes seconds; a worker that died leaves one that never ends. */
const lostAfterMs = 15 * 60_000;

export const read = async (ctx: Ctx): Promise<SecurityState> => {
  const run = await queries.findRun(ctx);
  const found = new Map((await queries.listFindings(ctx)).map((row) => [row.check_name, row]));
  const names = await queries.listNames(
    ctx,
    [...found.values()].flatMap(({ person_ids }) => person_ids),
  );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const findings = securityChecks.flatMap((check) => {
    const row = found.get(check.name);
    return row ? [toWire(check, row, nameOf)] : [];
  });
  const rank = ({ state }: Finding) => findingStates.indexOf(state);
  return { run: run ? runToWire(ctx, run) : null, findings: findings.toSorted((a, b) => rank(a) - rank(b)) };
};

/** A request that comes while a check is running gets the result of that check. */
export const check = (ctx: SignedInCtx): Promise<CheckRun> =>
  transact(ctx, async (tx) => {
    const begun = await queries.askForRun(tx, {
      finishedBefore: new Date(tx.clock.now().getTime() - pauseMs),
      lostBefore: lostBefore(tx),
      aheadAfter: aheadAfter(tx),
    });
    const run = begun ?? getOrRefuse(await queries.findRun(tx));
    if (run.finished_at !== null) refuse('security-state/checked-just-now');
    if (begun) await tx.services.jobs.enqueue(tx, checkInstallationJob, {});
    await audit(tx, { action: 'security-state.check' });
    announceState(tx);
    return runToWire(tx, run);
  });

const toWire = (
  { name, title, link }: SecurityCheck,
  row: queries.FindingRow,
  nameOf: ReadonlyMap<number, string>,
): Finding => ({
  name,
  title,
  state: row.state,
  says: row.says,
  advice: row.advice,
  link: row.state === 'ok' ? null : (link ?? null),
  people: row.person_ids.flatMap((id) => {
    const known = nameOf.get(id);
    return known === undefined ? [] : [{ id, name: known }];
  }),
  people_total: row.people,
  checked_at: row.checked_at.toISOString(),
  bad_since: row.bad_since?.toISOString() ?? null,
});

const runToWire = (ctx: Ctx, { asked_at, finished_at, done }: queries.RunRow): CheckRun => ({
  state: finished_at ? 'finished' : isLost(ctx, asked_at) ? 'lost' : 'running',
  asked_at: asked_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
  done,
  total: securityChecks.length,
});

const isLost = (ctx: Ctx, askedAt: Date): boolean => askedAt < lostBefore(ctx) || askedAt > aheadAfter(ctx);

const aheadAfter = ({ clock }: Ctx): Date => new Date(clock.now().getTime() + pauseMs);

const lostBefore = ({ clock }: Ctx): Date => new Date(clock.now().getTime() - lostAfterMs);
