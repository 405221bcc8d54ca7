import { isInPoland } from '@indeks/contract/numbers/contact';
import { typedAccount } from '@indeks/contract/numbers/typed-numbers';
import { accountWarning } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import { labelStudentField } from '@indeks/contract/studies/student-forms/student-forms.labels';
import { earliestBirth, sexes } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { useWatch, type Control, type FieldPath } from 'react-hook-form';
import { ZipField } from '#parts/employment/questionnaire/zip-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { CheckedField } from '#shared/ui/form/typed/checked-field.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import type { StudentInput, StudentOutput } from './student-form-values.ts';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

export type StudentControl = Control<StudentInput, unknown, StudentOutput>;

const fieldAt =
  (control: StudentControl) =>
  <Name extends FieldPath<StudentInput>>(name: Name) => ({ control, name, label: labelStudentField(name) });

interface PersonalFieldsProps {
  control: StudentControl;
  today: string;
  disabled: boolean;
}

/** Browsers are not asked to fill in: the data are somebody else's. */
export function PersonalFields({ control, today, disabled }: PersonalFieldsProps) {
  const at = fieldAt(control);
  const common = { disabled, autoComplete: 'off' };
  return (
    <>
      <FieldRow>
        <TextField {...at('personal.surname')} {...common} required />
        <TextField {...at('personal.name')} {...common} required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('personal.secondName')} {...common} />
        <TextField {...at('personal.placeOfBirth')} {...common} required />
      </FieldRow>
      <FieldRow>
        <DateField
          {...at('personal.dayOfBirth')}
          disabled={disabled}
          min={disabled ? undefined : earliestBirth}
          max={today}
          required
        />
      </FieldRow>
    </>
  );
}

export function AddressFields({ control }: { control: StudentControl }) {
  const at = fieldAt(control);
  const country = useWatch({ control, name: 'address.country' });
  return (
    <>
      <FieldRow>
        <TextField {...at('address.street')} autoComplete="off" required />
        <FieldRow>
          <TextField {...at('address.houseNr')} autoComplete="off" required />
          <TextField {...at('address.homeNr')} autoComplete="off" />
        </FieldRow>
      </FieldRow>
      <FieldRow>
        <ZipField {...at('address.zip')} abroad={!isInPoland(country)} required />
        <TextField {...at('address.city')} autoComplete="off" required />
      </FieldRow>
      <FieldRow>
        <TextField {...at('address.country')} autoComplete="off" />
      </FieldRow>
    </>
  );
}

interface ContactFieldsProps {
  control: StudentControl;
  /** Whether the reader may see the account for refunds. */
  withAccount: boolean;
}

export function ContactFields({ control, withAccount }: ContactFieldsProps) {
  const at = fieldAt(control);
  return (
    <>
      <FieldRow>
        <EmailField {...at('contact.email')} autoComplete="off" required />
        <PhoneField {...at('contact.telephoneNr')} autoComplete="off" required />
      </FieldRow>
      {withAccount && (
        <CheckedField
          {...at('contact.bank_account')}
          description={texts.accountHelp}
          warn={accountWarning}
          typed={typedAccount}
          inputMode="numeric"
        />
      )}
    </>
  );
}

/** Fields for the yearly report; none of them is required. */
export function ReportFields({ control }: { control: StudentControl }) {
  const at = fieldAt(control);
  return (
    <>
      <FieldRow>
        <SelectField {...at('report.sex')} choices={sexChoices} />
        <TextField {...at('report.citizenship')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...at('report.secondaryCountry')} autoComplete="off" />
      </FieldRow>
    </>
  );
}

const sexChoices = sexes.map((value) => ({ value, label: value || texts.unsaid }));
