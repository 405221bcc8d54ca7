import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';
import { SemesterControl, type SemesterControlProps } from './semester-control.tsx';

export function SemesterField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<SemesterControlProps>) {
  return <SemesterControl {...props} {...useBound<Values, string | null, Output>({ control, name }, null)} />;
}
