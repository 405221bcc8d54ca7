import { findAttempt } from '@indeks/contract/studies/evaluations/attempts.rules';
import type {
  Evaluation,
  SheetResult,
  SheetToSave,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { inField } from '#parts/studies/grades/outcomes.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { studentTexts as texts } from './evaluations.texts.ts';
import { sendCleared } from './sheet/send-cleared.ts';
import { changesIn, readSheetRow, tidied, typeInto } from './sheet/sheet-values.ts';
import { useSaving } from './sheet/use-saving.ts';
import { useTyped } from './sheet/use-typed.ts';

/** A cell of the sheet by itself: the open term of one student in one subject, saved as soon as it is left. */
export function useOwnGrade(row: Evaluation) {
  const { eid, term } = row;
  const { typed, put, undo, drop } = useTyped(`grade:${row.id}:${term}`, (kept) => kept);
  const line = readSheetRow(row, term, typed);
  const changes = changesIn([line], typed);
  useUnsaved(changes.length > 0);
  const saving = useSaving({ sid: row.subjectId, term }, { items: [row], drop, tell: false });
  const send = (rows: SheetToSave['rows']) =>
    sendCleared(rows, {
      question: () => texts.clearing(row.subject_name),
      send: saving.send,
      // The grade comes back.
      onKept: () => drop([eid]),
    });
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

export type OwnGrade = ReturnType<typeof useOwnGrade>;
