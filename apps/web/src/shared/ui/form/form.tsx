import { useRef, type ReactNode } from 'react';
import { useFormState, type FieldErrors, type FieldValues } from 'react-hook-form';
import { useGuardedByDialog } from '../dialog/inside-dialog.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { FailedSave } from './saving/failed-save.tsx';
import { FormStatusContext } from './saving/form-status.ts';
import classes from './form.module.css';
import { useSubmit, type FailureNotice } from './saving/use-submit.ts';
import type { AppForm } from './use-zod-form.ts';

export interface FormProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /** Rejecting keeps the entered data and says why: a `CallError` with its field errors. */
  onSubmit: (values: Output) => Promise<void> | void;
  children: ReactNode;
  /** Instead of moving focus to the first field with an error: a long form focuses its summary. */
  onInvalid?: (errors: FieldErrors<Input>) => void;
  /** Words of the screen's own for some failures; what it leaves out is said as usual. */
  explainFailure?: ((error: unknown) => Partial<FailureNotice>) | undefined;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  className?: string;
  /** Typed values are kept in the browser until they are saved, also over a login; see `useFormDraft`. */
  kept?: boolean;
}

/** Every form of the portal: a press on its submit button shows all errors, or sends once and shows a failure. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, children, onInvalid, explainFailure, label, className = '', kept = false } = props;
  const root = useRef<HTMLFormElement>(null);
  const { submit, submitting, failure } = useSubmit({ form, root, onSubmit, onInvalid, explainFailure });
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  // `isDirty` is that of the last drawing; the library has no public way to ask for that of this moment.
  // oxlint-disable-next-line no-underscore-dangle
  useGuardedByDialog(() => form.control._getDirty());
  return (
    <FormStatusContext value={{ submitting }}>
      <form
        ref={root}
        noValidate
        aria-label={label}
        className={`${classes.form} ${className}`}
        onSubmit={(event) => void submit(event)}
      >
        {failure !== undefined && failure.shownInForm !== true && (
          <FailedSave failure={failure} kept={kept} />
        )}
        {children}
      </form>
    </FormStatusContext>
  );
}
