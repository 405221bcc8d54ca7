import { filterInFileName } from '@indeks/contract/common/format';
import type { RegisterState } from '@indeks/contract/studies/certificates/certificates.keys';
import type {
  RegisteredPaper,
  RegisteredPaperEdit,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import { namesOfFilter } from '#modules/studies/students/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { csvAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { listOwn } from './certificates.queries.ts';
import { announce, toWire } from './certificates.wire.ts';
import { registerColumns } from './register.csv.ts';
import * as queries from './register.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.RegisterFilter) => {
  const page = await queries.list(ctx, filter);
  return {
    ...page,
    items: page.items.map((row) => toWire(ctx, row)),
    counts: await queries.countStates(ctx, filter),
  };
};

/** The whole register, or what the list shows of it. */
export const exportCsv = async (ctx: SignedInCtx, filter: queries.RegisterFilter): Promise<FileAnswer> => {
  const { course } = await namesOfFilter(ctx, { cid: filter.cid });
  const state = filter.state && stateWords[filter.state];
  const words = filterInFileName(filter.year?.toString(), course, state, filter.search);
  const name = `rejestr-swiadectw${words}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, registerColumns, queries.stream(ctx, filter), name);
};

const stateWords: Readonly<Record<RegisterState, string>> = {
  waiting: 'do odbioru',
  'no-blank': 'bez blankietu',
  doubted: 'do wyjaśnienia',
};

/** What is on the paper stays; the number of the blank and the hand-over become known later. */
export const edit = (
  ctx: SignedInCtx,
  id: number,
  { blank, handedOn, handedHow, version }: RegisteredPaperEdit,
): Promise<RegisteredPaper> =>
  transact(ctx, async (tx) => {
    await holdPeople(tx, queries.holderOf(id));
    const before = getOrRefuse(await queries.find(tx, id));
    refuseOutOfForce(before, handedOn);
    if (handedOn !== null && (handedOn < before.made_on || handedOn > tx.clock.today()))
      refuse('certificates/handed-before');
    const columns = { blank, handed_on: handedOn, handed_how: handedHow };
    const changed = await queries.update(tx, { id, version }, columns).catch(refuseUsedBlank);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, {
        actions: ['certificate.hand-over'],
        subjectId: id,
        current: toWire(tx, after),
      });
    await audit(tx, {
      action: 'certificate.hand-over',
      subjectId: id,
      forUserId: after.uid,
      before,
      after,
    });
    announce(tx, [after.uid]);
    return toWire(tx, after);
  });

/** Since when a paper certifies nothing: superseded, annulled, or contradicted by what counts now. */
const endOf = ({ annulled_at, superseded_at, doubted, contradicted }: queries.RegisterRow) =>
  annulled_at ?? superseded_at ?? (contradicted ? doubted : null);

/** A hand-over from before that day may still be written down. */
const refuseOutOfForce = (row: queries.RegisterRow, handedOn: string | null): void => {
  const end = endOf(row);
  if (end === null || handedOn === null || handedOn === row.handed_on) return;
  if (handedOn >= dateInWarsaw(end))
    refuse(row.contradicted ? 'certificates/doubted' : 'certificates/out-of-force');
};

const refuseUsedBlank = (error: unknown): never => {
  if (brokenConstraint(error)?.constraint === 'certificate_register_blank') refuse('certificates/blank-used');
  throw error;
};

export const own = async (ctx: SignedInCtx) => ({
  certificates: (await listOwn(ctx, ctx.actor.id)).map((row) => ({
    id: row.id,
    number: row.number,
    courseName: row.course_name,
    issued: row.made_on,
    handedOn: row.handed_on,
    handedHow: row.handed_how,
    doubted: row.doubted && dateInWarsaw(row.doubted),
  })),
});

/** A line of the register, also as the answer of a call that wrote it. */
export const answerLine = async (ctx: SignedInCtx, id: number): Promise<RegisteredPaper> =>
  toWire(ctx, getOrRefuse(await queries.find(ctx, id)));
