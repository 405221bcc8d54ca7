import { typedZip } from '@indeks/contract/numbers/typed-numbers';
import { zipWarning } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type { FieldValues } from 'react-hook-form';
import { CheckedField, type CheckedFieldProps } from '#shared/ui/form/typed/checked-field.tsx';
import type { Binding } from '#shared/ui/form/use-bound.ts';
import { peopleTexts as texts } from '#parts/identity/people/people.texts.ts';

interface ZipFieldProps extends Omit<CheckedFieldProps, 'warn' | 'typed'> {
  /** The code of another country stays as it was typed. */
  abroad?: boolean;
}

/** A Polish postal code: its hyphen is written by itself, and a wrong one is told when the field is left. */
export function ZipField<Values extends FieldValues, Output>({
  abroad = false,
  ...props
}: Binding<Values, string, Output> & ZipFieldProps) {
  if (abroad) return <CheckedField {...props} warn={acceptAny} maw={160} />;
  return (
    <CheckedField {...props} warn={zipWarning} typed={typedZip} placeholder={texts.zipFormat} maw={160} />
  );
}

const acceptAny = () => undefined;
