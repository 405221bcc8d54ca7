import { drivenKm } from '@indeks/contract/month/trips/trips.rules';
import type { TripOfAll } from '@indeks/contract/month/trips/trips.schemas';
import { Button } from '@mantine/core';
import { formatDate } from '#shared/lib/format.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import classes from './all-trips.module.css';
import { allTripsTexts as texts } from './all-trips.texts.ts';

interface TripDetailsProps {
  opened: boolean;
  trip: TripOfAll | undefined;
  onClose: () => void;
}

/** Read-only: a trip is changed on its owner's screen. */
export function TripDetails({ opened, trip, onClose }: TripDetailsProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.detailsTitle} size="form-wide">
      {trip && (
        <div className={classes.details}>
          <Values trip={trip} />
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose} data-autofocus>
              {texts.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Values({ trip }: { trip: TripOfAll }) {
  const { fields } = texts;
  return (
    <>
      <FieldRow>
        <ReadOnlyValue label={fields.username} value={trip.username} />
        <ReadOnlyValue label={fields.car} value={trip.car} />
      </FieldRow>
      <FieldRow>
        <ReadOnlyValue label={fields.start} value={trip.start} />
        <ReadOnlyValue label={fields.destination} value={trip.destination} />
      </FieldRow>
      <FieldRow>
        <ReadOnlyValue label={fields.date} value={formatDate(trip.date)} />
        {trip.return_to_start && (
          <ReadOnlyValue
            label={fields.returnDate}
            value={trip.return_date === null ? '' : formatDate(trip.return_date)}
          />
        )}
      </FieldRow>
      <ReadOnlyValue
        label={fields.km}
        value={texts.km(drivenKm(trip))}
        maw={180}
        {...(trip.return_to_start && { description: fields.kmHelp })}
      />
      <ReadOnlyValue label={fields.comment} value={trip.comment} />
    </>
  );
}
