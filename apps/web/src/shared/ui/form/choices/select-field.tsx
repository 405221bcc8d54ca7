import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '../field-props.ts';
import { SelectControl, type SelectControlProps } from './select-control.tsx';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoicePath } from '../use-bound.ts';

export function SelectField<Values extends FieldValues, Name extends ChoicePath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<SelectControlProps<ChoiceAt<Values, Name>>>) {
  return (
    <SelectControl
      {...props}
      {...useBound<Values, ChoiceAt<Values, Name> | null, Output>({ control, name }, null)}
    />
  );
}
