import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';
import {
  CourseControl,
  PlaceControl,
  type PlaceControlProps,
  type ReferenceControlProps,
} from './reference-controls.tsx';

export function CourseField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, number, Output> & BoundProps<ReferenceControlProps>) {
  return <CourseControl {...props} {...useBound<Values, number | null, Output>({ control, name }, null)} />;
}

export function PlaceField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, number, Output> & BoundProps<PlaceControlProps>) {
  return <PlaceControl {...props} {...useBound<Values, number | null, Output>({ control, name }, null)} />;
}
