import type { Flag } from '@indeks/contract/common/flags';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { findNeighbour, newRow, type PlanInput, type PlanOutput } from './plan-values.ts';

export type PlanForm = AppForm<PlanInput, PlanOutput>;

const changed = { shouldDirty: true, shouldTouch: true } as const;

/** Actions on the rows of the plan. Nothing is sent to the server before the save. */
export const usePlanActions = (form: PlanForm) => useMemo(() => planActions(form), [form]);

function planActions(form: PlanForm) {
  const rows = () => form.getValues('rows');
  return {
    add: (semester: SemesterNumber, programme: Flag): string => {
      const [key, row] = newRow(rows(), semester, programme);
      form.setValue(`rows.${key}`, row, changed);
      return key;
    },
    /** A new row vanishes; one that is saved stays in sight until the save, as it was read. */
    remove: (key: string) => {
      const before = form.formState.defaultValues?.rows?.[key];
      if (before)
        form.setValue(`rows.${key}`, { ...rows()[key], ...before, removed: true } as never, changed);
      else {
        const { [key]: _gone, ...others } = rows();
        form.setValue('rows', others, changed);
      }
      form.clearErrors(`rows.${key}`);
    },
    restore: (key: string) => form.setValue(`rows.${key}.removed`, false, changed),
    /** Changes places with the next one of its semester; at the edge it stays. */
    move: (key: string, step: -1 | 1) => {
      const other = findNeighbour(rows(), key, step);
      if (other === undefined) return;
      // Read before the first is set: the form changes its rows in place.
      const [place, otherPlace] = [rows()[key]?.position ?? 0, rows()[other]?.position ?? 0];
      form.setValue(`rows.${key}.position`, otherPlace, changed);
      form.setValue(`rows.${other}.position`, place, changed);
    },
    moveTo: (key: string, programme: Flag) => form.setValue(`rows.${key}.after_join`, programme, changed),
    setActive: (key: string, active: Flag) => form.setValue(`rows.${key}.active`, active, changed),
  };
}
export type PlanActions = ReturnType<typeof planActions>;

export const usePlanRows = (form: PlanForm) => useWatch({ control: form.control, name: 'rows' });
