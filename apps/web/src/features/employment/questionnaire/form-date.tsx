import { personalLabels } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { earliestDate } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { formatNumericDate } from '@indeks/contract/common/format';
import type { FieldValues } from 'react-hook-form';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import type { Binding } from '#shared/ui/form/use-bound.ts';

interface PickedDateProps {
  label: string;
  today: string;
  required?: boolean;
}

/** From 1940 to today. */
export function PickedDate<Values extends FieldValues, Output>({
  today,
  ...props
}: Binding<Values, string, Output> & PickedDateProps) {
  return <DateField {...props} min={earliestDate} max={today} />;
}

interface FormDateProps {
  today: string;
  /** A fixed day, which is shown and cannot be changed. */
  fixed: string | undefined;
}

/** The day the form was filled in. */
export function FormDate<Values extends FieldValues, Output>({
  fixed,
  ...props
}: Binding<Values, string, Output> & FormDateProps) {
  const label = personalLabels.registerFormGeneral.formDate;
  return fixed === undefined ? (
    <PickedDate {...props} label={label} required />
  ) : (
    <ReadOnlyValue label={label} value={formatNumericDate(fixed)} />
  );
}
