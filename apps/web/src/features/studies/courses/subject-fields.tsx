import { semesters } from '@indeks/contract/studies/courses/courses.keys';
import { useWatch, type Control } from 'react-hook-form';
import { PersonField } from '#parts/identity/people/person-field.tsx';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { SwitchField, FlagSwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { courseTexts as texts } from './courses.texts.ts';
import type { PlanRowInput } from './plan-values.ts';
import type { PlanForm } from './use-plan.ts';

/** The cells of a subject that a person fills in, in the order of the table. */
export const subjectCells = ['name', 'uid', 'semester', 'exam', 'hours', 'ects', 'remarks'] as const;
export type SubjectCell = (typeof subjectCells)[number];

interface SubjectFieldProps {
  form: PlanForm;
  row: string;
  cell: SubjectCell | 'after_join' | 'active' | 'removed';
  label: string;
  /** In a table the heading of the column is seen, and the label only spoken. */
  labelHidden?: boolean;
  names?: ReadonlyMap<number, string> | undefined;
}

/** One field of a subject, in the table, in the phone's card, and where a conflict is shown. */
export function SubjectField({
  form: { control },
  row,
  cell,
  label,
  labelHidden = false,
  names,
}: SubjectFieldProps) {
  const frame = { label, labelHidden };
  const at = <Cell extends keyof PlanRowInput>(name: Cell) => bindCell(control, row, name);
  switch (cell) {
    case 'name':
      return <TextField {...frame} {...at('name')} required />;
    case 'uid':
      return (
        <PersonField
          {...frame}
          {...at('uid')}
          type="przedmiot"
          names={names}
          placeholder={texts.lecturerPlaceholder}
          clearable
        />
      );
    case 'semester':
      return <SelectField {...frame} {...at('semester')} choices={semesterChoices} required />;
    case 'exam':
      return <SelectField {...frame} {...at('exam')} choices={endingChoices} required />;
    case 'hours':
      return <NumberField {...frame} {...at('hours')} decimals={0} hideControls />;
    case 'ects':
      return <NumberField {...frame} {...at('ects')} decimals={0} hideControls />;
    case 'remarks':
      return <TextField {...frame} {...at('remarks')} />;
    case 'after_join':
      return <SelectField {...frame} {...at('after_join')} choices={programmeChoices} />;
    case 'active':
      return <FlagSwitchField label={label} {...at('active')} />;
    case 'removed':
    default:
      return <SwitchField label={label} {...at('removed')} />;
  }
}

/** The form as far as one cell sees it: it reads and writes its own path alone, whose type is that of the cell. */
const bindCell = <Cell extends keyof PlanRowInput>(
  control: PlanForm['control'],
  row: string,
  cell: Cell,
) => ({
  control: control as never as Control<Pick<PlanRowInput, Cell>>,
  name: `rows.${row}.${cell}` as never as Cell,
});

/** The names of the fields of a row for people who do not see the row. */
export function useRowName(form: PlanForm, row: string): string {
  const name = useWatch({ control: form.control, name: `rows.${row}.name` });
  return name.trim() === '' ? texts.newSubject : name;
}

const semesterChoices = semesters.map((semester) => ({ value: semester, label: String(semester) }));
const endingChoices = ([0, 1] as const).map((exam) => ({ value: exam, label: texts.ending[exam] }));
const programmeChoices = ([1, 0] as const).map((programme) => ({
  value: programme,
  label: texts.programmeName[programme],
}));
