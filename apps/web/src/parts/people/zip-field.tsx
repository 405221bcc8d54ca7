import { typedZip } from '@indeks/contract/numbers/typed-numbers';
import { zipWarning } from '@indeks/contract/questionnaire/questionnaire.rules';
import type { FieldValues } from 'react-hook-form';
import { CheckedField, type CheckedFieldProps } from '#shared/ui/form/checked-field.tsx';
import type { Binding } from '#shared/ui/form/use-bound.ts';
import { peopleTexts as texts } from './people.texts.ts';

/** A postal code: its hyphen is written by itself, and a wrong one is told when the field is left. */
export function ZipField<Values extends FieldValues, Output>(
  props: Binding<Values, string, Output> & Omit<CheckedFieldProps, 'warn' | 'typed'>,
) {
  return (
    <CheckedField {...props} warn={zipWarning} typed={typedZip} placeholder={texts.zipFormat} maw={160} />
  );
}
