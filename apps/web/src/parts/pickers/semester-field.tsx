import { formatMonth } from '@indeks/contract/common/format';
import { intakesTo } from '@indeks/contract/courses/intakes.rules';
import type { FieldValues } from 'react-hook-form';
import { today } from '#shared/lib/today.ts';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { MultiSelectControl, type MultiSelectControlProps } from '#shared/ui/form/multi-select-field.tsx';
import { SelectControl, type SelectControlProps } from '#shared/ui/form/select-control.tsx';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';
import { pickersTexts as texts } from './pickers.texts.ts';

type Labelled<Props> = Omit<Props, 'choices' | 'label'> & { label?: string };

/** One semester by the day it starts, the newest first. */
export function SemesterControl(props: Labelled<SelectControlProps<string>>) {
  return <SelectControl label={texts.semester} searchable {...props} choices={semesterChoices()} />;
}

export function SemesterField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<Labelled<SelectControlProps<string>>>) {
  return <SemesterControl {...props} {...useBound<Values, string | null, Output>({ control, name }, null)} />;
}

/** Several semesters; none chosen means all. */
export function SemestersControl(props: Labelled<MultiSelectControlProps<string>>) {
  return (
    <MultiSelectControl label={texts.semester} searchable clearable {...props} choices={semesterChoices()} />
  );
}

const semesterChoices = () =>
  intakesTo(today()).map((intake) => ({ value: intake, label: formatMonth(intake.slice(0, 7)) }));
