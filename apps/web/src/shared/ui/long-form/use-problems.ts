import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { findProblems } from './form-problems.ts';
import type { FormProblem } from './form-problems.ts';

interface Problems {
  problems: readonly FormProblem[];
  /** The form was sent once: from then on a section without problems is fine. */
  checked: boolean;
}

/** The errors to be corrected now, in the words and the order of the screen. */
export function useProblems<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  root: RefObject<HTMLElement | null>,
): Problems {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  // Runs after every render: the library changes its errors in place, and parts of the form come and go. The labels
  // are read from the page; equal problems do not set the state again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const found = root.current ? findProblems(root.current, errors) : [];
    // The words of a problem are known only from the page that was just drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setProblems((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  });
  return { problems, checked: isSubmitted };
}
