import type { Car } from '@indeks/contract/cars/cars.schemas';
import type { Report } from '@indeks/contract/months/months.schemas';
import { tripEdit, tripForm, type Trip, type TripEdit } from '@indeks/contract/trips/trips.schemas';
import type { z } from 'zod';
import { firstChoiceOf, useOpenDays } from '#parts/months/open-days.ts';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import { TripFields } from './trip-fields.tsx';
import { useCreateTrip, useEditTrip } from './trips.api.ts';
import { tripsTexts as texts } from './trips.texts.ts';

interface TripDialogProps {
  opened: boolean;
  /** The trip to edit; without it a new one is added. */
  trip: Trip | undefined;
  /** The trip is a copy made a moment ago. */
  copied: boolean;
  cars: readonly Car[];
  ratePerKm: number | null;
  /** Whose trips; undefined for one's own. */
  user: number | undefined;
  month: string;
  report: Report | null;
  onClose: () => void;
  onSaved: (trip: Trip) => void;
}

/** One form for both: a new trip is an edit of an empty one. */
export function TripDialog(props: TripDialogProps) {
  const { opened, trip, copied, cars, ratePerKm, user, month, report, onClose, onSaved } = props;
  const create = useCreateTrip();
  const edit = useEditTrip();
  const submitKey = useSubmitKey();
  const stale = useStaleRow();
  const days = useOpenDays(month, report);
  // Only a trip whose car was deleted since may go without one.
  const keepsCar = trip?.cid === null;

  const add = async ({ version: _version, cid, ...rest }: TripEdit) => {
    const body = { ...rest, cid: cid ?? 0 };
    const added = await create.mutateAsync({ body, user, idempotencyKey: submitKey.current() });
    submitKey.renew();
    return added;
  };
  const change = (id: number, body: TripEdit) =>
    stale.guard(body.version, (version) => edit.mutateAsync({ id, body: { ...body, version } }));

  return (
    <FormDialog<z.input<typeof tripEdit>, TripEdit>
      opened={opened}
      onClose={onClose}
      size="form-wide"
      title={titleOf(trip, copied)}
      submitLabel={trip ? texts.save : texts.add}
      schema={keepsCar ? tripEdit : tripForm}
      defaultValues={trip ? fieldsOf(trip) : emptyTrip(firstChoiceOf(month), cars)}
      onSubmit={async (body) => onSaved(trip ? await change(trip.id, body) : await add(body))}
    >
      {(form) => (
        <TripFields
          form={form}
          days={days}
          cars={cars}
          deletedCar={keepsCar ? trip.car : undefined}
          ratePerKm={ratePerKm}
        />
      )}
    </FormDialog>
  );
}

function titleOf(trip: Trip | undefined, copied: boolean): string {
  if (!trip) return texts.newTitle;
  return copied ? texts.copyTitle : texts.editTitle;
}

/** Whoever has one car drives it. The kilometres are left out: an empty field is no number. */
const emptyTrip = (date: string, cars: readonly Car[]) => ({
  cid: cars.length === 1 ? (cars[0]?.id ?? null) : null,
  start: '',
  destination: '',
  return_to_start: false,
  date,
  return_date: null,
  comment: '',
  version: 1,
});

const fieldsOf = ({ id: _id, car: _car, status: _status, ...fields }: Trip) => fields;
