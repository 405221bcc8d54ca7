import { Title } from '@mantine/core';
import { useId } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { LoadedStudentForm } from './loaded-student-form.tsx';
import { StudentFormView } from './student-form-view.tsx';
import classes from './student-forms.module.css';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

/** The student's own data, to be read: others change them. */
export function OwnStudentForm({ user }: { user: number }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.view}>
      <Title order={2} id={titleId}>
        {texts.own}
      </Title>
      <LoadedStudentForm user={user}>
        {({ form, complete }) => (
          <>
            {!complete && <Notice tone="info">{texts.incompleteOwn}</Notice>}
            <StudentFormView form={form} />
          </>
        )}
      </LoadedStudentForm>
    </section>
  );
}
