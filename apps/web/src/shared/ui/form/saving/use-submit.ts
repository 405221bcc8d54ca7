import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { NotConfirmed } from '#shared/api/confirmations.ts';
import { findField, focusFirstInvalid } from '../focus-field.ts';
import { placeFailure } from './form-failure.ts';
import { formTexts } from '../form.texts.ts';
import type { AppForm } from '../use-zod-form.ts';

interface Submitting<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  root: RefObject<HTMLFormElement | null>;
  onSubmit: (values: Output) => Promise<void> | void;
  onInvalid: ((errors: FieldErrors<Input>) => void) | undefined;
  explainFailure?: ((error: unknown) => Partial<FailureNotice>) | undefined;
}

export interface FailureNotice {
  title: string | undefined;
  message: string;
  /** The form itself says it, among its fields. */
  shownInForm?: boolean;
  /** A way out that the screen offers. */
  remedy?: { label: string; onClick: () => void };
}

/** The message about a failed save, and the failure. */
export interface SaveFailure extends FailureNotice {
  error: unknown;
}

/** Sends a form once at a time; errors of the schema and of the server are shown at their fields and get the focus. */
export function useSubmit<Input extends FieldValues, Output>(props: Submitting<Input, Output>) {
  const { form, root, onSubmit } = props;
  const sending = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const refuse = useRefusal(props, (error) =>
    setFailure({ title: undefined, message: formTexts.saveFailed, error }),
  );

  const send = async (values: Output) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const hasField = (path: string) => root.current !== null && findField(root.current, path) !== null;
      const message = placeFailure(form, error, hasField);
      setFailure({ title: undefined, message, ...props.explainFailure?.(error), error });
      refuse();
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog must not send the form that the dialog was opened from.
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    setSubmitting(true);
    setFailure(undefined);
    let valid = true;
    await form.handleSubmit(send, () => (valid = false))();
    // The form shows its errors only after the callback has returned, so this cannot stand in it.
    if (!valid) refuse();
    sending.current = false;
    setSubmitting(false);
  };
  return { submit, submitting, failure };
}

/**
 * Returns the function to call when a submit was refused; focus moves once the errors stand on the screen. `onUnseen` is
 * told when none of them stands there, as of a name that has no field: nobody may be left without an answer.
 */
function useRefusal<Input extends FieldValues, Output>(
  props: Submitting<Input, Output>,
  onUnseen: (errors: FieldErrors<Input>) => void,
) {
  const { form, root, onInvalid } = props;
  const { errors } = form.formState;
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0 || Object.keys(errors).length === 0) return;
    if (onInvalid) onInvalid(errors);
    else if (root.current && !focusFirstInvalid(root.current) && !saysWhy(root.current)) onUnseen(errors);
    // Only a new refusal moves the focus, not a new function or a corrected field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  return () => setRefusals((count) => count + 1);
}

/** Some errors are shown beside the fields, such as that of a sum. */
function saysWhy(root: ParentNode): boolean {
  return root.querySelector('[role="alert"]') !== null;
}
