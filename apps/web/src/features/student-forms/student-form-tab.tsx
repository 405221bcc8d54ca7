import { Button } from '@mantine/core';
import type { StudentFormOfPerson } from '@indeks/contract/student-forms/student-forms.schemas';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '#shared/lib/format.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useHasSealedDraft } from '#shared/ui/long-form/use-tab-draft.ts';
import { LoadedStudentForm } from './loaded-student-form.tsx';
import { nameStudentForm } from './name-student-form.ts';
import { StudentFormView } from './student-form-view.tsx';
import classes from './student-forms.module.css';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

interface StudentFormTabProps {
  user: number;
  /** The history of changes, below the data. */
  history: ReactNode;
}

/** A student's registration form as those see it who keep students. */
export function StudentFormTab({ user, history }: StudentFormTabProps) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(useHasSealedDraft([nameStudentForm(user)]));
  const [saved, setSaved] = useState(false);
  const finish = () => {
    setEditing(false);
    setSaved(true);
  };
  return (
    <div className={classes['view']}>
      <LoadedStudentForm user={user}>
        {(of) =>
          editing ? (
            <Suspense>
              <StudentForm of={of} onSaved={finish} onCancel={() => setEditing(false)} />
            </Suspense>
          ) : (
            <SavedForm of={of} onEdit={() => setEditing(true)} />
          )
        }
      </LoadedStudentForm>
      {!editing && history}
      <SuccessDialog
        opened={saved}
        onClose={() => setSaved(false)}
        sentence={texts.saved}
        choices={[
          { label: texts.backToList, onChoose: () => void navigate('/students') },
          { label: texts.goOn, onChoose: () => setSaved(false) },
        ]}
      />
    </div>
  );
}

const StudentForm = lazyPart(() => import('./student-form.tsx').then((file) => file.StudentForm));

function SavedForm({ of, onEdit }: { of: StudentFormOfPerson; onEdit: () => void }) {
  return (
    <>
      <div className={classes['actions']}>
        <span className={classes['savedAt']}>
          {of.saved_at === null ? texts.neverSaved : texts.savedAt(formatDateTime(of.saved_at))}
        </span>
        {of.can.edit && (
          <Button leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {!of.complete && <Notice tone="warning">{texts.incomplete}</Notice>}
      <StudentFormView form={of.form} />
    </>
  );
}
