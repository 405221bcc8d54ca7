import type { Choice } from './choices/choice.ts';
import type { SelectControlProps } from './choices/select-control.tsx';

/** One of the records that a list of choices names. */
export interface ReferenceControlProps extends Omit<SelectControlProps<number>, 'choices' | 'label'> {
  label?: string;
  /** The stored value of the record: it stays selectable when it was closed since. */
  kept?: Choice<number> | undefined;
}
