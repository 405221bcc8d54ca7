import { Button } from '@mantine/core';
import type { StudentFormOfPerson } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { formatDateTime } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { SavedForm, SavedFormBar } from '#shared/ui/long-form/saved-form.tsx';
import { LoadedStudentForm } from './loaded-student-form.tsx';
import { nameStudentForm } from './name-student-form.ts';
import { StudentFormView } from './student-form-view.tsx';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

interface StudentFormTabProps {
  user: number;
  /** The history of changes, below the data. */
  history: ReactNode;
}

/** A student's registration form as those see it who keep students. */
export function StudentFormTab({ user, history }: StudentFormTabProps) {
  return (
    <SavedForm drafts={[nameStudentForm(user)]} texts={texts} listAt="/students" history={history}>
      {(editing) => (
        <LoadedStudentForm user={user}>
          {(of) =>
            editing.isOn ? (
              <Suspense>
                <StudentForm of={of} onSaved={editing.finish} onCancel={editing.cancel} />
              </Suspense>
            ) : (
              <SavedData of={of} onEdit={editing.begin} />
            )
          }
        </LoadedStudentForm>
      )}
    </SavedForm>
  );
}

const StudentForm = lazyPart(() => import('./student-form.tsx').then((file) => file.StudentForm));

function SavedData({ of, onEdit }: { of: StudentFormOfPerson; onEdit: () => void }) {
  return (
    <>
      <SavedFormBar
        savedAt={of.saved_at === null ? texts.neverSaved : texts.savedAt(formatDateTime(of.saved_at))}
      >
        {of.can.edit && (
          <Button leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </SavedFormBar>
      {!of.can.readPersonal && <Notice tone="info">{texts.personalKept}</Notice>}
      {!of.complete && <Notice tone="warning">{texts.incomplete}</Notice>}
      <StudentFormView form={of.form} />
    </>
  );
}
