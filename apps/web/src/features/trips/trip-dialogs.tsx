import type { Car } from '@indeks/contract/cars/cars.schemas';
import type { Report } from '@indeks/contract/months/months.schemas';
import { drivenKm } from '@indeks/contract/trips/trips.rules';
import type { Trip } from '@indeks/contract/trips/trips.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { TripDialog } from './trip-dialog.tsx';
import { useRemoveTrips } from './trips.api.ts';
import { tripsTexts as texts } from './trips.texts.ts';

export type OpenTrip =
  | { kind: 'form'; trip: Trip | undefined; copied: boolean }
  | { kind: 'saved'; trip: Trip; added: boolean }
  | { kind: 'remove'; trips: readonly Trip[] }
  | { kind: 'removed'; trips: readonly Trip[] };

type DialogOf<K extends OpenTrip['kind']> = OpenOf<Extract<OpenTrip, { kind: K }>>;

interface TripDialogsProps extends Pick<Dialogs<OpenTrip>, 'of' | 'show'> {
  cars: readonly Car[];
  ratePerKm: number | null;
  user: number | undefined;
  month: string;
  report: Report | null;
  /** "Dodaj kolejny" goes the way of the add button. */
  onAdd: () => void;
  onRemoved: () => void;
}

/** Everything that opens over a month of trips; loaded when the first of it does. */
export function TripDialogs({ of, show, onAdd, onRemoved, ...month }: TripDialogsProps) {
  const form = of('form');
  const editing = form.value?.trip;
  return (
    <>
      <TripDialog
        {...month}
        opened={form.opened}
        trip={editing}
        copied={form.value?.copied ?? false}
        onClose={form.close}
        onSaved={(trip) => show({ kind: 'saved', trip, added: editing === undefined })}
      />
      <Saved dialog={of('saved')} onAddAnother={onAdd} />
      <Remove
        dialog={of('remove')}
        onRemoved={(trips) => {
          onRemoved();
          show({ kind: 'removed', trips });
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
      detail={value ? wordsOf(value.trip) : ''}
      {...(value?.added ? { choices } : { autoClose: true })}
    />
  );
}

interface RemoveProps {
  dialog: DialogOf<'remove'>;
  onRemoved: (trips: readonly Trip[]) => void;
}

function Remove({ dialog, onRemoved }: RemoveProps) {
  const remove = useRemoveTrips();
  const trips = dialog.value?.trips ?? [];
  return (
    <ConfirmDelete
      opened={dialog.opened}
      onClose={dialog.close}
      question={texts.removeQuestion(trips.length)}
      consequence={texts.removeConsequence}
      items={trips.map(wordsOf)}
      confirmLabel={texts.removeConfirm(trips.length)}
      onConfirm={async () => {
        await remove.mutateAsync(trips.map(({ id }) => id));
        onRemoved(trips);
      }}
    />
  );
}

function Removed({ dialog }: { dialog: DialogOf<'removed'> }) {
  const trips = dialog.value?.trips ?? [];
  return (
    <SuccessDialog
      opened={dialog.opened}
      onClose={dialog.close}
      sentence={texts.removed(trips.length)}
      detail={trips.map(wordsOf).join(', ')}
      autoClose
    />
  );
}

/** 12 października 2025 · Łódź – Wrocław · 420 km */
const wordsOf = (trip: Trip): string =>
  [formatDate(trip.date), `${trip.start} – ${trip.destination}`, texts.km(drivenKm(trip))].join(' · ');
