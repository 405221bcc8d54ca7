import type { TripOfAll } from '@indeks/contract/trips/trips.schemas';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { nameOf } from './all-trips-list.tsx';
import { useRemoveTrips } from './all-trips.api.ts';
import { allTripsTexts as texts } from './all-trips.texts.ts';
import { TripDetails } from './trip-details.tsx';

export type OpenTrip =
  | { kind: 'details'; trip: TripOfAll }
  | { kind: 'remove'; trips: readonly TripOfAll[] }
  | { kind: 'removed'; trips: readonly TripOfAll[] };

interface AllTripsDialogsProps extends Pick<Dialogs<OpenTrip>, 'of' | 'show'> {
  onRemoved: () => void;
}

/** Everything that opens over the list; loaded when the first of it does. */
export function AllTripsDialogs({ of, show, onRemoved }: AllTripsDialogsProps) {
  const remove = useRemoveTrips();
  const details = of('details');
  const asked = of('remove');
  const done = of('removed');
  const trips = asked.value?.trips ?? [];
  const removed = done.value?.trips ?? [];
  return (
    <>
      <TripDetails opened={details.opened} trip={details.value?.trip} onClose={details.close} />
      <ConfirmDelete
        opened={asked.opened}
        onClose={asked.close}
        question={texts.removeQuestion(trips.length)}
        consequence={texts.removeConsequence}
        items={trips.map(nameOf)}
        confirmLabel={texts.removeConfirm(trips.length)}
        onConfirm={async () => {
          await remove.mutateAsync(trips.map(({ id }) => id));
          onRemoved();
          show({ kind: 'removed', trips });
        }}
      />
      <SuccessDialog
        opened={done.opened}
        onClose={done.close}
        sentence={texts.removed(removed.length)}
        detail={removed.length === 1 ? removed.map(nameOf).join() : ''}
        autoClose
      />
    </>
  );
}
