import { z } from 'zod';
import { monthString } from '@indeks/contract/common/dates';
import { grosze } from '@indeks/contract/common/money';
import { AccountField } from '#shared/ui/form/typed/account-field.tsx';
import { AvatarField, photoEndings } from '#shared/ui/form/files/avatar-field.tsx';
import { CheckboxField } from '#shared/ui/form/choices/checkbox-field.tsx';
import { CheckboxSetField } from '#shared/ui/form/choices/checkbox-set-field.tsx';
import { FileField } from '#shared/ui/form/files/file-field.tsx';
import { FieldRow, FormActions } from '#shared/ui/form/form-layout.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { MoneyField } from '#shared/ui/form/typed/money-field.tsx';
import { MonthField } from '#shared/ui/form/dates/month-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TimeField } from '#shared/ui/form/dates/time-field.tsx';
import { useZodForm, type AppForm } from '#shared/ui/form/use-zod-form.ts';

const everyField = z.object({
  tuition: grosze,
  account: z.string().length(26, 'Numer rachunku ma 26 cyfr'),
  month: monthString,
  start: z.string().min(1, 'Podanie godziny jest wymagane'),
  days: z.array(z.number()).min(1, 'Zaznacz co najmniej jeden dzień'),
  consent: z.literal(true, { error: 'Zgoda jest wymagana' }),
  albums: z.file({ error: 'Wybierz plik CSV' }),
  photo: z.file().optional(),
});

type EveryFieldForm = AppForm<z.input<typeof everyField>, z.output<typeof everyField>>;

interface EveryFieldFormProps {
  onSubmit: (values: z.output<typeof everyField>) => Promise<void> | void;
}

/** The fields that the other sample forms do not have. */
export function EveryFieldForm({ onSubmit }: EveryFieldFormProps) {
  const form = useZodForm(everyField, {
    tuition: undefined,
    account: '',
    month: '',
    start: '',
    days: [],
    consent: undefined,
    albums: undefined,
    photo: undefined,
  });
  return (
    <Form form={form} onSubmit={onSubmit} label="Wszystkie pola">
      <FieldRow>
        <MoneyField control={form.control} name="tuition" label="Czesne" required maw={180} />
        <AccountField control={form.control} name="account" label="Numer rachunku" required />
        <MonthField control={form.control} name="month" label="Miesiąc" required />
        <TimeField control={form.control} name="start" label="Początek" required maw={180} />
      </FieldRow>
      <Choices control={form.control} />
      <Files control={form.control} />
      <FormActions>
        <SubmitButton>Zapisz wszystko</SubmitButton>
      </FormActions>
    </Form>
  );
}

const days = [
  { value: 5, label: 'piątek' },
  { value: 6, label: 'sobota' },
  { value: 0, label: 'niedziela' },
];

function Choices({ control }: Pick<EveryFieldForm, 'control'>) {
  return (
    <>
      <CheckboxSetField control={control} name="days" label="Dni zajęć" required choices={days} />
      <CheckboxField
        control={control}
        name="consent"
        label="Zapoznałem się z informacją o przetwarzaniu danych"
      />
    </>
  );
}

const size = { sizeUnder: 2_000_000 };
const albumRules = {
  ...size,
  endings: ['.csv'],
  messages: { type: 'Wybierz plik CSV', size: 'Plik jest za duży' },
};
const photoRules = {
  ...size,
  endings: photoEndings,
  messages: { type: 'Wybierz zdjęcie PNG, JPEG lub BMP', size: 'Zdjęcie jest za duże' },
};

function Files({ control }: Pick<EveryFieldForm, 'control'>) {
  return (
    <FieldRow>
      <FileField control={control} name="albums" label="Numery albumów" required rules={albumRules} />
      <AvatarField control={control} name="photo" label="Zdjęcie" person="Ewa Kamińska" rules={photoRules} />
    </FieldRow>
  );
}
