import { placeRoutes as routes } from '@indeks/contract/provider/places/places.routes';
import { newPlace, placeEdit, type Place } from '@indeks/contract/provider/places/places.schemas';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { MultiSelectField } from '#shared/ui/form/choices/multi-select-field.tsx';
import { FlagSwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { coordinatorChoicesQuery } from '#data/provider/places.ts';
import { placesTexts as texts } from './places.texts.ts';

export function PlaceDialogs(open: EntryOpen<Place> & { onRemoved: () => void }) {
  return <EntryDialogs {...open} entry={places} />;
}

const fields = {
  name: { label: texts.fields.name, draw: (field) => <TextField {...field} required /> },
  coordinators: { label: texts.fields.coordinators, draw: (field) => <CoordinatorsField {...field} /> },
  organization: { label: texts.fields.organization, draw: (field) => <TextField {...field} required /> },
  address: { label: texts.fields.address, draw: (field) => <TextField {...field} required /> },
  telephone: {
    label: texts.fields.telephone,
    half: true,
    draw: (field) => <PhoneField {...field} required />,
  },
  email: { label: texts.fields.email, half: true, draw: (field) => <EmailField {...field} required /> },
} satisfies FieldsOf<z.input<typeof newPlace>>;

const places = defineEntry({
  topic: 'places',
  routes,
  texts,
  inWords: ({ name, organization }: Place) => `${name} · ${organization}`,
  add: () =>
    defineForm({
      schema: newPlace,
      values: { name: '', coordinators: [], organization: '', address: '', telephone: '', email: '' },
      fields,
    }),
  edit: ({ id: _id, can: _can, version: _version, coordinator_username: _names, ...values }) =>
    defineForm({
      schema: placeEdit.omit({ version: true }),
      values,
      fields: {
        ...fields,
        active: { label: texts.fields.active, draw: (field) => <FlagSwitchField {...field} /> },
      },
    }),
});

function CoordinatorsField(field: BoundField<'coordinators', number[]>) {
  const { data: coordinators = [] } = useQuery(coordinatorChoicesQuery);
  return (
    <MultiSelectField
      {...field}
      description={texts.coordinatorsHelp}
      choices={coordinators}
      searchable
      required
    />
  );
}
