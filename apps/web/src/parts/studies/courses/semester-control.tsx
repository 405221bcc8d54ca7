import { formatMonth } from '@indeks/contract/common/format';
import { intakesTo } from '@indeks/contract/studies/courses/intakes.rules';
import { today } from '#shared/lib/today.ts';
import {
  MultiSelectControl,
  type MultiSelectControlProps,
} from '#shared/ui/form/choices/multi-select-control.tsx';
import { SelectControl, type SelectControlProps } from '#shared/ui/form/choices/select-control.tsx';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import { coursePickersTexts as texts } from './course-pickers.texts.ts';

// Apart from the fields of forms, so that a list with a filter does not load the form library.

type Labelled<Props> = Omit<Props, 'choices' | 'label'> & { label?: string };

export interface SemesterControlProps extends Labelled<SelectControlProps<string>> {
  /** Those that may be chosen; all of them unless told. */
  offered?: readonly string[] | undefined;
}

/** One semester by the day it starts, the newest first. What the record has already stays a choice. */
export function SemesterControl({ offered = intakesTo(today()), ...props }: SemesterControlProps) {
  const kept = props.value === null ? undefined : semesterChoice(props.value);
  return (
    <SelectControl
      label={texts.semester}
      searchable
      {...props}
      choices={keepChosen(offered.map(semesterChoice), kept)}
    />
  );
}

/** Several semesters; none chosen means all. */
export function SemestersControl({ onChange, ...props }: Labelled<MultiSelectControlProps<string>>) {
  return (
    <MultiSelectControl
      label={texts.semester}
      placeholder={texts.everySemester}
      searchable
      clearable
      {...props}
      onChange={(chosen) => onChange(chosen.includes(every) ? [] : chosen)}
      choices={[{ value: every, label: texts.everySemester }, ...intakesTo(today()).map(semesterChoice)]}
    />
  );
}

/** The entry that leaves no semester chosen. */
const every = 'every';

const semesterChoice = (intake: string) => ({ value: intake, label: formatMonth(intake.slice(0, 7)) });
