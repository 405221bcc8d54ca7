import type {
  Evaluation,
  SheetResult,
  SheetToSave,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { isUnusual } from '@indeks/contract/studies/evaluations/grades.rules';
import { useState } from 'react';
import { unusualTexts } from '#parts/studies/grades/grades.texts.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { confirmFirst, NotConfirmed } from '#shared/api/confirmations.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { sheetTexts as texts } from './sheet.texts.ts';

interface Sent {
  /** The rows whose grades were sent. */
  items: readonly Evaluation[];
  /** Forgets what was typed for those who were saved. */
  drop: (eids: readonly number[]) => void;
  /** Whether a sentence says how many were saved; otherwise the state beside each grade does. */
  tell: boolean;
}

type Rows = SheetToSave['rows'];

/** One call for all. Rows that somebody changed meanwhile wait until one of the two grades is chosen. */
export function useSaving(of: Pick<SheetToSave, 'sid' | 'term'>, { items, drop, tell }: Sent) {
  const [refused, setRefused] = useState<readonly SheetResult[]>([]);
  const { mutate, isPending } = useSendSheet(items, (results) => {
    const saved = results.filter((result) => result.saved);
    const others = results.filter((result) => !result.saved);
    drop(saved.map(({ eid }) => eid));
    // Those of earlier saves wait on.
    setRefused((now) => [...now.filter(({ eid }) => !results.some((one) => one.eid === eid)), ...others]);
    if (tell && saved.length > 0) snackbar(texts.saved(saved.length));
    if (others.length > 0) snackbar(texts.notSaved(others.length), { tone: 'error' });
  });
  const settle = (eid: number) => setRefused((now) => now.filter((one) => one.eid !== eid));
  return {
    refused,
    isSaving: isPending,
    send: (rows: Rows) => {
      if (rows.length > 0) mutate({ ...of, rows });
    },
    /** Saved once more, against the grade that somebody gave meanwhile. */
    keepMine: ({ eid, version }: SheetResult, changes: Rows) => {
      const change = changes.find((one) => one.eid === eid);
      settle(eid);
      if (change) mutate({ ...of, rows: [{ ...change, version }] });
    },
    keepTheirs: ({ eid }: SheetResult) => {
      settle(eid);
      drop([eid]);
    },
  };
}

function useSendSheet(items: readonly Evaluation[], onAnswer: (results: readonly SheetResult[]) => void) {
  const askOfUnusual = useUnusualQuestion(items);
  const call = useCall('grades', evaluationRoutes.saveSheet);
  return useAction(
    async (body: SheetToSave) => {
      await askOfUnusual(body);
      return call({ body });
    },
    {
      onSuccess: ({ results }) => onAnswer(results),
      onError: (error) => {
        if (!(error instanceof NotConfirmed)) snackbar(readMessage(error), { tone: 'error' });
      },
    },
  );
}

/** The question about 2,5 is asked once for each student. */
function useUnusualQuestion(items: readonly Evaluation[]) {
  const [asked, setAsked] = useState<readonly number[]>([]);
  return async ({ rows }: SheetToSave): Promise<void> => {
    const unusual = rows.filter(
      ({ eid, grade }) => grade !== null && isUnusual(grade) && !asked.includes(eid),
    );
    if (unusual.length === 0) return;
    const names = unusual.map(({ eid }) => items.find((row) => row.eid === eid)?.name ?? '');
    await confirmFirst({ ...unusualTexts, consequence: unusualTexts.consequence(names.join(', ')) });
    setAsked([...asked, ...unusual.map(({ eid }) => eid)]);
  };
}
