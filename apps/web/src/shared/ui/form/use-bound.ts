import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { afterPress } from './saving/after-press.ts';
import type { ChoiceValue } from './choices/choice.ts';
import type { WrapperMarks } from './field-props.ts';

/** Where a field belongs. `name` accepts only paths of the form whose value the control can hold. */
export interface Binding<Values extends FieldValues, Value, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value | null | undefined>;
}

/** As `Binding`, for fields whose choices must have the very type that stands at the path. */
export interface ChoiceBinding<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  control: Control<Values, unknown, Output>;
  name: Name;
}

/** The type of one choice at a path that holds one of them, or at a path that holds a list. */
export type ChoiceAt<Values extends FieldValues, Name extends FieldPath<Values>> = Extract<
  FieldPathValue<Values, Name> extends infer Held
    ? Held extends readonly (infer Item)[]
      ? Item
      : Held
    : never,
  ChoiceValue
>;

/** Paths that hold one choice, and paths that hold a list of them. */
export type ChoicePath<Values extends FieldValues> = FieldPathByValue<Values, ChoiceValue | null | undefined>;
export type ChoiceListPath<Values extends FieldValues> = FieldPathByValue<
  Values,
  readonly ChoiceValue[] | null | undefined
>;

/** Binds a control to its place in the form; `empty` is used for a missing value. */
export function useBound<Values extends FieldValues, Value, Output>(
  { control, name }: { control: Control<Values, unknown, Output>; name: FieldPath<Values> },
  empty: Value,
) {
  const { field, fieldState } = useController({ control, name });
  const marks: WrapperMarks = { 'data-field': name, 'data-invalid': fieldState.invalid || undefined };
  return {
    name: field.name,
    ref: field.ref,
    // The path was chosen by the type of its value; the library's type of `value` does not show it.
    value: (field.value as Value | null | undefined) ?? empty,
    onChange: (value: Value) => field.onChange(value),
    onBlur: () => afterPress(field.onBlur),
    error: fieldState.error?.message,
    wrapperProps: marks,
  };
}
