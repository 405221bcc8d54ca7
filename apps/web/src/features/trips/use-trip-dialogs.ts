import type { Car } from '@indeks/contract/cars/cars.schemas';
import type { Trip } from '@indeks/contract/trips/trips.schemas';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#shared/api/call-error.ts';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { OpenTrip } from './trip-dialogs.tsx';
import { useCloneTrip } from './trips.api.ts';
import { tripsTexts as texts } from './trips.texts.ts';

/** What is open over the trips, with the checks before adding and duplicating. */
export function useTripDialogs(cars: readonly Car[] | undefined, user: number | undefined) {
  const dialogs = useOpen<OpenTrip>();
  const navigate = useNavigate();
  const clone = useCloneTrip();
  const submitKey = useSubmitKey();
  const copying = useRef(false);
  const tried = useRef<number>(undefined);

  /** A trip needs a car. One's own is added in the settings, which open then. */
  const addNew = () => {
    if (cars === undefined) return;
    if (cars.length > 0) dialogs.show({ kind: 'form', trip: undefined, copied: false });
    else if (user !== undefined) snackbar(texts.noCars, { tone: 'error' });
    else {
      snackbar(texts.addCarFirst);
      void navigate('/settings?tab=samochody');
    }
  };

  /** The copy is saved at once and opened to be changed. */
  const duplicate = async ({ id }: Trip) => {
    if (copying.current) return;
    copying.current = true;
    // Repeating the same copy uses the same key, so it is made once; another trip gets another key.
    if (tried.current !== id) submitKey.renew();
    tried.current = id;
    try {
      const trip = await clone.mutateAsync({ id, idempotencyKey: submitKey.current() });
      submitKey.renew();
      dialogs.show({ kind: 'form', trip, copied: true });
      snackbar(texts.duplicated);
    } catch (error) {
      snackbar(messageOf(error), { tone: 'error' });
    } finally {
      copying.current = false;
    }
  };

  return { ...dialogs, addNew, duplicate: (trip: Trip) => void duplicate(trip) };
}
