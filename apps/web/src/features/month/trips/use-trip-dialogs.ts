import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import type { Trip } from '@indeks/contract/month/trips/trips.schemas';
import { useNavigate } from 'react-router';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { tripsTexts as texts } from './trips.texts.ts';

/** The dialogs over the trips, with the checks before adding and duplicating. */
export function useTripDialogs(cars: readonly Car[] | undefined, user: number | undefined) {
  const dialogs = useOpen<OpenEntry<Trip>>('trips');
  const navigate = useNavigate();
  const duplicate = (row: Trip) => dialogs.show({ kind: 'form', row, copied: true });

  /** A trip needs a car. One's own is added in the settings, which open then. */
  const addNew = () => {
    if (cars === undefined) return;
    if (cars.length > 0) dialogs.show({ kind: 'form' });
    else if (user !== undefined) snackbar(texts.noCars, { tone: 'error' });
    else {
      snackbar(texts.addCarFirst);
      void navigate('/settings?tab=samochody');
    }
  };

  return { ...dialogs, addNew, duplicate };
}
