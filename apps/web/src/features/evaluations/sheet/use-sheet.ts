import type { Evaluation, SheetResult, SheetToSave } from '@indeks/contract/evaluations/evaluations.schemas';
import { evaluationRoutes } from '@indeks/contract/evaluations/evaluations.routes';
import { useEffect, useState } from 'react';
import { messageOf } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useCall } from '#shared/api/use-call.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import {
  changesIn,
  forget,
  inField,
  readDraft,
  rowOf,
  tidied,
  typeInto,
  type Typed,
} from './sheet-values.ts';
import { sheetTexts as texts } from './sheet.texts.ts';

/** What is typed into a sheet: kept in the tab until it is saved, undone step by step, saved as one. */
export function useSheet(place: string, sid: number, items: readonly Evaluation[]) {
  const { typed, restored, put, undo, canUndo, drop } = useTyped(place);
  const rows = items.map((row) => rowOf(row, typed));
  const changes = changesIn(rows, typed);
  useUnsaved(changes.length > 0);
  return {
    rows,
    changes,
    restored,
    canUndo,
    undo,
    ...useSaving(sid, changes, drop),
    type: (row: Evaluation, text: string) => put(typeInto(typed, row, text), row.eid),
    give: (row: Evaluation, grade: number | null) => put(typeInto(typed, row, inField(grade))),
    giveAll: (given: readonly { row: Evaluation; grade: number }[]) =>
      put(given.reduce((all, { row, grade }) => typeInto(all, row, inField(grade)), typed)),
    tidy: (row: Evaluation) => {
      const own = typed[row.eid];
      if (own && tidied(own.text) !== own.text) put(typeInto(typed, row, tidied(own.text)), row.eid);
    },
  };
}
export type Sheet = ReturnType<typeof useSheet>;

/** One call for all. Rows that somebody changed meanwhile wait until one of the two grades is chosen. */
function useSaving(sid: number, changes: SheetToSave['rows'], drop: (eids: readonly number[]) => void) {
  const [refused, setRefused] = useState<readonly SheetResult[]>([]);
  const call = useCall('grades', evaluationRoutes.saveSheet);
  const { mutate, isPending } = useAction((body: SheetToSave) => call({ body }), {
    onSuccess: ({ results }) => {
      const saved = results.filter((result) => result.saved);
      const others = results.filter((result) => !result.saved);
      drop(saved.map(({ eid }) => eid));
      setRefused(others);
      if (saved.length > 0) snackbar(texts.saved(saved.length));
      if (others.length > 0) snackbar(texts.notSaved(others.length), { tone: 'error' });
    },
    onError: (error) => snackbar(messageOf(error), { tone: 'error' }),
  });
  const settle = (eid: number) => setRefused(refused.filter((one) => one.eid !== eid));
  return {
    refused,
    isSaving: isPending,
    save: () => {
      if (changes.length > 0) mutate({ sid, rows: changes });
    },
    /** Saved once more, against the grade that somebody gave meanwhile. */
    keepMine: ({ eid, version }: SheetResult) => {
      const change = changes.find((one) => one.eid === eid);
      settle(eid);
      if (change) mutate({ sid, rows: [{ ...change, version }] });
    },
    keepTheirs: ({ eid }: SheetResult) => {
      settle(eid);
      drop([eid]);
    },
  };
}

/** Letters typed into one field are one step back. */
function useTyped(place: string) {
  const storage = useUserStorage();
  const [typed, setTyped] = useState<Typed>(() => readDraft(storage.read(place)));
  const [restored] = useState(() => Object.keys(typed).length > 0);
  const [past, setPast] = useState<readonly { typed: Typed; eid: number | undefined }[]>([]);
  useEffect(() => {
    if (Object.keys(typed).length > 0) storage.write(place, typed);
    else storage.remove(place);
  }, [place, storage, typed]);
  return {
    typed,
    restored,
    canUndo: past.length > 0,
    put: (next: Typed, eid?: number) => {
      if (eid === undefined || past.at(-1)?.eid !== eid) setPast([...past, { typed, eid }]);
      setTyped(next);
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setTyped(last.typed);
      setPast(past.slice(0, -1));
    },
    /** What was saved is no step that could be undone. */
    drop: (eids: readonly number[]) => {
      setTyped((now) => forget(now, eids));
      setPast([]);
    },
  };
}
