import type { Car } from '@indeks/contract/cars/cars.schemas';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { CarDialog } from './car-dialog.tsx';
import { useRemoveCar } from './cars.api.ts';
import { carsTexts as texts } from './cars.texts.ts';

export type OpenCar = { kind: 'form'; car: Car | undefined } | EntryOutcome<Car>;

interface CarDialogsProps extends Pick<Dialogs<OpenCar>, 'of' | 'show'> {
  user: number | undefined;
  onRemoved: () => void;
}

/** Everything that opens over the cars; loaded when the first of it does. */
export function CarDialogs({ of, show, user, onRemoved }: CarDialogsProps) {
  const remove = useRemoveCar();
  const form = of('form');
  const editing = form.value?.car;
  return (
    <>
      <CarDialog
        opened={form.opened}
        car={editing}
        user={user}
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
        onAddAnother={() => show({ kind: 'form', car: undefined })}
        onRemove={(rows) => Promise.all(rows.map(({ id }) => remove.mutateAsync({ id, user })))}
        onRemoved={onRemoved}
      />
    </>
  );
}

const wordsOf = ({ brand, model, registration_nr: plate }: Car): string => `${brand} ${model} · ${plate}`;
