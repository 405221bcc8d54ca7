import type { Car } from '@indeks/contract/cars/cars.schemas';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { CarDialog } from './car-dialog.tsx';
import { useRemoveCar } from './cars.api.ts';
import { carsTexts as texts } from './cars.texts.ts';

export type OpenCar =
  | { kind: 'form'; car: Car | undefined }
  | { kind: 'saved'; car: Car; added: boolean }
  | { kind: 'remove'; car: Car }
  | { kind: 'removed'; car: Car };

type DialogOf<K extends OpenCar['kind']> = OpenOf<Extract<OpenCar, { kind: K }>>;

interface CarDialogsProps extends Pick<Dialogs<OpenCar>, 'of' | 'show'> {
  user: number | undefined;
  onRemoved: () => void;
}

/** Everything that opens over the cars; loaded when the first of it does. */
export function CarDialogs({ of, show, user, onRemoved }: CarDialogsProps) {
  const form = of('form');
  const editing = form.value?.car;
  return (
    <>
      <CarDialog
        opened={form.opened}
        car={editing}
        user={user}
        onClose={form.close}
        onSaved={(car) => show({ kind: 'saved', car, added: editing === undefined })}
      />
      <Saved dialog={of('saved')} onAddAnother={() => show({ kind: 'form', car: undefined })} />
      <Remove
        dialog={of('remove')}
        user={user}
        onRemoved={(car) => {
          onRemoved();
          show({ kind: 'removed', car });
        }}
      />
      <Removed dialog={of('removed')} />
    </>
  );
}

function Saved({ dialog, onAddAnother }: { dialog: DialogOf<'saved'>; onAddAnother: () => void }) {
  const { opened, value, close } = dialog;
  const choices = [
    { label: texts.addAnother, onChoose: onAddAnother },
    { label: texts.backToList, onChoose: close },
  ];
  return (
    <SuccessDialog
      opened={opened}
      onClose={close}
      sentence={value?.added ? texts.added : texts.edited}
      detail={value ? wordsOf(value.car) : ''}
      {...(value?.added ? { choices } : { autoClose: true })}
    />
  );
}

interface RemoveProps {
  dialog: DialogOf<'remove'>;
  user: number | undefined;
  onRemoved: (car: Car) => void;
}

function Remove({ dialog, user, onRemoved }: RemoveProps) {
  const remove = useRemoveCar();
  const car = dialog.value?.car;
  return (
    <ConfirmDelete
      opened={dialog.opened}
      onClose={dialog.close}
      question={texts.removeQuestion}
      consequence={texts.removeConsequence}
      items={car ? [wordsOf(car)] : []}
      confirmLabel={texts.removeConfirm}
      onConfirm={async () => {
        if (!car) return;
        await remove.mutateAsync({ id: car.id, user });
        onRemoved(car);
      }}
    />
  );
}

function Removed({ dialog }: { dialog: DialogOf<'removed'> }) {
  const car = dialog.value?.car;
  return (
    <SuccessDialog
      opened={dialog.opened}
      onClose={dialog.close}
      sentence={texts.removed}
      detail={car ? wordsOf(car) : ''}
      autoClose
    />
  );
}

const wordsOf = ({ brand, model, registration_nr: plate }: Car): string => `${brand} ${model} · ${plate}`;
