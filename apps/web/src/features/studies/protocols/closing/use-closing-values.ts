import { useWatch } from 'react-hook-form';
import type { ClosingForm, ClosingValues } from './closing-form.ts';

/** Everything that is typed, at every key. */
export const useClosingValues = ({ control }: ClosingForm): ClosingValues =>
  // The form begins with every value; the library's type leaves that open.
  useWatch({ control }) as ClosingValues;
