import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { SelectControl, type SelectControlProps } from '#shared/ui/form/choices/select-control.tsx';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';

interface ChoiceFieldProps extends BoundProps<Omit<SelectControlProps<string>, 'choices'>> {
  choices: readonly string[];
}

/** A select of words that are their own values; nothing chosen is the empty text, as in the documents. */
export function ChoiceField<Values extends FieldValues, Output>({
  control,
  name,
  choices,
  ...props
}: Binding<Values, string, Output> & ChoiceFieldProps) {
  const { value, onChange, ...bound } = useBound({ control, name }, '');
  return (
    <SelectControl
      {...props}
      {...bound}
      choices={choices.map((choice) => ({ value: choice, label: choice }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
