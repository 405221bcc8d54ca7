import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '../field-props.ts';
import { MultiSelectControl, type MultiSelectControlProps } from './multi-select-control.tsx';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoiceListPath } from '../use-bound.ts';

export function MultiSelectField<Values extends FieldValues, Name extends ChoiceListPath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<MultiSelectControlProps<ChoiceAt<Values, Name>>>) {
  return (
    <MultiSelectControl
      {...props}
      {...useBound<Values, ChoiceAt<Values, Name>[], Output>({ control, name }, [])}
    />
  );
}
