import { newCar, type Car, type NewCar } from '@indeks/contract/cars/cars.schemas';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import { useCreateCar, useEditCar } from './cars.api.ts';
import { carsTexts as texts } from './cars.texts.ts';

interface CarDialogProps {
  opened: boolean;
  /** The car to edit; without it a new one is added. */
  car: Car | undefined;
  /** Whose car; undefined for one's own. */
  user: number | undefined;
  onClose: () => void;
  onSaved: (car: Car) => void;
}

export function CarDialog({ opened, car, user, onClose, onSaved }: CarDialogProps) {
  const create = useCreateCar();
  const edit = useEditCar();
  const submitKey = useSubmitKey();
  const stale = useStaleRow();

  const add = async (body: NewCar) => {
    const added = await create.mutateAsync({ body, user, idempotencyKey: submitKey.current() });
    submitKey.renew();
    return added;
  };
  const change = ({ id, version: read }: Car, body: NewCar) =>
    stale.guard(read, (version) => edit.mutateAsync({ id, body: { ...body, version } }));

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={car ? texts.editTitle : texts.newTitle}
      submitLabel={car ? texts.save : texts.add}
      schema={newCar}
      defaultValues={car ? fieldsOf(car) : emptyCar}
      onSubmit={async (body) => onSaved(car ? await change(car, body) : await add(body))}
    >
      {({ control }) => (
        <>
          <FieldRow>
            <TextField control={control} name="brand" label={texts.fields.brand} maxLength={60} required />
            <TextField control={control} name="model" label={texts.fields.model} maxLength={60} required />
          </FieldRow>
          <FieldRow>
            <TextField
              control={control}
              name="engine"
              label={texts.fields.engine}
              inputMode="numeric"
              maxLength={20}
              required
            />
            <TextField
              control={control}
              name="registration_nr"
              label={texts.fields.registration}
              autoCapitalize="characters"
              maxLength={20}
              required
            />
          </FieldRow>
        </>
      )}
    </FormDialog>
  );
}

const emptyCar: NewCar = { brand: '', model: '', engine: '', registration_nr: '' };

/** The engine is typed as text. */
const fieldsOf = ({ brand, model, engine, registration_nr }: Car): NewCar => ({
  brand,
  model,
  engine: String(engine),
  registration_nr,
});
