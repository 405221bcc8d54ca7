import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import type { TripOfAll } from '@indeks/contract/month/trips/trips.schemas';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { RemovalDialogs } from '#shared/ui/entry/removal-dialogs.tsx';
import { nameTrip } from './all-trips-list.tsx';
import { allTripsTexts as texts } from './all-trips.texts.ts';
import { TripDetails } from './trip-details.tsx';

export type OpenTrip =
  | { kind: 'details'; trip: TripOfAll }
  | { kind: 'remove'; rows: readonly TripOfAll[] }
  | { kind: 'removed'; rows: readonly TripOfAll[] };

interface AllTripsDialogsProps extends Pick<Dialogs<OpenTrip>, 'of' | 'show'> {
  onRemoved: () => void;
}

export function AllTripsDialogs({ of, show, onRemoved }: AllTripsDialogsProps) {
  const details = of('details');
  return (
    <>
      <TripDetails opened={details.opened} trip={details.value?.trip} onClose={details.close} />
      <RemovalDialogs
        removal={trips}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        onRemoved={onRemoved}
      />
    </>
  );
}

const trips = {
  topic: 'trips',
  routes,
  texts,
  inWords: nameTrip,
  removedInWords: (rows: readonly TripOfAll[]) => (rows.length === 1 ? rows.map(nameTrip).join() : ''),
} as const;
