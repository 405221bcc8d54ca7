import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { proposedPriceQuery } from '#data/studies/students.ts';
import { TuitionField } from '#parts/studies/students/tuition-field.tsx';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import { useBound } from '#shared/ui/form/use-bound.ts';

interface Proposing {
  /** A new enrolment; of one that is there nothing is proposed. */
  proposes: boolean;
}

/** The usual tuition of the chosen course is in the field until somebody types another. */
export function FirstTuition({ proposes, ...field }: BoundField<'price', number> & Proposing) {
  const bound = useBound<{ price: number }, number | null, unknown>(field, null);
  const cid = useCourse(field.control as unknown as CourseControl, 'cid');
  useProposal(proposes ? cid : null, bound);
  return <TuitionField {...field} required />;
}

/** The same for the second course; without one there is no second price. */
export function SecondTuition({ proposes, ...field }: BoundField<'price_2', number | null> & Proposing) {
  const bound = useBound<{ price_2: number | null }, number | null, unknown>(field, null);
  const cid = useCourse(field.control as unknown as CourseControl, 'cid_2');
  useProposal(proposes ? cid : null, bound);
  const { value, onChange } = bound;
  const follow = useEffectEvent((course: number | null) => {
    if (course === null && value !== null) onChange(null);
  });
  useEffect(() => follow(cid), [cid]);
  return <TuitionField {...field} disabled={cid === null} />;
}

/** The form of an enrolment has the courses beside their prices. */
type CourseControl = Control<{ cid: number | null; cid_2: number | null }>;

const useCourse = (control: CourseControl, name: 'cid' | 'cid_2'): number | null =>
  useWatch({ control, name }) ?? null;

interface Price {
  value: number | null;
  onChange: (price: number | null) => void;
}

function useProposal(cid: number | null, { value, onChange }: Price): void {
  const { data } = useQuery({ ...proposedPriceQuery(cid ?? 0), enabled: cid !== null });
  const proposed = useRef<number | null>(null);
  const propose = useEffectEvent((price: number | null) => {
    // What somebody typed stays.
    if (value !== null && value !== proposed.current) return;
    proposed.current = price;
    if (price !== value) onChange(price);
  });
  const price = cid === null ? undefined : data?.price;
  useEffect(() => {
    if (price !== undefined) propose(price);
  }, [price]);
}
