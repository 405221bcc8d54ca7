import { filterInFileName } from '@indeks/contract/common/format';
import { chooseTermOfGroup } from '@indeks/contract/studies/evaluations/attempts.rules';
import { mostInSheet, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type {
  Sheet,
  SheetDraft,
  SheetResult,
  SheetToSave,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { programmeOf } from '@indeks/contract/studies/evaluations/grades.rules';
import { authorFor } from '#platform/audit/author.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { getSubject, toWire } from './evaluations.service.ts';
import { fromTenths, toTenths } from './evaluations.rules.ts';
import { findAuthors } from './grades.queries.ts';
import { writeGrades } from './grading.service.ts';
import { wholeGroup } from './journals.queries.ts';
import * as drafts from './sheet-drafts.queries.ts';
import { sheetColumns, type NumberedEvaluation } from './sheets.csv.ts';

interface SheetFilter {
  readonly sid: number;
  /** The intake. */
  readonly date: string;
}

/** The whole group; an intake of another programme than the subject's has nobody. */
export const get = async (ctx: SignedInCtx, { sid, date }: SheetFilter): Promise<Sheet> => {
  const subject = await getSubject(ctx, sid);
  const group = { cid: subject.cid, sid, intake: date };
  const rows = programmeOf(date) === subject.after_join ? await wholeGroup(ctx, group, mostInSheet) : [];
  const items = rows.map((row) => toWire(ctx, row));
  return {
    subject,
    items,
    term: chooseTermOfGroup(items, ctx.services.config.EXAM_TERMS),
    capped: rows.length === mostInSheet,
    drafts: await drafts.list(ctx, ctx.actor.id, { sid, intake: date }),
    can: { grade: true },
  };
};

/** Text being typed, saved every few seconds: the last version is stored, and deleted once the sheet is saved. */
export const keepDraft = async (ctx: SignedInCtx, draft: SheetDraft) => {
  await getSubject(ctx, draft.sid);
  await (draft.rows.length === 0 ? drafts.drop(ctx, draft) : drafts.put(ctx, draft));
  return { ok: true as const };
};

export const exportCsv = async (ctx: SignedInCtx, filter: SheetFilter) => {
  const { subject, items } = await get(ctx, filter);
  const name = `oceny${filterInFileName(subject.name, filter.date.slice(0, 7))}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, sheetColumns, numbered(items), name);
};

async function* numbered(items: Sheet['items']): AsyncGenerator<NumberedEvaluation> {
  for (const [index, row] of items.entries()) yield { ...row, number: index + 1 };
}

/** Everything that can be saved is; rows that somebody changed meanwhile come back with what stands there. */
export const save = (ctx: SignedInCtx, { sid, term, rows: asked }: SheetToSave) =>
  transact(ctx, async (tx) => {
    const changes = asked.map(({ eid, grade, version }) => ({
      eid,
      version,
      term,
      value: grade === null ? null : toTenths(grade),
    }));
    const { saved } = await writeGrades(tx, sid, changes);
    const refused = asked.filter(({ eid }) => !saved.has(eid)).map(({ eid }) => eid);
    const standing = await standingIn(tx, { sid, term }, refused);
    return {
      results: asked.map(({ eid, grade }): SheetResult => {
        const version = saved.get(eid);
        return version === undefined
          ? (standing.get(eid) ?? { eid, saved: false, grade: null, version: null, by: null, at: null })
          : { eid, saved: true, grade, version, by: null, at: null };
      }),
    };
  });

const standingIn = async (
  tx: SignedInCtx,
  { sid, term }: { readonly sid: number; readonly term: Term | undefined },
  eids: readonly number[],
): Promise<ReadonlyMap<number, SheetResult>> => {
  if (eids.length === 0) return new Map();
  const rows = await findAuthors(tx, sid, eids);
  return new Map(
    // Without a term the last of each stands there.
    rows
      .filter((row) => row.term === (term ?? row.term))
      .map(({ eid, value, version, given_at, ...author }) => [
        eid,
        {
          eid,
          saved: false,
          grade: fromTenths(value),
          version,
          by: authorFor(tx.actor, author),
          at: given_at.toISOString(),
        },
      ]),
  );
};
