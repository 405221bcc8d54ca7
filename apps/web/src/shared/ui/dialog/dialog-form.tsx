import { Button } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { $ZodType } from 'zod/v4/core';
import { isCallError } from '#shared/api/call-error.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useConflict } from '../form/saving/conflict.ts';
import type { ConflictFields } from '../form/saving/conflict-notice.tsx';
import { FormActions } from '../form/form-layout.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { keepFocus } from '../form/keep-focus.ts';
import { SubmitButton } from '../form/saving/submit-button.tsx';
import { DraftNotice } from '../long-form/draft-notice.tsx';
import { useDraftOverLogin } from '../form/saving/use-draft-over-login.ts';
import { useZodForm, type AppForm, type FormValues } from '../form/use-zod-form.ts';
import { dialogTexts } from './dialog.texts.ts';
import { placeOfDraft } from './draft-place.ts';
import { useOpening, type Opening } from './use-opening.ts';

export interface DialogFormProps<Input extends FieldValues, Output> {
  schema: $ZodType<Output, Input>;
  /** Read when the dialog opens. */
  values: FormValues<NoInfer<Input>>;
  /** Values typed in another form before this one opened; they replace those of `values`. */
  typed?: FieldValues | undefined;
  /** When it resolves the dialog closes; when it rejects the dialog stays, with the data and the reason. */
  onSubmit: (values: Output, opening: Opening) => Promise<void> | void;
  /** The verb of the act: "Dodaj czas pracy"; of what is filled in where it says how much. */
  submitLabel: string | ((form: AppForm<Input, Output>) => ReactNode);
  /** Something is lost or given up by the act: its button is red. */
  danger?: boolean | undefined;
  /** A question that is to be read before anything is chosen: the keyboard begins at the button that gives up. */
  startsAtCancel?: boolean | undefined;
  /** Where the specification has words of its own for giving up. */
  cancelLabel?: string | undefined;
  explainFailure?: FormProps<Input, Output>['explainFailure'];
  /** Holds what the server keeps sealed: nothing of it is put into the browser's storage. */
  sealed?: boolean;
  /** How the fields are named and drawn, and the values for a newer row: together they show a conflict. */
  fields?: ConflictFields;
  readNewer?: ((row: unknown) => FieldValues) | undefined;
  /** What is edited was deleted by somebody else: offers to add what was typed as something new. */
  onGone?: ((typed: FieldValues) => void) | undefined;
  children: (form: AppForm<Input, Output>) => ReactNode;
}

const ConflictNotice = lazyPart(() =>
  import('../form/saving/conflict-notice.tsx').then((file) => file.ConflictNotice),
);

/**
 * One opening of a form dialog. Whatever belongs to this opening alone lives here and ends with it: the entered
 * values, the idempotency keys, the newer version that a conflict brought.
 */
export function DialogForm<Input extends FieldValues, Output>(
  props: DialogFormProps<Input, Output> & { title: string; onCancel: () => void },
) {
  const { schema, values, onSubmit, submitLabel, fields, children, onCancel, sealed = false } = props;
  const form = useZodForm(schema, values);
  const opening = useOpening();
  const draft = useDraftOverLogin(form, {
    place: placeOfDraft(useLocation().pathname),
    title: props.title,
    without: sealed ? 'all' : undefined,
    typed: props.typed,
  });
  const { conflict, meet, canCompare } = useConflict(form, { readNewer: fields && props.readNewer });
  const explainFailure = (error: unknown) => ({
    shownInForm: canCompare(error),
    ...explainGone(error),
    ...props.explainFailure?.(error),
  });
  const explainGone = (error: unknown) => {
    const { onGone } = props;
    if (!onGone || !isCallError(error, 'record/not-found')) return {};
    const remedy = { label: dialogTexts.addAsNew, onClick: () => onGone(form.getValues()) };
    return { message: dialogTexts.gone, remedy };
  };
  return (
    <Form
      form={form}
      onSubmit={(body) => meet(() => onSubmit(body, opening))}
      explainFailure={explainFailure}
      kept={!sealed}
    >
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      {conflict && fields && (
        <Suspense>
          <ConflictNotice form={form as AppForm<FieldValues, unknown>} conflict={conflict} fields={fields} />
        </Suspense>
      )}
      {children(form)}
      <FormActions>
        <Button
          variant="default"
          onClick={onCancel}
          {...(props.startsAtCancel === true && { 'data-autofocus': true })}
          {...keepFocus}
        >
          {props.cancelLabel ?? dialogTexts.cancel}
        </Button>
        <SubmitButton {...(props.danger === true && { color: 'danger' })}>
          {typeof submitLabel === 'string' ? submitLabel : submitLabel(form)}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
