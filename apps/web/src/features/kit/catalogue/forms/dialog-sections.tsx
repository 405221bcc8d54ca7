import { Button, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { errorTexts } from '@indeks/contract/common/errors.texts';
import { CallError } from '#shared/api/call-error.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import type { CatalogueSection, CatalogueState } from '../section.ts';

const workTime = z.object({
  date: z.string().min(1, 'Podanie daty jest wymagane'),
  online: z.boolean(),
  place: z.number({ error: 'Podanie miejscowości jest wymagane' }),
  hours: z.number({ error: 'Podanie liczby godzin jest wymagane' }).min(0.5).max(24),
  comment: z.string().max(250),
});

const places = [
  { value: 1, label: 'Łódź' },
  { value: 2, label: 'Wrocław' },
];

type Opened = (dialog: { opened: boolean; onClose: () => void }) => ReactNode;

export const dialogSections: readonly CatalogueSection[] = [
  {
    id: 'dialogs',
    title: 'Okna dialogowe',
    states: [
      dialogState('dialog-form', 'formularz', (dialog) => <WorkTimeDialog {...dialog} onSubmit={saved} />),
      dialogState('dialog-form-refused', 'formularz, zapis odrzucony', (dialog) => (
        <WorkTimeDialog {...dialog} onSubmit={refused} />
      )),
      dialogState('dialog-confirm', 'pytanie o usunięcie', (dialog) => (
        <ConfirmDelete
          {...dialog}
          question={'Czy na pewno chcesz usunąć 3\u00A0wykładowców?'}
          consequence="Znikną z list i raportów. Tej operacji nie można cofnąć."
          items={['Ewa Kamińska', 'Zofia Jabłońska', 'Barbara Nowak']}
          confirmLabel={'Usuń 3\u00A0osoby'}
          onConfirm={refused}
        />
      )),
      dialogState('dialog-question', 'pytanie o inną czynność', (dialog) => (
        <Confirm
          {...dialog}
          question={'Czy na pewno chcesz zaakceptować 12\u00A0raportów?'}
          consequence="Pozostałe raporty poczekają na Ciebie."
          confirmLabel={'Zaakceptuj 12\u00A0raportów'}
          icon={IconChecks}
          tone="brand"
          failed="Nie udało się zaakceptować. Spróbuj ponownie."
          onConfirm={refused}
        />
      )),
      dialogState('dialog-success-choice', 'powodzenie z wyborem', (dialog) => (
        <SuccessDialog
          {...dialog}
          sentence="Poprawnie dodałeś nowy czas pracy"
          detail="12 października 2025 · Łódź · 6,5 godz."
          choices={[
            { label: 'Dodaj kolejny', onChoose: dialog.onClose },
            { label: 'Wróć do listy', onChoose: dialog.onClose },
          ]}
        />
      )),
      dialogState('dialog-success-timed', 'powodzenie, zamyka się po 10 s', (dialog) => (
        <SuccessDialog
          {...dialog}
          sentence="Poprawnie zapisano dane"
          offer={<Button>Pobierz PDF do podpisu</Button>}
          autoClose
        />
      )),
      dialogState('dialog-persistent', 'nie do przypadkowego zamknięcia', (dialog) => (
        <Dialog
          {...dialog}
          title="Informacja o przetwarzaniu danych"
          size="wide"
          persistent
          wayOut={
            <Button variant="subtle" size="xs" onClick={dialog.onClose}>
              Wyloguj się
            </Button>
          }
        >
          <Text mb="md">Klawisz Escape i kliknięcie obok niczego tu nie zmieniają.</Text>
          <Button onClick={dialog.onClose}>Zapoznałem się</Button>
        </Dialog>
      )),
    ],
  },
];

function dialogState(id: string, title: string, dialog: Opened): CatalogueState {
  return { id, title, render: ({ open }) => <OpensDialog open={open} title={title} dialog={dialog} /> };
}

function OpensDialog({ open, title, dialog }: { open: boolean; title: string; dialog: Opened }) {
  const [opened, setOpened] = useState(open);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Otwórz: {title}
      </Button>
      {dialog({ opened, onClose: () => setOpened(false) })}
    </>
  );
}

interface WorkTimeDialogProps {
  opened: boolean;
  onClose: () => void;
  onSubmit: () => Promise<void>;
}

function WorkTimeDialog(props: WorkTimeDialogProps) {
  return (
    <FormDialog
      {...props}
      title="Nowy czas pracy"
      schema={workTime}
      values={{ date: '2025-10-12', online: false, place: undefined, hours: undefined, comment: '' }}
      submitLabel="Dodaj czas pracy"
    >
      {({ control }) => <WorkTimeFields control={control} />}
    </FormDialog>
  );
}

type WorkTimeForm = AppForm<z.input<typeof workTime>, z.output<typeof workTime>>;

function WorkTimeFields({ control }: Pick<WorkTimeForm, 'control'>) {
  return (
    <>
      <DateField
        control={control}
        name="date"
        label="Data"
        required
        description="Możesz wpisać dni z bieżącego miesiąca."
        min="2025-10-01"
        max="2025-10-31"
      />
      <SwitchField
        control={control}
        name="online"
        label="Praca on-line"
        description="Zajęcia zdalne – bez podawania miejscowości."
      />
      <SelectField control={control} name="place" label="Miejscowość" required choices={places} />
      <NumberField control={control} name="hours" label="Liczba godzin" required step={0.5} maw={180} />
      <TextareaField control={control} name="comment" label="Komentarz" counted />
    </>
  );
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 800));

async function saved() {
  await pause();
}

async function refused(): Promise<never> {
  await pause();
  const code = 'server/unavailable';
  throw new CallError({ status: 503, code, message: errorTexts[code] });
}
