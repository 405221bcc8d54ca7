import { promoterChoicesQuery } from '#data/studies/students.ts';
import { SearchedControl } from '#shared/ui/form/searched-control.tsx';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { useBound } from '#shared/ui/form/use-bound.ts';

interface PromoterFieldProps extends BoundField<'promoter', number | null> {
  /** The promoter whom the enrolment names already. */
  known: Choice<number> | undefined;
}

/** A lecturer, found by a few letters of the name. */
export function PromoterField({ label, known, ...field }: PromoterFieldProps) {
  const bound = useBound<{ promoter: number | null }, number | null, unknown>(field, null);
  return (
    <SearchedControl {...bound} label={label} choicesQuery={promoterChoicesQuery} known={known} clearable />
  );
}
