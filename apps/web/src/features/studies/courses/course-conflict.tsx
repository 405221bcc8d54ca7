import { get, type FieldValues } from 'react-hook-form';
import { compareTable } from '#shared/ui/form/saving/compared-table.ts';
import type { ConflictFields } from '#shared/ui/form/saving/conflict-notice.tsx';
import { FlagSwitchField, SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { coursesTexts, courseTexts as texts } from './courses.texts.ts';
import { SubjectField } from './subject-fields.tsx';
import type { PlanForm } from './use-plan.ts';

/** Each cell of the plan is compared separately. The order is merged without a question: the one of this side stays. */
export const conflictTable = compareTable({
  field: 'rows',
  quiet: ['position', 'id'],
  // Its number is gone with it.
  revive: (row) => (row['removed'] === true ? undefined : { ...row, id: null }),
});

/** How a conflict names and draws the fields of the course and the cells of its subjects. */
export const conflictFields = (form: PlanForm): ConflictFields => ({
  labelOf: (path) => {
    const [, row, cell] = path.split('.');
    if (row === undefined) return coursesTexts.fields[path as keyof typeof coursesTexts.fields]; // a field of the course
    const name = String(get(form.getValues(), `rows.${row}.name`) ?? '');
    return cell === undefined ? name : texts.cell(nameColumn(cell), name);
  },
  draw: (path, drawn) => <ConflictField path={path} form={drawn} />,
});

const nameColumn = (cell: string): string => texts.columns[cell as keyof typeof texts.columns]; // a cell of the plan

function ConflictField({ path, form }: { path: string; form: AppForm<FieldValues, unknown> }) {
  const [, row, cell] = path.split('.');
  const own = form as unknown as PlanForm; // the same fields, under the same names
  if (row !== undefined && cell !== undefined)
    return <SubjectField form={own} row={row} cell={cell as 'name'} label={nameColumn(cell)} />;
  const { control } = own;
  if (path === 'active') return <FlagSwitchField control={control} name="active" label={path} />;
  if (path === 'mba') return <SwitchField control={control} name="mba" label={path} />;
  return <TextField control={control} name="name" label={path} />;
}
