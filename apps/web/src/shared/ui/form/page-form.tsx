import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { DraftNotice } from '../long-form/draft-notice.tsx';
import { Form, type FormProps } from './form.tsx';
import { LeavingQuestion } from './saving/leaving-question.tsx';
import { useDraftOverLogin } from './saving/use-draft-over-login.ts';

interface PageFormProps<Input extends FieldValues, Output> extends Omit<FormProps<Input, Output>, 'kept'> {
  /** Name of the form, which also tells it from others of its page. */
  label: string;
  /** Fields that are never put into the browser's storage: passwords and codes. */
  secret?: readonly (keyof Input & string)[];
}

/** A form that stands on a page: what is typed outlives a login and is not given up without a question. */
export function PageForm<Input extends FieldValues, Output>(props: PageFormProps<Input, Output>) {
  const { secret, children, ...rest } = props;
  const { form, label } = rest;
  const { pathname } = useLocation();
  const draft = useDraftOverLogin(form, {
    place: `draft:page:${pathname}:${label}`,
    title: label,
    without: secret,
  });
  return (
    <>
      <Form {...rest} kept>
        {draft.restored && <DraftNotice onDiscard={draft.discard} />}
        {children}
      </Form>
      <LeavingQuestion form={form} />
    </>
  );
}
