import { z } from 'zod';
import { CallError } from '#shared/api/call-error.ts';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { DateRangeField } from '#shared/ui/form/dates/date-range-field.tsx';
import { FieldRow, FormActions } from '#shared/ui/form/form-layout.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { RadioField } from '#shared/ui/form/choices/radio-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { CatalogueSection } from '../section.ts';
import { EveryFieldForm } from './every-field-form.tsx';

const lecturer = z.object({
  name: z.string().min(1, 'Podanie imienia i nazwiska jest wymagane'),
  email: z.string().min(1, 'Podanie emaila jest wymagane'),
  telephone: z
    .string()
    .regex(/^\d*$/u, 'Proszę podać wyłącznie cyfry, bez przerw, myślników i numeru kierunkowego'),
  born: z.string().min(1, 'Podanie daty jest wymagane'),
  from: z.string().min(1, 'Podanie terminu jest wymagane'),
  to: z.string(),
  contract: z.enum(['employee', 'company'], { error: 'Podanie rodzaju umowy jest konieczne' }),
});

export const wholeFormSections: readonly CatalogueSection[] = [
  {
    id: 'form',
    title: 'Formularz',
    states: [
      {
        id: 'form-saved',
        title: 'zapis się udaje',
        render: () => <SampleForm onSubmit={saved} submitLabel="Zapisz" />,
      },
      {
        id: 'form-refused',
        title: 'serwer odmawia',
        render: () => <SampleForm onSubmit={refused} submitLabel="Zapisz z odmową" />,
      },
      { id: 'form-every-field', title: 'pozostałe pola', render: () => <EveryFieldForm onSubmit={saved} /> },
    ],
  },
];

interface SampleFormProps {
  onSubmit: () => Promise<void>;
  submitLabel: string;
}

function SampleForm({ onSubmit, submitLabel }: SampleFormProps) {
  const form = useZodForm(lecturer, {
    name: '',
    email: '',
    telephone: '',
    born: '',
    from: '',
    to: '',
    contract: undefined,
  });
  const { control } = form;
  return (
    <Form form={form} onSubmit={onSubmit} label={submitLabel}>
      <FieldRow>
        <TextField control={control} name="name" label="Imię i nazwisko" required />
        <EmailField control={control} name="email" label="Adres e-mail" required />
        <PhoneField control={control} name="telephone" label="Telefon" />
        <DateField control={control} name="born" label="Data urodzenia" required />
        <DateRangeField control={control} from="from" to="to" label="Termin" required weekdays={[5, 6, 0]} />
        <RadioField
          control={control}
          name="contract"
          label="Rodzaj umowy"
          required
          choices={[
            { value: 'employee', label: 'Pracownik' },
            { value: 'company', label: 'Firma' },
          ]}
        />
      </FieldRow>
      <FormActions>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </Form>
  );
}

async function saved() {
  await pause();
  snackbar('Zmiany zapisane');
}

async function refused(): Promise<never> {
  await pause();
  throw new CallError({
    status: 409,
    code: 'record/duplicate',
    message: 'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
    fields: [{ path: 'email', message: 'Ten adres jest już zajęty' }],
  });
}

/** Long enough to see the button at work. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 800));
