import type { Place } from '@indeks/contract/places/places.schemas';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { useRemovePlaces } from './places.api.ts';
import { placesTexts as texts } from './places.texts.ts';

export type OpenPlace = { kind: 'form'; place: Place | undefined } | EntryOutcome<Place>;

interface PlaceDialogsProps extends Pick<Dialogs<OpenPlace>, 'of' | 'show'> {
  onRemoved: () => void;
}

/** Everything that opens over the list; loaded when the first of it does. */
export function PlaceDialogs({ of, show, onRemoved }: PlaceDialogsProps) {
  const remove = useRemovePlaces();
  const form = of('form');
  const editing = form.value?.place;
  return (
    <>
      <PlaceDialog
        opened={form.opened}
        place={editing}
        onClose={form.close}
        onSaved={(row) => show({ kind: 'saved', row, added: editing === undefined })}
      />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={texts}
        inWords={({ name, organization }) => `${name} · ${organization}`}
        onAddAnother={() => show({ kind: 'form', place: undefined })}
        onRemove={(rows) => remove.mutateAsync(rows.map(({ id }) => id))}
        onRemoved={onRemoved}
      />
    </>
  );
}
