import type { Route } from '@indeks/contract/common/route';
import type { Topic } from '@indeks/contract/realtime/events';
import type { z } from 'zod';
import { messageOf } from '#shared/api/call-error.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { snackbar } from '../feedback/snackbar.tsx';
import type { EntryRow } from './entry.ts';
import { send } from './use-entry-calls.ts';

interface Duplication<Row extends EntryRow> {
  topic: Topic;
  route: Route & { readonly answer: z.ZodType<Row> };
  /** Said when the copy is there. */
  done: string;
  onCopied: (copy: Row) => void;
}

/** Copies a row at once; what is opened then is the copy, to be changed. A press during a copy does nothing. */
export function useDuplicate<Row extends EntryRow>({ topic, route, done, onCopied }: Duplication<Row>) {
  const { keyFor, forget } = useSubmitKeys();
  const copy = useChange(topic, ({ id }: Row) => send<Row>(route, { params: { id } }, keyFor(id)));
  return (row: Row) => {
    if (copy.isPending) return;
    copy.mutate(row, {
      onSuccess: (copied) => {
        forget(row.id);
        onCopied(copied);
        snackbar(done);
      },
      onError: (error) => snackbar(messageOf(error), { tone: 'error' }),
    });
  };
}
