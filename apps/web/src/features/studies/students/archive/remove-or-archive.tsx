import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { useQuery } from '@tanstack/react-query';
import { hangingQuery } from '#data/studies/archive.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { RemovalDialogs } from '#shared/ui/entry/removal-dialogs.tsx';
import { inWords } from '../enrolment-values.ts';
import { enrolmentDialogTexts as texts } from '../students.texts.ts';
import { ArchiveDialog } from './archive-dialogs.tsx';

interface Rows {
  rows: readonly Enrolment[];
}

interface RemoveOrArchiveProps {
  remove: OpenOf<Rows>;
  removed: OpenOf<Rows>;
  show: (next: { kind: 'removed'; rows: readonly Enrolment[] }) => void;
  onRemoved?: (() => void) | undefined;
}

/** Enrolments without records are deleted after a question; where something hangs on one, all of them are archived. */
export function RemoveOrArchive({ remove, removed, show, onRemoved }: RemoveOrArchiveProps) {
  const rows = remove.value?.rows ?? [];
  const hanging = useQuery({
    ...hangingQuery(rows.map(({ id }) => id)),
    enabled: remove.opened,
    // What hangs on them is asked anew each time.
    gcTime: 0,
    staleTime: 0,
  });
  const items = hanging.data?.items ?? [];
  const isKept = items.some(({ free }) => !free);
  const isKnown = hanging.isSuccess || hanging.isError;
  return (
    <>
      <RemovalDialogs
        removal={{ topic: 'students', routes: { removeMany: routes.removeMany }, texts, inWords }}
        remove={{ ...remove, opened: remove.opened && isKnown && !isKept }}
        removed={removed}
        show={show}
        onRemoved={onRemoved}
      />
      {isKept && (
        <ArchiveDialog
          open={remove}
          names={rows.map(inWords)}
          items={items}
          onArchived={() => onRemoved?.()}
        />
      )}
    </>
  );
}
