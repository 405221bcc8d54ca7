import { findAttempt } from '@indeks/contract/studies/evaluations/attempts.rules';
import type {
  Evaluation,
  SheetResult,
  SheetToSave,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { inField } from '#parts/studies/grades/outcomes.ts';
import { confirmFirst, NotConfirmed } from '#shared/api/confirmations.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { studentTexts as texts } from './evaluations.texts.ts';
import { changesIn, rowOf, tidied, typeInto } from './sheet/sheet-values.ts';
import { useSaving } from './sheet/use-saving.ts';
import { useTyped } from './sheet/use-typed.ts';

/** A cell of the sheet by itself: the open term of one student in one subject, saved as soon as it is left. */
export function useOwnGrade(row: Evaluation) {
  const { eid, term } = row;
  const { typed, put, undo, drop } = useTyped(`grade:${row.id}:${term}`, (kept) => kept);
  const line = rowOf(row, term, typed);
  const changes = changesIn([line], typed);
  useUnsaved(changes.length > 0);
  const saving = useSaving({ sid: row.subjectId, term }, { items: [row], drop, tell: false });
  const send = askBeforeClearing(row, { send: saving.send, drop });
  const type = (_: Evaluation, text: string) => put(typeInto(typed, row, term, text), eid);
  return {
    line,
    isSaving: saving.isSaving,
    sheet: {
      term,
      refused: saving.refused,
      keepMine: (theirs: SheetResult) => saving.keepMine(theirs, changes),
      keepTheirs: saving.keepTheirs,
      type,
      undo,
      tidy: () => {
        const own = typed[eid];
        if (own && tidied(own.text) !== own.text) type(row, tidied(own.text));
      },
    },
    /** What waits for an answer is not sent again. */
    save: () => {
      const isWaiting = saving.isSaving || saving.refused.some((one) => one.eid === eid);
      if (changes.length > 0 && !isWaiting) void send(changes);
    },
    give: (grade: number | null) => {
      put(typeInto(typed, row, term, inField(grade)));
      if (grade !== line.standing)
        void send([{ eid, grade, version: findAttempt(row, term)?.version ?? null }]);
    },
  };
}
/** A grade goes only when that was meant; otherwise it comes back. */
function askBeforeClearing(
  { eid, subject_name }: Evaluation,
  { send, drop }: { send: (rows: SheetToSave['rows']) => void; drop: (eids: readonly number[]) => void },
) {
  return async (rows: SheetToSave['rows']): Promise<void> => {
    try {
      if (rows[0]?.grade === null) await confirmFirst(texts.clearing(subject_name));
      send(rows);
    } catch (error) {
      if (!(error instanceof NotConfirmed)) throw error;
      drop([eid]);
    }
  };
}

export type OwnGrade = ReturnType<typeof useOwnGrade>;
