import type { Car } from '@indeks/contract/cars/cars.schemas';
import type { Report } from '@indeks/contract/months/months.schemas';
import { drivenKm } from '@indeks/contract/trips/trips.rules';
import type { Trip } from '@indeks/contract/trips/trips.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { TripDialog } from './trip-dialog.tsx';
import { useRemoveTrips } from './trips.api.ts';
import { tripsTexts as texts } from './trips.texts.ts';

export type OpenTrip = { kind: 'form'; trip: Trip | undefined; copied: boolean } | EntryOutcome<Trip>;

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
  const remove = useRemoveTrips();
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
        onSaved={(row) => show({ kind: 'saved', row, added: editing === undefined })}
      />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={texts}
        inWords={wordsOf}
        onAddAnother={onAdd}
        onRemove={(rows) => remove.mutateAsync(rows.map(({ id }) => id))}
        onRemoved={onRemoved}
      />
    </>
  );
}

/** 12 października 2025 · Łódź – Wrocław · 420 km */
const wordsOf = (trip: Trip): string =>
  [formatDate(trip.date), `${trip.start} – ${trip.destination}`, texts.km(drivenKm(trip))].join(' · ');
