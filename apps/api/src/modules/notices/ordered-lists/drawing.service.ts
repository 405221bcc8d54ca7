import { mayBy } from '@indeks/contract/access/permissions';
import { plural } from '@indeks/contract/common/plural';
import {
  screenOfList,
  type OrderedListFailure,
} from '@indeks/contract/notices/ordered-lists/ordered-lists.keys';
import { listNames } from '@indeks/contract/notices/ordered-lists/ordered-lists.texts';
import { notify } from '#modules/notices/notifications/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { Refusal } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import { pdfContentType } from '#platform/pdf/pdf.ts';
import * as queries from './ordered-lists.queries.ts';
import { announce } from './ordered-lists.service.ts';
import { keptUntil } from './ordered-lists.rules.ts';

/** Attempts for one order; a worker that dies while rendering has used one. */
export const mostTries = 5;
const progressEveryMs = 1_000;

/**
 * Renders an ordered list with the rights that the person has now. The file's row, the state that names it and the notification are
 * written in one transaction: after a crash the list is rendered again, and none of the three is doubled.
 */
export const drawOrdered = async (ctx: Ctx, id: number): Promise<void> => {
  const order = await queries.begin(ctx, id);
  if (!order) return;
  // The worker of the last attempt died before it could record a failure.
  if (order.tries > mostTries) return giveUp(ctx, order, 'fault');
  announce(ctx, order.user_id, id);
  const following = follow(ctx, order);
  try {
    const failure = await drawFor({ ...ctx, signal: following.signal }, order, following.onProgress);
    if (failure) await giveUp(ctx, order, failure);
  } catch (error) {
    if (following.signal.aborted) return;
    if (order.tries < mostTries) throw error;
    ctx.log.error({ err: error }, 'an ordered list cannot be drawn');
    await giveUp(ctx, order, 'fault');
  } finally {
    following.stop();
  }
};

/** The reason why the list cannot be rendered by any worker; undefined when it was rendered. */
const drawFor = async (
  ctx: Ctx,
  order: queries.BegunOrder,
  onProgress: (share: number) => void,
): Promise<OrderedListFailure | undefined> => {
  const list = ctx.services.printedLists.find(({ kind }) => kind === order.kind);
  const person = await queries.findPerson(ctx, order.user_id);
  if (!list || !person || !mayBy(ctx.services.roleTable)(person.role, list.permission)) return 'not-allowed';
  const most = ctx.services.config.LIST_ROWS_MOST;
  const read = await readAs(actingAs(ctx, person), (own) => list.read(own, order.filter, most + 1));
  if (!read) return 'not-allowed';
  if (read.rows > most) return 'too-long';
  const { documents, fileName } = read.print();
  const reader = { actor: person, signal: ctx.signal, onProgress };
  const content = await ctx.services.pdf.renderTogether(documents, reader);
  await keep(ctx, order, { content, fileName, total: read.rows });
  return undefined;
};

/** Without a session: it only reads. */
const actingAs = (
  ctx: Ctx,
  person: NonNullable<Awaited<ReturnType<typeof queries.findPerson>>>,
): SignedInCtx => ({
  ...ctx,
  actor: { ...person, sessionId: 0, restricted: false, awaitsSecondStep: false },
});

/** A list that the person may no longer request is refused here as on the screen. */
const readAs = async <T>(
  ctx: SignedInCtx,
  read: (own: SignedInCtx) => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await read(ctx);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

interface Drawn {
  readonly content: Buffer;
  readonly fileName: string;
  readonly total: number;
}

/** When two workers have drawn the same list, the file of the first is kept. */
const keep = async (
  ctx: Ctx,
  order: queries.BegunOrder,
  { content, fileName, total }: Drawn,
): Promise<void> => {
  const unwanted = new Error('the list is finished or cancelled');
  try {
    await withStoredFiles(ctx, [{ content, contentType: pdfContentType }], async (tx, [file_key]) => {
      const finished = { file_key, file_name: fileName, total, keep_until: keptUntil(tx.clock.now()) };
      if (!(await queries.finish(tx, order.id, finished))) throw unwanted;
      await audit(tx, {
        action: 'ordered-list.draw',
        subjectId: order.id,
        after: { kind: order.kind, total },
      });
      await tell(tx, order, 'list-ready', `${listNames[order.kind]}, ${total} ${plural(total, rowForms)}.`);
    });
  } catch (error) {
    if (error !== unwanted) throw error;
  }
};

const giveUp = (ctx: Ctx, order: queries.BegunOrder, failure: OrderedListFailure): Promise<void> =>
  transact(ctx, async (tx) => {
    if (!(await queries.fail(tx, order.id, failure))) return;
    await audit(tx, {
      action: 'ordered-list.fail',
      subjectId: order.id,
      after: { kind: order.kind, failure },
    });
    await tell(tx, order, 'list-failed', `${listNames[order.kind]}.`);
  });

const titles = {
  'list-ready': 'Lista jest gotowa',
  'list-failed': 'Nie udało się przygotować listy',
} as const;
const rowForms = { one: 'wiersz', few: 'wiersze', many: 'wierszy' };

const tell = async (
  tx: Ctx,
  { id, user_id: userId, kind: listKind }: queries.BegunOrder,
  kind: keyof typeof titles,
  text: string,
): Promise<void> => {
  await notify(tx, [
    { userId, kind, senderId: null, title: titles[kind], text, link: screenOfList[listKind] },
  ]);
  announce(tx, userId, id);
};

/** Keeps once a second how far the drawing is, and ends it when the order is gone. */
const follow = (ctx: Ctx, { id, user_id, total }: queries.BegunOrder) => {
  const leaving = new AbortController();
  let drawn = 0;
  let told = 0;
  const tellProgress = async () => {
    const done = drawn;
    if (!(await queries.keepProgress(ctx, id, done))) leaving.abort(new Refusal('request/left'));
    else if (done > told) announce(ctx, user_id, id);
    told = done;
  };
  const timer = setInterval(() => {
    // The database may be away for a moment; the drawing goes on.
    tellProgress().catch((error: unknown) => ctx.log.warn({ err: error }, 'the progress was not kept'));
  }, progressEveryMs);
  return {
    signal: leaving.signal,
    onProgress: (share: number): void => {
      drawn = Math.floor(share * total);
    },
    stop: (): void => clearInterval(timer),
  };
};
