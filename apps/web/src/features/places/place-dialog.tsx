import { placeEdit, type Place, type PlaceEdit } from '@indeks/contract/places/places.schemas';
import type { z } from 'zod';
import { useQuery } from '@tanstack/react-query';
import { coordinatorChoicesQuery } from '#data/places.ts';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import { EmailField, PhoneField } from '#shared/ui/form/contact-fields.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { MultiSelectField } from '#shared/ui/form/multi-select-field.tsx';
import { FlagSwitchField } from '#shared/ui/form/switch-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { useCreatePlace, useEditPlace } from './places.api.ts';
import { placesTexts as texts } from './places.texts.ts';

interface PlaceDialogProps {
  opened: boolean;
  /** The place to edit; without it a new one is added. */
  place: Place | undefined;
  onClose: () => void;
  onSaved: (place: Place) => void;
}

/** One form for both: a new place is an edit of an empty one, whose switch is not shown. */
export function PlaceDialog({ opened, place, onClose, onSaved }: PlaceDialogProps) {
  const create = useCreatePlace();
  const edit = useEditPlace();
  const submitKey = useSubmitKey();
  const stale = useStaleRow();
  const { data: coordinators = [] } = useQuery({ ...coordinatorChoicesQuery, enabled: opened });

  const add = async ({ active: _active, version: _version, ...body }: PlaceEdit) => {
    const added = await create.mutateAsync({ body, idempotencyKey: submitKey.current() });
    submitKey.renew();
    return added;
  };
  const change = (id: number, body: PlaceEdit) =>
    stale.guard(body.version, (version) => edit.mutateAsync({ id, body: { ...body, version } }));

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={place ? texts.editTitle : texts.add}
      submitLabel={place ? texts.save : texts.add}
      schema={placeEdit}
      defaultValues={place ? fieldsOf(place) : emptyPlace}
      onSubmit={async (body) => onSaved(place ? await change(place.id, body) : await add(body))}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={texts.fields.name} required maxLength={120} />
          <MultiSelectField
            control={control}
            name="coordinators"
            label={texts.fields.coordinators}
            description={texts.coordinatorsHelp}
            choices={coordinators}
            searchable
            required
          />
          <TextField
            control={control}
            name="organization"
            label={texts.fields.organization}
            required
            maxLength={200}
          />
          <TextField control={control} name="address" label={texts.fields.address} required maxLength={300} />
          <FieldRow>
            <PhoneField
              control={control}
              name="telephone"
              label={texts.fields.telephone}
              required
              maxLength={40}
            />
            <EmailField control={control} name="email" label={texts.fields.email} required maxLength={254} />
          </FieldRow>
          {place && <FlagSwitchField control={control} name="active" label={texts.fields.active} />}
        </>
      )}
    </FormDialog>
  );
}

const emptyPlace: z.input<typeof placeEdit> = {
  name: '',
  coordinators: [],
  organization: '',
  address: '',
  telephone: '',
  email: '',
  active: 1,
  version: 1,
};

const fieldsOf = ({ id: _id, can: _can, coordinator_username: _names, ...fields }: Place) => fields;
