import type {
  Candidate,
  CandidateEdit,
  NewCandidate,
} from '@indeks/contract/studies/candidates/candidates.schemas';
import { filterInFileName } from '@indeks/contract/common/format';
import { cardLines, mostCounted } from '@indeks/contract/common/cards.rules';
import { splitName } from '@indeks/contract/identity/people/names.rules';
import { namesOfFilter } from '#modules/studies/students/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { candidateColumns } from './candidates.csv.ts';
import { abilities } from './candidates.policy.ts';
import * as queries from './candidates.queries.ts';
import { judgeState } from './candidates.rules.ts';

export const list = async (ctx: SignedInCtx, filter: queries.CandidatesFilter) => {
  const page = await queries.list(ctx, filter);
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

/** Candidates that wait for a decision, of the places that the caller sees. */
export const waitingCandidates = async (ctx: SignedInCtx) => ({
  total: await queries.countWaiting(ctx, mostCounted + 1),
  people: await queries.newestWaiting(ctx, cardLines),
});

export const near = async (ctx: SignedInCtx, { search }: { readonly search: string }) => ({
  items: await queries.findNear(ctx, search),
});

export const get = async (ctx: SignedInCtx, id: number) =>
  toWire(ctx, getOrRefuse(await queries.find(ctx, id)));

export const exportCsv = async (ctx: SignedInCtx, filter: queries.CandidatesFilter) => {
  const { place, course } = await namesOfFilter(ctx, filter);
  const state = filter.state && stateWords[filter.state];
  const name = `kandydaci${filterInFileName(place, course, state, filter.search)}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, candidateColumns(ctx.clock.today()), queries.stream(ctx, filter), name);
};

const stateWords = { waiting: 'oczekujacy', overdue: 'po-rekrutacji', admitted: 'zapisani' } as const;

export const create = (ctx: SignedInCtx, input: NewCandidate) =>
  transact(ctx, async (tx) => {
    await refuseUnknownChoices(tx, input);
    const id = await queries.insert(tx, toColumns(input));
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'candidate.create', subjectId: id, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

export const edit = (ctx: SignedInCtx, id: number, { version, ...input }: CandidateEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    if (before.enrolment_id !== null) refuse('candidates/admitted');
    await refuseUnknownChoices(tx, input, before);
    const changed = await queries.update(tx, id, version, toColumns(input));
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: changes, subjectId: id, current: toWire(tx, after) });
    await audit(tx, { action: 'candidate.edit', subjectId: id, before, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

export const remove = (ctx: SignedInCtx, id: number) => removeMany(ctx, [id]);

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'candidates', rows, () => ({ action: 'candidate.delete' }));
    announce(tx, ids);
    return { ok: true as const };
  });

/** The actions that change a candidate, for finding out who saved it last. */
export const changes = ['candidate.edit', 'candidate.admit'] as const;

/** Only what is active can be chosen, and of the caller's places; what the candidate has already may stay. */
const refuseUnknownChoices = async (
  tx: SignedInCtx,
  wanted: Pick<NewCandidate, 'pid' | 'cid' | 'cid_2'>,
  kept?: queries.CandidateRow,
): Promise<void> => {
  if (wanted.pid !== kept?.pid && !(await queries.isOpenPlace(tx, wanted.pid)))
    refuse('candidates/unknown-place');
  const courses = [wanted.cid, wanted.cid_2].filter((cid) => cid !== null);
  const chosen = courses.filter((cid) => cid !== kept?.cid && cid !== kept?.cid_2);
  if (chosen.length > 0 && (await queries.countActiveCourses(tx, chosen)) !== chosen.length)
    refuse('candidates/unknown-course');
};

const toColumns = ({
  username,
  given_name = '',
  surname = '',
  ...columns
}: NewCandidate): queries.CandidateColumns => ({
  ...columns,
  ...(username === undefined ? { given_name, surname } : splitName(username)),
});

/** Announces the change to everybody who may manage candidates; each fetches what they may see. */
export const announce = (ctx: SignedInCtx, ids: readonly number[]) => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['candidates.manage'] }, 'candidates', ids));
};

export const toWire = (ctx: SignedInCtx, row: queries.CandidateRow): Candidate => {
  const { enrolment_id: _enrolment, ...candidate } = row;
  const today = ctx.clock.today();
  return { ...candidate, state: judgeState(row, today), can: abilities(row, ctx.actor, today) };
};
