import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type {
  Evaluation,
  Sheet as SheetData,
  SheetResult,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { inField } from '#parts/studies/grades/outcomes.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { sendCleared } from './send-cleared.ts';
import { changesIn, readSheetRow, startTyping, tidied, typeInto } from './sheet-values.ts';
import { clearingTexts } from './sheet.texts.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaving } from './use-saving.ts';
import { useTyped } from './use-typed.ts';

interface SheetPlace {
  /** Where what is typed lies in the tab. */
  place: string;
  sid: number;
  intake: string;
  term: Term;
  /** What was typed on another device. */
  drafts: SheetData['drafts'];
}

/** What is typed into a sheet: kept in the tab until it is saved, undone step by step, saved as one. */
export function useSheet({ place, sid, intake, term, drafts }: SheetPlace, items: readonly Evaluation[]) {
  const { typed, restored, put, undo, canUndo, drop } = useTyped(place, (kept) =>
    startTyping(kept, drafts, term),
  );
  useKeptDraft({ sid, date: intake, term }, typed);
  const rows = items.map((row) => readSheetRow(row, term, typed));
  const changes = changesIn(rows, typed);
  useUnsaved(changes.length > 0);
  const saving = useSaving({ sid, term }, { items, drop, tell: true });
  const typedInto = (row: Evaluation, text: string) => typeInto(typed, row, term, text);
  return {
    term,
    rows,
    changes,
    restored,
    canUndo,
    undo,
    ...saving,
    save: () => {
      const nameAll = (eids: readonly number[]) =>
        items.filter(({ eid }) => eids.includes(eid)).map(({ name }) => name);
      void sendCleared(changes, {
        question: (cleared) => clearingTexts(nameAll(cleared.map(({ eid }) => eid))),
        send: saving.send,
      });
    },
    keepMine: (theirs: SheetResult) => saving.keepMine(theirs, changes),
    type: (row: Evaluation, text: string) => put(typedInto(row, text), row.eid),
    give: (row: Evaluation, grade: number | null) => put(typedInto(row, inField(grade))),
    giveAll: (given: readonly { row: Evaluation; grade: number }[]) =>
      put(given.reduce((all, { row, grade }) => typeInto(all, row, term, inField(grade)), typed)),
    tidy: (row: Evaluation) => {
      const own = typed[row.eid];
      if (own && tidied(own.text) !== own.text) put(typedInto(row, tidied(own.text)), row.eid);
    },
  };
}
export type Sheet = ReturnType<typeof useSheet>;
