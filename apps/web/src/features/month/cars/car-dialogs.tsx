import { carRoutes as routes } from '@indeks/contract/month/cars/cars.routes';
import { newCar, type Car } from '@indeks/contract/month/cars/cars.schemas';
import type { z } from 'zod';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { carsTexts as texts } from './cars.texts.ts';

interface CarDialogsProps extends EntryOpen<Car> {
  /** The owner of the cars; undefined for the reader's own. */
  user: number | undefined;
  onRemoved: () => void;
}

export function CarDialogs({ user, ...open }: CarDialogsProps) {
  return <EntryDialogs {...open} entry={declareCars(user)} />;
}

const declareCars = (user: number | undefined) =>
  defineEntry({
    topic: 'cars',
    routes,
    query: { user },
    texts,
    inWords: ({ brand, model, registration_nr: plate }: Car) => `${brand} ${model} · ${plate}`,
    add: () => defineForm({ schema: newCar, values: emptyCar, fields }),
    edit: ({ brand, model, engine, registration_nr }) =>
      // The engine is typed as text.
      defineForm({
        schema: newCar,
        values: { brand, model, engine: String(engine), registration_nr },
        fields,
      }),
  });

const emptyCar = { brand: '', model: '', engine: '', registration_nr: '' };

const fields: FieldsOf<z.input<typeof newCar>> = {
  brand: { label: texts.fields.brand, half: true, draw: (field) => <TextField {...field} required /> },
  model: { label: texts.fields.model, half: true, draw: (field) => <TextField {...field} required /> },
  engine: {
    label: texts.fields.engine,
    half: true,
    draw: (field) => <TextField {...field} inputMode="numeric" required />,
  },
  registration_nr: {
    label: texts.fields.registration,
    half: true,
    draw: (field) => <TextField {...field} autoCapitalize="characters" required />,
  },
};
