import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '../field-props.ts';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoicePath } from '../use-bound.ts';
import { RadioControl, type RadioControlProps } from './radio-control.tsx';

export function RadioField<Values extends FieldValues, Name extends ChoicePath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<RadioControlProps<ChoiceAt<Values, Name>>>) {
  const { ref: _, ...bound } = useBound<Values, ChoiceAt<Values, Name> | null, Output>(
    { control, name },
    null,
  );
  return <RadioControl {...props} {...bound} />;
}
