import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readLimits } from './field-limits.ts';
import type { BoundProps } from './field-props.ts';
import { useBound, type Binding } from './use-bound.ts';

/** Makes a form field from a control; `empty` is used for a missing value. */
export function bindControl<Props extends { value: unknown }>(
  Control: ComponentType<Props>,
  empty: Props['value'],
) {
  return function Field<Values extends FieldValues, Output>({
    control,
    name,
    ...props
  }: Binding<Values, NonNullable<Props['value']>, Output> & BoundProps<Props>) {
    const bound = useBound<Values, Props['value'], Output>({ control, name }, empty);
    // `BoundProps` took away what the form supplies; together they are the control's props again.
    return <Control {...({ ...props, ...bound } as unknown as Props)} />;
  };
}

/** As `bindControl`, for a control of text: nothing longer than the schema allows can be typed. */
export function bindTextControl<Props extends { value: string; maxLength?: number | undefined }>(
  Control: ComponentType<Props>,
) {
  const Bound = bindControl(Control, '');
  return function TextField<Values extends FieldValues, Output>(
    props: Binding<Values, string, Output> & BoundProps<Props>,
  ) {
    const { maxLength } = readLimits(props.control, props.name);
    return <Bound maxLength={maxLength} {...props} />;
  };
}
