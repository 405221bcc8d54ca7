import type { SheetDraft } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#shared/api/call.ts';
import { toDraftRows, type Typed } from './sheet-values.ts';

/** The draft is saved after this pause in typing. */
const pause = 1_500;

/**
 * Keeps what is typed on the server, so that another device goes on with it. A failure is nobody's concern: the tab has it, too, and
 * the next letter tries again.
 */
export function useKeptDraft(of: Omit<SheetDraft, 'rows'>, typed: Typed): void {
  const kept = useRef(typed);
  const keep = useEffectEvent(() => {
    kept.current = typed;
    void call(evaluationRoutes.keepDraft, { body: { ...of, rows: toDraftRows(typed) } }).catch(
      () => undefined,
    );
  });
  useEffect(() => {
    if (kept.current === typed) return undefined;
    const later = setTimeout(() => keep(), pause);
    return () => clearTimeout(later);
  }, [typed]);
}
