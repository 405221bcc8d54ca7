import type { Place } from '@indeks/contract/places/places.schemas';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { useRemovePlaces } from './places.api.ts';
import { placesTexts as texts } from './places.texts.ts';

export type OpenPlace =
  | { kind: 'form'; place: Place | undefined }
  | { kind: 'saved'; place: Place; added: boolean }
  | { kind: 'remove'; places: readonly Place[] }
  | { kind: 'removed'; places: readonly Place[] };

type DialogOf<K extends OpenPlace['kind']> = OpenOf<Extract<OpenPlace, { kind: K }>>;

interface PlaceDialogsProps extends Pick<Dialogs<OpenPlace>, 'of' | 'show'> {
  onRemoved: () => void;
}

/** Everything that opens over the list; loaded when the first of it does. */
export function PlaceDialogs({ of, show, onRemoved }: PlaceDialogsProps) {
  const form = of('form');
  const editing = form.value?.place;
  return (
    <>
      <PlaceDialog
        opened={form.opened}
        place={editing}
        onClose={form.close}
        onSaved={(place) => show({ kind: 'saved', place, added: editing === undefined })}
      />
      <Saved dialog={of('saved')} onAddAnother={() => show({ kind: 'form', place: undefined })} />
      <Remove
        dialog={of('remove')}
        onRemoved={(places) => {
          onRemoved();
          show({ kind: 'removed', places });
        }}
      />
      <Removed dialog={of('removed')} />
    </>
  );
}

function Saved({ dialog, onAddAnother }: { dialog: DialogOf<'saved'>; onAddAnother: () => void }) {
  const { opened, value, close } = dialog;
  const choices = [
    { label: texts.addAnother, onChoose: onAddAnother },
    { label: texts.backToList, onChoose: close },
  ];
  return (
    <SuccessDialog
      opened={opened}
      onClose={close}
      sentence={value?.added ? texts.added : texts.edited}
      detail={value ? `${value.place.name} · ${value.place.organization}` : ''}
      {...(value?.added ? { choices } : { autoClose: true })}
    />
  );
}

interface RemoveProps {
  dialog: DialogOf<'remove'>;
  onRemoved: (places: readonly Place[]) => void;
}

function Remove({ dialog, onRemoved }: RemoveProps) {
  const remove = useRemovePlaces();
  const places = dialog.value?.places ?? [];
  return (
    <ConfirmDelete
      opened={dialog.opened}
      onClose={dialog.close}
      question={texts.removeQuestion(places.length)}
      consequence={texts.removeConsequence}
      items={places.map((place) => place.name)}
      confirmLabel={texts.removeConfirm(places.length)}
      onConfirm={async () => {
        await remove.mutateAsync(places.map((place) => place.id));
        onRemoved(places);
      }}
    />
  );
}

function Removed({ dialog }: { dialog: DialogOf<'removed'> }) {
  const places = dialog.value?.places ?? [];
  return (
    <SuccessDialog
      opened={dialog.opened}
      onClose={dialog.close}
      sentence={texts.removed(places.length)}
      detail={places.map((place) => place.name).join(', ')}
      autoClose
    />
  );
}
